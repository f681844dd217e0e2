import CalculatorModel
import CalculatorPresentation
import CalculatorStorage

/// The sheet that replaces another one.
struct SheetSuccessor {
  let viewModel: SheetViewModel
  let location: SheetLocation

  /// Opens the sheet at a location.
  ///
  /// - Parameters:
  ///   - location: The location; by default none, for a blank sheet.
  ///   - catalogue: The words.
  ///   - symbols: The marks in answers.
  /// - Throws: `SheetFileProblem` if it cannot be read.
  init(
    at location: SheetLocation = SheetLocation(), _ catalogue: Catalogue = Catalogue(.english),
    _ symbols: NumberSymbols = NumberSymbols(minusSign: "−")
  ) throws(SheetFileProblem) {
    let text = try location.read()
    do throws(SheetLimit) {
      viewModel = try SheetViewModel(
        text, catalogue: catalogue, symbols: symbols, wallClock: .ofThisPerson())
    } catch {
      throw .limit(error)
    }
    viewModel.keepsRecovery = true
    self.location = location
  }
}
