import CalculatorPresentation
import SwiftUI

#if canImport(UIKit)
import UIKit
#elseif canImport(AppKit)
import AppKit
#endif

/// What goes between the text view of a sheet and its session: what was typed and selected, what is to be
/// shown, and where lines are.
@MainActor final class SheetTextCoordinator: NSObject {
  private let session: SheetSession
  private let storage = NSTextStorage()
  private var styles = SheetTextStyles()
  private var places = SheetFieldPlaces(SheetText())
  private weak var view: SheetSystemTextView?

  /// Whether what changes in the view is shown to the person, and not what the person does.
  private var isShowing = false

  /// Tells where lines are when the views have been evaluated.
  private var telling: Task<Void, Never>?

  init(_ session: SheetSession) { self.session = session }

  /// Makes the view, whose layout tells where lines are.
  func makeView() -> SheetSystemTextView {
    let layout = NSLayoutManager()
    storage.addLayoutManager(layout)
    let container = NSTextContainer(
      size: CGSize(width: 0, height: CGFloat.greatestFiniteMagnitude))
    container.widthTracksTextView = true
    layout.addTextContainer(container)
    let view = SheetSystemTextView(frame: .zero, textContainer: container)
    view.typeAsWritten()
    self.view = view
    return view
  }

  // MARK: - What a person does

  /// Takes over what was typed, once it is composed.
  private func takeText() {
    guard let view, !isShowing, !view.isComposing else { return }
    session.take(view.fieldText, cursorAt: view.fieldSelection.upperBound)
  }

  private func takeSelection() {
    // Before the text that belongs to it is told, a selection means nothing.
    guard let view, !isShowing, !view.isComposing, storage.length == places.count else { return }
    session.select(places.selection(view.fieldSelection))
  }

  /// Whether the view is to type a text: Tab completes a name, or leaves.
  private func types(_ text: String) -> Bool {
    guard text == "\t" else { return true }
    if session.viewModel.completions.isEmpty {
      view?.leave()
    } else {
      session.edit { $0.complete(at: $1) }
    }
    return false
  }

  // MARK: - What is shown

  /// Shows the text, what is selected and how the lines that are seen look.
  func show(_ rows: [SheetRow], isNarrow: Bool, textSize: DynamicTypeSize) {
    guard let view, !view.isComposing else { return }
    isShowing = true
    defer { isShowing = false }
    let editor = session.viewModel.editor
    let change = TextFieldChange(from: view.fieldText, to: editor.text.fieldText)
    if let change {
      storage.replaceCharacters(in: NSRange(change.range), with: change.text)
    }
    if change != nil || places.text != editor.text { places = SheetFieldPlaces(editor.text) }
    view.call(session.catalogue.text(SheetFaceWords.text))
    styles.show(
      rows, in: storage, at: places, textSize: textSize,
      rooms: isNarrow ? session.viewModel.linesWithRoom : [])
    view.typingAttributes = styles.usual
    let selection = places.range(of: editor.selection)
    if view.fieldSelection != selection {
      view.fieldSelection = selection
      view.scrollRangeToVisible(NSRange(selection))
    }
    noteLayout()
  }

  /// Tells where lines are now; not while views are evaluated, since those show it.
  func noteLayout() {
    guard telling == nil else { return }
    telling = Task {
      telling = nil
      tellPlaces()
    }
  }

  private func tellPlaces() {
    guard let view, storage.length == places.count else { return }
    let seen = view.seenPart
    guard seen.height > 0 else { return }
    let layout = view.fieldLayout
    let glyphs = layout.glyphRange(forBoundingRect: seen, in: view.fieldContainer)
    let characters = layout.characterRange(forGlyphRange: glyphs, actualGlyphRange: nil)
    let lines = places.line(at: characters.lowerBound)...places.line(at: characters.upperBound)
    session.see(
      lines.map { line in
        let rows = layout.rows(of: places.range(ofLine: line), of: storage.length)
        return SheetLinePlace(
          line: line, top: rows.first.minY - seen.minY, height: rows.first.height,
          bottom: rows.last.maxY - seen.minY)
      })
  }
}

#if canImport(UIKit)
extension SheetTextCoordinator: UITextViewDelegate {
  func textViewDidChange(_ textView: UITextView) { takeText() }

  func textViewDidChangeSelection(_ textView: UITextView) { takeSelection() }

  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    types(text)
  }
}
#elseif canImport(AppKit)
extension SheetTextCoordinator: NSTextViewDelegate {
  func textDidChange(_ notification: Notification) { takeText() }

  func textViewDidChangeSelection(_ notification: Notification) { takeSelection() }

  func textView(
    _ textView: NSTextView, shouldChangeTextIn range: NSRange, replacementString text: String?
  ) -> Bool {
    types(text ?? "")
  }
}
#endif

extension NSLayoutManager {
  /// Where the first and the last row of some characters are, of which there may be none at the end of all.
  fileprivate func rows(of range: Range<Int>, of count: Int) -> (first: CGRect, last: CGRect) {
    guard range.lowerBound < count else { return (extraLineFragmentRect, extraLineFragmentRect) }
    func row(_ character: Int) -> CGRect {
      // Without the space that stands behind a paragraph.
      lineFragmentUsedRect(
        forGlyphAt: glyphIndexForCharacter(at: character), effectiveRange: nil)
    }
    return (row(range.lowerBound), row(max(range.lowerBound, range.upperBound - 1)))
  }
}
