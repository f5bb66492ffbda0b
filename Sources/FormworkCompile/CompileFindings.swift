import FormworkDiagnostics

/// The findings of the compilation of a document, shared by the compilations of all its files, without duplicates.
final class CompileFindings {
    /// Whether refused parts are omitted and reported instead of being errors.
    let isLenient: Bool
    private(set) var list: [Diagnostic] = []
    private var seen: Set<Diagnostic> = []
    /// The facts that have been reported as unproved.
    private var noted: Set<String> = []

    init(isLenient: Bool) { self.isLenient = isLenient }

    /// The number of findings that are reported for one document.
    private static let limit = 2_000

    /// Adds a finding unless it is a duplicate.
    func add(_ diagnostic: Diagnostic) {
        guard list.count <= Self.limit, seen.insert(diagnostic).inserted else { return }
        var diagnostic = diagnostic
        if list.count == Self.limit { diagnostic.message = "more findings like this one are not listed: " + diagnostic.message }
        list.append(diagnostic)
    }

    /// Reports a part that can't be compiled faithfully, as an error, or as a warning if lenient.
    func refuse(_ message: String, at location: Diagnostic.Location, path: String? = nil) {
        let severity = isLenient ? Diagnostic.Severity.warning : .error
        add(Diagnostic(rule: Diagnostic.notCompiledRule, severity: severity, message: message, location: location, path: path))
    }

    /// Reports, at most once, that something is compiled from public knowledge only.
    func noteUnproved(_ what: String, at location: @autoclosure () -> Diagnostic.Location) {
        guard noted.insert(what).inserted else { return }
        add(
            Diagnostic(
                rule: Diagnostic.unprovedRule, severity: .note,
                message: "\(what) is compiled from public information; it was not compared with Apple's compiler", location: location()))
    }

    /// Adds an error, even if lenient: a missing file is worse than an omitted part.
    func fail(_ message: String, at location: Diagnostic.Location, path: String? = nil) {
        list.append(
            Diagnostic(rule: Diagnostic.notCompiledRule, severity: .error, message: message, location: location, path: path))
    }

    /// Returns all findings.
    ///
    /// - Throws: `CompileError` with the errors, if there are any.
    func checked() throws(CompileError) -> [Diagnostic] {
        let errors = list.filter { $0.severity == .error }
        if !errors.isEmpty { throw CompileError(errors) }
        return list
    }

    /// Sorts the findings in document order.
    func sort() { list.sort { ($0.location.line, $0.location.column) < ($1.location.line, $1.location.column) } }
}
