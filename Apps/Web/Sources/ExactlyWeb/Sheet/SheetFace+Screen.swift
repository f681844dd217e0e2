import CalculatorModel
import CalculatorPresentation
import Languages

extension SheetFace {
  func draw(on screen: inout Screen) {
    screen.showLook(language, theme: theme)
    screen.show("texts", writeTexts)
    screen.show("rows") { json in
      json.list(nil, of: viewModel.rows(visible, at: now), write)
    }
    screen.show("sheet", writeState)
    if let keypadMode {
      screen.show("keypad") { json in
        json.keypad(viewModel.keypad(keypadMode), language)
      }
    }
    tellEffects(on: &screen)
    if let question {
      screen.tell("answer") { json in
        json.object { json in answer(question, to: &json) }
      }
      self.question = nil
    }
  }

  /// The page's texts, by the names that it uses for them.
  private static let words: [(String, SheetFaceWords)] = [
    ("untitled", .untitled), ("newSheet", .newSheet), ("openSheet", .openSheet), ("save", .save),
    ("saveAs", .saveAs), ("text", .text), ("answers", .answers), ("more", .more),
    ("writeAnswers", .writeAnswers),
    ("updateAnswers", .updateAnswers),
    ("removeAnswers", .removeAnswers), ("discard", .discard), ("recoversText", .recoversText),
    ("recover", .recover), ("cannotOpen", .cannotOpen), ("cannotSave", .cannotSave),
    ("isNotText", .isNotText), ("hasOtherLineEnds", .hasOtherLineEnds),
  ]

  /// The questions that the page asks about the sheet's file, by the names that it uses for them.
  private static let questions: [(String, SheetQuestion)] = [
    ("unsaved", .unsaved), ("hasChanged", .hasChanged),
  ]

  private func writeTexts(to json: inout JSON) {
    let catalogue = viewModel.catalogue
    json.object { json in
      for (name, words) in Self.words { json.member(name, catalogue.text(words)) }
      for (name, question) in Self.questions {
        json.object(name) { json in
          json.member("title", question.title(in: catalogue))
          json.member("details", question.details(in: catalogue))
          json.list("answers", of: question.answers + [.cancel]) { json, answer in
            json.member("name", answer.rawValue)
            json.member("label", answer.label(in: catalogue))
          }
        }
      }
      json.member("hint", SheetExample.hint(in: catalogue))
      json.list("examples", of: SheetExample.allCases) { json, example in
        json.member("name", example.rawValue)
        json.member("label", example.name(in: catalogue))
      }
      json.member("undo", catalogue.text(.command(.undo)))
      json.member("redo", catalogue.text(.command(.redo)))
      json.member("menu", catalogue.text(.command(.menu)))
      json.member("cancel", catalogue.text(.command(.cancel)))
      json.member("close", catalogue.text(.command(.close)))
      json.member("stop", catalogue.text(.command(.stop)))
      json.member("reload", catalogue.text(.command(.reload)))
      json.member("keypad", catalogue.text(.part(.keypad)))
      json.member("calculating", catalogue.text(.part(.calculating)))
      json.member("stopped", catalogue.text(.part(.stopped)))
      json.member("restarted", catalogue.text(.part(.restarted)))
      json.member("newVersion", catalogue.text(.part(.newVersion)))
    }
  }

  private func write(to json: inout JSON, _ row: SheetRow) {
    json.member("number", row.number)
    json.member("mark", row.mark)
    json.member("answer", row.answerText)
    json.member("whole", row.wholeLength)
    json.member("error", row.error?.reason)
    json.member("isDimmed", row.error?.isDimmed ?? false)
    json.member("isHeading", row.isHeading)
    json.member("isLit", row.isLit)
    json.member("spoken", row.spoken)
  }

  private func writeState(to json: inout JSON) {
    json.object { json in
      json.member("count", viewModel.lines.count)
      json.member("selection", viewModel.statusText)
      json.member("notice", viewModel.notice)
      json.member("remark", remark)
      json.member("completions", viewModel.completions.prefix(8).map { $0.text })
      json.member("canUndo", viewModel.editor.canUndo)
      json.member("canRedo", viewModel.editor.canRedo)
      json.member("hasWork", viewModel.hasWork)
      json.member("next", viewModel.nextMoment(after: now).map { "\($0)" })
      json.announcement(announcement?.text, number: announcement?.number)
    }
  }

  private func answer(_ question: SheetRequest, to json: inout JSON) {
    switch question {
    case .nothing: break
    case .file(let name):
      let text = viewModel.text
      json.member("text", text)
      // The page keeps the text as it is, as the base for what is typed.
      json.member("lines", [SheetRecovery.head(name: name, text: text)])
    case .more:
      let expansion = viewModel.expansion()
      json.object("more", of: expansion) { json, expansion in
        json.member("number", expansion.number)
        json.member("reading", expansion.reading)
        json.member("exactForm", expansion.exactForm)
        json.member("digits", expansion.digits?.text)
        json.member("isExact", expansion.digits?.isExact ?? false)
      }
    case .checkpoint:
      json.member(
        "messages",
        (clockMessage.map { ["clock \(now) \($0)"] } ?? []) + [
          "visible \(now) \(visible.lowerBound) \(visible.upperBound)",
          "keypad \(now) \(keypadMode?.name ?? "none")",
          "text \(now) \(sheetName)\n\(viewModel.text)",
        ])
    }
  }

  // MARK: - Effects

  private func tellEffects(on screen: inout Screen) {
    let change = takeChange()
    let kept = viewModel.takeRecoveryLines()
    guard !change.isEmpty || !kept.isEmpty || movesCursor else { return }
    let selection = viewModel.editor.selection
    screen.tell("effects") { json in
      json.list { json in
        if !change.isEmpty {
          json.object { json in
            json.list("change", of: change) { json, change in
              json.member("from", change.range.lowerBound)
              json.member("to", change.range.upperBound)
              json.member("lines", change.lines)
            }
          }
        }
        if movesCursor {
          json.object { json in
            let (anchor, cursor) = (selection.anchor, selection.cursor)
            json.member("select", [anchor.line, anchor.offset, cursor.line, cursor.offset])
          }
        }
        if !kept.isEmpty { json.object { json in json.member("keep", kept) } }
      }
    }
    movesCursor = false
  }

  /// Returns the changes to make in the field for keys, references, and numbers of lines that moved.
  ///
  /// If the number of lines is unchanged, each line is a change of its own, so that the line being typed in is not
  /// included.
  private func takeChange() -> [SheetLineChange] {
    let lines = viewModel.lines
    guard lines != fieldLines else { return [] }
    defer { fieldLines = lines }
    if lines.count == fieldLines.count {
      return lines.indices.filter { lines[$0] != fieldLines[$0] }
        .map { SheetLineChange(range: $0..<$0 + 1, lines: [lines[$0]]) }
    }
    let least = min(lines.count, fieldLines.count)
    var (start, end) = (0, 0)
    while start < least, lines[start] == fieldLines[start] { start += 1 }
    while end < least - start,
      lines[lines.count - 1 - end] == fieldLines[fieldLines.count - 1 - end]
    {
      end += 1
    }
    let range = start..<fieldLines.count - end
    return [SheetLineChange(range: range, lines: Array(lines[start..<(lines.count - end)]))]
  }
}
