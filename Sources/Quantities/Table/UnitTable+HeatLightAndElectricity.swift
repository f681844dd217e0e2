extension UnitTable {
  /// Temperatures, data, electricity, light, rays, flows and numbers.
  ///
  /// For scales, the last column is their zero in kelvins: K = (°F + 459.67) × 5/9, K = °Ré × 5/4 + 273.15,
  /// K = (°Rø − 7.5) × 40/21 + 273.15, K = 373.15 − °De × 2/3, K = °N × 100/33 + 273.15.
  static let heatLightAndElectricity: StaticString = """
    # temperature; K
    K | kelvin, kelvins | | 1 | si | SI
    degC | celsius, degrees_celsius | °C | 1 | | SI | 273.15
    delta_degC | | Δ°C | 1 | | SI
    degF | fahrenheit, degrees_fahrenheit | °F | 5/9 | | SP811 | 459.67*5/9
    degR | rankine, degrees_rankine | °R | 5/9 | | SP811
    delta_degF | | Δ°F | 5/9 | | SP811
    degRe | reaumur | °Ré | 5/4 | | HIST | 273.15
    degRo | romer | °Rø | 40/21 | | HIST | 36241/140
    degDe | delisle | °De | -2/3 | | HIST | 373.15
    degNewton | newton_scale | °N | 100/33 | | HIST | 273.15
    # fuel economy; 1/m^2
    mpg | miles_per_gallon | | 1609.344/(231*0.0254**3) | | FUEL
    mpg_imp | imp_mpg, mpg_UK | | 1609.344/0.00454609 | | FUEL
    kmpl | km_per_litre | km/L | 1000000 | | FUEL
    # fuel economy; m^2
    L/100km | l/100km, L_per_100km | | 1e-8 | | FUEL
    gal/100mi | gal_per_100mi | | (231*0.0254**3)/160934.4 | | FUEL
    # data; bit
    bit | bits | | 1 | si>=1,iec | IEC
    B | byte, bytes, octet, octets | | 8 | si>=1,iec | IEC
    nibble | nibbles | | 4 | | IEC
    crumb | crumbs | | 2 | | IEC
    # data rate; bit/s
    bps | | | 1 | si>=1 | IEC
    Bps | | | 8 | si>=1 | IEC
    # current; A
    A | ampere, amperes, amp, amps | | 1 | si | SI
    abampere | biot | | 10 | | SI
    # charge; A s
    C | coulomb, coulombs | | 1 | si | SI
    Ah | ampere_hour, ampere_hours | | 3600 | si | SI
    faraday | faradays | | 1.602176634e-19*6.02214076e23 | | SI
    # voltage; kg m^2/(A s^3)
    V | volt, volts | | 1 | si | SI
    # resistance; kg m^2/(A^2 s^3)
    ohm | ohms | Ω | 1 | si | SI
    # conductance; A^2 s^3/(kg m^2)
    S | siemens, mho | | 1 | si | SI
    # capacitance; A^2 s^4/(kg m^2)
    F | farad, farads | | 1 | si | SI
    # inductance; kg m^2/(A^2 s^2)
    H | henry, henries, henrys | | 1 | si | SI
    # magnetic flux; kg m^2/(A s^2)
    Wb | weber, webers | | 1 | si | SI
    Mx | maxwell, maxwells | | 1e-8 | | SI
    # magnetic flux density; kg/(A s^2)
    T | tesla, teslas | | 1 | si | SI
    gauss | | Gs | 0.0001 | | SI
    # magnetic field; A/m
    Oe | oersted, oersteds | | 1000/(4*pi) | | SI
    # amount; mol
    mol | mole, moles | | 1 | si | SI
    # luminous intensity; cd
    cd | candela, candelas | | 1 | si | SI
    lm | lumen, lumens | | 1 | si | SI
    # illuminance; cd/m^2
    lx | lux | | 1 | si | SI
    nit | nits | | 1 | | SI
    phot | phots | | 10000 | | SI
    stilb | stilbs, sb | | 10000 | | SI
    fc | footcandle, footcandles | | 1/0.3048**2 | | SI
    footlambert | foot_lambert, foot_lamberts, footlamberts | | 1/(pi*0.3048**2) | | SI
    lambert | lamberts | | 10000/pi | | SI
    apostilb | apostilbs | | 1/pi | | SI
    # radioactivity; 1/s
    Bq | becquerel, becquerels | | 1 | si | SI
    Ci | curie, curies | | 3.7e10 | si | SI
    # dose; m^2/s^2
    Gy | gray, grays | | 1 | si | SI
    Sv | sievert, sieverts | | 1 | si | SI
    rem | rems | | 0.01 | si | SI
    rad_dose | rads_dose | | 0.01 | | SI
    # exposure; A s/kg
    roentgen | roentgens | R | 0.000258 | | SP811
    # catalytic activity; mol/s
    kat | katal, katals | | 1 | si | SI
    # viscosity; kg/(m s)
    P | poise | | 0.1 | si | SP811
    reyn | reyns | | 0.45359237*9.80665/0.0254**2 | | SP811
    # kinematic viscosity; m^2/s
    St | stokes | | 0.0001 | si | SP811
    # flow; m^3/s
    gpm | gallons_per_minute | | 231*0.0254**3/60 | | SP811
    cfm | cubic_feet_per_minute | | 0.3048**3/60 | | SP811
    cfs | cubic_feet_per_second | | 0.3048**3 | | SP811
    cumec | cumecs | | 1 | | SP811
    # lens power; 1/m
    dpt | dioptre, dioptres, diopter, diopters | | 1 | | SI
    # yarn; kg/m
    tex | | | 1e-6 | si | TEX
    den | denier, deniers | | 1e-3/9000 | | TEX
    # number; 1
    dozen | dozens | | 12 | | ISO3
    gross | | | 144 | | ISO3
    score | scores | | 20 | | ISO3
    percent | | % | 0.01 | | ISO3
    permille | permil | ‰ | 0.001 | | ISO3
    ppm | | | 1e-6 | | ISO3
    ppb | | | 1e-9 | | ISO3
    million | millions | | 1e6 | | ISO3
    billion | billions | | 1e9 | | ISO3
    trillion | trillions | | 1e12 | | ISO3
    """
}
