/// Options that the command does not understand.
struct UsageError: Error, Hashable {
  let reason: String
}
