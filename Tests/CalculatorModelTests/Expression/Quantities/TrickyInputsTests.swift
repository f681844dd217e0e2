import Testing

/// The inputs that other programs read in several ways.
@Suite struct TrickyInputsTests {
  @Test(arguments: [
    ("5 ft + 3 in in cm", "160.02 cm"), ("5 ft 3 in to cm", "160.02 cm"),
    ("5'3\" to cm", "160.02 cm"), ("1/2 m", "0.5 m"), ("50 cm / 2 m", "0.25"),
    ("6 m/2m", "3"), ("60 mi / 2 h", "30 mi/h"), ("100 km/h to mph", "62.13711922373340 mph"),
    ("20 degC to degF", "68 degF"), ("20 °C + 5 K", "25 degC"), ("20 °C - 15 °C", "5 K"),
    ("5 m in in", "196.8503937007874 in"), ("3 h 20 min to min", "200 min"),
    ("1 pint to ml", "473.176473 mL"), ("1 Cal to J", "4184 J"), ("1 cal to J", "4.184 J"),
    ("30 mpg to L/100km", "7.840486111111111 L/100km"), ("50 kg + 10%", "55 kg"),
    ("10% of 50 kg", "5 kg"), ("1 year to days", "365.25 d"),
    ("1 hp to W", "745.6998715822702 W"), ("0xff & 0b1010", "10"), ("1 << 2 + 3", "32"),
    ("(1/3) in to cm", "0.8466666666666667 cm"), ("(1/3) in", "0.3333333333333333 in"),
    ("(3/2) in^2", "1.5 in^2"), ("(3/2) in/s", "1.5 in/s"), ("(3/2) in + 2.54 cm", "2.5 in"),
    ("(3/2) in in cm", "3.81 cm"), ("(5 ft + (1/2) in) to in", "60.5 in"),
    ("2026-11-22 + 90 days", "2027-02-20"), ("2026-01-31 + 1 month", "2026-02-28"),
  ])
  func areAnswered(line: String, answer: String) throws {
    var lines = try WorksheetLines()
    #expect(lines.text(of: line) == answer, "\(line)")
  }

  @Test(arguments: [
    ("20 °C + 5 °C", "for a difference, use K, delta_degC or delta_degF"),
    ("2 * 20 °C", "for a difference, use K, delta_degC or delta_degF"),
    ("5 m + 2", "m and a plain number measure different things"),
    ("8 oz to ml", "did you mean floz?"), ("1 ton to kg", "t, short_ton or long_ton"),
    ("1 KB to B", "kB or KiB"), ("8 mb to B", "Mbit, MB or mbar"), ("1 NM to m", "nmi?"),
    ("1 a to m^2", "are or year?"), ("1 lb ft to J", "did you mean lbf?"),
    ("3 min (180 s)", "min × ( or × min("), ("5 lb (3)", "lb × ( or × lb("),
    ("(1 ft) in", "a unit is missing"), ("5 cm in", "a unit is missing"),
    ("5 kg/(m s) in", "a unit is missing"), ("5 J/kg K", "J/(kg K)"),
    ("@2026-01-31 + 1 month", "unexpected character '@'"),
  ])
  func areRefused(line: String, hint: String) throws {
    var lines = try WorksheetLines()
    let text = lines.text(of: line)
    #expect(text.hasPrefix("error: ") && text.contains(hint), "\(line): \(text)")
  }
}
