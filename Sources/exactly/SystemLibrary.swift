// The C library is all that the command needs of the system: Foundation would take longer to load
// than an answer takes to compute (Guides/Performance.md).
#if canImport(Glibc)
@_exported import Glibc
#elseif canImport(Musl)
@_exported import Musl
#elseif canImport(Darwin)
@_exported import Darwin
#endif
