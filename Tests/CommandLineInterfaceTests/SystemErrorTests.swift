import Languages
import TestSupport
import Testing

@testable import CommandLineInterface

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

@Suite struct SystemErrorTests {
  private static let samples: [TranslationSample<SystemError>] = [
    TranslationSample(SystemError(.open("qq"), code: ENOENT), keeps: ["qq"]),
    TranslationSample(SystemError(.open("qq"), code: EACCES), keeps: ["qq"]),
    TranslationSample(SystemError(.read, code: EISDIR)),
    TranslationSample(SystemError(.write, code: ENOSPC)),
    TranslationSample(SystemError(.wait, code: ENOENT)),
  ]

  @Test("Every text is there, tidy and another one", arguments: Language.allCases)
  func texts(language: Language) {
    #expect(Self.samples.problems(in: language) == [])
  }

  @Test func otherCausesHaveTheWordsOfTheSystem() {
    let error = SystemError(.write, code: EIO)
    let cause = String(cString: strerror(EIO))
    #expect(error.english == "cannot write: \(cause)")
    for language in Language.allCases { #expect(error.text(in: language).contains(cause)) }
  }
}
