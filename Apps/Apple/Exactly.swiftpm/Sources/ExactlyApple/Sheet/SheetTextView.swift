import CalculatorPresentation
import SwiftUI

/// The text of a sheet in the system's text view, where typing, selecting and composing work as usual.
struct SheetTextView {
  let session: SheetSession

  /// The visible lines, as they should look.
  let rows: [SheetRow]

  /// Whether each line has room below it for its answer; if empty, none has.
  let rooms: [Bool]

  /// Whether the app's own keys are shown below.
  let usesKeypad: Bool

  /// The number of times the text has changed; each change updates the view.
  let editCount: Int

  /// The user's text size.
  let textSize: DynamicTypeSize

  /// A callback for Esc on a Mac.
  let cancel: @MainActor () -> Void

  @MainActor func makeCoordinator() -> SheetTextCoordinator { SheetTextCoordinator(session) }

  @MainActor private func show(in coordinator: SheetTextCoordinator) {
    coordinator.show(rows, rooms: rooms, textSize: textSize)
  }
}

#if canImport(UIKit)
extension SheetTextView: UIViewRepresentable {
  func makeUIView(context: Context) -> SheetSystemTextView {
    let coordinator = context.coordinator
    let view = coordinator.makeView()
    view.delegate = coordinator
    view.onLayout = { [weak coordinator] in coordinator?.noteLayout() }
    return view
  }

  func updateUIView(_ view: SheetSystemTextView, context: Context) {
    view.usesKeypad(usesKeypad)
    show(in: context.coordinator)
  }
}
#elseif canImport(AppKit)
extension SheetTextView: NSViewRepresentable {
  func makeNSView(context: Context) -> SheetScrollView {
    let coordinator = context.coordinator
    let view = coordinator.makeView()
    view.delegate = coordinator
    view.onCancel = cancel
    view.isVerticallyResizable = true
    view.autoresizingMask = [.width]
    view.maxSize = NSSize(
      width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
    let scrollView = SheetScrollView(frame: .zero)
    scrollView.documentView = view
    scrollView.hasVerticalScroller = true
    scrollView.drawsBackground = false
    scrollView.storage = coordinator.storage
    scrollView.onLayout = { [weak coordinator] in coordinator?.noteLayout() }
    scrollView.onScroll = { [weak coordinator] in coordinator?.noteScrolling() }
    return scrollView
  }

  func updateNSView(_ view: SheetScrollView, context: Context) { show(in: context.coordinator) }
}
#endif
