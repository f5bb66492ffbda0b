/// Why nothing can be served.
package struct PreviewError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The port that was asked for; nil where any would do.
    package var port: UInt16?
    /// What the system says.
    package var reason: String

    package var description: String {
        if let port { return "port \(port) of 127.0.0.1 cannot be used: \(reason)" }
        return "no port of 127.0.0.1 can be used: \(reason)"
    }
}
