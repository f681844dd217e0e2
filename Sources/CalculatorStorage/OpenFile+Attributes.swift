import CalculatorPresentation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

extension OpenFile {
  /// Gives the file the extended attributes of another one, including its access control list, and no others.
  ///
  /// The system's own attributes, such as security labels, are kept where that is permitted: a new file has its own.
  ///
  /// - Throws: `StorageError` if an attribute that a user may have set cannot be kept.
  func takeAttributes(of file: borrowing OpenFile) throws(StorageError) {
    #if canImport(Darwin)
    guard
      fcopyfile(
        file.descriptor, descriptor, nil, copyfile_flags_t(COPYFILE_ACL | COPYFILE_XATTR)) == 0
        || errno == ENOTSUP
    else { throw .ofLastCall(at: path) }
    #else
    let names = try file.attributeNames()
    for name in try attributeNames() where !names.contains(name) && !name.isOfSystem {
      guard systemRemove(descriptor, name) == 0 else { throw lost(name) }
    }
    for name in names {
      guard let value = file.attribute(name),
        systemSet(descriptor, name, value, value.count, 0) == 0
      else {
        if name.isOfSystem { continue }
        throw lost(name)
      }
    }
    #endif
  }

  #if !canImport(Darwin)
  /// Returns the names of the attributes; none if the file system does not support them.
  private func attributeNames() throws(StorageError) -> [[CChar]] {
    let size = systemList(descriptor, nil, 0)
    guard size >= 0 else {
      guard errno == ENOTSUP || errno == ENOSYS else { throw .ofLastCall(at: path) }
      return []
    }
    var names = [CChar](repeating: 0, count: size)
    let count = systemList(descriptor, &names, size)
    guard count >= 0 else { throw .ofLastCall(at: path) }
    return names.prefix(count).split(separator: 0).map { Array($0) + [0] }
  }

  private func attribute(_ name: [CChar]) -> [UInt8]? {
    let size = systemGet(descriptor, name, nil, 0)
    guard size >= 0 else { return nil }
    var value = [UInt8](repeating: 0, count: size)
    let count = systemGet(descriptor, name, &value, size)
    return count >= 0 ? Array(value.prefix(count)) : nil
  }

  private func lost(_ name: [CChar]) -> StorageError {
    let reason = StorageError.ofLastCall(at: path)
    return StorageError(
      reason.cause, place: path,
      detail: "its attribute " + String(systemPath: name) + " cannot be kept: " + reason.detail)
  }
  #endif
}

#if !canImport(Darwin)
extension [CChar] {
  /// Whether an attribute of that name belongs to the system and not to a user.
  fileprivate var isOfSystem: Bool {
    ["security.", "trusted."].contains {
      starts(with: $0.utf8.map { CChar(truncatingIfNeeded: $0) })
    }
  }
}

// The module of the C library leaves `sys/xattr.h` out.

@_silgen_name("flistxattr")
private func systemList(_ file: Int32, _ names: UnsafeMutablePointer<CChar>?, _ size: Int) -> Int

@_silgen_name("fgetxattr")
private func systemGet(
  _ file: Int32, _ name: UnsafePointer<CChar>, _ value: UnsafeMutablePointer<UInt8>?, _ size: Int
) -> Int

@_silgen_name("fsetxattr")
private func systemSet(
  _ file: Int32, _ name: UnsafePointer<CChar>, _ value: UnsafePointer<UInt8>, _ size: Int,
  _ flags: Int32
) -> Int32

@_silgen_name("fremovexattr")
private func systemRemove(_ file: Int32, _ name: UnsafePointer<CChar>) -> Int32
#endif
