import CalculatorModel

// The functions of a sheet, with input and answers like those of Library.swift. Programs count lines from 1.

/// The one sheet of this module for programs.
private enum SheetLibrary {
  // A module has a single thread.
  nonisolated(unsafe) static var sheet = LibrarySheet()

  /// Answers a text; one too long for the mailbox is beyond a limit, like a sheet that is too long.
  static func answer(
    _ count: Int, _ answer: (OptionLines, inout JSON) throws(Refusal) -> LibraryFailure?
  ) -> Bool {
    guard count <= Mailbox.limit else {
      let failure = LibraryFailure(reason: "longer than \(Mailbox.limit) bytes", code: .tooMuch)
      Letters.mailbox.leave(failure.json.bytes)
      return true
    }
    return Letters.answerJSON(count: count) { text throws(Refusal) in
      var json = JSON()
      let failure = try answer(OptionLines(text), &json)
      return failure?.json ?? json
    }
  }

  /// Reads the options `from` and `to`: the lines from one up to, but not including, another.
  static func range(_ lines: OptionLines) throws(Refusal) -> Range<Int> {
    let end = sheet.count + 1
    var (from, to) = (1, end)
    for (name, value) in lines.options {
      switch name {
      case "from": from = try number(value, of: name, from: 1, to: end)
      case "to": to = try number(value, of: name, from: 1, to: end)
      default: throw OptionLines.unknown(name)
      }
    }
    guard from <= to else { throw Refusal(reason: "to is not before from") }
    return from - 1..<to - 1
  }

  private static func number(
    _ text: String, of name: String, from least: Int, to most: Int
  ) throws(Refusal) -> Int {
    guard let number = Int(text), (least...most).contains(number) else {
      throw Refusal(reason: "\(name) is a whole number from \(least) to \(most)")
    }
    return number
  }
}

/// Begins a new sheet with the text.
@_expose(wasm, "beginSheet") @_cdecl("beginSheet")
public func beginSheet(_ count: Int) -> Bool {
  SheetLibrary.answer(count) { lines, json throws(Refusal) in
    try lines.refuseOptions()
    do throws(SheetLimit) {
      SheetLibrary.sheet = try LibrarySheet(lines.text)
    } catch {
      return LibraryFailure(error)
    }
    json.object { json in json.member("count", SheetLibrary.sheet.count) }
    return nil
  }
}

/// Replaces the lines from `from` up to `to` with those of the text, and reports the lines whose answers have
/// changed.
@_expose(wasm, "editSheet") @_cdecl("editSheet")
public func editSheet(_ count: Int) -> Bool {
  SheetLibrary.answer(count) { lines, json throws(Refusal) in
    let range = try SheetLibrary.range(lines)
    let changed: [Int]
    do throws(SheetLimit) {
      changed = try SheetLibrary.sheet.replace(range, with: lines.text)
    } catch {
      return LibraryFailure(error)
    }
    json.object { json in
      json.member("changed", changed.map { $0 + 1 })
      json.member("count", SheetLibrary.sheet.count)
    }
    return nil
  }
}

/// Reports on the lines from `from` up to `to` like the command's `sheet --json`.
@_expose(wasm, "sheetAnswers") @_cdecl("sheetAnswers")
public func sheetAnswers(_ count: Int) -> Bool {
  SheetLibrary.answer(count) { lines, json throws(Refusal) in
    let range = try SheetLibrary.range(lines)
    json.object { json in SheetLibrary.sheet.show(range, in: &json) }
    return nil
  }
}

/// Returns the text of the sheet, as in a file.
@_expose(wasm, "sheetText") @_cdecl("sheetText")
public func sheetText(_ count: Int) -> Bool {
  SheetLibrary.answer(count) { lines, json throws(Refusal) in
    try lines.refuseOptions()
    json.object { json in json.member("text", SheetLibrary.sheet.text) }
    return nil
  }
}
