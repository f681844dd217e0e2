import Glibc

do throws(BusError) {
  try SearchProcess.run()
} catch {
  let line = Array("exactly-search: \(error.reason)\n".utf8)
  write(STDERR_FILENO, line, line.count)
  exit(1)
}
