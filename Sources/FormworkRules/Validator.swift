public import FormworkDiagnostics
public import FormworkFonts
package import FormworkIndex
public import FormworkLayout
public import FormworkModel
package import FormworkStates
import FormworkTree

/// Holds documents against rules.
public struct Validator: Sendable {
    /// The rules that documents are held against.
    public var rules: [any ValidationRule] { didSet { kinds = RuleKinds(rules, solves: solves) } }

    /// Whether documents are solved, so that the rules that look at the layout find something.
    public var solves: Bool { didSet { kinds = RuleKinds(rules, solves: solves) } }

    /// How much solving may do for a document on a screen, all of its templates included: see `LayoutOptions.solverLimit`.
    public var solverLimit: Int

    /// The fonts that the documents' project ships: text in them is measured by their files.
    public var fonts = FontLibrary()

    /// The screens on which documents are laid out besides their canvas, where they are solved.
    public var screens: [ValidationScreen] = []

    /// Whether documents are laid out on each screen with each layout template applied and with each hiding master hidden, too.
    public var entersStates = false

    /// On how many states, of all screens together, a document is laid out: where it has more, on none, which is a finding.
    public var stateLimit = StatesResult.usualLimit

    /// What projects say differently.
    public var settings = RuleSettings()

    /// What a team says: which findings are accepted, and how grave those of a rule are. Which rules are checked, `rules` says.
    public var configuration = LintConfiguration()

    private var kinds: RuleKinds

    /// A validator with some of the rules, or all that are on unless it is said otherwise.
    ///
    /// - Parameters:
    ///   - rules: The rules that documents are held against.
    ///   - solves: Whether documents are solved, so that the rules that look at the layout find something.
    ///   - solverLimit: How much solving may do for a document, all of its templates included.
    public init(
        rules: [any ValidationRule] = ValidationRules.usual, solves: Bool = false, solverLimit: Int = LayoutOptions.defaultSolverLimit
    ) {
        self.rules = rules
        kinds = RuleKinds(rules, solves: solves)
        self.solves = solves
        self.solverLimit = solverLimit
    }

    /// What is to be said about a document, in the order in which it stands there.
    ///
    /// - Parameters:
    ///   - document: what is checked.
    ///   - file: the path that places name.
    ///   - reference: the document's path from the folder that the patterns of `configuration` are from; nil for the same path.
    ///   - readingDiagnostics: what the reader said about it; it is put in its place among the findings, but for what is said in the name of
    ///     a rule that is not asked for. That there is a limit which was reached is always said.
    /// - Complexity: O(n) in the size of the document.
    public func validate(
        _ document: InterfaceDocument, file: String, reference: String? = nil, readingDiagnostics: [Diagnostic] = []
    ) -> [Diagnostic] {
        validate(document, file: file, reference: reference, readingDiagnostics: readingDiagnostics, in: nil)
    }

    /// What is to be said about a document that is part of a project; nil where it is looked at alone.
    package func validate(
        _ document: InterfaceDocument, file: String, reference: String?, readingDiagnostics: [Diagnostic], in project: ProjectIndex?
    ) -> [Diagnostic] {
        let wanted = Set(rules.map(\.id))
        let filter = FindingFilter(configuration, document, path: reference ?? file)
        let reading = readingDiagnostics.filter { diagnostic in
            wanted.contains(diagnostic.rule) && filter.keeps(diagnostic) || Self.alwaysSaid.contains(diagnostic.rule)
                || !ValidationRules.all.contains { $0.id == diagnostic.rule }
        }.map(configured)
        let found = findings(in: document, file: file, filter, project)
        if found.isEmpty { return Self.sorted(reading) }
        return Self.sorted(reading + Self.diagnostics(found.map { ($0.rule, $0.finding) }, SourceMap(document, file: file)))
    }

    /// What can be mended for certain is mended. Frames are left as they are where setting them would bring anything new to be found.
    ///
    /// - Parameters:
    ///   - document: what is checked.
    ///   - file: the path that places name.
    ///   - reference: as for ``validate(_:file:reference:readingDiagnostics:)``.
    /// - Returns: the changed document, and what was found that the change mends; the same document where there is nothing.
    /// - Complexity: that of validating, and O(n) in the size of the document.
    public func fixed(
        _ document: InterfaceDocument, file: String, reference: String? = nil
    ) -> (document: InterfaceDocument, mended: [Diagnostic]) {
        let filter = FindingFilter(configuration, document, path: reference ?? file)
        let found = findings(in: document, file: file, filter, nil, wantsFixes: true)
        var mendable = found.filter { $0.finding.fix != nil }
        if mendable.isEmpty { return (document, []) }
        var result = Self.edited(document, mendable)
        if mendable.contains(where: Self.setsFrames) {
            // Recorded frames may be what the layout of other views was taken from.
            let (before, mended) = (Set(found.map(Self.key)), Set(mendable.map(Self.key)))
            let filter = FindingFilter(configuration, result, path: reference ?? file)
            let after = Set(findings(in: result, file: file, filter, nil).map(Self.key))
            if !after.isSubset(of: before.subtracting(mended)) {
                mendable.removeAll(where: Self.setsFrames)
                result = Self.edited(document, mendable)
            }
        }
        return (result, Self.sorted(Self.diagnostics(mendable.map { ($0.rule, $0.finding) }, SourceMap(document, file: file))))
    }

    private static func edited(_ document: InterfaceDocument, _ mendable: [Found]) -> InterfaceDocument {
        var editor = DocumentEditor(document)
        for found in mendable { if let fix = found.finding.fix { editor.apply(fix) } }
        return editor.finish()
    }

    private static func setsFrames(_ found: Found) -> Bool {
        found.finding.fix?.edits.contains {
            if case .setFrame = $0 { return true }
            return false
        } ?? false
    }

    /// What a finding is about, the same before and after a change of the document.
    private static func key(_ found: Found) -> String {
        "\(found.rule.id) \(found.finding.element.id ?? found.finding.element.path) \(found.finding.subject)"
    }

    /// Rules without which it would not be said that a document was not checked.
    private static let alwaysSaid: Set<String> = ["unreadable-document", "limit-exceeded"]

    private typealias Found = (rule: any ValidationRule, finding: Finding)

    /// A finding of the reader, as grave as the configuration says.
    private func configured(_ diagnostic: Diagnostic) -> Diagnostic {
        var result = diagnostic
        result.severity = configuration.rules[diagnostic.rule]?.severity ?? diagnostic.severity
        return result
    }

    /// What is found and not accepted.
    private func findings(
        in document: InterfaceDocument, file: String, _ filter: FindingFilter, _ project: ProjectIndex?, wantsFixes: Bool = false
    ) -> [Found] {
        allFindings(in: document, file: file, project, wantsFixes: wantsFixes).compactMap { found in
            guard filter.keeps(found.rule.id, at: found.finding.element) else { return nil }
            var finding = found.finding
            finding.severity = configuration.rules[found.rule.id]?.severity ?? finding.severity
            return (found.rule, finding)
        }
    }

    private func allFindings(in document: InterfaceDocument, file: String, _ project: ProjectIndex?, wantsFixes: Bool) -> [Found] {
        var options = LayoutOptions()
        options.solverLimit = solverLimit
        options.fonts = fonts
        options.reportsTexts = kinds.measureTexts
        let canvas = solves ? StagedDocument(document, on: options) : nil
        var context = ValidationContext(
            document, layout: canvas?.layout, templateLayouts: kinds.lookAtStates ? canvas?.templateLayouts() ?? [] : [])
        context.file = file
        context.settings = settings
        context.wantsFixes = wantsFixes
        context.project = project
        var found: [Found] = []
        for rule in kinds.others { for finding in rule.check(context) { found.append((rule, finding)) } }
        guard let canvas, !kinds.layout.isEmpty else { return found }
        var findings = ScreenFindings(kinds.layout)
        findings.add(context.on(canvas), named: "the canvas")
        var stages = [("", canvas)]
        for screen in screens where screen.shows(document) {
            var screenOptions = screen.options
            screenOptions.solverLimit = solverLimit
            screenOptions.reportsTexts = options.reportsTexts
            screenOptions.fonts = fonts
            stages.append((screen.name, StagedDocument(document, on: screenOptions)))
        }
        for (name, stage) in stages.dropFirst() { findings.add(context.on(stage), named: name) }
        if entersStates {
            let count = canvas.stateCount * stages.count
            if count > stateLimit {
                let excess = ExceededLimit(.states, limit: stateLimit, found: count)
                let root = Element(document: document, node: document.rootNode)
                found.append((LimitExceededRule(), Finding(root, excess.message, notes: excess.notes)))
            } else {
                let states = stages.flatMap { name, stage in stage.states.map { (name: Self.name(name, $0), stage: $1) } }
                // All states share one limit of solving.
                var left = solverLimit
                var done = 0
                for state in states where left > 0 {
                    findings.add(context.on(state.stage), named: state.name)
                    left -= state.stage.layout.solverEffort + state.stage.stateEffort
                    done += 1
                }
                if done < states.count {
                    let message =
                        "the states take more solving than is allowed: \(done) of \(states.count) were checked; --solver-limit raises that"
                    found.append((LimitExceededRule(), Finding(Element(document: document, node: document.rootNode), message)))
                }
            }
        }
        return found + findings.merged
    }

    private static func name(_ screen: String, _ state: String) -> String { screen.isEmpty ? state : "\(screen) \(state)" }

    /// What is to be said about a project's sources and files, and of no document in particular, in the order of their paths.
    ///
    /// - Complexity: O(n) in what is known of the project.
    package func validate(_ project: ProjectIndex) -> [Diagnostic] {
        var found: [Diagnostic] = []
        for case let rule as any ProjectWideRule in rules {
            for finding in rule.check(project) {
                found.append(
                    Diagnostic(
                        rule: rule.id,
                        severity: configuration.rules[rule.id]?.severity ?? finding.severity ?? rule.severities.first ?? .error,
                        message: finding.message,
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
        for rule in rules where rule.scope == .layout { for finding in rule.check(context) { found.append((rule, finding)) } }
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

/// Rules by what they look at, found out once: to ask each of them for each document takes longer than some of them do.
private struct RuleKinds: Sendable {
    /// Those that look at a layout; none where documents are not solved.
    var layout: [any LayoutRule]
    /// The others.
    var others: [any ValidationRule]
    /// Whether any looks at what a document becomes with layout templates applied.
    var lookAtStates: Bool
    /// Whether any asks how much room texts need.
    var measureTexts: Bool

    init(_ rules: [any ValidationRule], solves: Bool) {
        (layout, others) = ([], [])
        for rule in rules {
            if rule.scope != .layout {
                others.append(rule)
            } else if solves {
                if let rule = rule as? any LayoutRule { layout.append(rule) } else { others.append(rule) }
            }
        }
        lookAtStates = others.contains { $0.scope == .templateStates }
        measureTexts = layout.contains(where: \.measuresTexts)
    }
}
