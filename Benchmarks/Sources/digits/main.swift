// Calculates an expression to so many digits; prints them and the seconds of processor time.
//
//   swift run -c release digits 'e^pi' 10000
//
// What the command does, without its start. A small calculation comes first, so that the pages of
// the program are in memory.

import CalculatorModel
import ExactReals

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

guard CommandLine.arguments.count == 3, let digits = Int(CommandLine.arguments[2]) else {
  fatalError("usage: digits EXPRESSION DIGITS")
}

/// The text of the expression's value.
func answer(digits: Int) throws -> String {
  let budget = Budget(work: 1 << 31 + Int64(digits) << 22)
  let value = try MathExpression(CommandLine.arguments[1]).value(within: budget)
  return try AnswerFormat(significantDigits: digits).text(of: value, within: budget)
}

_ = try answer(digits: 38)
let start = clock()
let text = try answer(digits: digits)
// POSIX: a million a second.
let seconds = Double(clock() - start) / 1_000_000
print(text)
print(seconds)
