extension UnitTable {
  /// Masses and times.
  static let massesAndTimes: StaticString = """
    # mass; kg
    g | gram, grams, gramme, grammes | | 0.001 | si | SI
    t | tonne, tonnes, metric_ton, metric_tons | | 1000 | si>=1 | SI
    quintal | quintals | | 100 | | SI
    ct | carat, carats | | 0.0002 | | SI
    lb | pound, pounds, lbs | | 0.45359237 | | IYP
    oz | ounce, ounces | | 0.45359237/16 | | IYP
    dr | dram, drams | | 0.45359237/256 | | IYP
    grain | grains, gr | | 0.45359237/7000 | | IYP
    st | stone, stones | | 14*0.45359237 | | IYP
    quarter | quarters | | 28*0.45359237 | | IYP
    short_cwt | short_hundredweight, short_hundredweights | | 100*0.45359237 | | IYP
    long_cwt | long_hundredweight, long_hundredweights | | 112*0.45359237 | | IYP
    short_ton | short_tons, US_ton, US_tons | | 2000*0.45359237 | | IYP
    long_ton | long_tons, imperial_ton, imperial_tons | | 2240*0.45359237 | | IYP
    ozt | troy_ounce, troy_ounces, oz_t | | 480*0.45359237/7000 | | IYP
    lbt | troy_pound, troy_pounds | | 5760*0.45359237/7000 | | IYP
    dwt | pennyweight, pennyweights | | 24*0.45359237/7000 | | IYP
    scruple | scruples | | 20*0.45359237/7000 | | IYP
    dr_ap | apothecary_dram, apothecary_drams | | 60*0.45359237/7000 | | IYP
    slug | slugs | | 0.45359237*9.80665/0.3048 | | IYP
    tola | tolas | | 180*0.45359237/7000 | | IYP
    jin | metric_catty | | 0.5 | | NAT
    liang | metric_tael | | 0.05 | | NAT
    momme | | | 0.00375 | | NAT
    kan | | | 3.75 | | NAT
    kin | | | 0.6 | | NAT
    pfund | | | 0.5 | | NAT
    zentner | | | 50 | | NAT
    # time; s
    s | second, seconds | | 1 | si | SI
    min | minute, minutes | | 60 | | SI
    h | hour, hours, hr, hrs | | 3600 | | SI
    d | day, days | | 86400 | | SI
    week | weeks, wk | | 604800 | | ISO3
    fortnight | fortnights | | 1209600 | | ISO3
    shake | shakes | | 1e-8 | | ISO3
    year | years, yr, julian_year, julian_years | yr | 31557600 | si>=1 | IAUS
    month | months | | 31557600/12 | | IAUS
    decade | decades | | 315576000 | | IAUS
    century | centuries | | 3155760000 | | IAUS
    millennium | millennia, millenniums | | 31557600000 | | IAUS
    gregorian_year | gregorian_years | | 365.2425*86400 | | ISO3
    common_year | common_years | | 365*86400 | | ISO3
    leap_year | leap_years | | 366*86400 | | ISO3
    """
}
