#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A command that answers 1+1.
struct Contender {
  let name: String
  let arguments: [String]

  /// The input that the command reads, if any.
  var input: String?

  /// Returns the calculator that every Unix has, which reads its calculation.
  static func bc() -> Contender {
    Contender(name: "bc", arguments: ["bc"], input: "1+1\n")
  }

  /// Starts the command, waits for its answer and its end, and returns the milliseconds it took.
  ///
  /// - Throws: ``StartError`` when there is no answer, or another one than 2.
  func run() throws(StartError) -> Double {
    let question = try Pipe()
    let answer = try Pipe()
    if let input { _ = input.withCString { write(question.end, $0, strlen($0)) } }
    close(question.end)

    let clock = ContinuousClock()
    let start = clock.now
    let process = try spawn(reading: question.start, writing: answer.end, closing: answer.start)
    close(question.start)
    close(answer.end)
    let text = answer.readAll()
    var status: Int32 = 0
    waitpid(process, &status, 0)
    let duration = clock.now - start
    guard text == "2\n", status == 0 else { throw StartError(name: name, answer: text) }
    return duration / .milliseconds(1)
  }

  private func spawn(
    reading input: Int32, writing output: Int32, closing unused: Int32
  ) throws(StartError) -> pid_t {
    #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    #else
    var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    for descriptor in [input, output, unused] {
      posix_spawn_file_actions_addclose(&actions, descriptor)
    }
    var texts: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) }
    defer { for text in texts { free(text) } }
    texts.append(nil)
    var process: pid_t = 0
    guard posix_spawnp(&process, arguments[0], &actions, nil, texts, environ) == 0 else {
      throw StartError(name: name, answer: nil)
    }
    return process
  }
}

/// A command that could not be started, or whose answer was wrong.
struct StartError: Error {
  var name: String
  var answer: String?
}
