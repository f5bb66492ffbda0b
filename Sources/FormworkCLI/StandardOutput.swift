#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#endif

/// Standard output and standard error, written at once and without loss.
enum StandardOutput {
    /// After this a closed pipe is an error of `write`, which ends the run quietly.
    static func ignoreClosedPipes() { signal(SIGPIPE, SIG_IGN) }

    static var isTerminal: Bool { isatty(STDOUT_FILENO) == 1 }
    static var isErrorTerminal: Bool { isatty(STDERR_FILENO) == 1 }

    /// Whether findings may be coloured.
    static var usesColor: Bool { isTerminal && (getenv("NO_COLOR").map { $0.pointee == 0 } ?? true) }

    static func write(_ bytes: [UInt8]) { write(bytes, to: STDOUT_FILENO) }
    static func write(_ text: String) { write(Array(text.utf8)) }
    static func writeError(_ text: String) { write(Array(text.utf8), to: STDERR_FILENO) }

    private static func write(_ bytes: [UInt8], to descriptor: Int32) {
        let result = OutputFile.writeAll(bytes, to: descriptor)
        if result == 0 { return }
        // Nobody listens any more: there is nothing left to do, and nothing wrong.
        if result == EPIPE { exit(0) }
        if descriptor == STDOUT_FILENO {
            writeError("formwork: error: standard output cannot be written: \(String(cString: strerror(result)))\n")
        }
        exit(ExitStatus.cannotWrite.rawValue)
    }
}
