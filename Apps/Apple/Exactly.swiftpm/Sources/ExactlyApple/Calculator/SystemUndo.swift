import CalculatorPresentation
import SwiftUI

#if canImport(UIKit)
import UIKit

/// The calculator's undo, offered to the system: shaking a phone and three-finger gestures undo what ⌘Z undoes.
///
/// Each of the system's stacks gets one action, if the calculator has any, and a new one after one was used: only the
/// calculator knows its steps.
@MainActor final class SystemUndo {
  private let viewModel: ObservedCalculator
  private var isTelling = false

  init(of viewModel: ObservedCalculator) { self.viewModel = viewModel }

  /// Informs the system of what can be undone and redone now.
  func tell(_ manager: UndoManager) {
    guard manager.groupingLevel == 0, !manager.isUndoing, !manager.isRedoing else { return }
    manager.removeAllActions(withTarget: self)
    // Each action is a group of its own, so that one can be undone without the other.
    let groupsByEvent = manager.groupsByEvent
    manager.groupsByEvent = false
    defer { manager.groupsByEvent = groupsByEvent }
    if viewModel.canPerform(.undo) { register(.undo, in: manager) }
    guard viewModel.canPerform(.redo) else { return }
    // A redo action is registered by undoing a placeholder for it.
    isTelling = true
    register(.undo, in: manager)
    manager.undo()
    isTelling = false
  }

  private func register(_ command: CalculatorCommand, in manager: UndoManager) {
    manager.beginUndoGrouping()
    registerAlone(command, in: manager)
    manager.endUndoGrouping()
  }

  private func registerAlone(_ command: CalculatorCommand, in manager: UndoManager) {
    manager.registerUndo(withTarget: self) { [weak manager] undo in
      MainActor.assumeIsolated {
        if let manager { undo.act(command, in: manager) }
      }
    }
  }

  private func act(_ command: CalculatorCommand, in manager: UndoManager) {
    guard !isTelling else { return registerAlone(.redo, in: manager) }
    viewModel.perform(command)
    Task {
      await viewModel.whenIdle()
      tell(manager)
    }
  }
}
#endif

extension View {
  /// Connects the system's own ways to ask for undo, if it has any, to the calculator's undo.
  func undoneBySystem(_ viewModel: ObservedCalculator) -> some View {
    #if canImport(UIKit)
    modifier(UndoneBySystem(viewModel: viewModel))
    #else
    self
    #endif
  }
}

#if canImport(UIKit)
private struct UndoneBySystem: ViewModifier {
  let viewModel: ObservedCalculator
  @State private var undo: SystemUndo?
  @Environment(\.undoManager) private var manager

  func body(content: Content) -> some View {
    content
      .onChange(
        of: [viewModel.canPerform(.undo), viewModel.canPerform(.redo), manager != nil],
        initial: true
      ) {
        guard let manager else { return }
        let undo = undo ?? SystemUndo(of: viewModel)
        self.undo = undo
        undo.tell(manager)
      }
  }
}
#endif
