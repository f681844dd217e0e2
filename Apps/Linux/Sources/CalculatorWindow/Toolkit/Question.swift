import CAdwaita
import CWindow
import CalculatorPresentation

/// A question that the user answers before doing anything else in a window.
@MainActor
struct Question {
  /// A possible answer.
  struct Answer {
    /// The name that identifies it.
    let name: String

    /// The label of its button.
    let label: String

    /// The appearance of its button.
    var appearance = ADW_RESPONSE_DEFAULT
  }

  /// The question itself.
  let heading: String

  /// The details needed to answer it.
  let details: String

  /// The answers; the first one changes nothing, and is given by Escape, and by Enter if none is suggested.
  let answers: [Answer]

  /// Asks over the window of a widget, and calls back with the name of the answer.
  func ask(over widget: Widget, _ body: @escaping @MainActor (String) -> Void) {
    guard let dialog: Widget = adw_message_dialog_new(widget.window, heading, details) else {
      return
    }
    for answer in answers {
      adw_message_dialog_add_response(dialog.cast(), answer.name, answer.label)
      adw_message_dialog_set_response_appearance(dialog.cast(), answer.name, answer.appearance)
    }
    if let first = answers.first {
      adw_message_dialog_set_close_response(dialog.cast(), first.name)
    }
    let suggested = answers.first { $0.appearance == ADW_RESPONSE_SUGGESTED } ?? answers.first
    if let suggested { adw_message_dialog_set_default_response(dialog.cast(), suggested.name) }
    window_on_answer(
      dialog, { Callback<String, Void>.call($0, $1.map { String(cString: $0) } ?? "") },
      Callback<String, Void> { answer in
        // The dialog has yet to close, and the body may close its parent.
        _ = after(milliseconds: 0) { body(answer) }
      }.kept, releaseCallback)
    gtk_window_present(dialog.cast())
  }
}

extension Question {
  /// A question about the file of a sheet.
  init(_ question: SheetQuestion, in catalogue: Catalogue) {
    heading = question.title(in: catalogue)
    details = question.details(in: catalogue) ?? ""
    // Closing the dialog that offers what a kill has left leaves the sheet.
    answers = ([.cancel] + question.answers.reversed()).map { answer in
      Answer(
        name: answer.rawValue, label: answer.label(in: catalogue),
        appearance: answer.isDestructive
          ? ADW_RESPONSE_DESTRUCTIVE
          : answer == question.answers.first ? ADW_RESPONSE_SUGGESTED : ADW_RESPONSE_DEFAULT)
    }
  }

  /// Asks a question about the file of a sheet over the window of a widget, and calls back with the answer.
  static func ask(
    _ question: SheetQuestion, over widget: Widget, in catalogue: Catalogue,
    _ body: @escaping @MainActor (SheetQuestion.Answer) -> Void
  ) {
    Question(question, in: catalogue).ask(over: widget) {
      body(SheetQuestion.Answer(rawValue: $0) ?? .cancel)
    }
  }

  /// Reports over the window of a widget that a file was not opened or saved, and why.
  static func tell(
    _ title: SheetFaceWords, _ reason: String, over widget: Widget, in catalogue: Catalogue
  ) {
    Question(
      heading: catalogue.text(title), details: reason,
      answers: [Answer(name: "close", label: catalogue.text(.command(.close)))]
    ).ask(over: widget) { _ in }
  }
}

/// Asks for a file to open, or to save to if a name is proposed, and calls back with its path.
@MainActor
func chooseFile(
  over widget: Widget, _ title: String, saving name: String? = nil,
  _ body: @escaping @MainActor (String) -> Void
) {
  window_choose_file(
    widget, title, name, { Callback<String, Void>.call($0, $1.map { String(cString: $0) } ?? "") },
    Callback<String, Void>(body).kept, releaseCallback)
}
