public import FormworkDiagnostics
package import FormworkIndex
public import FormworkLayout
public import FormworkModel
package import FormworkTemplates
import FormworkTree

/// Checks documents against rules.
public struct Validator: Sendable {
    /// The rules to check.
    public var rules: [any ValidationRule] { didSet { kinds = RuleKinds(rules, solves: solves) } }

    /// Whether documents are solved, which the layout rules need.
    public var solves: Bool { didSet { kinds = RuleKinds(rules, solves: solves) } }

    /// The limit of the solver's work for a document on one screen, including all its templates. See `LayoutOptions.solverLimit`.
    public var solverLimit: Int

    /// The fonts of the project, used to measure text.
    public var fonts = FontLibrary()

    /// The screens on which solved documents are laid out in addition to their canvas.
    public var screens: [ValidationScreen] = []

    /// Whether documents are also laid out on each screen with each layout template applied and with each hiding master hidden.
    public var checksStates = false

    /// The maximum number of states, on all screens together, in which a document is laid out. A document with more gets a finding instead.
    public var stateLimit = StagedDocument.StatesResult.usualLimit

    /// The project's settings for rules.
    public var settings = RuleSettings()

    /// The team's configuration, for accepted findings and severities. The rules to check are in `rules`.
    public var configuration = LintConfiguration()

    private var kinds: RuleKinds

    /// Creates a validator.
    ///
    /// - Parameters:
    ///   - rules: The rules to check; by default those that are on by default.
    ///   - solves: Whether documents are solved, which the layout rules need.
    ///   - solverLimit: The limit of the solver's work for a document, including all its templates.
    public init(
        rules: [any ValidationRule] = ValidationRules.usual, solves: Bool = false, solverLimit: Int = LayoutOptions.defaultSolverLimit
    ) {
        self.rules = rules
        kinds = RuleKinds(rules, solves: solves)
        self.solves = solves
        self.solverLimit = solverLimit
    }

    /// Returns the diagnostics of a document, in document order.
    ///
    /// - Parameters:
    ///   - document: The document to check.
    ///   - file: The path to give in locations.
    ///   - reference: The document's path relative to the folder of `configuration`'s patterns; nil if it is the same as `file`.
    ///   - readingDiagnostics: The reader's diagnostics, which are merged into the result, except for those of rules that aren't checked. An
    ///     unreadable document or an exceeded limit is always reported.
    /// - Complexity: O(n) in the size of the document.
    public func validate(
        _ document: InterfaceDocument, file: String, reference: String? = nil, readingDiagnostics: [Diagnostic] = []
    ) -> [Diagnostic] {
        validate(document, file: file, reference: reference, readingDiagnostics: readingDiagnostics, in: nil)
    }

    /// Returns the diagnostics of a document that is part of a project; nil for a document by itself.
    package func validate(
        _ document: InterfaceDocument, file: String, reference: String?, readingDiagnostics: [Diagnostic], in project: ProjectIndex?
    ) -> [Diagnostic] {
        let wanted = Set(rules.map(\.id))
        let filter = FindingFilter(configuration, document: document, path: reference ?? file)
        let reading = readingDiagnostics.filter { diagnostic in
            wanted.contains(diagnostic.rule) && filter.keeps(diagnostic) || Self.alwaysSaid.contains(diagnostic.rule)
                || !ValidationRules.all.contains { $0.id == diagnostic.rule }
        }.map(configured)
        let found = findings(in: document, file: file, filter, project: project)
        if found.isEmpty { return Self.sorted(reading) }
        return Self.sorted(
            reading + Self.diagnostics(found.map { ($0.rule, $0.finding) }, map: InterfaceDocument.SourceMap(document, file: file)))
    }

    /// Applies the fixes of findings. Frames aren't changed if that would cause a new finding.
    ///
    /// - Parameters:
    ///   - document: The document to fix.
    ///   - file: The path to give in locations.
    ///   - reference: See ``validate(_:file:reference:readingDiagnostics:)``.
    /// - Returns: The fixed document and the findings that were fixed; the same document if there are none.
    /// - Complexity: That of validating, and O(n) in the size of the document.
    public func fixed(
        _ document: InterfaceDocument, file: String, reference: String? = nil
    ) -> (document: InterfaceDocument, mended: [Diagnostic]) {
        let filter = FindingFilter(configuration, document: document, path: reference ?? file)
        let found = findings(in: document, file: file, filter, project: nil, wantsFixes: true)
        var mendable = found.filter { $0.finding.fix != nil }
        if mendable.isEmpty { return (document, []) }
        var result = Self.edited(document, mendable: mendable)
        if mendable.contains(where: Self.setsFrames) {
            // The layout of other views may depend on recorded frames.
            let (before, mended) = (Set(found.map(Self.key)), Set(mendable.map(Self.key)))
            let filter = FindingFilter(configuration, document: result, path: reference ?? file)
            let after = Set(findings(in: result, file: file, filter, project: nil).map(Self.key))
            if !after.isSubset(of: before.subtracting(mended)) {
                mendable.removeAll(where: Self.setsFrames)
                result = Self.edited(document, mendable: mendable)
            }
        }
        return (
            result,
            Self.sorted(Self.diagnostics(mendable.map { ($0.rule, $0.finding) }, map: InterfaceDocument.SourceMap(document, file: file)))
        )
    }

    private static func edited(_ document: InterfaceDocument, mendable: [Found]) -> InterfaceDocument {
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

    /// Returns an identification of a finding that stays the same when the document changes.
    private static func key(_ found: Found) -> String {
        "\(found.rule.id) \(found.finding.element.id ?? found.finding.element.path) \(found.finding.subject)"
    }

    /// Rules that are always reported, because they mean that the document wasn't checked.
    private static let alwaysSaid: Set<String> = ["unreadable-document", "limit-exceeded"]

    private typealias Found = (rule: any ValidationRule, finding: Finding)

    /// Returns a diagnostic of the reader with the configured severity.
    private func configured(_ diagnostic: Diagnostic) -> Diagnostic {
        var result = diagnostic
        result.severity = configuration.rules[diagnostic.rule]?.severity ?? diagnostic.severity
        return result
    }

    /// Returns the findings that aren't accepted.
    private func findings(
        in document: InterfaceDocument, file: String, _ filter: FindingFilter, project: ProjectIndex?, wantsFixes: Bool = false
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
        if checksStates {
            let count = canvas.stateCount * stages.count
            if count > stateLimit {
                let excess = ExceededLimit(.states, limit: stateLimit, found: count)
                let root = Element(document: document, node: document.rootNode)
                found.append((LimitExceededRule(), Finding(root, excess.message, notes: excess.notes)))
            } else {
                let states = stages.flatMap { name, stage in stage.states.map { (name: Self.name(name, state: $0), stage: $1) } }
                // All states share one solver limit.
                var left = solverLimit
                var done = 0
                for state in states where left > 0 {
                    findings.add(context.on(state.stage), named: state.name)
                    left -= state.stage.layout.solverEffort + state.stage.stateEffort
                    done += 1
                }
                if done < states.count {
                    let message =
                        "the states exceed the solving limit: \(done) of \(states.count) were checked; raise it with --solver-limit"
                    found.append((LimitExceededRule(), Finding(Element(document: document, node: document.rootNode), message)))
                }
            }
        }
        return found + findings.merged
    }

    private static func name(_ screen: String, state: String) -> String { screen.isEmpty ? state : "\(screen) \(state)" }

    /// Returns the diagnostics of a project's sources and files that don't belong to a document, in the order of their paths.
    ///
    /// - Complexity: O(n) in the size of the project index.
    package func validate(_ project: ProjectIndex) -> [Diagnostic] {
        var found: [Diagnostic] = []
        for case let rule as any ProjectWideRule in rules {
            for finding in rule.check(project) {
                found.append(
                    Diagnostic(
                        rule: rule.id,
                        severity: configuration.rules[rule.id]?.severity ?? finding.severity ?? rule.severities.first ?? .error,
                        message: finding.message,
                        location: Diagnostic.Location(
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

    /// Returns the diagnostics of each layout template by itself, in the order of `layoutTemplates`.
    ///
    /// Nothing is solved here: rules about the state of an applied template use the given layouts.
    ///
    /// - Parameters:
    ///   - document: The document to check.
    ///   - file: The path to give in locations.
    ///   - layout: The document's layout, if it was solved.
    ///   - templateLayouts: The layouts with each template applied by itself; nil for those that weren't solved.
    public func validateTemplates(
        _ document: InterfaceDocument, file: String, layout: DocumentLayout? = nil, templateLayouts: [DocumentLayout?] = []
    ) -> [[Diagnostic]] {
        let context = ValidationContext(document, layout: layout, templateLayouts: templateLayouts)
        var map: InterfaceDocument.SourceMap?
        return context.templates.indices.map { index in
            var found: [(rule: any ValidationRule, finding: Finding)] = []
            for rule in rules {
                var findings: [Finding] = []
                if let rule = rule as? any TemplateRule { findings = rule.check(context.templates[index]) }
                if let rule = rule as? any TemplateStateRule { findings = rule.check(template: index, context) }
                for finding in findings { found.append((rule, finding)) }
            }
            if found.isEmpty { return [] }
            let places = map ?? InterfaceDocument.SourceMap(document, file: file)
            map = places
            return Self.sorted(Self.diagnostics(found, map: places))
        }
    }

    /// Returns the diagnostics of the layout rules for a document in a state on a screen, located in the document as read.
    ///
    /// - Complexity: That of laying the document out.
    package func layoutFindings(of stage: StagedDocument) -> [Diagnostic] {
        let context = ValidationContext(stage.changed.document, layout: stage.layout)
        var found: [(rule: any ValidationRule, finding: Finding)] = []
        for rule in rules where rule.scope == .layout { for finding in rule.check(context) { found.append((rule, finding)) } }
        if found.isEmpty { return [] }
        return Self.sorted(Self.diagnostics(found, map: InterfaceDocument.SourceMap(stage.changed.document, file: "")))
    }

    private static func diagnostics(
        _ found: [(rule: any ValidationRule, finding: Finding)], map: InterfaceDocument.SourceMap
    ) -> [Diagnostic] {
        found.map { rule, finding in
            Diagnostic(
                rule: rule.id, severity: finding.severity ?? rule.severities.first ?? .error, message: finding.message,
                location: map.location(of: finding.element), path: finding.element.path, notes: finding.notes)
        }
    }

    /// Sorts diagnostics by location and removes duplicates, which several templates may give.
    private static func sorted(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        var seen: Set<Diagnostic> = []
        return diagnostics.filter { seen.insert($0).inserted }.sorted { left, right in
            let (a, b) = (left.location, right.location)
            return (a.line, a.column, left.rule, left.message) < (b.line, b.column, right.rule, right.message)
        }
    }
}

/// Rules by scope, computed once: doing it for each document would take longer than some of the rules.
private struct RuleKinds: Sendable {
    /// The layout rules; none if documents aren't solved.
    var layout: [any LayoutRule]
    /// The other rules.
    var others: [any ValidationRule]
    /// Whether any rule examines layouts with templates applied.
    var lookAtStates: Bool
    /// Whether any rule needs text measurements.
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
