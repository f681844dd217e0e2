extension Calculation {
  /// Calculations of every kind, most of which take some hundred milliseconds.
  static let all: [Calculation] =
    constants + elementary + roots + powers + factorials + gamma + sums + fractions + arguments
    + undecided + integers + written + units + dates + lists

  private static let constants = ["pi", "e", "ln(2)"].flatMap { name in
    [10_000, 100_000, 300_000].map { Calculation("constant", name, digits: $0) }
  }

  private static let elementary: [Calculation] = [
    "sin(1.1)", "cos(1/3)", "tan(0.3)", "exp(1.7)", "exp(-1/3)", "ln(3)", "ln(1.7)", "ln(pi)",
    "asin(1/3)", "acos(0.3)", "atan(1/3)", "atan(7)", "sinh(1)", "tanh(2)", "asinh(1)", "2^pi",
    "10^(1/3)", "log(7)", "sin(1e50)",
  ].flatMap { line in
    [1_000, 10_000, 50_000].map { Calculation("elementary", line, digits: $0) }
  }

  private static let roots: [Calculation] =
    [
      "sqrt(2)", "cbrt(2)", "root(3,7)", "root(5,100)", "root(5,511)", "root(5,1000)",
      "sqrt(2+sqrt(3))",
    ]
    .flatMap { line in [10_000, 100_000].map { Calculation("root", line, digits: $0) } }
    + [
      Calculation("root", "sqrt(2^2000001+1)"), Calculation("root", "sqrt(3^1000000)"),
      Calculation("root", "sqrt(10^300000+1)"), Calculation("root", "cbrt(7^100000+2)"),
    ]

  private static let powers: [Calculation] = [
    "3^2000000", "3^2600000", "7^1000000*11^100000", "2^(10^300000)", "2^(10^100000)",
    "10^(10^300000)", "1.0001^400000", "1.5^1000000", "(2/3)^200000", "23.5^1000000",
    "82.3^1000000000000.87", "9^9^9", "e^1e15", "pi^1e12", "(1+sqrt(2))^64", "(1+sqrt(2))^1000",
    "(sqrt(2)+sqrt(3)+sqrt(5))^40", "(1+pi)^50", "(pi+e+sqrt(2))^8", "3^2000000*7^1000000",
    "1/3^900000+1/7^800000", "0.999999^1e15", "12345678901234567890^100000", "3^1000000-3^999999",
    "3^2000000+5^1000000", "(3^1000000+1)*(7^700000+1)",
  ].map { Calculation("power", $0) }

  private static let factorials: [Calculation] =
    [
      "100000!", "200000!", "250000!", "257000!", "1e9!", "100000!/99999!", "200000!/199999!",
      "ncr(100000,50000)", "ncr(1000000,500000)", "ncr(2000000,1000000)", "ncr(4000000,100000)",
      "ncr(1e9,5e8)", "ncr(1e30,1000)", "ncr(1e30,10000)", "ncr(1e30,1e6)", "npr(200000,100000)",
      "npr(1e6,5e5)",
      "ncr(4000000,2000000)", "sqrt(100000!)", "1000000! mod 10000019",
      "30000!*150000!/150000!-30000!",
    ].map { Calculation("factorial", $0) } + [Calculation("factorial", "100000!", digits: 500_000)]

  private static let gamma: [Calculation] =
    ["gamma(1/3)", "gamma(pi)", "gamma(1000.3)", "gamma(1e15+1/3)", "gamma(-2.5+1/3)"].flatMap {
      line in
      [16, 500, 2_000].map { Calculation("gamma", line, digits: $0) }
    }

  private static let sums: [Calculation] = [
    sum(300, "ln(#)"), sum(1_000, "ln(#)"), sum(3_000, "ln(#)"), sum(20_000, "ln(#)"),
    sum(300, "sqrt(#)"), sum(1_000, "sqrt(#)"), sum(3_000, "sqrt(#)"),
    sum(1_000, "sin(#)"), sum(3_000, "sin(#)"), sum(1_000, "e^#"), sum(1_000, "pi^#"),
    sum(500, "atan(1/#)"), sum(300, "1/(1+sqrt(#))"), sum(1_000, "#%"), sum(10_000, "#%"),
    sum(50_000, "#%"), sum(2_000, "1/#"), sum(10_000, "1/#"), sum(50_000, "#"),
    sum(50_000, "0.#"), sum(200, "gamma(#+1/3)"), sum(2_000, "#!"), sum(500, "cbrt(#)"),
    sum(1_000, "#*pi"), sum(500, "ln(#)*sqrt(#)"), sum(300, "#^pi"), sum(1_000, "2^(1/#)"),
    chain(5_000, "1.1"), chain(1_000, "(1+1/#)"), chain(300, "sqrt(#)"), chain(300, "(pi+#)"),
    chain(20, "(sqrt(#)+1)"), percentChain(1_000), percentChain(10_000),
  ]

  private static func sum(_ count: Int, _ term: String) -> Calculation {
    Calculation("sum", joined(count, term, by: "+"))
  }

  private static func chain(_ count: Int, _ factor: String) -> Calculation {
    Calculation("product", joined(count, factor, by: "*"))
  }

  private static func percentChain(_ count: Int) -> Calculation {
    Calculation("percentage", "200" + String(repeating: "+10%", count: count))
  }

  /// Returns the joined terms for the numbers from 1 on, which replace `#`.
  private static func joined(_ count: Int, _ term: String, by sign: String) -> String {
    (1...count).map { number in
      term.split(separator: "#", omittingEmptySubsequences: false).joined(separator: "\(number)")
    }.joined(separator: sign)
  }

  private static let fractions: [Calculation] = [
    "1/3^100000+1/7^80000", "1/3^100000+1/5^100000-1/7^50000", "(3^100000+1)/(7^80000+1)",
    "(3^100000+1)/(7^80000+1)+(5^50000+1)/(11^40000+1)", "gcd(3^200000+1,7^100000+1)",
    "gcd(3^1000000+1,7^100000+1)", "lcm(3^200000+1,7^100000+1)", "gcd(100000!,3^100000+1)",
    "(2^1000000+1)/(3^100000)", "(1/3+1/7)^50000", "3^1000000/7^100000",
    "(2^500000-1)/(2^250000-1)",
    "200000!/100000!", "(7^240000+1)/(10^100000+3)",
  ].map { Calculation("fraction", $0) }

  private static let arguments: [Calculation] = [
    "sin(10^300000)", "sin(10^1000000)", "cos(2^4000000)", "tan(10^100000)", "sin(3^200000/7)",
    "ln(10^300000+1)", "ln(3^2000000+1)", "atan(10^300000+1)", "asinh(10^300000)",
    "exp(10^17)", "exp(3^40)", "sqrt(sin(10^100000))", "floor(e^1000000)", "floor(e^2900000)",
    "floor(pi*10^300000)", "round(9^9^9/7)", "sin(1e-300000)", "floor(10^300000*sqrt(2))",
    "e^(10^6) mod 7", "floor(sqrt(2)*10^1000000) mod 1000", "3^2600000 mod 10",
    "9^9^9 mod 3^100000",
    "(10^300000) mod 7^1000", "9^(10^100000) mod 1000003", "9^(10^10000) mod (10^1000+7)",
  ].map { Calculation("argument", $0) }

  private static let undecided: [Calculation] = [
    "1/(2*ln(gamma(e/2))+(e-1)*ln(4)-ln(4*pi)+2*ln(gamma((e+1)/2))-2*ln(gamma(e)))",
    "sqrt(1+1e-10000)-1", "cbrt(1+1e-20000)-1", "exp(1e-5000)-1-1e-5000", "tan(1e-3000)-1e-3000",
    "1-cos(1e-25000)", "ln(1+1e-10000)-1e-10000", "atan(1e-3000)-1e-3000",
    "sin(1e-20000)-1e-20000", "gamma(e+1)-e*gamma(e)",
    "gamma(e)*gamma(e+1/2)-2^(1-2*e)*sqrt(pi)*gamma(2*e)",
    "sqrt(2)+sqrt(3)+sqrt(5)+sqrt(7)+sqrt(11)-root(12345,2)", "1/(sqrt(50)-5*sqrt(2)+1e-5000)",
    "1/(sqrt(2)+sqrt(3)+sqrt(5)+sqrt(7)+sqrt(11)+sqrt(13))",
    "1/(cbrt(2)+cbrt(3)+cbrt(5))", "1/(root(2,5)+root(3,7)+1)",
    "exp(pi*sqrt(163))-262537412640768744",
  ].map { Calculation("decision", $0) }

  private static let integers: [Calculation] = [
    "1000000007*998244353*1000000000039", "sqrt(10^40+1)", "ln(10^60+1)", "sqrt(2^101-1)",
    "ln(2^200+1)", "sqrt(12345678901234567890123456789012345678901)",
    "ln(1000000000000000003*1000000000000000009)",
    "ln(100000000000000000039*100000000000000000129)", "cbrt(10^80+7)",
  ].map { Calculation("factoring", $0) }

  private static let units: [Calculation] = [
    "sum(x*1 ft,x,1,3e5)", "sum(x*1 ft + 1 m,x,1,1e5)", "sum(1 ft + x*1 m,x,1,1e5)",
    "sum(sum(x*y*1 ft,x,1,1e3),y,1,300)", "sum(x*1 m/1 s*1 h,x,1,1e5)", "sum((x*1 m)^2,x,1,1e5)",
    "sum(sqrt(x^2*1 m^2),x,1,1e5)", "sum(-(x*1 m) + 10%,x,1,1e5)",
    "sum(20 degC + x*1 K - 20 degC,x,1,1e5)", "product(x*1 ft/1 m,x,1,20000)",
    "sum(1 ft^99 + x*1 m^99,x,1,3000)", "sum(x*1 m^90*1 ft^9/1 s^50,x,1,20000)",
    "sum(max(x*1 ft,30 m),x,1,1e5)", "sum(x*1 kg*1 m^2/1 s^2/1 A/1 K,x,1,50000)",
    "sum((x m 3 cm),x,1,1e5)", "sum(5 ft 3 in*x,x,1,1e5)",
  ].map { Calculation("units", $0) }

  private static let dates: [Calculation] = [
    "sum(2026-01-01 + x*1 d - 2026-01-01,x,1,1e5)",
    "sum(2026-01-01 + x*(1 month) - 2026-01-01,x,1,50000)",
    "sum(weekday(2026-01-01 + x*1 d),x,1,1e5)",
    "sum(dayofyear(2026-01-01) + x,x,1,2e5)",
  ].map { Calculation("dates", $0) }

  private static let lists: [Calculation] = [
    "median", "max", "min", "mode", "sum", "mean", "stdev", "rms", "hmean", "count",
  ].flatMap { function in
    [
      list(function, 20_000, "#"), list(function, 10_000, "sqrt(#)"),
      list(function, 10_000, "# ft"),
      list(function, 10_000, "1/#"),
    ]
  }

  private static func list(_ function: String, _ count: Int, _ term: String) -> Calculation {
    Calculation("list", function + "([" + joined(count, term, by: ",") + "])")
  }

  private static let written: [Calculation] = [
    Calculation("decimal", "1/3", digits: 1_000_000),
    Calculation("decimal", "1/7^10000", digits: 1_000_000),
    Calculation("decimal", "3^2600000", digits: 1_000_000),
    Calculation("decimal", "2/(3^200000+1)", digits: 100_000),
    Calculation("decimal", "1/(3^100000+1)"), Calculation("decimal", "(3^2600000+1)/7"),
    Calculation("decimal", String(repeating: "7", count: 300_000)),
    Calculation("decimal", "1." + String(repeating: "37", count: 150_000) + "*3"),
    Calculation("decimal", "sqrt(2)*3^100000", digits: 100_000),
  ]
}
