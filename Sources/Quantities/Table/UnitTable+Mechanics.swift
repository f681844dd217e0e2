extension UnitTable {
  /// Angles, motion, force and energy.
  static let mechanics: StaticString = """
    # angle; 1
    rad | radian, radians | | 1 | si | SI
    deg | degree, degrees | ° | pi/180 | | SI
    arcmin | arcminute, arcminutes | ′ | pi/10800 | | SI
    arcsec | arcsecond, arcseconds | ″ | pi/648000 | si<=1 | SI
    grad | gradian, gradians, gon, gons | gon | pi/200 | | ISO3
    turn | turns, revolution, revolutions, rev | | 2*pi | | ISO3
    quadrant | quadrants | | pi/2 | | ISO3
    mil_NATO | nato_mil, nato_mils | | 2*pi/6400 | | ISO3
    compass_point | compass_points | | pi/16 | | ISO3
    hour_angle | hour_angles | | pi/12 | | ISO3
    # solid angle; 1
    sr | steradian, steradians | | 1 | | SI
    sqdeg | square_degree, square_degrees | | (pi/180)**2 | | SI
    spat | spats | | 4*pi | | SI
    # speed; m/s
    kn | knot, knots | | 1852/3600 | | SP811
    mph | | | 1609.344/3600 | | SP811
    kph | kmh | | 1/3.6 | | SP811
    mps | | | 1 | | SP811
    fps | | | 0.3048 | | SP811
    c0 | speed_of_light | | 299792458 | | SP811
    # acceleration; m/s^2
    gn | g0, standard_gravity | | 9.80665 | | CGPM
    Gal | galileo | | 0.01 | si | CGPM
    # force; kg m/s^2
    N | newton, newtons | | 1 | si | SI
    dyn | dyne, dynes | | 1e-5 | | SI
    kgf | kilogram_force, kp, kilopond, kiloponds | | 9.80665 | | SP811
    gf | gram_force, pond, ponds | | 9.80665/1000 | | SP811
    tf | tonne_force | | 1000*9.80665 | | SP811
    lbf | pound_force, pounds_force | | 0.45359237*9.80665 | | SP811
    ozf | ounce_force | | 0.45359237*9.80665/16 | | SP811
    pdl | poundal, poundals | | 0.45359237*0.3048 | | SP811
    kip | kips | | 1000*0.45359237*9.80665 | | SP811
    short_tonf | short_ton_force | | 2000*0.45359237*9.80665 | | SP811
    long_tonf | long_ton_force | | 2240*0.45359237*9.80665 | | SP811
    sthene | sthenes | | 1000 | | SP811
    # pressure; kg/(m s^2)
    Pa | pascal, pascals | | 1 | si | SI
    bar | bars | | 100000 | si | SI
    barye | baryes | | 0.1 | | SI
    pieze | piezes | | 1000 | | SI
    atm | atmosphere, atmospheres | | 101325 | | SP811
    at | technical_atmosphere, technical_atmospheres | | 10000*9.80665 | | SP811
    torr | torrs, Torr | | 101325/760 | si | SP811
    mmHg | millimetre_of_mercury, millimetres_of_mercury | | 13595.1*9.80665/1000 | | SP811
    cmHg | | | 13595.1*9.80665/100 | | SP811
    inHg | inch_of_mercury, inches_of_mercury | | 13595.1*9.80665*0.0254 | | SP811
    mmH2O | | | 9.80665 | | SP811
    cmH2O | | | 10*9.80665 | | SP811
    inH2O | | | 1000*9.80665*0.0254 | | SP811
    ftH2O | | | 1000*9.80665*0.3048 | | SP811
    psi | lbf_in2 | | 0.45359237*9.80665/0.0254**2 | | SP811
    ksi | | | 1000*0.45359237*9.80665/0.0254**2 | | SP811
    psf | | | 0.45359237*9.80665/0.3048**2 | | SP811
    # energy; kg m^2/s^2
    J | joule, joules | | 1 | si | SI
    eV | electronvolt, electronvolts | | 1.602176634e-19 | si | SI
    erg | ergs | | 1e-7 | | SI
    Wh | watt_hour, watt_hours | | 3600 | si | SI
    cal | calorie, calories, cal_th | | 4.184 | si | SP811
    cal_IT | IT_calorie, IT_calories | | 4.1868 | si | SP811
    Cal | food_calorie, food_calories | | 4184 | | SP811
    BTU | Btu, BTU_IT, british_thermal_unit, british_thermal_units | | 2326*0.45359237 | | SP811
    BTU_th | Btu_th | | 4184*0.45359237*5/9 | | SP811
    therm | therms, therm_EC | | 100000*2326*0.45359237 | | SP811
    therm_US | | | 105480400 | | SP811
    quad | quads | | 1e15*2326*0.45359237 | | SP811
    ftlbf | foot_pound, foot_pounds | | 0.3048*0.45359237*9.80665 | | SP811
    inlbf | inch_pound, inch_pounds | | 0.0254*0.45359237*9.80665 | | SP811
    hph | horsepower_hour, horsepower_hours | | 3600*550*0.3048*0.45359237*9.80665 | | SP811
    kgfm | | | 9.80665 | | SP811
    tTNT | ton_TNT, tons_TNT | | 4.184e9 | si>=1 | SP811
    Latm | litre_atmosphere, litre_atmospheres | | 101.325 | | SP811
    foe | foes | | 1e44 | | SP811
    # power; kg m^2/s^3
    W | watt, watts | | 1 | si | SI
    VA | volt_ampere, volt_amperes | | 1 | si | SI
    var | vars | | 1 | si | SI
    hp | horsepower | | 550*0.3048*0.45359237*9.80665 | | SP811
    hp_metric | metric_horsepower, cv | | 75*9.80665 | | SP811
    hp_electric | electric_horsepower | | 746 | | SP811
    BTU_h | BTU_per_hour | | 2326*0.45359237/3600 | | SP811
    BTU_min | BTU_per_minute | | 2326*0.45359237/60 | | SP811
    ton_refrigeration | tons_refrigeration, TR | | 12000*2326*0.45359237/3600 | | SP811
    ftlbf_s | | | 0.3048*0.45359237*9.80665 | | SP811
    ftlbf_min | | | 0.3048*0.45359237*9.80665/60 | | SP811
    poncelet | | | 100*9.80665 | | SP811
    donkeypower | | | 250 | | SP811
    # frequency; 1/s
    Hz | hertz | | 1 | si | SI
    rpm | revolutions_per_minute | | 1/60 | | SI
    bpm | beats_per_minute | | 1/60 | | SI
    """
}
