import Languages

#if canImport(Observation)
import Observation
#endif

/// Everything that a view of the decider shows and can ask for.
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
  /// The display language.
  public let language: Language

  /// The options to choose from.
  public private(set) var options: [String]

  /// The text of the field for a new option; changing it clears the notice about the last one.
  public var newOption = "" {
    didSet { if newOption != oldValue { notice = nil } }
  }

  /// The number of decisions so far, which distinguishes two equal answers.
  public private(set) var decisionCount = 0

  /// The reason why the last request was not carried out, or nil.
  public private(set) var notice: String?

  private var answer: String?
  private var generator: Generator

  /// Creates a view model.
  ///
  /// - Parameters:
  ///   - options: The options to choose from; yes, no and maybe in the language unless others are given. They
  ///     may all be removed, and then nothing is decided.
  ///   - generator: The source of randomness.
  ///   - language: The display language.
  public init(
    options: [String]? = nil, generator: Generator = SystemRandomNumberGenerator(),
    language: Language = .english
  ) {
    let usual: [CompanionText] = [.yes, .no, .maybe]
    self.options = options ?? usual.map { $0.text(in: language) }
    self.generator = generator
    self.language = language
  }

  /// The screen's title.
  public var title: String { Companion.decider.title(in: language) }

  /// The label of the button that decides.
  public var decideLabel: String { CompanionText.decide.text(in: language) }

  /// The label of the button that adds an option.
  public var addLabel: String { CompanionText.add.text(in: language) }

  /// The label of the button that removes an option.
  public var removeLabel: String { CompanionText.remove.text(in: language) }

  /// The screen reader's names for the buttons that remove options, each with the option it removes.
  public var removeNames: [String] {
    options.map { CompanionText.removeNamed($0).text(in: language) }
  }

  /// The label of the field for a new option.
  public var newOptionLabel: String { CompanionText.newOption.text(in: language) }

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
      notice = CompanionText.notDecided(error).text(in: language)
    }
  }

  /// Removes the notice, once it has been read.
  public func dismissNotice() {
    notice = nil
  }

  /// Adds the new option and clears its field, unless ``notice`` says why not.
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
      notice = CompanionText.optionNotAdded(error).text(in: language)
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

  /// Changes the options and removes the answer, which was one to the old options.
  private func change(to options: [String]) {
    self.options = options
    answer = nil
    notice = nil
  }
}
