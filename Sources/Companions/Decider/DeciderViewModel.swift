#if canImport(Observation)
import Observation
#endif

/// All that a view of the decider shows, and all that it can ask for.
///
/// ```swift
/// let viewModel = DeciderViewModel(options: ["tea", "coffee"])
/// viewModel.answerText   // "?"
/// viewModel.decide()
/// viewModel.answerText   // "coffee"
/// ```
///
/// The generator is a parameter of the type, not an existential: Embedded Swift has none.
#if canImport(Observation)
@Observable
#endif
public final class DeciderViewModel<Generator: RandomNumberGenerator> {
  /// The screen's title.
  public let title = "Decider"

  /// What is written on the button that decides.
  public let decideLabel = "Decide"

  /// What is written on the button that adds an option.
  public let addLabel = "Add"

  /// What is written on the button that removes an option.
  public let removeLabel = "Remove"

  /// What the field for a new option is called.
  public let newOptionLabel = "New option"

  /// What can be chosen.
  public private(set) var options: [String]

  /// The text of the field for a new option; with it changes what there was to say of the last one.
  public var newOption = "" {
    didSet { if newOption != oldValue { notice = nil } }
  }

  /// How often it has decided, which tells two equal answers apart.
  public private(set) var decisionCount = 0

  /// Why the last thing asked for was not done, or nil.
  public private(set) var notice: String?

  private var answer: String?
  private var generator: Generator

  /// Creates a view model.
  ///
  /// - Parameters:
  ///   - options: What can be chosen; they may all be removed, and then nothing is decided.
  ///   - generator: Where the randomness comes from.
  public init(
    options: [String] = ["Yes", "No", "Maybe"],
    generator: Generator = SystemRandomNumberGenerator()
  ) {
    self.options = options
    self.generator = generator
  }

  /// The answer, or `?` before there is one.
  public var answerText: String { answer ?? "?" }

  /// Decides.
  public func decide() {
    do throws(DeciderError) {
      answer = try Decider(between: options).answer(using: &generator)
      decisionCount += 1
      notice = nil
    } catch {
      answer = nil
      notice = "Not decided: " + error.reason
    }
  }

  /// Takes the notice back, once it was read.
  public func dismissNotice() {
    notice = nil
  }

  /// Adds the new option and empties its field, unless ``notice`` says why not.
  ///
  /// - Returns: Whether it was added.
  @discardableResult
  public func addOption() -> Bool {
    do throws(DeciderError) {
      let longer = options + [newOption]
      _ = try Decider(between: longer)
      change(to: longer)
      newOption = ""
      return true
    } catch {
      notice = "Not added: " + error.reason
      return false
    }
  }

  /// Removes an option; an index beyond the options removes nothing.
  ///
  /// - Returns: Whether one was removed.
  @discardableResult
  public func removeOption(at index: Int) -> Bool {
    guard options.indices.contains(index) else { return false }
    var fewer = options
    fewer.remove(at: index)
    change(to: fewer)
    return true
  }

  /// An answer is one to the options that there were.
  private func change(to options: [String]) {
    self.options = options
    answer = nil
    notice = nil
  }
}
