import CalculatorPresentation
import Foundation

#if canImport(UIKit)
import UIKit

/// The system's text view as a sheet uses it: nothing is put right in it, and the sheet undoes.
final class SheetSystemTextView: UITextView {
  /// Is called when lines may be at other places: they were laid out or scrolled.
  var onLayout: @MainActor () -> Void = {}

  /// None: a step of undo has the references that follow what was typed, which only the sheet knows.
  override var undoManager: UndoManager? { nil }

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

  /// All of the text.
  var fieldText: String { text }

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
    drawsBackground = false
  }

  override func viewDidMoveToWindow() {
    super.viewDidMoveToWindow()
    window?.makeFirstResponder(self)
  }

  /// Tells screen readers what the text is called.
  func call(_ name: String) { setAccessibilityLabel(name) }

  /// All of the text.
  var fieldText: String { string }

  /// Whether something is being composed, as Japanese is.
  var isComposing: Bool { hasMarkedText() }

  /// What is selected, in UTF-16 units.
  var fieldSelection: Range<Int> {
    get { selectedRange().lowerBound..<selectedRange().upperBound }
    set { setSelectedRange(NSRange(newValue)) }
  }

  /// What is seen of the text, where the text itself begins at zero.
  var seenPart: CGRect { visibleRect.offsetBy(dx: 0, dy: -textContainerOrigin.y) }

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
  /// Is called when lines may be at other places: they were laid out or scrolled.
  var onLayout: @MainActor () -> Void = {}

  override func layout() {
    super.layout()
    onLayout()
  }

  override func reflectScrolledClipView(_ clipView: NSClipView) {
    super.reflectScrolledClipView(clipView)
    onLayout()
  }
}
#endif
