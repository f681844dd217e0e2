// Calculates an expression to a number of digits; prints them and the seconds of processor time.
//
//   swift run -c release digits 'e^pi' 10000
//   swift run -c release digits 'gamma(1/3)' 10000 38
//
// This is what the command does, without its start. A first run to nine tenths of the digits, or to as many as
// asked for, warms up the program and its memory; nothing of it is kept.

import CalculatorModel
import ExactReals

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

guard CommandLine.arguments.count > 2, let digits = Int(CommandLine.arguments[2]) else {
  fatalError("usage: digits EXPRESSION DIGITS [DIGITS BEFORE]")
}
let digitsBefore =
  CommandLine.arguments.count > 3 ? Int(CommandLine.arguments[3]) ?? 1 : max(digits * 9 / 10, 1)

/// Returns the text of the expression's value.
func answer(digits: Int) throws -> String {
  let budget = Budget(work: 1 << 31 + Int64(digits) << 22)
  let value = try MathExpression(CommandLine.arguments[1]).value(within: budget)
  return try AnswerFormat(significantDigits: digits).text(of: value, within: budget)
}

_ = try answer(digits: digitsBefore)
let start = clock()
let text = try answer(digits: digits)
// POSIX: a million a second.
let seconds = Double(clock() - start) / 1_000_000
print(text)
print(seconds)
