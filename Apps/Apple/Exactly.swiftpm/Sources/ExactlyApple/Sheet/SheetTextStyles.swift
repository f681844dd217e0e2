import CalculatorPresentation
import SwiftUI

#if canImport(UIKit)
import UIKit
#elseif canImport(AppKit)
import AppKit
#endif

/// The styles of a sheet's lines in its text view: headings are bold, the lines that the cursor's line uses have a
/// coloured background, errors are underlined, and a line has room below for an answer shown there.
struct SheetTextStyles {
  private struct Look: Hashable {
    let text: String
    let isHeading: Bool
    let isLit: Bool
    let wrong: Range<Int>?
  }

  /// The looks of lines when they were last shown.
  private var looks: [Int: Look] = [:]

  /// Whether each line had room below it; if empty, none had.
  private var rooms: [Bool] = []

  private var lines: [String] = []
  private var textSize: DynamicTypeSize?

  private var font = SheetTextStyles.bodyFont
  private var paragraph = SheetTextStyles.paragraph(spacing: lineSpacing)
  private var paragraphWithRoom = SheetTextStyles.paragraph(spacing: roomHeight)

  #if canImport(UIKit)
  private static var bodyFont: UIFont { .preferredFont(forTextStyle: .body) }
  private static var headingFont: UIFont { .preferredFont(forTextStyle: .headline) }
  private static var textColor: UIColor { .label }
  private static var litColor: UIColor { .tertiarySystemFill }
  private static var wrongColor: UIColor { .systemRed }
  #elseif canImport(AppKit)
  private static var bodyFont: NSFont { .preferredFont(forTextStyle: .body) }
  private static var headingFont: NSFont { .preferredFont(forTextStyle: .headline) }
  private static var textColor: NSColor { .textColor }
  private static var litColor: NSColor { .quaternaryLabelColor }
  private static var wrongColor: NSColor { .systemRed }
  #endif

  private static let lineSpacing: CGFloat = 4

  /// The height of an answer below its line, including the space around it.
  static var roomHeight: CGFloat {
    let font = bodyFont
    return (font.ascender - font.descender + font.leading).rounded(.up) + lineSpacing
  }

  /// The usual attributes of a line, and of typed text.
  var usual: [NSAttributedString.Key: Any] {
    [.font: font, .foregroundColor: Self.textColor, .paragraphStyle: paragraph]
  }

  /// Shows rows, touching only lines whose look has changed.
  ///
  /// - Parameters:
  ///   - rows: The visible lines.
  ///   - storage: The text.
  ///   - places: The places of its lines.
  ///   - newSize: The user's text size.
  ///   - newRooms: Whether each line has room below it; if empty, none has.
  mutating func show(
    _ rows: [SheetRow], in storage: NSTextStorage, at places: SheetFieldPlaces,
    textSize newSize: DynamicTypeSize, rooms newRooms: [Bool]
  ) {
    storage.beginEditing()
    defer { storage.endEditing() }
    let isResized = newSize != textSize
    if isResized {
      textSize = newSize
      font = Self.bodyFont
      paragraph = Self.paragraph(spacing: Self.lineSpacing)
      paragraphWithRoom = Self.paragraph(spacing: Self.roomHeight)
      (looks, rooms) = ([:], [])
      lines = places.text.lines
      storage.setAttributes(usual, range: NSRange(0..<storage.length))
    } else if lines.count != places.text.lines.count {
      let new = follow(places.text.lines)
      storage.setAttributes(usual, range: Self.range(ofLines: new, at: places, in: storage))
    } else {
      lines = places.text.lines
    }
    show(newRooms, in: storage, at: places)
    for row in rows where row.number <= lines.count {
      let line = row.number - 1
      let isTyped = row.error?.isDimmed ?? true
      let look = Look(
        text: row.text, isHeading: row.isHeading, isLit: row.isLit,
        wrong: isTyped ? nil : row.error?.range)
      guard looks[line] != look else { continue }
      looks[line] = look
      show(look, inLine: line, of: storage, at: places)
    }
  }

  /// Forgets the looks of lines, which their text may have lost.
  mutating func forget() { (looks, rooms) = ([:], []) }

  /// Accounts for inserted and removed lines, keeping what is known of the others.
  ///
  /// - Returns: The lines to show from scratch, including their neighbours, whose line endings may have changed.
  private mutating func follow(_ new: [String]) -> Range<Int> {
    let least = min(lines.count, new.count)
    var (start, end) = (0, 0)
    while start < least, lines[start] == new[start] { start += 1 }
    while end < least - start, lines[lines.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
    (start, end) = (max(start - 1, 0), max(end - 1, 0))
    let (rest, shift) = (lines.count - end, new.count - lines.count)
    var moved: [Int: Look] = [:]
    for (line, look) in looks {
      if line < start { moved[line] = look } else if line >= rest { moved[line + shift] = look }
    }
    looks = moved
    if rooms.count == lines.count {
      rooms =
        Array(rooms[..<start]) + Array(repeating: false, count: new.count - end - start)
        + Array(rooms[rest...])
    } else {
      rooms = []
    }
    lines = new
    return start..<new.count - end
  }

  private mutating func show(
    _ newRooms: [Bool], in storage: NSTextStorage, at places: SheetFieldPlaces
  ) {
    guard newRooms != rooms else { return }
    let oldRooms = rooms
    rooms = newRooms
    for line in lines.indices {
      let had = oldRooms.indices.contains(line) && oldRooms[line]
      guard hasRoom(line) != had else { continue }
      storage.addAttribute(
        .paragraphStyle, value: hasRoom(line) ? paragraphWithRoom : paragraph,
        range: Self.range(ofLines: line..<line + 1, at: places, in: storage))
    }
  }

  private func show(
    _ look: Look, inLine line: Int, of storage: NSTextStorage, at places: SheetFieldPlaces
  ) {
    var attributes = usual
    if hasRoom(line) { attributes[.paragraphStyle] = paragraphWithRoom }
    if look.isHeading { attributes[.font] = Self.headingFont }
    if look.isLit { attributes[.backgroundColor] = Self.litColor }
    storage.setAttributes(
      attributes, range: Self.range(ofLines: line..<line + 1, at: places, in: storage))
    guard let wrong = look.wrong else { return }
    storage.addAttributes(
      [.underlineStyle: NSUnderlineStyle.single.rawValue, .underlineColor: Self.wrongColor],
      range: NSRange(places.range(wrong, ofLine: line)))
  }

  private func hasRoom(_ line: Int) -> Bool { rooms.indices.contains(line) && rooms[line] }

  /// Returns a left-to-right paragraph style, since mathematics runs that way whatever its words are.
  private static func paragraph(spacing: CGFloat) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.paragraphSpacing = spacing
    style.baseWritingDirection = .leftToRight
    style.alignment = .left
    return style
  }

  /// Returns the range of lines with their line endings, which also affect a paragraph's look.
  private static func range(
    ofLines lines: Range<Int>, at places: SheetFieldPlaces, in storage: NSTextStorage
  ) -> NSRange {
    guard let last = lines.last else { return NSRange(0..<0) }
    let end = places.range(ofLine: last).upperBound + 1
    return NSRange(places.range(ofLine: lines.lowerBound).lowerBound..<min(end, storage.length))
  }
}
