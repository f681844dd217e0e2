import CalculatorPresentation
import CalculatorStorage
import CommandLineInterface

/// The lines of a session, kept for the next one.
///
/// A person who has no calculations kept has no lines kept either.
struct SessionLines {
  private(set) var history: LineHistory

  private var file: TypedLinesFile?
  private var settings: SettingsFile?

  /// The problem that was told last, while it lasts.
  private var problem: StorageError?

  /// The lines of no person, kept nowhere.
  init() {
    history = LineHistory()
  }

  /// The lines of a file, and where it says whether they are kept.
  init(file: TypedLinesFile, settings: SettingsFile) {
    var file = file
    var lines: [String] = []
    do throws(StorageError) {
      lines = try file.lines()
    } catch {
      problem = error
    }
    history = LineHistory(lines)
    self.file = file
    self.settings = settings
  }

  /// The lines that this person typed before.
  static func ofThisPerson() -> SessionLines {
    do throws(StorageError) {
      return SessionLines(file: try .ofThisPerson(), settings: try .ofThisPerson())
    } catch {
      var lines = SessionLines()
      lines.problem = error
      return lines
    }
  }

  /// Why the lines typed before are not there, if they are not.
  var notice: Notice? {
    problem.map { .linesNotRead($0) }
  }

  /// Takes a line that was typed.
  ///
  /// - Returns: Why it is not kept for the next session, once for each problem.
  mutating func take(_ line: String) -> Notice? {
    guard history.add(line), file != nil, let settings else { return nil }
    do throws(StorageError) {
      guard try settings.current().settings.keepsHistory else { return nil }
      try file?.append(line)
      problem = nil
      return nil
    } catch {
      defer { problem = error }
      return error == problem ? nil : .linesNotKept(error)
    }
  }
}
