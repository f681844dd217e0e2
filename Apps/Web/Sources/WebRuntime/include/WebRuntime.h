/// What Embedded Swift needs of a C library, for a module without one.
///
/// Nothing here is called by name from Swift: the compiler emits the calls.
