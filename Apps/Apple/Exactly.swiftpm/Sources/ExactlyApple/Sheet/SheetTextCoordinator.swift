import CalculatorPresentation
import SwiftUI

#if canImport(UIKit)
import UIKit
#elseif canImport(AppKit)
import AppKit
#endif

/// What goes between the text view of a sheet and its session: what was typed and selected, what is to be
/// shown, and where lines are.
///
/// Whatever a person does is taken over at once, and the view gets what follows from it before the next key, so
/// that neither has a text that the other does not know.
@MainActor final class SheetTextCoordinator: NSObject {
  let storage = NSTextStorage()
  private let session: SheetSession
  private var styles = SheetTextStyles()
  private var places = SheetFieldPlaces(SheetText())
  private weak var view: SheetSystemTextView?

  /// Whether what changes in the view is shown to the person, and not what the person does.
  private var isShowing = false

  /// Whether the view may have another text than the session.
  private var isDirty = true

  /// Whether the view is about to change its text: what it selects meanwhile means nothing.
  private var isChanging = false

  /// Whether something was being composed when the view told of itself last.
  private var wasComposing = false

  /// Whether the cursor is still to be brought into sight.
  private var scrolls = false

  /// Tells where lines are when the views have been evaluated.
  private var telling: Task<Void, Never>?

  init(_ session: SheetSession) {
    self.session = session
    super.init()
    session.endComposing = { [weak self] in self?.endComposing() }
    session.putKeyboardAway = { [weak self] in self?.view?.putKeyboardAway() }
  }

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
    guard let view, !isShowing else { return }
    isChanging = false
    isDirty = true
    wasComposing = view.isComposing
    guard !wasComposing else { return }
    session.take(view.fieldText, cursorAt: view.fieldSelection.upperBound)
    showText(in: view)
  }

  private func takeSelection() {
    guard let view, !isShowing else { return }
    guard !view.isComposing else {
      wasComposing = true
      return
    }
    // Composing may end without another word of the text.
    if wasComposing { return takeText() }
    guard !isChanging, storage.length == places.count else { return }
    session.select(places.selection(view.fieldSelection))
  }

  /// Whether the view is to type a text in the place of another: Tab completes a name, or leaves.
  private func types(_ text: String, over range: NSRange) -> Bool {
    guard text == "\t" else {
      // Backspace at the very beginning takes nothing away, and no change follows.
      isChanging = !text.isEmpty || range.length > 0
      // A text that is replaced loses its attributes, even to the same text; what is pasted has none.
      if text.utf16.count > 1 || range.length > 0 && !text.isEmpty { styles.forget() }
      return true
    }
    if session.viewModel.completions.isEmpty {
      view?.leave()
    } else {
      session.edit { $0.complete(at: $1) }
    }
    return false
  }

  /// Has what is composed stand as it is, before something else is done with the text.
  private func endComposing() {
    guard let view, view.isComposing || wasComposing else { return }
    view.unmarkText()
    takeText()
  }

  // MARK: - What is shown

  /// Shows the text, what is selected and how the lines that are seen look.
  func show(_ rows: [SheetRow], rooms: [Bool], textSize: DynamicTypeSize) {
    guard let view, !view.isComposing else { return }
    showText(in: view)
    isShowing = true
    defer { isShowing = false }
    view.call(session.catalogue.text(SheetFaceWords.text))
    view.leavesRoomBelow(rooms.isEmpty ? 0 : SheetTextStyles.roomHeight)
    styles.show(rows, in: storage, at: places, textSize: textSize, rooms: rooms)
    view.typingAttributes = styles.usual
    noteLayout()
  }

  /// Brings the view's text and selection to those of the session, and touches only what differs.
  private func showText(in view: SheetSystemTextView) {
    let wasShowing = isShowing
    isShowing = true
    defer { isShowing = wasShowing }
    let editor = session.viewModel.editor
    if isDirty || places.text != editor.text {
      if let change = TextFieldChange(from: view.fieldText, to: editor.text.fieldText) {
        view.changeText { storage.replaceCharacters(in: NSRange(change.range), with: change.text) }
      }
      places = SheetFieldPlaces(editor.text)
      isDirty = false
    }
    let selection = places.range(of: editor.selection)
    if view.fieldSelection != selection {
      view.fieldSelection = selection
      scrolls = true
    }
    scrollToCursor()
  }

  /// Brings the cursor into sight, once the view has a size.
  private func scrollToCursor() {
    guard let view, scrolls, view.seenPart.height > 0 else { return }
    scrolls = false
    view.scrollRangeToVisible(NSRange(view.fieldSelection))
  }

  /// Tells where lines are now; not while views are evaluated or laid out, since those show it.
  func noteLayout() {
    guard telling == nil else { return }
    telling = Task {
      telling = nil
      scrollToCursor()
      tellPlaces()
    }
  }

  /// Tells at once where a person has scrolled lines to, so that what stands beside them goes with them.
  func noteScrolling() {
    if !isShowing { tellPlaces() }
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

  func textViewDidEndEditing(_ textView: UITextView) { endComposing() }

  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    types(text, over: range)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    // Otherwise views may just be laid out.
    if view?.isScrolledByPerson == true { noteScrolling() } else { noteLayout() }
  }
}
#elseif canImport(AppKit)
extension SheetTextCoordinator: NSTextViewDelegate {
  func textDidChange(_ notification: Notification) { takeText() }

  func textViewDidChangeSelection(_ notification: Notification) { takeSelection() }

  func textDidEndEditing(_ notification: Notification) { endComposing() }

  func textView(
    _ textView: NSTextView, shouldChangeTextIn range: NSRange, replacementString text: String?
  ) -> Bool {
    types(text ?? "", over: range)
  }
}
#endif

extension NSLayoutManager {
  /// Where the first and the last row of some characters are, of which there may be none at the end of all.
  fileprivate func rows(of range: Range<Int>, of count: Int) -> (first: CGRect, last: CGRect) {
    guard range.lowerBound < count else {
      return (extraLineFragmentUsedRect, extraLineFragmentUsedRect)
    }
    func row(_ character: Int) -> CGRect {
      // Without the space that stands behind a paragraph.
      lineFragmentUsedRect(
        forGlyphAt: glyphIndexForCharacter(at: character), effectiveRange: nil)
    }
    return (row(range.lowerBound), row(max(range.lowerBound, range.upperBound - 1)))
  }
}
