#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#endif

/// Why a file could not be read or written.
package struct FileError: Error {
    package var path: String
    package var reason: String
    /// Whether what was asked for is not done, rather than cannot be.
    package var isRefusal: Bool

    package init(path: String, reason: String, isRefusal: Bool = false) {
        self.path = path
        self.reason = reason
        self.isRefusal = isRefusal
    }

    /// The reason that the system gave last.
    package static func last(_ path: String) -> FileError { FileError(path: path, reason: text(errno)) }

    /// What the system calls the error with a number.
    package static func text(_ number: Int32) -> String { String(cString: strerror(number)) }
}
