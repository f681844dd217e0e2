extension EverydayUnits {
  /// The names of the units in English, in the order of ``list``.
  static let english: StaticString = """
    deg Degrees
    rad Radians
    mrad Milliradians
    grad Gradians
    arcmin Arcminutes
    arcsec Arcseconds
    turn Turns
    mm^2 Square Millimetres
    cm^2 Square Centimetres
    m^2 Square Metres
    are Ares
    ha Hectares
    km^2 Square Kilometres
    in^2 Square Inches
    ft^2 Square Feet
    yd^2 Square Yards
    acre Acres
    mi^2 Square Miles
    tsubo Tsubo
    bit Bits
    B Bytes
    kbit Kilobits
    kB Kilobytes
    Kibit Kibibits
    KiB Kibibytes
    Mbit Megabits
    MB Megabytes
    Mibit Mebibits
    MiB Mebibytes
    Gbit Gigabits
    GB Gigabytes
    GiB Gibibytes
    TB Terabytes
    TiB Tebibytes
    PB Petabytes
    PiB Pebibytes
    J Joules
    kJ Kilojoules
    MJ Megajoules
    cal Calories
    kcal Kilocalories
    Wh Watt-Hours
    kWh Kilowatt-Hours
    MWh Megawatt-Hours
    eV Electronvolts
    BTU British Thermal Units
    ftlbf Foot-Pounds
    therm Therms
    erg Ergs
    N Newtons
    kN Kilonewtons
    dyn Dynes
    gf Grams-Force
    kgf Kilograms-Force
    ozf Ounces-Force
    lbf Pounds-Force
    pdl Poundals
    kip Kips
    L/100km Litres per 100 Kilometres
    kmpl Kilometres per Litre
    mpg Miles per Gallon (US)
    mpg_imp Miles per Gallon (Imperial)
    gal/100mi Gallons per 100 Miles
    nm Nanometres
    um Micrometres
    mm Millimetres
    cm Centimetres
    m Metres
    km Kilometres
    in Inches
    ft Feet
    yd Yards
    mi Miles
    nmi Nautical Miles
    fathom Fathoms
    furlong Furlongs
    point Points
    au Astronomical Units
    ly Light Years
    pc Parsecs
    mW Milliwatts
    W Watts
    kW Kilowatts
    MW Megawatts
    GW Gigawatts
    hp Horsepower
    hp_metric Metric Horsepower
    BTU_h BTU per Hour
    ftlbf_s Foot-Pounds per Second
    Pa Pascals
    hPa Hectopascals
    kPa Kilopascals
    MPa Megapascals
    mbar Millibars
    bar Bars
    atm Atmospheres
    at Technical Atmospheres
    psi Pounds per Square Inch
    torr Torr
    mmHg Millimetres of Mercury
    inHg Inches of Mercury
    m/s Metres per Second
    km/h Kilometres per Hour
    mph Miles per Hour
    ft/s Feet per Second
    kn Knots
    min/km Minutes per Kilometre
    min/mi Minutes per Mile
    c0 Speed of Light
    degC Celsius
    degF Fahrenheit
    K Kelvin
    degR Rankine
    ns Nanoseconds
    us Microseconds
    ms Milliseconds
    s Seconds
    min Minutes
    h Hours
    d Days
    week Weeks
    month Months
    year Years
    decade Decades
    century Centuries
    mL Millilitres
    cL Centilitres
    dL Decilitres
    L Litres
    hL Hectolitres
    cm^3 Cubic Centimetres
    m^3 Cubic Metres
    tsp Teaspoons (US)
    tbsp Tablespoons (US)
    floz Fluid Ounces (US)
    cup Cups (US)
    metric_cup Cups (Metric)
    pt Pints (US)
    qt Quarts (US)
    gal Gallons (US)
    imp_floz Fluid Ounces (Imperial)
    imp_pt Pints (Imperial)
    imp_qt Quarts (Imperial)
    imp_gal Gallons (Imperial)
    in^3 Cubic Inches
    ft^3 Cubic Feet
    yd^3 Cubic Yards
    bbl Oil Barrels
    ug Micrograms
    mg Milligrams
    g Grams
    kg Kilograms
    t Tonnes
    ct Carats
    grain Grains
    oz Ounces
    lb Pounds
    st Stone
    short_ton Short Tons
    long_ton Long Tons
    ozt Troy Ounces
    """
}
