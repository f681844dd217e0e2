import BuiltCommands
import Foundation
import TestSupport
import Testing

/// Files that `exactly sheet` changes, whatever happens to them in the meantime.
@Suite struct SheetWritingTests {
  @Test(arguments: ["\u{FEFF}1 + 1\r\n\t2 + 2 \t\r\n\r\n# c \r\n3", "1 + 1", "", "\n"])
  func allElseIsKeptByteForByte(text: String) throws {
    let folder = try SheetFolder(["a": text])
    #expect(try folder("--write-all a").status == 0)
    let written =
      text.replacing("1 + 1", with: "1 + 1  # = 2").replacing("2 + 2", with: "2 + 2  # = 4")
      + (text.hasSuffix("3") ? "  # = 3" : "")
    #expect(try folder.text(of: "a") == written)
    #expect(try folder("--write a").status == 0)
    #expect(try folder.text(of: "a") == written)
    #expect(try folder("--strip a").status == 0)
    #expect(try folder.text(of: "a") == text)
  }

  @Test func permissionsAndLinksStay() throws {
    let folder = try SheetFolder(["a": "1 + 1\n"])
    let run = try folder.inShell(
      "chmod 640 a; ln -s a b; exactly sheet --write-all b && ls -l a | cut -c 1-10; test -L b && ls -A"
    )
    #expect(run.lines == ["-rw-r-----", "a", "b"])
    #expect(try folder.text(of: "a") == "1 + 1  # = 2\n")
  }

  /// A sheet that takes a second, and changes while it is calculated.
  ///
  /// If it changed before it was read, it is answered as it is then, and the next attempt changes it later.
  @Test func whatOthersHaveWrittenMeanwhileStays() throws {
    let folder = try SheetFolder()
    let lines = (0..<60).map { "sin(\($0)) + gamma(1/3 + \($0))\n" }.joined()
    for delay in [0.03, 0.1, 0.2, 0.4, 0.8] {
      try folder.write(String(repeating: lines, count: 40), to: "a")
      let run = try folder.inShell(
        """
        exactly sheet --write-all a & pid=$!
        sleep \(delay); printf '2 + 2\\n' >a; wait $pid
        """)
      #expect(try folder.names == ["a"])
      if run.status == 0 {
        #expect(["2 + 2\n", "2 + 2  # = 4\n"].contains(try folder.text(of: "a")))
        continue
      }
      #expect(run.status == 2)
      #expect(run.diagnostics == "a: it has changed since it was read; nothing was written\n")
      #expect(try folder.text(of: "a") == "2 + 2\n")
      return
    }
    Issue.record("each time it was read after the change, or calculated before it")
  }

  /// To the command, a process that cannot write files beyond a size is like a full disk.
  @Test func aFullDiskLeavesTheFile() throws {
    let text = String(repeating: "1 + 1\n", count: 1_000)
    let folder = try SheetFolder(["a": text])
    let run = try folder.inShell("ulimit -f 2; exactly sheet --write-all a")
    #expect(run.status == 2)
    #expect(run.diagnostics.hasPrefix("exactly: a: "), "\(run.diagnostics)")
    #expect(try folder.text(of: "a") == text)
    #expect(try folder.names == ["a"])
  }

  #if os(Linux)
  /// A file system with one page more than the file has, where the system lets a user have one.
  @Test func aDiskWithoutSpaceLeavesTheFile() throws {
    let folder = try SheetFolder()
    let run = try folder.inShell(
      """
      mkdir disk
      unshare --mount --map-root-user sh -c '
        mount -t tmpfs -o size=12k none disk || exit 77
        seq 1200 >disk/a; cp disk/a before
        "$1" sheet --write-all disk/a; status=$?
        cmp before disk/a && ls -A disk; exit $status' sh '\(CommandRun.command.path)'
      """)
    // Not every system lets a user have a file system of their own.
    if ![0, 1, 2].contains(run.status) || run.diagnostics.contains("unshare") {
      return try MissingProgram.isLeftOut("unshare --mount")
    }
    #expect(run.status == 2)
    #expect(run.lines == ["a"])
    #expect(run.diagnostics == "exactly: disk/a: No space left on device\n")
  }
  #endif

  @Test func aFolderThatTakesNoFileLeavesTheFile() throws {
    let folder = try SheetFolder(["a": "1 + 1\n"])
    let isSuperuser = geteuid() == 0
    // The superuser is not stopped by this, so another user runs the command instead.
    let command = isSuperuser ? "setpriv --reuid 65534 --regid 65534 --clear-groups" : ""
    let run = try folder.inShell(
      """
      chmod 555 .; chmod 666 a
      \(command.isEmpty ? "" : "command -v setpriv >/dev/null || exit 77")
      cp '\(CommandRun.command.path)' /tmp/exactly-$$; \(command) /tmp/exactly-$$ sheet --write-all a
      status=$?; rm /tmp/exactly-$$; exit $status
      """)
    if run.status == 77 { return try MissingProgram.isLeftOut("setpriv") }
    #expect(run.status == 2)
    #expect(
      run.diagnostics == "exactly: a: its folder takes no new file: Permission denied\n")
    #expect(try folder.text(of: "a") == "1 + 1\n")
    #expect(try folder.names == ["a"])
  }

  // A phone does not let one program start another.
  #if !os(iOS)
  /// A command killed while writing leaves the old file or the new one.
  ///
  /// `EXACTLY_SHEET_KILLS=1000` kills that many times.
  @Test func aKillLeavesTheOldFileOrTheNewOne() throws {
    let variable = ProcessInfo.processInfo.environment["EXACTLY_SHEET_KILLS"]
    let count = variable.flatMap { Int($0) } ?? Sample.count(400)
    let old = String(repeating: "1 + 1\n", count: 1_000)
    let new = String(repeating: "1 + 1  # = 2\n", count: 1_000)
    let folder = try SheetFolder(["a": old])
    let start = ContinuousClock.now
    #expect(try folder("--write-all a").status == 0)
    let whole = ContinuousClock.now - start
    #expect(try folder.text(of: "a") == new)
    var results = [0, 0]
    for round in 0..<count {
      try folder.write(old, to: "a")
      let process = Process()
      process.executableURL = CommandRun.command
      process.arguments = [
        "sheet", "--write-all", folder.url.appending(path: "a").path(percentEncoded: false),
      ]
      try process.run()
      // The last steps matter most, so most kills come in the second half.
      let part = Double.random(in: round.isMultiple(of: 4) ? 0...0.5 : 0.4...1.1)
      Thread.sleep(forTimeInterval: part * (whole / .seconds(1)))
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      let text = try folder.text(of: "a")
      try #require(text == old || text == new, "\(round)")
      results[text == new ? 1 : 0] += 1
    }
    // Anything that a kill leaves is removed by the next change.
    try folder.write(old, to: "a")
    #expect(try folder("--write-all a").status == 0)
    #expect(try folder.names == ["a"])
    #expect(results[0] > 0, "old, new: \(results)")
  }
  #endif
}
