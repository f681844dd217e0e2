import Foundation
import Testing

@testable import CommandLineInterface

@Test("Lines arrive in order, whatever their number")
func linesInOrder() throws {
  let pipe = Pipe()
  let lines = (0..<50_000).map { "line \($0)" }
  let writer = Thread {
    var output = OutputWriter(descriptor: pipe.fileHandleForWriting.fileDescriptor)
    for line in lines { try? output.writeLine(line) }
    try? output.flush()
    try? pipe.fileHandleForWriting.close()
  }
  writer.start()
  let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  #expect(text.split(separator: "\n").elementsEqual(lines) { $0 == $1 })
}

@Test("Nothing is written before it is time")
func waitsForFlush() throws {
  let pipe = Pipe()
  var output = OutputWriter(descriptor: pipe.fileHandleForWriting.fileDescriptor)
  try output.writeLine("late")
  try pipe.fileHandleForWriting.write(contentsOf: Data("early\n".utf8))
  try output.flush()
  try output.flush()
  try pipe.fileHandleForWriting.close()
  let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  #expect(text == "early\nlate\n")
}

@Test("A descriptor that takes nothing is an error")
func failureToWrite() throws {
  let file = try FileHandle(forReadingFrom: URL(filePath: "/dev/null"))
  var output = OutputWriter(descriptor: file.fileDescriptor)
  try output.writeLine("lost")
  #expect(throws: SystemError.self) { try output.flush() }
}
