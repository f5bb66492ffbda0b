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

    /// The status, where no document had what was asked for: that is said, and the usage was wrong.
    func unless(_ unmet: String?) -> ExitStatus {
        guard let unmet else { return self }
        StandardOutput.writeError("formwork: error: \(unmet)\n")
        return max(self, .wrongUsage)
    }

    /// What a command throws to end with this status.
    func check() throws {
        if self != .fine { throw ExitCode(rawValue) }
    }
}
