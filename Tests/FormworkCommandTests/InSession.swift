@testable import FormworkCommand

/// Performs a part of a request in a session of its own: outputs are claimed within one.
func inSession<Result>(_ body: () throws -> Result) rethrows -> Result {
    try CommandSession.$current.withValue(CommandSession(advance: { _, _ in }, mayStop: { false }), operation: body)
}
