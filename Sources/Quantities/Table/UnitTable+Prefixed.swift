extension UnitTable {
  /// The units with a prefix that belong in a list for users; all others can be read as well.
  static let prefixed: StaticString = """
    km hm dam dm cm mm um nm pm Mm kg dg cg mg ug ng pg ms us ns ps mL cL dL hL kL ML kJ MJ \
    kcal kWh MWh GWh mW kW MW GW TW kN MN kPa hPa MPa GPa mbar kHz MHz GHz mA uA kV mV kohm \
    Mohm uF nF pF mH uH Mbps Gbps kbps keV MeV GeV mrad mmol uSv mSv kB MB GB TB PB EB ZB YB \
    RB QB kbit Mbit Gbit Tbit Pbit Ebit Zbit Ybit KiB MiB GiB TiB PiB EiB ZiB YiB Kibit Mibit \
    Gibit Tibit Pibit Eibit Zibit Yibit
    """
}
