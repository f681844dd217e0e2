// Times BigInt by operation and size, and Rational on small and large values.
//
//   swift run -c release numbers            a table
//   swift run -c release numbers --plain    operation, size and nanoseconds, separated by tabs

import BigNumbers

let sizes = [64, 1_024, 8_192, 65_536, 524_288]
let isPlain = CommandLine.arguments.contains("--plain")
var rows: [(name: String, times: [Double])] = []
var generator = SeededGenerator(state: 2026)

/// Measures one operation at every size.
@MainActor func measure(_ name: String, upTo limit: Int = .max, _ prepare: (Int) -> () -> Void) {
  var times: [Double] = []
  for size in sizes where size <= limit {
    let time = Stopwatch.nanoseconds(prepare(size))
    if isPlain { print("\(name)\t\(size)\t\(time)") }
    times.append(time)
  }
  rows.append((name, times))
}

@MainActor func operand(_ bits: Int) -> BigInt { BigInt.random(bits: bits, using: &generator) }

measure("add") { bits in
  let (a, b) = (operand(bits), operand(bits))
  return { keep(a + b) }
}
measure("multiply") { bits in
  let (a, b) = (operand(bits), operand(bits))
  return { keep(a * b) }
}
measure("square") { bits in
  let a = operand(bits)
  return { keep(a * a) }
}
measure("divide") { bits in
  let (a, b) = (operand(2 * bits), operand(bits))
  return { keep(a.quotientAndRemainder(dividingBy: b)) }
}
measure("print") { bits in
  let a = operand(bits)
  return { keep(a.text()) }
}
measure("parse") { bits in
  let text = operand(bits).text()
  return { keep(BigInt(text)) }
}
measure("gcd", upTo: 65_536) { bits in
  let (a, b) = (operand(bits), operand(bits))
  return { keep(a.greatestCommonDivisor(with: b)) }
}
measure("root") { bits in
  let a = operand(bits)
  return { keep(a.squareRoot()) }
}

/// Measures one operation that has no size.
@MainActor func measure(_ name: String, _ work: () -> Void) {
  let time = Stopwatch.nanoseconds(work)
  if isPlain { print("\(name)\t0\t\(time)") } else { rows.append((name, [time])) }
}

let third = Rational(significand: 12_345_678, exponent: -4)
let seventh = Rational(significand: 98_765_432, exponent: -6)
measure("rational add") { keep(third + seventh) }
measure("rational multiply") { keep(third * seventh) }
measure("rational divide") { keep(try? third / seventh) }
measure("rational compare") { keep(third < seventh) }
measure("rational 16 digits") { keep(seventh.significand(places: 14)) }
measure("rational exponent") { keep(seventh.decimalExponent) }

if !isPlain {
  func column(_ text: String, _ width: Int = 14) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }
  print("nanoseconds".padded(20) + sizes.map { column("\($0) bits") }.joined())
  for row in rows {
    print(row.name.padded(20) + row.times.map { column(readable($0)) }.joined())
  }
}

func readable(_ nanoseconds: Double) -> String {
  let tenths = Int(nanoseconds * 10 + 0.5)
  return nanoseconds < 1000 ? "\(tenths / 10).\(tenths % 10)" : "\((tenths + 5) / 10)"
}

extension String {
  func padded(_ width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
