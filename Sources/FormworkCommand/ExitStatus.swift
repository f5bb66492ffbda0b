import FormworkDiagnostics

/// The exit statuses that scripts rely on.
public enum ExitStatus: Int32, Comparable, Sendable {
    /// Success, possibly with warnings.
    case fine = 0
    /// An error in a document; a difference, or no match, for the requests that search for them.
    case foundErrors = 1
    /// Values of a request that cannot be used.
    case wrongUsage = 64
    /// A path that does not exist or cannot be read.
    case cannotRead = 66
    /// An internal error.
    case defect = 70
    /// An output that cannot be written.
    case cannotWrite = 73

    public static func < (left: ExitStatus, right: ExitStatus) -> Bool { left.rawValue < right.rawValue }

    /// Returns the status, raised to a usage error if no document had the requested object. The error is printed.
    func unless(_ unmet: String?) -> ExitStatus {
        guard let unmet else { return self }
        StandardOutput.writeError("formwork: error: \(unmet)\n")
        return max(self, .wrongUsage)
    }
}
