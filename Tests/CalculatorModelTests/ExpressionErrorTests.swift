import Testing

@testable import CalculatorModel

@Suite struct ExpressionErrorTests {
  @Test(arguments: [
    ("sine(1)", "unknown name 'sine'; did you mean 'sin'?"), ("foo", "unknown name 'foo'"),
    ("sin()", "'sin' takes 1 argument, not 0"), ("ncr(9)", "'ncr' takes 2 arguments, not 1"),
    ("round(1,2,3)", "'round' takes 1 or 2 arguments, not 3"),
    ("min()", "'min' takes 1 or more arguments, not 0"),
    ("17 % 5", "an operator is missing after '%'; for a remainder, use 'mod'"),
    ("5!!", "'!!' can be read in two ways; write it like (3!)!"),
    ("(1, 2)", "a comma or semicolon can only separate a function's arguments"),
    ("x == 2", "'=' can only follow a name, or a function with its parameters"),
    ("1 = 2", "to solve an equation, write solve(x^2 = 4, x)"),
    ("pi = 3", "'pi' is a reserved name"),
    ("f(x) = f(x)", "the function 'f' cannot use itself"),
    ("f(x, x) = 1", "two parameters are called 'x'"), ("ans", "there is no previous answer yet"),
    ("1\u{200B}+1", "unexpected character U+200B"),
    ("5 square", "unknown name 'square'; did you mean 'x^2'?"),
    ("129₂", "not a number"), ("2—1", "unexpected character '—'"),
    ("5₁", "unexpected character '₁'"),
    ("ncr(3, -1)", "outside the function's domain"),
    ("fib(1e9)", "the function's argument is too large"),
    ("fib(-1)", "outside the function's domain"),
    ("5 nCr 2", "write this as 'ncr(5, 2)'"),
    ("5 C  2", "unknown name 'C'; did you mean 'ncr(5, 2)'?"),
    ("2 e -3", "this can be 2e-3 or 2 × e -3; write one of them"),
    ("2e -3", "this can be 2e-3 or 2 × e -3; write one of them"),
    ("2 1/2^2", "write this as '(2 + 1/2)'"), ("2 1/x", "an operator is missing"),
    ("1/0", "division by zero"), ("a\u{301}\u{301}b", "unknown name 'a\u{301}\u{301}b'"),
  ])
  func saysWhatIsWrongInWords(text: String, reason: String) {
    var worksheet = Worksheet()
    let error = #expect(throws: ExpressionError.self, "\(text)") {
      try worksheet.answer(to: text)
    }
    #expect(error?.reason == reason, "\(text)")
  }
}
