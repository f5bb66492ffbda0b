import FormworkDiagnostics

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#endif

/// Why a file could not be read or written.
struct FileError: Error {
    var path: String
    var reason: String
    /// What a run ends with whose output this is.
    var status = ExitStatus.cannotWrite

    /// The reason that the system gave last.
    static func last(_ path: String) -> FileError { FileError(path: path, reason: text(errno)) }

    /// What the system calls the error with a number.
    static func text(_ number: Int32) -> String { String(cString: strerror(number)) }

    /// What is said of an output.
    var outcome: FileOutcome { FileOutcome(errors: "formwork: error: '\(path)' cannot be written: \(reason)\n", status: status) }
}
