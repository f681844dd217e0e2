extension UnitTable {
  /// Volumes.
  static let volumes: StaticString = """
    # volume; m^3
    L | litre, litres, liter, liters, l | | 0.001 | si | SI
    cc | ccm | | 1e-6 | | SI
    stere | steres | | 1 | | SI
    gal | gallon, gallons, US_gal, US_gallon, US_gallons | | 231*0.0254**3 | | HB44
    qt | quart, quarts | | 231*0.0254**3/4 | | HB44
    pt | pint, pints | | 231*0.0254**3/8 | | HB44
    cup | cups | | 231*0.0254**3/16 | | HB44
    gill | gills | | 231*0.0254**3/32 | | HB44
    floz | fluid_ounce, fluid_ounces, fl_oz, fl oz | fl oz | 231*0.0254**3/128 | | HB44
    tbsp | tablespoon, tablespoons | | 231*0.0254**3/256 | | HB44
    tsp | teaspoon, teaspoons | | 231*0.0254**3/768 | | HB44
    fldr | fluid_dram, fluid_drams | | 231*0.0254**3/1024 | | HB44
    minim | minims | | 231*0.0254**3/61440 | | HB44
    bbl | barrel, barrels, oil_barrel, oil_barrels | | 42*231*0.0254**3 | | HB44
    beer_bbl | beer_barrel, beer_barrels | | 31*231*0.0254**3 | | HB44
    hogshead | hogsheads | | 63*231*0.0254**3 | | HB44
    bushel | bushels, bu | | 2150.42*0.0254**3 | | HB44
    peck | pecks | | 2150.42*0.0254**3/4 | | HB44
    dry_gal | dry_gallon, dry_gallons | | 2150.42*0.0254**3/8 | | HB44
    dry_qt | dry_quart, dry_quarts | | 2150.42*0.0254**3/32 | | HB44
    dry_pt | dry_pint, dry_pints | | 2150.42*0.0254**3/64 | | HB44
    acre_ft | acre_foot, acre_feet | | 4840*0.9144**2*0.3048 | | HB44
    board_ft | board_foot, board_feet | | 0.3048**2*0.0254 | | HB44
    cord | cords | | 128*0.3048**3 | | HB44
    cuin | cubic_inch, cubic_inches | | 0.0254**3 | | HB44
    cuft | cubic_foot, cubic_feet | | 0.3048**3 | | HB44
    cuyd | cubic_yard, cubic_yards | | 0.9144**3 | | HB44
    register_ton | register_tons | | 100*0.3048**3 | | HB44
    legal_cup | legal_cups | | 0.00024 | | HB44
    imp_gal | imperial_gallon, imperial_gallons, UK_gal, UK_gallon, UK_gallons | | 0.00454609 | | UK
    imp_qt | imperial_quart, imperial_quarts, UK_quart, UK_quarts | | 0.00454609/4 | | UK
    imp_pt | imperial_pint, imperial_pints, UK_pint, UK_pints | | 0.00454609/8 | | UK
    imp_gill | imperial_gill, imperial_gills | | 0.00454609/32 | | UK
    imp_floz | imperial_fluid_ounce, imperial_fluid_ounces, UK_floz | | 0.00454609/160 | | UK
    imp_tbsp | imperial_tablespoon, imperial_tablespoons | | 0.00454609/256 | | UK
    imp_tsp | imperial_teaspoon, imperial_teaspoons | | 0.00454609/768 | | UK
    imp_fldr | imperial_fluid_drachm, imperial_fluid_drachms | | 0.00454609/1280 | | UK
    imp_minim | imperial_minim, imperial_minims | | 0.00454609/76800 | | UK
    imp_bushel | imperial_bushel, imperial_bushels | | 8*0.00454609 | | UK
    imp_peck | imperial_peck, imperial_pecks | | 2*0.00454609 | | UK
    imp_bbl | imperial_barrel, imperial_barrels | | 36*0.00454609 | | UK
    metric_cup | metric_cups | | 0.00025 | | KIT
    metric_tbsp | metric_tablespoon, metric_tablespoons | | 0.000015 | | KIT
    metric_tsp | metric_teaspoon, metric_teaspoons | | 0.000005 | | KIT
    aus_tbsp | australian_tablespoon, australian_tablespoons | | 0.00002 | | KIT
    drop | drops | | 5e-8 | | KIT
    sho | | | 2401/1331000 | | KIT
    gou | | | 2401/13310000 | | KIT
    """
}
