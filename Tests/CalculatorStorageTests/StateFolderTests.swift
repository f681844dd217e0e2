import CalculatorPresentation
import Testing

@testable import CalculatorStorage

/// The folder that the environment asks for.
@Suite struct StateFolderTests {
  #if !canImport(Darwin)
  @Test(arguments: [
    (["XDG_STATE_HOME": "/state", "HOME": "/home/a"], "/state/exactly"),
    (["XDG_STATE_HOME": "state", "HOME": "/home/a"], "/home/a/.local/state/exactly"),
    (["XDG_STATE_HOME": "", "HOME": "/home/a"], "/home/a/.local/state/exactly"),
    (["HOME": "/home/a"], "/home/a/.local/state/exactly"),
    (["XDG_STATE_HOME": "/state"], "/state/exactly"),
  ])
  func followsTheSpecification(environment: [String: String], path: String) throws {
    #expect(try StateFolder.path { environment[$0] } == path, "\(environment)")
  }
  #endif

  @Test(arguments: [[:], ["HOME": ""], ["HOME": "here"], ["XDG_STATE_HOME": ".", "HOME": "."]])
  func isAnErrorWhereNothingTells(environment: [String: String]) throws {
    let error = #expect(throws: StorageError.self) {
      try StateFolder.path { environment[$0] }
    }
    #expect(error?.detail.contains("HOME") == true, "\(environment)")
  }
}
