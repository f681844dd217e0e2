import CalculatorPresentation
import Foundation

#if canImport(UIKit)
import UIKit

/// The system's text view as a sheet uses it: it corrects nothing, and undo is up to the sheet.
final class SheetSystemTextView: UITextView {
  /// A callback for when lines may have moved.
  var onLayout: @MainActor () -> Void = {}

  /// None: an undo step includes the references adjusted to what was typed, which only the sheet knows.
  override var undoManager: UndoManager? { nil }

  /// None, so there are no three-finger gestures for undo either.
  override var editingInteractionConfiguration: UIEditingInteractionConfiguration { .none }

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout()
  }

  /// Keeps the text exactly as it is typed.
  func typeAsWritten() {
    autocapitalizationType = .none
    autocorrectionType = .no
    spellCheckingType = .no
    smartQuotesType = .no
    smartDashesType = .no
    smartInsertDeleteType = .no
    inlinePredictionType = .no
    alwaysBounceVertical = true
    backgroundColor = .clear
  }

  /// Sets the name of the text for screen readers.
  func call(_ name: String) { accessibilityLabel = name }

  /// All of the text, stored contiguously because it is iterated over.
  var fieldText: String {
    var text = text ?? ""
    text.makeContiguousUTF8()
    return text
  }

  /// Whether the user is scrolling the text, or has just done so.
  var isScrolledByPerson: Bool { isDragging || isDecelerating }

  /// Changes the text, and notifies the keyboard.
  func changeText(_ change: () -> Void) {
    inputDelegate?.textWillChange(self)
    change()
    inputDelegate?.textDidChange(self)
  }

  /// Leaves room for scrolling below the end of the text.
  func leavesRoomBelow(_ height: CGFloat) {
    if contentInset.bottom != height { contentInset.bottom = height }
  }

  /// Switches between the app's own on-screen keyboard, which is shown elsewhere, and the system's.
  func usesKeypad(_ isOwn: Bool) {
    guard isOwn != (inputView != nil) else { return }
    inputView = isOwn ? UIView(frame: .zero) : nil
    reloadInputViews()
  }

  /// Hides the on-screen keyboard.
  func putKeyboardAway() { resignFirstResponder() }

  /// Whether text is being composed, as in Japanese.
  var isComposing: Bool { markedTextRange != nil }

  /// The selection, in UTF-16 units.
  var fieldSelection: Range<Int> {
    get { selectedRange.lowerBound..<selectedRange.upperBound }
    set { selectedRange = NSRange(newValue) }
  }

  /// The visible part of the text, in coordinates where the text itself begins at zero.
  var seenPart: CGRect { bounds.offsetBy(dx: 0, dy: -textContainerInset.top) }

  /// The layout manager of the lines, with which this view was made.
  var fieldLayout: NSLayoutManager { layoutManager }

  /// The container in which the lines are laid out.
  var fieldContainer: NSTextContainer { textContainer }

  /// Moves the keyboard focus to the next view.
  func leave() {}
}
#elseif canImport(AppKit)
import AppKit

/// The system's text view as a sheet uses it: it corrects nothing, and undo is up to the sheet.
final class SheetSystemTextView: NSTextView {
  /// None: an undo step includes the references adjusted to what was typed, which only the sheet knows.
  override var undoManager: UndoManager? { nil }

  /// A callback for Esc.
  var onCancel: @MainActor () -> Void = {}

  /// Keeps the text exactly as it is typed.
  func typeAsWritten() {
    isRichText = false
    allowsUndo = false
    isAutomaticQuoteSubstitutionEnabled = false
    isAutomaticDashSubstitutionEnabled = false
    isAutomaticTextReplacementEnabled = false
    isAutomaticSpellingCorrectionEnabled = false
    isAutomaticTextCompletionEnabled = false
    isContinuousSpellCheckingEnabled = false
    isGrammarCheckingEnabled = false
    smartInsertDeleteEnabled = false
    inlinePredictionType = .no
    drawsBackground = false
  }

  override func viewDidMoveToWindow() {
    super.viewDidMoveToWindow()
    // Not while views are being evaluated, since they control the focus then.
    Task { window?.makeFirstResponder(self) }
  }

  /// Sets the name of the text for screen readers.
  func call(_ name: String) { setAccessibilityLabel(name) }

  /// All of the text, stored contiguously because it is iterated over.
  var fieldText: String {
    var text = string
    text.makeContiguousUTF8()
    return text
  }

  /// Changes the text.
  func changeText(_ change: () -> Void) { change() }

  /// Leaves room for scrolling below the end of the text.
  func leavesRoomBelow(_ height: CGFloat) {
    guard let enclosingScrollView, enclosingScrollView.contentInsets.bottom != height else {
      return
    }
    enclosingScrollView.automaticallyAdjustsContentInsets = false
    enclosingScrollView.contentInsets.bottom = height
  }

  /// Does nothing: a Mac has no on-screen keyboard.
  func usesKeypad(_ isOwn: Bool) {}

  func putKeyboardAway() {}

  /// Does nothing: Esc closes the sheet and offers no completions.
  override func complete(_ sender: Any?) {}

  override func cancelOperation(_ sender: Any?) { onCancel() }

  /// Whether text is being composed, as in Japanese.
  var isComposing: Bool { hasMarkedText() }

  /// The selection, in UTF-16 units.
  var fieldSelection: Range<Int> {
    get { selectedRange().lowerBound..<selectedRange().upperBound }
    set { setSelectedRange(NSRange(newValue)) }
  }

  /// The visible part of the text, in coordinates where the text itself begins at zero.
  var seenPart: CGRect {
    // This includes the area that an elastic scroll shows beyond the text.
    let seen = enclosingScrollView?.documentVisibleRect ?? visibleRect
    return seen.offsetBy(dx: 0, dy: -textContainerOrigin.y)
  }

  /// The layout manager of the lines, with which this view was made.
  var fieldLayout: NSLayoutManager {
    guard let layoutManager else { preconditionFailure("the view was made with a layout manager") }
    return layoutManager
  }

  /// The container in which the lines are laid out.
  var fieldContainer: NSTextContainer {
    guard let textContainer else { preconditionFailure("the view was made with a container") }
    return textContainer
  }

  /// Moves the keyboard focus to the next view.
  func leave() { window?.selectNextKeyView(self) }
}

/// The scroll view of a sheet's text.
final class SheetScrollView: NSScrollView {
  /// A callback for when lines may have moved.
  var onLayout: @MainActor () -> Void = {}

  /// A callback for when the user has scrolled.
  var onScroll: @MainActor () -> Void = {}

  /// The text, which its view does not retain.
  var storage: NSTextStorage?

  private var scrolling: (any NSObjectProtocol)?

  override func viewDidMoveToWindow() {
    super.viewDidMoveToWindow()
    let center = NotificationCenter.default
    if let scrolling { center.removeObserver(scrolling) }
    scrolling =
      window == nil
      ? nil
      : center.addObserver(
        forName: NSScrollView.didLiveScrollNotification, object: self, queue: nil
      ) { [weak self] _ in
        MainActor.assumeIsolated { self?.onScroll() }
      }
  }

  override func layout() {
    super.layout()
    fillSight()
    onLayout()
  }

  /// Makes the text at least as high as its visible area, so that a click below a short text lands in it.
  private func fillSight() {
    guard let text = documentView as? NSTextView, text.minSize.height != contentSize.height else {
      return
    }
    text.minSize = NSSize(width: 0, height: contentSize.height)
    text.sizeToFit()
  }

  override func reflectScrolledClipView(_ clipView: NSClipView) {
    super.reflectScrolledClipView(clipView)
    onLayout()
  }
}
#endif
