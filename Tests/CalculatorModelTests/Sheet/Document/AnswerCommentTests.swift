import CalculatorModel
import Testing

/// The answer comment in a line.
@Suite struct AnswerCommentTests {
  @Test(
    arguments: [
      ("2 + 3  # = 5", "2 + 3", "= 5"), ("2 + 3 # five  # = 5", "2 + 3 # five", "= 5"),
      ("2 pi# ≈ 6.28  ", "2 pi", "≈ 6.28"),
      ("1/0\t# ! division-by-zero\t", "1/0", "! division-by-zero"),
      ("f # ! failed-line 3", "f", "! failed-line 3"), ("x # = [1, 2]", "x", "= [1, 2]"),
      ("x # = ", "x", "= "),
      ("# a comment # = 5", "# a comment", "= 5"), ("  x  #  = 5", nil, ""), ("x  #= 5", nil, ""),
      ("x  # =5", nil, ""), ("x # =", nil, ""), ("# = 5", nil, ""), ("  # ≈ 5", nil, ""),
      ("x # = 5 # note", nil, ""),
      ("x = 5", nil, ""), ("x # 5", nil, ""), ("", nil, ""), ("#", nil, ""), ("x #", nil, ""),
      ("x # ", nil, ""),
      ("x # ≉ 5", nil, ""),
    ] as [(String, String?, String)])
  func isTheLastComment(line: String, content: String?, answer: String) {
    let comment = AnswerComment(in: line)
    #expect(comment?.content == content)
    #expect(comment?.answer.description ?? "" == answer)
  }
}
