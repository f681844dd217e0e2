extension UnitTable {
  /// Lengths and areas.
  static let lengthsAndAreas: StaticString = """
    # length; m
    m | metre, metres, meter, meters | | 1 | si | SI
    au | astronomical_unit, astronomical_units, AU | | 149597870700 | | SI
    angstrom | angstroms | Å | 1e-10 | | SI
    nmi | nautical_mile, nautical_miles | | 1852 | | SI
    micron | microns | µ | 1e-6 | | SI
    fermi | fermis | | 1e-15 | | SI
    in | inch, inches | | 0.0254 | | IYP
    ft | foot, feet | | 0.3048 | | IYP
    yd | yard, yards | | 0.9144 | | IYP
    mi | mile, miles | | 1609.344 | | IYP
    mil | mils, thou, thous | | 0.0254/1000 | | IYP
    hand | hands | | 4*0.0254 | | IYP
    span | spans | | 9*0.0254 | | IYP
    cubit | cubits | | 18*0.0254 | | IYP
    barleycorn | barleycorns | | 0.0254/3 | | IYP
    fathom | fathoms, ftm | | 6*0.3048 | | IYP
    chain | chains, ch | | 66*0.3048 | | IYP
    link | links | | 0.66*0.3048 | | IYP
    rod | rods, perch, perches, pole, poles | | 16.5*0.3048 | | IYP
    furlong | furlongs, fur | | 660*0.3048 | | IYP
    league | leagues | | 3*1609.344 | | IYP
    ell | ells | | 45*0.0254 | | IYP
    nail | nails | | 2.25*0.0254 | | IYP
    smoot | smoots | | 67*0.0254 | | IYP
    ft_US | survey_foot, survey_feet | | 1200/3937 | | SP811S
    mi_US | survey_mile, survey_miles | | 5280*1200/3937 | | SP811S
    yd_US | survey_yard, survey_yards | | 3600/3937 | | SP811S
    point | points | pt | 0.0254/72 | | CSS
    pica | picas | | 0.0254/6 | | CSS
    px | pixel, pixels | | 0.0254/96 | | CSS
    point_TeX | TeX_point, TeX_points | | 0.0254/72.27 | | CSS
    ly | light_year, light_years, lightyear, lightyears | | 299792458*86400*365.25 | | IAU
    pc | parsec, parsecs | | 149597870700*648000/pi | si | IAU
    ls | light_second, light_seconds | | 299792458 | | IAU
    lmin | light_minute, light_minutes | | 299792458*60 | | IAU
    smi | scandinavian_mile, scandinavian_miles, mil_SE | | 10000 | | NAT
    shaku | | | 10/33 | | NAT
    chi | | | 1/3 | | NAT
    li | | | 500 | | NAT
    verst | versts | | 1066.8 | | NAT
    arshin | arshins | | 0.7112 | | NAT
    cable | cables | | 185.2 | | NAT
    # area; m^2
    ha | hectare, hectares | | 10000 | | SI
    are | ares | a | 100 | | SI
    barn | barns | b | 1e-28 | si | SI
    decare | decares, daa | | 1000 | | SI
    dunam | dunams | | 1000 | | SI
    acre | acres, ac | | 4840*0.9144**2 | | IYP
    sqin | square_inch, square_inches | | 0.0254**2 | | IYP
    sqft | square_foot, square_feet | | 0.3048**2 | | IYP
    sqyd | square_yard, square_yards | | 0.9144**2 | | IYP
    sqmi | square_mile, square_miles | | 1609.344**2 | | IYP
    rood | roods | | 1210*0.9144**2 | | IYP
    section | sections | | 1609.344**2 | | IYP
    township | townships | | 36*1609.344**2 | | IYP
    cmil | circular_mil, circular_mils | | pi/4*0.0000254**2 | | IYP
    tsubo | pyeong | | 400/121 | | NAT
    """
}
