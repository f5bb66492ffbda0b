import FormworkDiagnostics

/// The work of a verb, as a value.
///
/// `result()` keeps the output in memory. `run()` writes to the process's standard output, and ends the process if that cannot be written.
public protocol CommandRequest: Sendable {
    /// Throws if the request's values cannot be used together.
    func check() throws(UsageError)

    /// Performs a request that has been checked.
    ///
    /// - Returns: the exit status.
    /// - Throws: `UsageError` for values that turn out to be unusable, or `RunFailure` if nothing can be done.
    func perform() throws -> ExitStatus
}

extension CommandRequest {
    public func check() throws(UsageError) {}

    /// Performs the request, and reports a failure in the current session.
    ///
    /// - Returns: the exit status.
    public func run() throws(UsageError) -> ExitStatus {
        do {
            return try perform()
        } catch let error as UsageError {
            throw error
        } catch let failure as RunFailure {
            return failure.report()
        } catch {
            return RunFailure("\(String(describing: error))" as ShownText, status: .defect).report()
        }
    }

    /// Checks and performs the request in a session of its own, and returns its output.
    ///
    /// - Parameters:
    ///   - advance: called with the number of finished files and the total.
    ///   - mayStop: whether the request has been cancelled; asked between files.
    public func result(
        advance: @escaping @Sendable (_ done: Int, _ total: Int) -> Void = { _, _ in },
        mayStop: @escaping @Sendable () -> Bool = { false }
    ) -> CommandResult {
        let session = CommandSession(advance: advance, mayStop: mayStop)
        let status = CommandSession.$current.withValue(session) {
            do throws(UsageError) {
                try check()
                return try run()
            } catch {
                StandardOutput.writeError("error: \(ShownText(lines: error.message))\n")
                return .wrongUsage
            }
        }
        return session.result(status)
    }
}

/// The output and the exit status of a request.
public struct CommandResult: Sendable {
    /// The text for standard output.
    public var output: [UInt8]
    /// The text for standard error.
    public var errors: [UInt8]
    /// The exit status.
    public var status: ExitStatus
}

/// An error in a request itself, such as an unknown name or values that exclude each other.
public struct UsageError: Error, CustomStringConvertible {
    /// The problem, for people.
    public let message: String

    /// Creates an error from a message for people.
    public init(_ message: String) { self.message = message }

    public var description: String { message }
}
