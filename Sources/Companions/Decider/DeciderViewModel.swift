import Languages

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
  /// The language of all texts.
  public let language: Language

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
  ///   - options: What can be chosen; yes, no and maybe in the language unless others are given.
  ///     They may all be removed, and then nothing is decided.
  ///   - generator: Where the randomness comes from.
  ///   - language: The language of all texts.
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

  /// What is written on the button that decides.
  public var decideLabel: String { CompanionText.decide.text(in: language) }

  /// What is written on the button that adds an option.
  public var addLabel: String { CompanionText.add.text(in: language) }

  /// What is written on the button that removes an option.
  public var removeLabel: String { CompanionText.remove.text(in: language) }

  /// What a screen reader calls the buttons that remove options, each with the option it removes.
  public var removeNames: [String] {
    options.map { CompanionText.removeNamed($0).text(in: language) }
  }

  /// What the field for a new option is called.
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

  /// An answer is one to the options that there were.
  private func change(to options: [String]) {
    self.options = options
    answer = nil
    notice = nil
  }
}
