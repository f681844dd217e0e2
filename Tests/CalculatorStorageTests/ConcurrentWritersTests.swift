import CalculatorPresentation
import Foundation
import Testing

@testable import CalculatorStorage

/// Several programs at once, each with its own storage.
@Suite struct ConcurrentWritersTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Runs work on threads of their own, all at the same time.
  private func run(_ count: Int, _ work: @escaping @Sendable (Int) throws -> Void) async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<count {
        group.addTask {
          try await withCheckedThrowingContinuation { continuation in
            Thread { continuation.resume(with: Result { try work(number) }) }.start()
          }
        }
      }
      try await group.waitForAll()
    }
  }

  @Test func allLinesOfAllWritersAreKept() async throws {
    let storages = (0..<4).map { _ in folder.storage() }
    try await run(4) { writer in
      for line in 0..<200 { try storages[writer].append(["\(writer) \(line)", "\(writer) and"]) }
    }
    let lines = try folder.storage().lines()
    #expect(lines.count == 1_600)
    for writer in 0..<4 {
      let own = lines.filter { $0.hasPrefix("\(writer) ") && !$0.hasSuffix("and") }
      #expect(own == (0..<200).map { "\(writer) \($0)" })
    }
    // Lines appended together stay together.
    for (first, second) in zip(lines, lines.dropFirst()) where second.hasSuffix("and") {
      #expect(first.prefix(2) == second.prefix(2))
    }
  }

  @Test func noLineIsLostWhileOthersRewrite() async throws {
    let storages = (0..<4).map { _ in folder.storage() }
    try await run(4) { number in
      for line in 0..<100 {
        if number < 2 {
          try storages[number].append(["\(number) \(line)"])
        } else {
          // Reverses the lines, and so moves each line each time.
          try storages[number].rewrite { $0.reversed() }
        }
      }
    }
    let expected = (0..<2).flatMap { writer in (0..<100).map { "\(writer) \($0)" } }
    #expect(try folder.storage().lines().sorted() == expected.sorted())
    #expect(try folder.names == ["history"])
  }

  @Test func settingsAreAlwaysThoseOfOneWriter() async throws {
    let files = (0..<4).map { _ in folder.settings() }
    let texts = (0..<4).map { String(repeating: "\($0)", count: 5_000) }
    try await run(4) { number in
      for _ in 0..<25 {
        try files[number].rewriteText { _ in texts[number] }
        #expect(texts.contains(try files[number].text() ?? "nothing"))
      }
    }
    #expect(try folder.names == ["settings"])
  }

  @Test func changesOfSettingsAddUp() async throws {
    let files = (0..<2).map { _ in folder.settings() }
    try await run(2) { number in
      for count in 0..<50 {
        try files[number].change { settings in
          if number == 0 { settings.keepsHistory = count % 2 == 0 } else { settings.digits = 12 }
        }
      }
    }
    let settings = try folder.settings().current().settings
    #expect(settings.keepsHistory == false)
    #expect(settings.digits == 12)
  }

  /// A lock as another program holds it.
  private struct Lock {
    private let descriptor: Int32

    init(_ path: String) {
      descriptor = open(path, O_RDWR | O_CREAT, 0o600)
      #expect(flock(descriptor, LOCK_EX) == 0)
    }

    func end() { close(descriptor) }
  }

  @Test func aStoppedProgramIsNotWaitedForForEver() throws {
    let (storage, settings) = (folder.storage(patience: 30), folder.settings(patience: 30))
    try storage.append(["one"])
    try settings.rewriteText { _ in "one" }
    let locks = [Lock(folder.path("history")), Lock(folder.path("settings"))]
    for work in [
      { try storage.append(["two"]) }, { try storage.rewrite { _ in [] } },
      { try settings.rewriteText { _ in "two" } },
    ] {
      let error = #expect(throws: StorageError.self) { try work() }
      #expect(error?.detail == "another program keeps it locked")
    }
    // Reading does not wait for a lock.
    #expect(try storage.lines() == ["one"])
    #expect(try settings.text() == "one")
    for lock in locks { lock.end() }
    try storage.append(["two"])
    #expect(try storage.lines() == ["one", "two"])
  }

  @Test func theFileThatReplacedTheLockedOneIsWritten() async throws {
    let folder = folder
    try folder.write("old\n", to: "history")
    let lock = Lock(folder.path("history"))
    let (path, replacement) = (folder.path("history"), folder.path("replacement"))
    try folder.write("new\n", to: "replacement")
    let storages = [folder.storage(), folder.storage()]
    try await run(2) { number in
      if number == 0 { return try storages[0].append(["one"]) }
      usleep(20_000)
      #expect(rename(replacement, path) == 0)
      lock.end()
    }
    #expect(try storages[1].lines() == ["new", "one"])
  }
}
