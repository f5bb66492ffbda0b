import FormworkDiagnostics

/// The exit statuses that scripts rely on.
package enum ExitStatus: Int32, Comparable, Sendable {
    case fine = 0
    case foundErrors = 1
    case wrongUsage = 64
    case cannotRead = 66
    case defect = 70
    case cannotWrite = 73

    package static func < (left: ExitStatus, right: ExitStatus) -> Bool { left.rawValue < right.rawValue }

    /// Returns the status, raised to a usage error if no document had the requested object. The error is printed.
    func unless(_ unmet: String?) -> ExitStatus {
        guard let unmet else { return self }
        StandardOutput.writeError("formwork: error: \(unmet)\n")
        return max(self, .wrongUsage)
    }
}
