import FormworkDiagnostics
import FormworkFiles

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#endif

/// Standard output and standard error, written at once and without loss.
enum StandardOutput {
    /// After this what cannot be written is an error of `write`: a closed pipe, which ends the run quietly, and a file beyond the size limit.
    /// And no file that is opened is taken for standard input or output, where those are closed.
    static func prepare() {
        signal(SIGPIPE, SIG_IGN)
        signal(SIGXFSZ, SIG_IGN)
        for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(descriptor, F_GETFD) < 0 {
            // The lowest that is free is this one. To write to what is open for reading is an error, as it is to a closed one.
            _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
        }
    }

    static var isTerminal: Bool { !CapturedRun.isActive && isatty(STDOUT_FILENO) == 1 }
    static var isErrorTerminal: Bool { !CapturedRun.isActive && isatty(STDERR_FILENO) == 1 }

    /// Whether findings may be coloured.
    static var usesColor: Bool { isTerminal && (getenv("NO_COLOR").map { $0.pointee == 0 } ?? true) }

    /// Writes a result.
    static func write(_ bytes: [UInt8]) {
        if CapturedRun.take(bytes, as: .output) { return }
        let result = OutputFile.writeAll(bytes, to: STDOUT_FILENO)
        if result == 0 { return }
        // Nobody listens any more: there is nothing left to do, and nothing wrong.
        if result == EPIPE { StopCleanup.exit(.fine) }
        writeError("formwork: error: standard output cannot be written: \(FileError.text(result))\n")
        StopCleanup.exit(.cannotWrite)
    }

    static func write(_ text: ShownText) { write(Array(text.text.utf8)) }

    /// Writes what was done, where the result itself is in a file: nothing is wrong where nobody takes it.
    static func writeReport(_ text: ShownText) {
        let bytes = Array(text.text.utf8)
        if !CapturedRun.take(bytes, as: .output) { _ = OutputFile.writeAll(bytes, to: STDOUT_FILENO) }
    }

    /// Writes a message. Where that is impossible, there is nobody who could be told.
    static func writeError(_ text: ShownText) {
        let bytes = Array(text.text.utf8)
        if !CapturedRun.take(bytes, as: .errors) { _ = OutputFile.writeAll(bytes, to: STDERR_FILENO) }
    }
}
