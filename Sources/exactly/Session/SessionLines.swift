import CalculatorPresentation
import CalculatorStorage
import CommandLineInterface

/// The lines of a session, kept for the next one.
///
/// If the user keeps no calculations, no lines are kept either.
struct SessionLines {
  private(set) var history: LineHistory

  private var file: TypedLinesFile?
  private var settings: SettingsFile?

  /// The last problem reported, while it lasts.
  private var problem: StorageError?

  /// Creates lines that belong to no user and are kept nowhere.
  init() {
    history = LineHistory()
  }

  /// Creates the lines of a file, with the settings that say whether they are kept.
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

  /// Returns the lines that this user typed before.
  static func ofThisPerson() -> SessionLines {
    do throws(StorageError) {
      return SessionLines(file: try .ofThisPerson(), settings: try .ofThisPerson())
    } catch {
      var lines = SessionLines()
      lines.problem = error
      return lines
    }
  }

  /// The reason the earlier lines are missing, if they are.
  var notice: Notice? {
    problem.map { .linesNotRead($0) }
  }

  /// Adds a typed line.
  ///
  /// - Returns: The reason it is not kept for the next session, once for each problem.
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
