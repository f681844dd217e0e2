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
    let image = try #require(renderer.nsImage)
    #expect(image.size.width == width && image.size.height == height)
    return try #require(image.tiffRepresentation)
  }

  private func calculator(
    after keys: String, width: Double = 300, height: Double = 460
  ) throws -> Data {
    let view = CalculatorView().environment(CalculatorViewModel.pressed(keys))
    return try picture(of: view, width: width, height: height)
  }

  @Test func showsEachStateDifferently() throws {
    let sequences = ["", "5", "5 +", "5 + 3", "5 + 3 =", "1 / 3 =", "5 / 0 =", "5 +/-"]
    let pictures = try sequences.map { try calculator(after: $0) }
    #expect(Set(pictures).count == sequences.count)
    #expect(try calculator(after: "5 +") == pictures[2])
  }

  @Test(arguments: [(180, 240), (300, 460), (390, 763), (844, 390), (1_200, 800)])
  func fillsWindowsOfAnySize(width: Int, height: Int) throws {
    let picture = try calculator(after: "5 +", width: Double(width), height: Double(height))
    #expect(!picture.isEmpty)
  }

  @Test func drawsTheGame() throws {
    let fizz = try picture(of: GameView(text: "Fizz"), width: 320, height: 200)
    let buzz = try picture(of: GameView(text: "Buzz"), width: 320, height: 200)
    #expect(fizz != buzz)
  }
}
#endif
