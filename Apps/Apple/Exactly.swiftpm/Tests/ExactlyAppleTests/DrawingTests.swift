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
    after keys: String, width: Double, height: Double
  ) throws -> Data {
    let view = CalculatorView().environment(CalculatorViewModel.after(keys))
    return try picture(of: view, width: width, height: height)
  }

  @Test(
    "Each state looks different in windows of any size",
    arguments: [(180, 240), (300, 460), (390, 763), (844, 390), (1_200, 800)])
  func showsEachState(width: Double, height: Double) throws {
    let sequences = ["", "5", "5 +", "5 + 3", "5 + 3 =", "1 / 3 =", "5 / 0 =", "5 +/-"]
    let pictures = try sequences.map { try calculator(after: $0, width: width, height: height) }
    #expect(Set(pictures).count == sequences.count)
    #expect(try calculator(after: "5 +", width: width, height: height) == pictures[2])
  }

  @Test func drawsTheGame() throws {
    let fizz = try picture(of: GameView(text: "Fizz"), width: 320, height: 200)
    let buzz = try picture(of: GameView(text: "Buzz"), width: 320, height: 200)
    #expect(fizz != buzz)
  }
}
#endif
