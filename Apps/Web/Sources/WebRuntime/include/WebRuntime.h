/// The functions of a C library that Embedded Swift needs, for a module without one.
///
/// Nothing here is called by name from Swift: the compiler emits the calls.
