import CAdwaita
import CWindow
import CalculatorPresentation

/// The file of a sheet, and its unsaved edits, which survive a kill.
extension SheetWindow {
  /// The maximum delay before typing is kept, in milliseconds.
  private static let keepingRest: UInt32 = 500

  /// Reports an event in the life of the sheet's file, and does what follows from it.
  func report(_ event: SheetKeeping.Event) {
    let words = viewModel.catalogue
    for effect in keeping.handle(event, typed: viewModel.editor.text, in: files) {
      switch effect {
      case .ask(let question):
        Question.ask(question, over: widget, in: words) { [weak self] in self?.report(.answered($0))
        }
      case .askForName:
        let name = name ?? words.text(SheetFaceWords.untitled) + ".sheet"
        chooseFile(over: widget, words.text(SheetFaceWords.saveAs), saving: name) { [weak self] in
          self?.report(.named($0))
        }
      case .rewrite(let text): rewrite(text)
      case .openApart(let text): if onRecover(text) { files.end() }
      case .saved: showNames()
      case .tell(let title, let problem):
        Question.tell(title, problem.text(in: words), over: widget, in: words)
      case .close: gtk_window_destroy(widget.cast())
      // A warning with each edit would disturb the user; the others are done by the files.
      case .warn, .find, .write, .read, .keepAll, .keep, .forget: break
      }
    }
    if !isClosed { showTitle() }
  }

  /// Keeps unsaved typing within a second.
  func keepSoon() {
    guard keeper == nil, !isClosed else { return }
    keeper = after(milliseconds: Self.keepingRest) { [weak self] in
      self?.keeper = nil
      self?.keep()
    }
  }

  /// Keeps what was typed since the last time.
  func keep() {
    let lines = viewModel.takeRecoveryLines()
    if !lines.isEmpty { report(.edited(lines)) }
  }

  /// Replaces the whole text, and keeps it at once.
  func rewrite(_ text: String) {
    change { $0.rewrite(text, at: $1) }
    keep()
  }

  /// The name of the file without its folder; nil if there is none.
  var name: String? {
    keeping.name.map { path in
      path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
    }
  }
}
