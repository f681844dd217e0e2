import CalculatorPresentation
import SwiftUI

#if canImport(UIKit)
import UIKit
#elseif canImport(AppKit)
import AppKit
#endif

/// How the lines of a sheet look in its text view: headings are bold, the lines that the cursor's line uses
/// stand on a colour, what is wrong is underlined, and below a line is room for its answer where it stands
/// there.
struct SheetTextStyles {
  private struct Look: Hashable {
    let text: String
    let isHeading: Bool
    let isLit: Bool
    let wrong: Range<Int>?
  }

  /// What lines looked like when they were shown last.
  private var looks: [Int: Look] = [:]

  /// Which lines had room below them.
  private var rooms: [Bool] = []

  private var lineCount = 0
  private var textSize: DynamicTypeSize?

  #if canImport(UIKit)
  private static var font: UIFont { .preferredFont(forTextStyle: .body) }
  private static var headingFont: UIFont { .preferredFont(forTextStyle: .headline) }
  private static var textColor: UIColor { .label }
  private static var litColor: UIColor { .tertiarySystemFill }
  private static var wrongColor: UIColor { .systemRed }
  #elseif canImport(AppKit)
  private static var font: NSFont { .preferredFont(forTextStyle: .body) }
  private static var headingFont: NSFont { .preferredFont(forTextStyle: .headline) }
  private static var textColor: NSColor { .textColor }
  private static var litColor: NSColor { .quaternaryLabelColor }
  private static var wrongColor: NSColor { .systemRed }
  #endif

  /// How high an answer is that stands below its line, with what is around it.
  static var roomHeight: CGFloat {
    (font.ascender - font.descender + font.leading).rounded(.up) + 4
  }

  /// What a line usually looks like, and what is typed.
  var usual: [NSAttributedString.Key: Any] { attributes(hasRoom: false) }

  /// Shows rows, and touches only lines that look otherwise than before.
  ///
  /// - Parameters:
  ///   - rows: The lines that are seen.
  ///   - storage: The text.
  ///   - places: Where its lines are.
  ///   - textSize: How large the person wants texts to be.
  ///   - newRooms: Which lines have room below them; none at all where it is empty.
  mutating func show(
    _ rows: [SheetRow], in storage: NSTextStorage, at places: SheetFieldPlaces,
    textSize: DynamicTypeSize, rooms newRooms: [Bool]
  ) {
    let isNew = lineCount != places.lineStarts.count || self.textSize != textSize
    (lineCount, self.textSize) = (places.lineStarts.count, textSize)
    storage.beginEditing()
    defer { storage.endEditing() }
    if isNew {
      looks = [:]
      storage.setAttributes(usual, range: NSRange(0..<storage.length))
    }
    let oldRooms = isNew ? [] : rooms
    rooms = newRooms
    for line in 0..<lineCount
    where hasRoom(line) != (oldRooms.indices.contains(line) && oldRooms[line]) {
      storage.addAttribute(
        .paragraphStyle, value: Self.paragraph(hasRoom: hasRoom(line)),
        range: Self.range(ofLine: line, at: places, in: storage))
    }
    for row in rows where row.number <= lineCount {
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

  private func show(
    _ look: Look, inLine line: Int, of storage: NSTextStorage, at places: SheetFieldPlaces
  ) {
    var attributes = attributes(hasRoom: hasRoom(line))
    if look.isHeading { attributes[.font] = Self.headingFont }
    if look.isLit { attributes[.backgroundColor] = Self.litColor }
    storage.setAttributes(attributes, range: Self.range(ofLine: line, at: places, in: storage))
    guard let wrong = look.wrong else { return }
    storage.addAttributes(
      [.underlineStyle: NSUnderlineStyle.single.rawValue, .underlineColor: Self.wrongColor],
      range: NSRange(places.range(wrong, ofLine: line)))
  }

  private func hasRoom(_ line: Int) -> Bool { rooms.indices.contains(line) && rooms[line] }

  private func attributes(hasRoom: Bool) -> [NSAttributedString.Key: Any] {
    [
      .font: Self.font, .foregroundColor: Self.textColor,
      .paragraphStyle: Self.paragraph(hasRoom: hasRoom),
    ]
  }

  private static func paragraph(hasRoom: Bool) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.paragraphSpacing = hasRoom ? roomHeight : 4
    return style
  }

  /// The units of a line with its end, which a paragraph's looks are taken from as well.
  private static func range(
    ofLine line: Int, at places: SheetFieldPlaces, in storage: NSTextStorage
  ) -> NSRange {
    let range = places.range(ofLine: line)
    return NSRange(range.lowerBound..<min(range.upperBound + 1, storage.length))
  }
}
