#if canImport(AppKit) && !canImport(UIKit)
import AppKit
import CalculatorPresentation
import SwiftUI
import Testing

@testable import ExactlyApple

/// The views drawn on a Mac, without a window.
@MainActor @Suite struct DrawingTests {
  private func picture(of view: some View, width: Double, height: Double) throws -> Data {
    let renderer = ImageRenderer(content: view.frame(width: width, height: height))
    return try #require(renderer.nsImage?.tiffRepresentation)
  }

  private func calculator(
    _ viewModel: ObservedCalculator, width: Double, height: Double
  ) throws -> Data {
    let view = CalculatorView()
      .environment(viewModel)
      .environment(Panels())
    return try picture(of: view, width: width, height: height)
  }

  /// Expects the pictures after some keys to differ from each other, and to be the same when drawn again.
  private func expectDifferences(
    after sequences: [String], mode: Keypad.Mode, width: Double, height: Double
  ) throws {
    let pictures = try sequences.map {
      try calculator(.after($0, mode: mode), width: width, height: height)
    }
    #expect(Set(pictures).count == sequences.count)
    let again = try calculator(.after(sequences[1], mode: mode), width: width, height: height)
    #expect(again == pictures[1])
  }

  @Test(
    "Each state looks different in windows of any size",
    arguments: [(180, 240), (300, 460), (390, 763), (844, 390), (1_200, 800)])
  func showsEachState(width: Double, height: Double) throws {
    try expectDifferences(
      after: ["", "5", "5 +", "5 + 3", "5 + 3 =", "1 / 3 =", "5 / 0 =", "5 +/-"], mode: .basic,
      width: width, height: height)
  }

  @Test(
    "Each state of the scientific keys looks different",
    arguments: [(520, 280), (844, 390), (1_200, 800), (1_024, 1_322)])
  func showsEachScientificState(width: Double, height: Double) throws {
    try expectDifferences(
      after: ["", "5", "2nd", "Rad", "5 m+ C", "5 x^y", "(", "2 sqrt"], mode: .scientific,
      width: width, height: height)
  }

  @Test(
    "Each state of the programmer's keys and bits looks different",
    arguments: [(520, 400), (640, 500), (1_024, 1_322)])
  func showsEachStateOfWords(width: Double, height: Double) throws {
    try expectDifferences(
      after: ["", "5", "2nd", "base16", "base2", "word8", "unsigned", "word8 1 RCR", "bit5"],
      mode: .programmer, width: width, height: height)
  }

  @Test func showsTheFormsOfANumber() async throws {
    let viewModel = ObservedCalculator.after("1 / 3 =")
    let decimal = try calculator(viewModel, width: 390, height: 763)
    viewModel.perform(.form)
    await viewModel.whenIdle()
    let fraction = try calculator(viewModel, width: 390, height: 763)
    viewModel.perform(.form)
    await viewModel.whenIdle()
    #expect(fraction != decimal)
    #expect(try calculator(viewModel, width: 390, height: 763) == decimal)
  }

  @Test func marksTheOrder() async throws {
    let viewModel = ObservedCalculator.after("2 + 3")
    let precedence = try calculator(viewModel, width: 390, height: 763)
    viewModel.perform(.order)
    await viewModel.whenIdle()
    #expect(try calculator(viewModel, width: 390, height: 763) != precedence)
  }

  @Test func drawsTheGame() throws {
    let fizz = try picture(of: GameView(text: "Fizz"), width: 320, height: 200)
    let buzz = try picture(of: GameView(text: "Buzz"), width: 320, height: 200)
    #expect(fizz != buzz)
  }
}
#endif
