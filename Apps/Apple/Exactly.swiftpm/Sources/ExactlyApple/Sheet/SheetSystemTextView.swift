import CalculatorPresentation
import Foundation

#if canImport(UIKit)
import UIKit

/// The system's text view as a sheet uses it: nothing is put right in it, and the sheet undoes.
final class SheetSystemTextView: UITextView {
  /// Is called when lines may be at other places.
  var onLayout: @MainActor () -> Void = {}

  /// None: a step of undo has the references that follow what was typed, which only the sheet knows.
  override var undoManager: UndoManager? { nil }

  /// Nor are there gestures of three fingers for it.
  override var editingInteractionConfiguration: UIEditingInteractionConfiguration { .none }

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout()
  }

  /// Has the text stay as it is typed.
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

  /// Tells screen readers what the text is called.
  func call(_ name: String) { accessibilityLabel = name }

  /// All of the text, in one piece, since it is walked through.
  var fieldText: String {
    var text = text ?? ""
    text.makeContiguousUTF8()
    return text
  }

  /// Whether a person scrolls the text, or has just done so.
  var isScrolledByPerson: Bool { isDragging || isDecelerating }

  /// Changes the text, of which the keyboard is told.
  func changeText(_ change: () -> Void) {
    inputDelegate?.textWillChange(self)
    change()
    inputDelegate?.textDidChange(self)
  }

  /// Lets the text be scrolled so far that there is room below its end.
  func leavesRoomBelow(_ height: CGFloat) {
    if contentInset.bottom != height { contentInset.bottom = height }
  }

  /// Has the keyboard on the screen be one of the app's own, which is shown elsewhere, or the system's.
  func usesKeypad(_ isOwn: Bool) {
    guard isOwn != (inputView != nil) else { return }
    inputView = isOwn ? UIView(frame: .zero) : nil
    reloadInputViews()
  }

  /// Puts the keyboard on the screen away.
  func putKeyboardAway() { resignFirstResponder() }

  /// Whether something is being composed, as Japanese is.
  var isComposing: Bool { markedTextRange != nil }

  /// What is selected, in UTF-16 units.
  var fieldSelection: Range<Int> {
    get { selectedRange.lowerBound..<selectedRange.upperBound }
    set { selectedRange = NSRange(newValue) }
  }

  /// What is seen of the text, where the text itself begins at zero.
  var seenPart: CGRect { bounds.offsetBy(dx: 0, dy: -textContainerInset.top) }

  /// How the lines are laid out; this view was made with it.
  var fieldLayout: NSLayoutManager { layoutManager }

  /// What they are laid out in.
  var fieldContainer: NSTextContainer { textContainer }

  /// Takes the keyboard to what comes behind it.
  func leave() {}
}
#elseif canImport(AppKit)
import AppKit

/// The system's text view as a sheet uses it: nothing is put right in it, and the sheet undoes.
final class SheetSystemTextView: NSTextView {
  /// None: a step of undo has the references that follow what was typed, which only the sheet knows.
  override var undoManager: UndoManager? { nil }

  /// Is called for Esc.
  var onCancel: @MainActor () -> Void = {}

  /// Has the text stay as it is typed.
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
    // Not while views are evaluated, in which the focus is theirs.
    Task { window?.makeFirstResponder(self) }
  }

  /// Tells screen readers what the text is called.
  func call(_ name: String) { setAccessibilityLabel(name) }

  /// All of the text, in one piece, since it is walked through.
  var fieldText: String {
    var text = string
    text.makeContiguousUTF8()
    return text
  }

  /// Changes the text.
  func changeText(_ change: () -> Void) { change() }

  /// Lets the text be scrolled so far that there is room below its end.
  func leavesRoomBelow(_ height: CGFloat) {
    guard let enclosingScrollView, enclosingScrollView.contentInsets.bottom != height else {
      return
    }
    enclosingScrollView.automaticallyAdjustsContentInsets = false
    enclosingScrollView.contentInsets.bottom = height
  }

  /// A Mac has no keyboard on the screen.
  func usesKeypad(_ isOwn: Bool) {}

  func putKeyboardAway() {}

  /// Esc closes the sheet, and offers no words.
  override func complete(_ sender: Any?) {}

  override func cancelOperation(_ sender: Any?) { onCancel() }

  /// Whether something is being composed, as Japanese is.
  var isComposing: Bool { hasMarkedText() }

  /// What is selected, in UTF-16 units.
  var fieldSelection: Range<Int> {
    get { selectedRange().lowerBound..<selectedRange().upperBound }
    set { setSelectedRange(NSRange(newValue)) }
  }

  /// What is seen of the text, where the text itself begins at zero.
  var seenPart: CGRect {
    // What an elastic scroll shows beyond the text belongs to it.
    let seen = enclosingScrollView?.documentVisibleRect ?? visibleRect
    return seen.offsetBy(dx: 0, dy: -textContainerOrigin.y)
  }

  /// How the lines are laid out; this view was made with it.
  var fieldLayout: NSLayoutManager {
    guard let layoutManager else { preconditionFailure("the view was made with a layout manager") }
    return layoutManager
  }

  /// What they are laid out in.
  var fieldContainer: NSTextContainer {
    guard let textContainer else { preconditionFailure("the view was made with a container") }
    return textContainer
  }

  /// Takes the keyboard to what comes behind it.
  func leave() { window?.selectNextKeyView(self) }
}

/// What a sheet's text is scrolled in.
final class SheetScrollView: NSScrollView {
  /// Is called when lines may be at other places.
  var onLayout: @MainActor () -> Void = {}

  /// Is called when a person has scrolled.
  var onScroll: @MainActor () -> Void = {}

  /// The text, which its view does not hold.
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

  /// Has the text be as high as what is seen of it at least: a click below a short text is one into it.
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
