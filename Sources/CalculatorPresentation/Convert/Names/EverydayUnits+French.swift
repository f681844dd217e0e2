extension EverydayUnits {
  /// The names of the units in French, in the order of ``list``.
  static let french: StaticString = """
    deg Degrés
    rad Radians
    mrad Milliradians
    grad Grades
    arcmin Minutes d’arc
    arcsec Secondes d’arc
    turn Tours
    mm^2 Millimètres carrés
    cm^2 Centimètres carrés
    m^2 Mètres carrés
    are Ares
    ha Hectares
    km^2 Kilomètres carrés
    in^2 Pouces carrés
    ft^2 Pieds carrés
    yd^2 Yards carrés
    acre Acres
    mi^2 Milles carrés
    tsubo Tsubo
    bit Bits
    B Octets
    kbit Kilobits
    kB Kilooctets
    Kibit Kibibits
    KiB Kibioctets
    Mbit Mégabits
    MB Mégaoctets
    Mibit Mébibits
    MiB Mébioctets
    Gbit Gigabits
    GB Gigaoctets
    GiB Gibioctets
    TB Téraoctets
    TiB Tébioctets
    PB Pétaoctets
    PiB Pébioctets
    J Joules
    kJ Kilojoules
    MJ Mégajoules
    cal Calories
    kcal Kilocalories
    Wh Wattheures
    kWh Kilowattheures
    MWh Mégawattheures
    eV Électronvolts
    BTU Unités thermiques britanniques
    ftlbf Pieds-livres
    therm Therms
    erg Ergs
    N Newtons
    kN Kilonewtons
    dyn Dynes
    gf Grammes-force
    kgf Kilogrammes-force
    ozf Onces-force
    lbf Livres-force
    pdl Poundals
    kip Kips
    L/100km Litres aux 100 kilomètres
    kmpl Kilomètres par litre
    mpg Milles par gallon (É.-U.)
    mpg_imp Milles par gallon (impérial)
    gal/100mi Gallons aux 100 milles
    nm Nanomètres
    um Micromètres
    mm Millimètres
    cm Centimètres
    m Mètres
    km Kilomètres
    in Pouces
    ft Pieds
    yd Yards
    mi Milles terrestres
    nmi Milles marins
    fathom Brasses
    furlong Furlongs
    point Points
    au Unités astronomiques
    ly Années-lumière
    pc Parsecs
    mW Milliwatts
    W Watts
    kW Kilowatts
    MW Mégawatts
    GW Gigawatts
    hp Chevaux-vapeur (britanniques)
    hp_metric Chevaux-vapeur
    BTU_h BTU par heure
    ftlbf_s Pieds-livres par seconde
    Pa Pascals
    hPa Hectopascals
    kPa Kilopascals
    MPa Mégapascals
    mbar Millibars
    bar Bars
    atm Atmosphères
    at Atmosphères techniques
    psi Livres par pouce carré
    torr Torrs
    mmHg Millimètres de mercure
    inHg Pouces de mercure
    m/s Mètres par seconde
    km/h Kilomètres par heure
    mph Milles par heure
    ft/s Pieds par seconde
    kn Nœuds
    min/km Minutes par kilomètre
    min/mi Minutes par mille
    c0 Vitesse de la lumière
    degC Celsius
    degF Fahrenheit
    K Kelvins
    degR Rankine
    ns Nanosecondes
    us Microsecondes
    ms Millisecondes
    s Secondes
    min Minutes
    h Heures
    d Jours
    week Semaines
    month Mois
    year Années
    decade Décennies
    century Siècles
    mL Millilitres
    cL Centilitres
    dL Décilitres
    L Litres
    hL Hectolitres
    cm^3 Centimètres cubes
    m^3 Mètres cubes
    tsp Cuillères à café (É.-U.)
    tbsp Cuillères à soupe (É.-U.)
    floz Onces liquides (É.-U.)
    cup Tasses (É.-U.)
    metric_cup Tasses (métriques)
    pt Pintes (É.-U.)
    qt Quarts (É.-U.)
    gal Gallons (É.-U.)
    imp_floz Onces liquides (impériales)
    imp_pt Pintes (impériales)
    imp_qt Quarts (impériaux)
    imp_gal Gallons (impériaux)
    in^3 Pouces cubes
    ft^3 Pieds cubes
    yd^3 Yards cubes
    bbl Barils de pétrole
    ug Microgrammes
    mg Milligrammes
    g Grammes
    kg Kilogrammes
    t Tonnes
    ct Carats
    grain Grains
    oz Onces
    lb Livres
    st Stones
    short_ton Tonnes courtes
    long_ton Tonnes longues
    ozt Onces troy
    """
}
