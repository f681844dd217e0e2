import CAdwaita
import CWindow
import CalculatorPresentation

/// A question that a person answers before anything else in a window.
@MainActor
struct Question {
  /// An answer that can be given.
  struct Answer {
    /// What it is known by.
    let name: String

    /// What its button says.
    let label: String

    /// How the button stands out.
    var appearance = ADW_RESPONSE_DEFAULT
  }

  /// What is asked.
  let heading: String

  /// What there is to know for that.
  let details: String

  /// The answers, of which the first one changes nothing: Escape gives it, and Enter where none is suggested.
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
        // The dialog has still to close, which the body may do to its parent.
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
    // Whoever closes the dialog of what a kill has left leaves the sheet.
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
}

/// Tells that a file was not saved, and why.
@MainActor
func tellThatFileIsNotSaved(_ reason: String, in catalogue: Catalogue, over widget: Widget) {
  Question(
    heading: catalogue.text(SheetFaceWords.cannotSave), details: reason,
    answers: [Question.Answer(name: "close", label: catalogue.text(.command(.close)))]
  ).ask(over: widget) { _ in }
}

/// Asks for a file to open, or for one to save into where a name is proposed; calls back with its path.
@MainActor
func chooseFile(
  over widget: Widget, _ title: String, saving name: String? = nil,
  _ body: @escaping @MainActor (String) -> Void
) {
  window_choose_file(
    widget, title, name, { Callback<String, Void>.call($0, $1.map { String(cString: $0) } ?? "") },
    Callback<String, Void>(body).kept, releaseCallback)
}
