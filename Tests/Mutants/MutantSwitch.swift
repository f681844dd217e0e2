#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// The number of the active mutant; 0 when there is none.
private let awake = getenv("MUTANT").flatMap { Int(String(cString: $0)) } ?? 0

/// The file that records which mutants are reached, with a byte for each.
private let notes = getenv("MUTANTS_REACHED").map { open($0, O_WRONLY) } ?? -1

private let mutants = 10_000
nonisolated(unsafe) private let isNoted: UnsafeMutablePointer<Bool> = {
  let isNoted = UnsafeMutablePointer<Bool>.allocate(capacity: mutants)
  isNoted.initialize(repeating: false, count: mutants)
  return isNoted
}()

/// Whether the code behaves as mutant `number` here.
func mutant(_ number: Int) -> Bool {
  if notes >= 0, !isNoted[number] {
    isNoted[number] = true
    pwrite(notes, "1", 1, number)
  }
  return number == awake
}
