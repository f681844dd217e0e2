import CalculatorPresentation
import Foundation

/// The files of a sheet: creating, opening and saving them, and the questions asked along the way.
extension SheetSession {
  /// Reports an event in the life of the sheet's file, and does what follows from it.
  func report(_ event: SheetKeeping.Event) {
    for effect in handle(event) {
      switch effect {
      case .ask(let question): follow { $0.question = question }
      case .askForName:
        document = SheetTextDocument(viewModel.text)
        isSaving = true
      case .rewrite(let text): edit { $0.rewrite(text, at: $1) }
      case .openApart(let text):
        leaveFile()
        edit { $0.rewrite(text, at: $1) }
      case .tell(let failure, let problem): tell(failure, problem)
      case .close: giveWay()
      // The file's name says that it is saved. If the disk is full, typing goes on. The location does the others.
      case .saved, .warn, .find, .write, .read, .keepAll, .keep, .forget: break
      }
    }
  }

  /// Reports something that the user wants to do with the file.
  func request(_ event: SheetKeeping.Event) {
    endComposing()
    problem = nil
    report(event)
  }

  /// Replaces this sheet with a new one, or with the one in the chosen file; asks first if something would be lost.
  func open(_ result: Result<URL, any Error>? = nil) {
    do throws(SheetFileProblem) {
      let location = SheetLocation(try result.map(Self.url))
      successor = try SheetSuccessor(at: location, catalogue, viewModel.symbols)
      request(.close)
    } catch {
      tell(.cannotOpen, error)
    }
  }

  /// Notes the file to which the system has written the text.
  func takeWritten(_ result: Result<URL, any Error>) {
    do throws(SheetFileProblem) {
      noteWritten(to: try Self.url(result))
    } catch {
      tell(.cannotSave, error)
    }
  }

  private func tell(_ failure: SheetFaceWords, _ problem: SheetFileProblem) {
    self.problem = catalogue.text(failure) + ": " + problem.text(in: catalogue)
  }

  private static func url(_ result: Result<URL, any Error>) throws(SheetFileProblem) -> URL {
    switch result {
    case .success(let url): return url
    case .failure(let error): throw SheetFileProblem(error)
    }
  }
}
