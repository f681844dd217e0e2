import CalculatorPresentation
import SwiftUI

/// The actions on a sheet as a whole: undo, files, and the questions about them.
struct SheetActions: View {
  @Environment(SheetSession.self) private var session
  @Environment(Panels.self) private var panels

  var body: some View {
    @Bindable var session = session
    let catalogue = session.catalogue
    HStack(alignment: .firstTextBaseline) {
      Button(catalogue.text(.command(.undo))) { session.edit { $0.undo(at: $1) } }
        .disabled(!session.viewModel.editor.canUndo)
      Button(catalogue.text(.command(.redo))) { session.edit { $0.redo(at: $1) } }
        .disabled(!session.viewModel.editor.canRedo)
      Spacer()
      Button(catalogue.text(SheetFaceWords.save)) { session.request(.save) }
        .keyboardShortcut("s")
        .disabled(!session.isChanged)
      Menu(catalogue.text(.command(.more))) {
        Button(catalogue.text(SheetFaceWords.newSheet)) { session.open() }
        openButton
        Button(catalogue.text(SheetFaceWords.saveAs)) { session.request(.saveAs) }
        Divider()
        moreButton
        writing(.everywhere, SheetFaceWords.writeAnswers)
        writing(.upToDate, SheetFaceWords.updateAnswers)
        writing(.none, SheetFaceWords.removeAnswers)
        Divider()
        ForEach(SheetExample.allCases, id: \.self) { example in
          Button(example.name(in: catalogue)) {
            session.edit { $0.insertExample(example, at: $1) }
          }
        }
      }
      .fixedSize()
    }
    .background { shortcuts }
    .fileImporter(
      isPresented: $session.isOpening, allowedContentTypes: SheetTextDocument.readableContentTypes
    ) {
      session.open($0)
    }
    .fileExporter(
      isPresented: $session.isSaving, document: session.document, contentType: .sheet,
      defaultFilename: session.keeping.name ?? catalogue.text(SheetFaceWords.untitled)
    ) { session.takeWritten($0) }
    .sheetQuestions(session)
    .sheet(isPresented: $session.showsMore) {
      if let expansion = session.viewModel.expansion() {
        SheetExpansionView(expansion: expansion)
          .environment(session)
          .presentationDetents([.medium, .large])
      }
    }
    .dialog(isOpen: session.hasDialog, in: panels)
    .onChange(of: session.nextCount) { session.goOn() }
    .onChange(of: session.hasDialog) { session.goOn() }
  }
}

extension SheetActions {
  private var openButton: some View {
    Button(session.catalogue.text(SheetFaceWords.openSheet)) { session.isOpening = true }
  }

  private var moreButton: some View {
    Button(session.catalogue.text(SheetFaceWords.more)) { session.showsMore = true }
      .disabled(!session.viewModel.hasExpansion)
  }

  /// The shortcuts of items in the menu, since a menu's own work only while it is open.
  private var shortcuts: some View {
    HStack {
      openButton
        .keyboardShortcut("o")
      moreButton
        .keyboardShortcut(.return, modifiers: .control)
    }
    .focusable(false)
    .opacity(0)
    .accessibilityHidden(true)
  }

  /// Returns a button that writes the answers into the text, once all are there, or removes them.
  private func writing(_ answers: AnswersInText, _ words: SheetFaceWords) -> some View {
    Button(session.catalogue.text(words)) {
      session.edit { _ = $0.writeAnswers(answers, at: $1) }
    }
    .disabled(session.viewModel.hasWork)
  }
}

extension View {
  /// Asks the pending question about a sheet's file.
  fileprivate func sheetQuestions(_ session: SheetSession) -> some View {
    @Bindable var session = session
    let question = session.question
    // An alert stays until one of its buttons is chosen.
    return alert(
      question?.title(in: session.catalogue) ?? "", isPresented: $session.isAsking,
      presenting: question
    ) { question in
      ForEach(question.answers, id: \.self) { answer in
        Button(
          answer.label(in: session.catalogue), role: answer.isDestructive ? .destructive : nil
        ) {
          session.follow { $0.report(.answered(answer)) }
        }
      }
      if question.canBeCancelled {
        Button(session.catalogue.text(.command(.cancel)), role: .cancel) {
          session.follow { $0.report(.answered(.cancel)) }
        }
      }
    } message: {
      Text($0.details(in: session.catalogue) ?? "")
    }
  }
}
