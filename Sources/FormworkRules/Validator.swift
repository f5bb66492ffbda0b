public import FormworkDiagnostics
package import FormworkIndex
public import FormworkLayout
public import FormworkModel
package import FormworkStates

/// Holds documents against rules.
public struct Validator: Sendable {
    /// The rules that documents are held against.
    public var rules: [any ValidationRule]

    /// Whether documents are solved, so that the rules that look at the layout find something.
    public var solves: Bool

    /// How much solving may do for a document, all of its templates included: see `LayoutOptions.solverLimit`.
    public var solverLimit: Int

    /// A validator with some of the rules, or all of them.
    ///
    /// - Parameters:
    ///   - rules: The rules that documents are held against.
    ///   - solves: Whether documents are solved, so that the rules that look at the layout find something.
    ///   - solverLimit: How much solving may do for a document, all of its templates included.
    public init(
        rules: [any ValidationRule] = ValidationRules.usual, solves: Bool = false, solverLimit: Int = LayoutOptions.defaultSolverLimit
    ) {
        self.rules = rules
        self.solves = solves
        self.solverLimit = solverLimit
    }

    /// What is to be said about a document, in the order in which it stands there.
    ///
    /// - Parameters:
    ///   - document: what is checked.
    ///   - file: the path that places name.
    ///   - readingDiagnostics: what the reader said about it; it is put in its place among the findings.
    /// - Complexity: O(n) in the size of the document.
    public func validate(_ document: InterfaceDocument, file: String, readingDiagnostics: [Diagnostic] = []) -> [Diagnostic] {
        validate(document, file: file, readingDiagnostics: readingDiagnostics, in: nil)
    }

    /// What is to be said about a document that is part of a project.
    ///
    /// - Parameters:
    ///   - document: what is checked.
    ///   - file: the path that places name.
    ///   - readingDiagnostics: what the reader said about it; it is put in its place among the findings.
    ///   - project: what is known of the project; nil where the document is looked at alone.
    /// - Complexity: O(n) in the size of the document.
    package func validate(
        _ document: InterfaceDocument, file: String, readingDiagnostics: [Diagnostic], in project: ProjectIndex?
    ) -> [Diagnostic] {
        var options = LayoutOptions()
        options.solverLimit = solverLimit
        let stage = solves ? StagedDocument(document, on: options) : nil
        // To ask each rule what it is takes a while: the runtime looks through all that the program declares.
        let looksAtStates = solves && rules.contains { $0 is any TemplateStateRule }
        var context = ValidationContext(
            document, layout: stage?.layout, templateLayouts: looksAtStates ? stage?.templateLayouts() ?? [] : [])
        context.project = project
        var found: [(rule: any ValidationRule, finding: Finding)] = []
        for rule in rules { for finding in rule.check(context) { found.append((rule, finding)) } }
        if found.isEmpty { return Self.sorted(readingDiagnostics) }
        return Self.sorted(readingDiagnostics + Self.diagnostics(found, SourceMap(document, file: file)))
    }

    /// What is to be said about a project's sources and files, and of no document in particular, in the order of their paths.
    ///
    /// - Complexity: O(n) in what is known of the project.
    package func validate(_ project: ProjectIndex) -> [Diagnostic] {
        var found: [Diagnostic] = []
        for case let rule as any ProjectWideRule in rules {
            for finding in rule.check(project) {
                found.append(
                    Diagnostic(
                        rule: rule.id, severity: finding.severity ?? rule.severities.first ?? .error, message: finding.message,
                        location: SourceLocation(
                            file: finding.place.file, line: finding.place.position.line, column: finding.place.position.column),
                        notes: finding.notes))
            }
        }
        var seen: Set<Diagnostic> = []
        return found.filter { seen.insert($0).inserted }.sorted { left, right in
            let (a, b) = (left.location, right.location)
            return (a.file, a.line, a.column, left.rule) < (b.file, b.line, b.column, right.rule)
        }
    }

    /// What is to be said about each layout template by itself, in the order of `layoutTemplates`.
    ///
    /// Nothing is solved here: rules about the state that a template makes look at the layouts that are given.
    ///
    /// - Parameters:
    ///   - document: what is checked.
    ///   - file: the path that places name.
    ///   - layout: the document as it was solved, if it was.
    ///   - templateLayouts: the document as it was solved with each template applied by itself; nil for those that were not.
    public func validateTemplates(
        _ document: InterfaceDocument, file: String, layout: DocumentLayout? = nil, templateLayouts: [DocumentLayout?] = []
    ) -> [[Diagnostic]] {
        let context = ValidationContext(document, layout: layout, templateLayouts: templateLayouts)
        var map: SourceMap?
        return context.templates.indices.map { index in
            var found: [(rule: any ValidationRule, finding: Finding)] = []
            for rule in rules {
                var findings: [Finding] = []
                if let rule = rule as? any TemplateRule { findings = rule.check(context.templates[index]) }
                if let rule = rule as? any TemplateStateRule { findings = rule.check(template: index, context) }
                for finding in findings { found.append((rule, finding)) }
            }
            if found.isEmpty { return [] }
            let places = map ?? SourceMap(document, file: file)
            map = places
            return Self.sorted(Self.diagnostics(found, places))
        }
    }

    /// What the rules that look at layouts say of a document in a state on a screen, at the places in the document as it was read.
    ///
    /// - Complexity: that of laying the document out.
    package func layoutFindings(of stage: StagedDocument) -> [Diagnostic] {
        let context = ValidationContext(stage.changed.document, layout: stage.layout)
        var found: [(rule: any ValidationRule, finding: Finding)] = []
        for rule in rules where rule is any LayoutRule { for finding in rule.check(context) { found.append((rule, finding)) } }
        if found.isEmpty { return [] }
        return Self.sorted(Self.diagnostics(found, SourceMap(stage.changed.document, file: "")))
    }

    private static func diagnostics(
        _ found: [(rule: any ValidationRule, finding: Finding)], _ map: SourceMap
    ) -> [Diagnostic] {
        found.map { rule, finding in
            Diagnostic(
                rule: rule.id, severity: finding.severity ?? rule.severities.first ?? .error, message: finding.message,
                location: map.location(of: finding.element), path: finding.element.path, notes: finding.notes)
        }
    }

    /// In the order of the document. What several templates say alike is said once.
    private static func sorted(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        var seen: Set<Diagnostic> = []
        return diagnostics.filter { seen.insert($0).inserted }.sorted { left, right in
            let (a, b) = (left.location, right.location)
            return (a.line, a.column, left.rule, left.message) < (b.line, b.column, right.rule, right.message)
        }
    }
}
