/// What is measured, by which units are listed together.
///
/// ```swift
/// try Unit.named("acre").kind        // .area
/// QuantityKind.fuelEconomy.name      // "fuel economy"
/// ```
///
/// Several kinds may share a dimension, as frequency and radioactivity do, and units of one kind may
/// have two, as `mpg` and `L/100km` do.
public enum QuantityKind: String, CaseIterable, Hashable, Sendable {
  /// Of space and time.
  case length, area, volume, mass, time, angle
  /// Of a sphere.
  case solidAngle = "solid angle"
  /// Of motion and its causes.
  case speed, acceleration, force, pressure, energy, power, frequency
  /// Of heat.
  case temperature
  /// Distance by fuel, and fuel by distance.
  case fuelEconomy = "fuel economy"
  /// Of information.
  case data
  /// Of information by time.
  case dataRate = "data rate"
  /// Of electricity.
  case current, charge, voltage, resistance, conductance, capacitance, inductance
  /// Of magnets.
  case magneticFlux = "magnetic flux"
  /// Of magnets, by area.
  case magneticFluxDensity = "magnetic flux density"
  /// Of the current that makes a magnet, by length.
  case magneticField = "magnetic field"
  /// Of particles.
  case amount
  /// Of light.
  case luminousIntensity = "luminous intensity"
  /// Of light, by area.
  case illuminance
  /// Of rays.
  case radioactivity, dose, exposure
  /// Of enzymes.
  case catalyticActivity = "catalytic activity"
  /// Of fluids.
  case viscosity
  /// Of fluids, by density.
  case kinematicViscosity = "kinematic viscosity"
  /// Of fluids that move.
  case flow
  /// Of lenses.
  case lensPower = "lens power"
  /// Of threads.
  case yarn
  /// Of plain numbers: dozens and percents.
  case number
  /// Of currencies.
  case money

  /// The name in English, as the table of units writes it.
  public var name: String { rawValue }
}
