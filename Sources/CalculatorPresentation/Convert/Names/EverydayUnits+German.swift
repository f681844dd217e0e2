extension EverydayUnits {
  /// The names of the units in German, in the order of ``list``.
  static let german: StaticString = """
    deg Grad
    rad Radiant
    mrad Milliradiant
    grad Gon
    arcmin Bogenminuten
    arcsec Bogensekunden
    turn Umdrehungen
    mm^2 Quadratmillimeter
    cm^2 Quadratzentimeter
    m^2 Quadratmeter
    are Ar
    ha Hektar
    km^2 Quadratkilometer
    in^2 Quadratzoll
    ft^2 Quadratfuß
    yd^2 Quadratyards
    acre Acres
    mi^2 Quadratmeilen
    tsubo Tsubo
    bit Bit
    B Byte
    kbit Kilobit
    kB Kilobyte
    Kibit Kibibit
    KiB Kibibyte
    Mbit Megabit
    MB Megabyte
    Mibit Mebibit
    MiB Mebibyte
    Gbit Gigabit
    GB Gigabyte
    GiB Gibibyte
    TB Terabyte
    TiB Tebibyte
    PB Petabyte
    PiB Pebibyte
    J Joule
    kJ Kilojoule
    MJ Megajoule
    cal Kalorien
    kcal Kilokalorien
    Wh Wattstunden
    kWh Kilowattstunden
    MWh Megawattstunden
    eV Elektronenvolt
    BTU Britische Wärmeeinheiten
    ftlbf Fuß-Pfund
    therm Therm
    erg Erg
    N Newton
    kN Kilonewton
    dyn Dyn
    gf Pond
    kgf Kilopond
    ozf Unzen (Kraft)
    lbf Pfund (Kraft)
    pdl Poundal
    kip Kip
    L/100km Liter pro 100 Kilometer
    kmpl Kilometer pro Liter
    mpg Meilen pro Gallone (US)
    mpg_imp Meilen pro Gallone (imperial)
    gal/100mi Gallonen pro 100 Meilen
    nm Nanometer
    um Mikrometer
    mm Millimeter
    cm Zentimeter
    m Meter
    km Kilometer
    in Zoll
    ft Fuß
    yd Yards
    mi Meilen
    nmi Seemeilen
    fathom Faden
    furlong Furlongs
    point Punkt
    au Astronomische Einheiten
    ly Lichtjahre
    pc Parsec
    mW Milliwatt
    W Watt
    kW Kilowatt
    MW Megawatt
    GW Gigawatt
    hp Pferdestärken (britisch)
    hp_metric Pferdestärken
    BTU_h BTU pro Stunde
    ftlbf_s Fuß-Pfund pro Sekunde
    Pa Pascal
    hPa Hektopascal
    kPa Kilopascal
    MPa Megapascal
    mbar Millibar
    bar Bar
    atm Atmosphären
    at Technische Atmosphären
    psi Pfund pro Quadratzoll
    torr Torr
    mmHg Millimeter Quecksilbersäule
    inHg Zoll Quecksilbersäule
    m/s Meter pro Sekunde
    km/h Kilometer pro Stunde
    mph Meilen pro Stunde
    ft/s Fuß pro Sekunde
    kn Knoten
    min/km Minuten pro Kilometer
    min/mi Minuten pro Meile
    c0 Lichtgeschwindigkeit
    degC Celsius
    degF Fahrenheit
    K Kelvin
    degR Rankine
    ns Nanosekunden
    us Mikrosekunden
    ms Millisekunden
    s Sekunden
    min Minuten
    h Stunden
    d Tage
    week Wochen
    month Monate
    year Jahre
    decade Jahrzehnte
    century Jahrhunderte
    mL Milliliter
    cL Zentiliter
    dL Deziliter
    L Liter
    hL Hektoliter
    cm^3 Kubikzentimeter
    m^3 Kubikmeter
    tsp Teelöffel (US)
    tbsp Esslöffel (US)
    floz Flüssigunzen (US)
    cup Tassen (US)
    metric_cup Tassen (metrisch)
    pt Pints (US)
    qt Quarts (US)
    gal Gallonen (US)
    imp_floz Flüssigunzen (imperial)
    imp_pt Pints (imperial)
    imp_qt Quarts (imperial)
    imp_gal Gallonen (imperial)
    in^3 Kubikzoll
    ft^3 Kubikfuß
    yd^3 Kubikyards
    bbl Barrel (Öl)
    ug Mikrogramm
    mg Milligramm
    g Gramm
    kg Kilogramm
    t Tonnen
    ct Karat
    grain Grain
    oz Unzen
    lb Pfund
    st Stone
    short_ton Short Tons
    long_ton Long Tons
    ozt Feinunzen
    """
}
