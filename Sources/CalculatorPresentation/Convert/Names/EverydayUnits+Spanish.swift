extension EverydayUnits {
  /// The names of the units in Spanish, in the order of ``list``.
  static let spanish: StaticString = """
    deg Grados
    rad Radianes
    mrad Milirradianes
    grad Gradianes
    arcmin Minutos de arco
    arcsec Segundos de arco
    turn Vueltas
    mm^2 Milímetros cuadrados
    cm^2 Centímetros cuadrados
    m^2 Metros cuadrados
    are Áreas
    ha Hectáreas
    km^2 Kilómetros cuadrados
    in^2 Pulgadas cuadradas
    ft^2 Pies cuadrados
    yd^2 Yardas cuadradas
    acre Acres
    mi^2 Millas cuadradas
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
    J Julios
    kJ Kilojulios
    MJ Megajulios
    cal Calorías
    kcal Kilocalorías
    Wh Vatios hora
    kWh Kilovatios hora
    MWh Megavatios hora
    eV Electronvoltios
    BTU Unidades térmicas británicas
    ftlbf Pies-libra
    therm Termias inglesas
    erg Ergios
    N Newtons
    kN Kilonewtons
    dyn Dinas
    gf Gramos-fuerza
    kgf Kilogramos-fuerza
    ozf Onzas-fuerza
    lbf Libras-fuerza
    pdl Poundals
    kip Kips
    L/100km Litros a los 100 kilómetros
    kmpl Kilómetros por litro
    mpg Millas por galón (EE. UU.)
    mpg_imp Millas por galón (imperial)
    gal/100mi Galones a las 100 millas
    nm Nanómetros
    um Micrómetros
    mm Milímetros
    cm Centímetros
    m Metros
    km Kilómetros
    in Pulgadas
    ft Pies
    yd Yardas
    mi Millas
    nmi Millas náuticas
    fathom Brazas
    furlong Estadios ingleses
    point Puntos
    au Unidades astronómicas
    ly Años luz
    pc Pársecs
    mW Milivatios
    W Vatios
    kW Kilovatios
    MW Megavatios
    GW Gigavatios
    hp Caballos de fuerza
    hp_metric Caballos de vapor
    BTU_h BTU por hora
    ftlbf_s Pies-libra por segundo
    Pa Pascales
    hPa Hectopascales
    kPa Kilopascales
    MPa Megapascales
    mbar Milibares
    bar Bares
    atm Atmósferas
    at Atmósferas técnicas
    psi Libras por pulgada cuadrada
    torr Torr
    mmHg Milímetros de mercurio
    inHg Pulgadas de mercurio
    m/s Metros por segundo
    km/h Kilómetros por hora
    mph Millas por hora
    ft/s Pies por segundo
    kn Nudos
    min/km Minutos por kilómetro
    min/mi Minutos por milla
    c0 Velocidad de la luz
    degC Celsius
    degF Fahrenheit
    K Kelvin
    degR Rankine
    ns Nanosegundos
    us Microsegundos
    ms Milisegundos
    s Segundos
    min Minutos
    h Horas
    d Días
    week Semanas
    month Meses
    year Años
    decade Décadas
    century Siglos
    mL Mililitros
    cL Centilitros
    dL Decilitros
    L Litros
    hL Hectolitros
    cm^3 Centímetros cúbicos
    m^3 Metros cúbicos
    tsp Cucharaditas (EE. UU.)
    tbsp Cucharadas (EE. UU.)
    floz Onzas líquidas (EE. UU.)
    cup Tazas (EE. UU.)
    metric_cup Tazas (métricas)
    pt Pintas (EE. UU.)
    qt Cuartos de galón (EE. UU.)
    gal Galones (EE. UU.)
    imp_floz Onzas líquidas (imperiales)
    imp_pt Pintas (imperiales)
    imp_qt Cuartos de galón (imperiales)
    imp_gal Galones (imperiales)
    in^3 Pulgadas cúbicas
    ft^3 Pies cúbicos
    yd^3 Yardas cúbicas
    bbl Barriles de petróleo
    ug Microgramos
    mg Miligramos
    g Gramos
    kg Kilogramos
    t Toneladas
    ct Quilates
    grain Granos
    oz Onzas
    lb Libras
    st Stones
    short_ton Toneladas cortas
    long_ton Toneladas largas
    ozt Onzas troy
    """
}
