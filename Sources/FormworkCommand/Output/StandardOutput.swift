package import FormworkDiagnostics
import FormworkFiles

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#endif

/// Standard output and standard error, written unbuffered and completely.
package enum StandardOutput {
    /// Ignores the signals for a closed pipe and for exceeding the file size limit, so that they become errors of `write`. Also occupies
    /// closed standard descriptors, so that no opened file gets one of their numbers.
    package static func prepare() {
        signal(SIGPIPE, SIG_IGN)
        signal(SIGXFSZ, SIG_IGN)
        for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(descriptor, F_GETFD) < 0 {
            // `open` returns the lowest free descriptor, which is this one. It is opened in the wrong direction, so that using it fails as for a
            // closed one.
            _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
        }
    }

    package static var isTerminal: Bool { !CommandSession.isActive && isatty(STDOUT_FILENO) == 1 }
    static var isErrorTerminal: Bool { !CommandSession.isActive && isatty(STDERR_FILENO) == 1 }

    /// Whether findings may be coloured.
    static var usesColor: Bool { isTerminal && (getenv("NO_COLOR").map { $0.pointee == 0 } ?? true) }

    /// Writes a result.
    package static func write(_ bytes: [UInt8]) {
        if CommandSession.take(bytes, as: .output) { return }
        let result = OutputFile.writeAll(bytes, to: STDOUT_FILENO)
        if result == 0 { return }
        // The reader has closed the pipe: there is nothing left to do, and that isn't an error.
        if result == EPIPE { StopCleanup.exit(.fine) }
        writeError("formwork: error: standard output cannot be written: \(FileError.text(result))\n")
        StopCleanup.exit(.cannotWrite)
    }

    package static func write(_ text: ShownText) { write(Array(text.text.utf8)) }

    /// Writes a result that completes a run, and returns success.
    static func finish(_ bytes: [UInt8]) -> ExitStatus {
        write(bytes)
        return .fine
    }

    /// Writes a result that completes a run, and returns success.
    static func finish(_ text: ShownText) -> ExitStatus { finish(Array(text.text.utf8)) }

    /// Writes a summary when the result itself is in a file. Failing to write it isn't an error.
    static func writeReport(_ text: ShownText) {
        let bytes = Array(text.text.utf8)
        if !CommandSession.take(bytes, as: .output) { _ = OutputFile.writeAll(bytes, to: STDOUT_FILENO) }
    }

    /// Writes a message. A failure is ignored, since there is nowhere to report it.
    package static func writeError(_ text: ShownText) {
        let bytes = Array(text.text.utf8)
        if !CommandSession.take(bytes, as: .errors) { _ = OutputFile.writeAll(bytes, to: STDERR_FILENO) }
    }
}
