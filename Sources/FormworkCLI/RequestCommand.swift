import ArgumentParser
import FormworkCommand

/// A verb that performs a request of the library.
protocol RequestCommand: ParsableCommand {
    associatedtype Request: CommandRequest

    /// The request that the arguments describe.
    var request: Request { get throws }
}

extension RequestCommand {
    func validate() throws {
        let request = try request
        try inUsage { () throws(UsageError) in try request.check() }
    }

    func run() throws { try FormworkCLI.run(try request) }
}

/// Performs a request that has been checked.
///
/// - Throws: `ExitCode` for any status but success, or the parser's error for a request that turns out to be unusable.
func run(_ request: any CommandRequest) throws {
    let status = try inUsage { () throws(UsageError) in try request.run() }
    if status != .fine { throw ExitCode(status.rawValue) }
}

/// Turns an error in a request into the parser's, which shows the usage.
func inUsage<Value>(_ body: () throws(UsageError) -> Value) throws -> Value {
    do throws(UsageError) { return try body() } catch { throw ValidationError(error.message) }
}
