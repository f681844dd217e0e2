/// A kind of quantity, whose units are listed together.
///
/// ```swift
/// try Unit.named("acre").kind        // .area
/// QuantityKind.fuelEconomy.name      // "fuel economy"
/// ```
///
/// Several kinds may share a dimension, as frequency and radioactivity do, and units of one kind may
/// have two, as `mpg` and `L/100km` do.
public enum QuantityKind: String, CaseIterable, Hashable, Sendable {
  /// Space and time.
  case length, area, volume, mass, time, angle
  /// The surface of a sphere.
  case solidAngle = "solid angle"
  /// Motion and its causes.
  case speed, acceleration, force, pressure, energy, power, frequency
  /// Heat.
  case temperature
  /// Distance per fuel, and fuel per distance.
  case fuelEconomy = "fuel economy"
  /// Information.
  case data
  /// Information per time.
  case dataRate = "data rate"
  /// Electricity.
  case current, charge, voltage, resistance, conductance, capacitance, inductance
  /// Magnetism.
  case magneticFlux = "magnetic flux"
  /// Magnetism per area.
  case magneticFluxDensity = "magnetic flux density"
  /// The magnetizing current, per length.
  case magneticField = "magnetic field"
  /// Particles.
  case amount
  /// Light.
  case luminousIntensity = "luminous intensity"
  /// Light per area.
  case illuminance
  /// Radiation.
  case radioactivity, dose, exposure
  /// Enzymes.
  case catalyticActivity = "catalytic activity"
  /// Fluids.
  case viscosity
  /// Fluids, relative to density.
  case kinematicViscosity = "kinematic viscosity"
  /// Moving fluids.
  case flow
  /// Lenses.
  case lensPower = "lens power"
  /// Threads.
  case yarn
  /// Plain numbers: dozens and percents.
  case number
  /// Currencies.
  case money

  /// The name in English, as in the table of units.
  public var name: String { rawValue }
}
