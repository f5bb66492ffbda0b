import FormworkDiagnostics
import FormworkImport
import FormworkRules

/// A file that is previewed: what it holds, as far as it could be read, and what there is to say about it.
struct PreviewFile {
    /// The path as it was given.
    let path: String
    /// The document that could be read last; nil where none could be, yet.
    private(set) var read: ReadDocument?
    /// What is to be said about that document.
    private(set) var findings: [Diagnostic] = []
    /// Why the file as it stands is no document; nil where it is one.
    private(set) var problem: Diagnostic?
    /// What has not been told yet, since it may pass: why the file is no document while it is being written.
    private var pendingProblem: Diagnostic?
    private var watch = FileWatch()
    /// How often the file was not there when it was looked for, one time after the other.
    private var absences = 0

    /// How often a file may be missing before that is told: editors take files away for a moment.
    private static let patience = 10

    init(path: String) { self.path = path }

    /// Looks at the file.
    ///
    /// - Returns: whether there is something new to show.
    mutating func look(_ reader: DocumentReader, read bytes: (String) -> [UInt8]?) -> Bool {
        let sight = watch.look(FileStamp(of: path)) { bytes(path) }
        if sight != .missing { absences = 0 }
        switch sight {
        case .unchanged: return false
        case .missing:
            absences += 1
            guard absences == Self.patience else { return false }
            return tell(Self.absence(of: path))
        case .settled: return tell(pendingProblem)
        case .changed(let bytes):
            do throws(DocumentError) {
                let read = try reader.read(bytes, file: path)
                self.read = read
                findings = Validator(solves: true).validate(read.document, file: path, readingDiagnostics: read.diagnostics)
                pendingProblem = nil
                problem = nil
                return true
            } catch {
                pendingProblem = error.diagnostic
                return false
            }
        }
    }

    /// Tells why the file is no document, or that it is one again.
    private mutating func tell(_ diagnostic: Diagnostic?) -> Bool {
        defer { problem = diagnostic }
        return problem != diagnostic
    }

    private static func absence(of path: String) -> Diagnostic {
        Diagnostic(
            rule: "unreadable-document", severity: .error, message: "the file is not there, or cannot be read",
            location: SourceLocation(file: path, line: 1, column: 1))
    }
}
