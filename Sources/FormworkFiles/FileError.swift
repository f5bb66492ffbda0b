#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#endif

/// An error in reading or writing a file.
package struct FileError: Error {
    package var path: String
    package var reason: String
    /// Whether the operation was refused rather than impossible.
    package var isRefusal: Bool

    package init(path: String, reason: String, isRefusal: Bool = false) {
        self.path = path
        self.reason = reason
        self.isRefusal = isRefusal
    }

    /// Returns the error for the present value of `errno`.
    package static func last(_ path: String) -> FileError { FileError(path: path, reason: text(errno)) }

    /// Returns the system's text for an error number.
    package static func text(_ number: Int32) -> String { String(cString: strerror(number)) }
}
