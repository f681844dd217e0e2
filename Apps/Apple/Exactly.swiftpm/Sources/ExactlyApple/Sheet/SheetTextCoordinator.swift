import CalculatorPresentation
import SwiftUI

#if canImport(UIKit)
import UIKit
#elseif canImport(AppKit)
import AppKit
#endif

/// The link between the text view of a sheet and its session: it passes on what was typed and selected, what is to be
/// shown, and where lines are.
///
/// Whatever the user does is taken over at once, and the view gets the result before the next key, so that neither
/// has a text that the other does not know.
@MainActor final class SheetTextCoordinator: NSObject {
  let storage = NSTextStorage()
  private let session: SheetSession
  private var styles = SheetTextStyles()
  private var places = SheetFieldPlaces(SheetText())
  private weak var view: SheetSystemTextView?

  /// Whether the view is changed by this coordinator and not by the user.
  private var isShowing = false

  /// Whether the view's text may differ from the session's.
  private var isDirty = true

  /// Whether the view is about to change its text: its selection means nothing meanwhile.
  private var isChanging = false

  /// Whether text was being composed at the view's last callback.
  private var wasComposing = false

  /// Whether the cursor still has to be scrolled into view.
  private var scrolls = false

  /// The task that reports where lines are once the views have been evaluated.
  private var telling: Task<Void, Never>?

  init(_ session: SheetSession) {
    self.session = session
    super.init()
    session.endComposing = { [weak self] in self?.endComposing() }
    session.putKeyboardAway = { [weak self] in self?.view?.putKeyboardAway() }
  }

  /// Makes the view, whose layout shows where lines are.
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

  /// Takes over what was typed, once composing has ended.
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
    // Composing may end without another callback about the text.
    if wasComposing { return takeText() }
    guard !isChanging, storage.length == places.count else { return }
    session.select(places.selection(view.fieldSelection))
  }

  /// Whether the view is to replace a range with a text; Tab completes a name or leaves instead.
  private func types(_ text: String, over range: NSRange) -> Bool {
    guard text == "\t" else {
      // Backspace at the very beginning removes nothing, and no change follows.
      isChanging = !text.isEmpty || range.length > 0
      // Replaced text loses its attributes, even if the new text is the same; pasted text has none.
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

  /// Commits the text being composed, before anything else is done with the text.
  private func endComposing() {
    guard let view, view.isComposing || wasComposing else { return }
    view.unmarkText()
    takeText()
  }

  // MARK: - What is shown

  /// Shows the text, the selection and the styles of the visible lines.
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

  /// Updates the view's text and selection to match the session, touching only what differs.
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

  /// Scrolls the cursor into view, once the view has a size.
  private func scrollToCursor() {
    guard let view, scrolls, view.seenPart.height > 0 else { return }
    scrolls = false
    view.scrollRangeToVisible(NSRange(view.fieldSelection))
  }

  /// Reports where lines are, but not while the views that show this are being evaluated or laid out.
  func noteLayout() {
    guard telling == nil else { return }
    telling = Task {
      telling = nil
      scrollToCursor()
      tellPlaces()
    }
  }

  /// Reports at once where the user has scrolled lines to, so that the views beside them move along.
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
    // Otherwise, views may be in the middle of layout.
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
  /// Returns the frames of the first and last rows of a range, which may be empty at the end of the text.
  fileprivate func rows(of range: Range<Int>, of count: Int) -> (first: CGRect, last: CGRect) {
    guard range.lowerBound < count else {
      return (extraLineFragmentUsedRect, extraLineFragmentUsedRect)
    }
    func row(_ character: Int) -> CGRect {
      // Without the space after a paragraph.
      lineFragmentUsedRect(
        forGlyphAt: glyphIndexForCharacter(at: character), effectiveRange: nil)
    }
    return (row(range.lowerBound), row(max(range.lowerBound, range.upperBound - 1)))
  }
}
