import CalendarDates

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

extension ZoneTable {
  /// The time zones of the system, read once; nil if it has none.
  static let ofThisMachine: ZoneTable? = ZoneFiles.folders.lazy.compactMap {
    ZoneFiles(folder: $0).table
  }.first
}

/// The time zones in a folder of the tz database, as systems install it.
struct ZoneFiles {
  let folder: String

  /// The folders where systems have them; the variable of the tz code comes first.
  static var folders: [String] {
    let named = getenv("TZDIR").map { [String(cString: $0)] } ?? []
    return named + ["/usr/share/zoneinfo", "/usr/lib/zoneinfo", "/usr/share/lib/zoneinfo"]
  }

  /// The name of the user's zone, from the variable `TZ` or the system's setting; nil if neither names one.
  static var nameForThisPerson: String? {
    if let variable = getenv("TZ") {
      var name = String(cString: variable)
      if name.utf8.first == UInt8(ascii: ":") { name.removeFirst() }
      return name.isEmpty ? "UTC" : name
    }
    guard let link = realpath("/etc/localtime", nil) else { return nil }
    defer { free(link) }
    let path = String(cString: link).split(separator: "/")
    guard let root = path.firstIndex(where: { $0 == "zoneinfo" }) else { return nil }
    return path[(root + 1)...].joined(separator: "/")
  }

  /// The zones that the folder lists; nil if it lists none.
  var table: ZoneTable? {
    var (names, version) = ([String](), "")
    if let rules = bytes(of: "tzdata.zi", limit: 1 << 20) {
      for line in rules.split(separator: UInt8(ascii: "\n")) {
        let words = line.split(separator: UInt8(ascii: " "))
        guard let first = words.first else { continue }
        if first.elementsEqual("#".utf8) {
          if words.count > 2, words[1].elementsEqual("version".utf8) {
            version = String(decoding: words[2], as: UTF8.self)
          }
        } else if first.elementsEqual("Z".utf8), words.count > 1 {
          names.append(String(decoding: words[1], as: UTF8.self))
        } else if first.elementsEqual("L".utf8), words.count > 2 {
          names.append(String(decoding: words[2], as: UTF8.self))
        }
      }
    } else if let rows = bytes(of: "zone.tab", limit: 1 << 20)
      ?? bytes(of: "zone1970.tab", limit: 1 << 20)
    {
      names = rows.split(separator: UInt8(ascii: "\n")).compactMap { row in
        let cells = row.split(separator: UInt8(ascii: "\t"))
        guard row.first != UInt8(ascii: "#"), cells.count > 2 else { return nil }
        return String(decoding: cells[2], as: UTF8.self)
      }
      names.append("Etc/UTC")
      if let text = bytes(of: "+VERSION", limit: 100) {
        version = String(decoding: text.prefix { $0 > 32 }, as: UTF8.self)
      }
    }
    guard !names.isEmpty else { return nil }
    let files = self
    return ZoneTable(version: version, names: names) { (name) throws(ZoneFileError) in
      guard let bytes = files.bytes(of: name, limit: 1 << 16) else { throw .unreadable }
      let rules = try TimeZoneRules(tzif: bytes)
      return Zone(name: name) { rules.offset(at: $0) }
    }
  }

  /// Returns the bytes of a file in the folder; nil if it can't be read or is longer than the limit.
  private func bytes(of name: String, limit: Int) -> [UInt8]? {
    guard !name.utf8.starts(with: ".".utf8), !name.utf8.starts(with: "/".utf8) else { return nil }
    let descriptor = open(folder + "/" + name, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 1 << 14)
    while bytes.count <= limit {
      let count = read(descriptor, &part, part.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { return nil }
      if count == 0 { return bytes }
      bytes += part[..<count]
    }
    return nil
  }
}
