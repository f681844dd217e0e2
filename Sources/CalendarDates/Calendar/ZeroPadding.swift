/// Returns a number that is not negative, padded with zeros to a number of digits.
func zeroPadded(_ number: Int, _ count: Int) -> String {
  let digits = "\(number)"
  return String(repeating: "0", count: max(count - digits.utf8.count, 0)) + digits
}
