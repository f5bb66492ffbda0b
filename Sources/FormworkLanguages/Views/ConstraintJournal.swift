public import FormworkDiagnostics

/// The names of constraints, by the view that keeps them, and the calls that failed.
public final class ConstraintJournal {
    /// A constraint's key, and the call that named it.
    package struct Named {
        package let key: Int
        let site: CallSite
    }

    /// The constraints by their names, by the keys of views.
    package var names: [Int: [String: Named]] = [:]
    /// The word for what contains all of its views.
    let place: String
    /// Calls that failed, each with its call site.
    public private(set) var diagnostics: [Diagnostic] = []

    package init(place: String) { self.place = place }

    /// Records a warning at a call site.
    package func report(_ rule: String, message: String, at site: CallSite) {
        diagnostics.append(
            Diagnostic(
                rule: rule, severity: .warning, message: message, location: Diagnostic.Location(file: site.file, line: site.line, column: 1)
            ))
    }
}
