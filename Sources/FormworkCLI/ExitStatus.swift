import ArgumentParser
import FormworkDiagnostics

/// The exit statuses that scripts rely on.
enum ExitStatus: Int32, Comparable {
    case fine = 0
    case foundErrors = 1
    case wrongUsage = 64
    case cannotRead = 66
    case defect = 70
    case cannotWrite = 73

    static func < (left: ExitStatus, right: ExitStatus) -> Bool { left.rawValue < right.rawValue }

    /// Returns the status, raised to a usage error if no document had the requested object. The error is printed.
    func unless(_ unmet: String?) -> ExitStatus {
        guard let unmet else { return self }
        StandardOutput.writeError("formwork: error: \(unmet)\n")
        return max(self, .wrongUsage)
    }

    /// Throws this status as an exit code unless it is success.
    func check() throws {
        if self != .fine { throw ExitCode(rawValue) }
    }
}
