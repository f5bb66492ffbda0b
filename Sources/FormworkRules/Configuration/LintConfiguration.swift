public import FormworkDiagnostics

/// What a team says about checking its documents: the contents of a `.formwork.yml`.
///
/// Each value is nil, or empty, where the file says nothing of it: then what holds around the file holds.
public struct LintConfiguration: Hashable, Sendable {
    /// What is said of a rule.
    public struct RuleSetting: Hashable, Sendable {
        /// Whether it is checked; nil where the usual holds.
        public var isOn: Bool?
        /// How grave its findings are; nil where the usual holds.
        public var severity: Diagnostic.Severity?

        /// A setting from its parts.
        public init(isOn: Bool? = nil, severity: Diagnostic.Severity? = nil) {
            self.isOn = isOn
            self.severity = severity
        }
    }

    /// Findings that are known and accepted.
    public struct Exception: Hashable, Sendable {
        /// The rules; empty for all.
        public var rules: [String] = []
        /// Patterns of documents, from the configuration's folder on; empty for all.
        public var documents: [String] = []
        /// The ids or labels of scenes; empty for all.
        public var scenes: [String] = []
        /// The ids or labels of objects, whose subviews and constraints belong to them; empty for all.
        public var objects: [String] = []
        /// Why, for people.
        public var reason: String?

        /// An exception for everything.
        public init() {}
    }

    /// Whether what configurations of outer folders say holds, too.
    public var inherits = true
    /// Patterns of the documents that are checked where a folder is named; empty for all.
    public var included: [String] = []
    /// Patterns of documents that are not checked.
    public var excluded: [String] = []
    /// The only rules that are checked; nil where it is a matter of each.
    public var onlyRules: [String]?
    /// What is said of rules, by their ids.
    public var rules: [String: RuleSetting] = [:]
    /// Known findings.
    public var exceptions: [Exception] = []
    /// Whether layouts are solved.
    public var solves: Bool?
    /// The devices on which layouts are solved.
    public var devices: [String]?
    /// The orientations in which they are held.
    public var orientations: [String]?
    /// The sizes of text in which they are also checked.
    public var textSizes: [String]?
    /// Whether layouts are also checked from right to left.
    public var isRightToLeft: Bool?
    /// Whether layouts are also checked with each template applied and each hiding master hidden.
    public var entersStates: Bool?
    /// The settings of rules that have some.
    public var settings = RuleSettings()
    /// Whether warnings fail a run.
    public var isStrict: Bool?
    /// The file of known findings, from the configuration's folder on.
    public var baseline: String?

    /// A configuration that says nothing.
    public init() {}

    /// The configuration with what an inner folder says besides, which is stronger. Patterns have to be from the same folder on already.
    public func with(_ inner: LintConfiguration) -> LintConfiguration {
        guard inner.inherits else { return inner }
        var result = self
        if !inner.included.isEmpty { result.included = inner.included }
        result.excluded += inner.excluded
        result.onlyRules = inner.onlyRules ?? onlyRules
        for (id, setting) in inner.rules {
            let outer = rules[id] ?? RuleSetting()
            result.rules[id] = RuleSetting(isOn: setting.isOn ?? outer.isOn, severity: setting.severity ?? outer.severity)
        }
        result.exceptions += inner.exceptions
        result.solves = inner.solves ?? solves
        result.devices = inner.devices ?? devices
        result.orientations = inner.orientations ?? orientations
        result.textSizes = inner.textSizes ?? textSizes
        result.isRightToLeft = inner.isRightToLeft ?? isRightToLeft
        result.entersStates = inner.entersStates ?? entersStates
        result.settings.baseClasses.merge(inner.settings.baseClasses) { $1 }
        if inner.settings.canvasDevice != RuleSettings().canvasDevice { result.settings.canvasDevice = inner.settings.canvasDevice }
        result.isStrict = inner.isStrict ?? isStrict
        result.baseline = inner.baseline ?? baseline
        return result
    }

    /// The configuration with every pattern and path below a folder, which is written with a slash behind it.
    public func below(_ folder: String) -> LintConfiguration {
        if folder.isEmpty { return self }
        var result = self
        result.included = included.map { folder + $0 }
        result.excluded = excluded.map { folder + $0 }
        result.baseline = baseline.map { folder + $0 }
        for index in result.exceptions.indices {
            let documents = exceptions[index].documents
            result.exceptions[index].documents = documents.isEmpty ? [folder + "**"] : documents.map { folder + $0 }
        }
        return result
    }

    /// Whether a finding in a file that is no document is accepted: one without scenes and objects.
    package func accepts(_ finding: Diagnostic, in path: String) -> Bool {
        exceptions.contains { exception in
            exception.scenes.isEmpty && exception.objects.isEmpty
                && (exception.rules.isEmpty || exception.rules.contains(finding.rule))
                && exception.documents.contains { PathPattern($0).matches(path) }
        }
    }

    /// The rules that are checked, in the order in which they are documented, unless the command says otherwise.
    public var checkedRules: [any ValidationRule] {
        ValidationRules.all.filter { rule in
            if let onlyRules { return onlyRules.contains(rule.id) }
            return rules[rule.id]?.isOn ?? rule.isOnByDefault
        }
    }

    /// Whether a document is not checked even where it was named.
    public func excludes(_ path: String) -> Bool { excluded.contains { PathPattern($0).matches(path) } }

    /// Whether a document is checked that was found in a folder.
    ///
    /// - Parameter path: From the folder that the patterns are from.
    public func checks(_ path: String) -> Bool {
        if excludes(path) { return false }
        return included.isEmpty || included.contains { PathPattern($0).matches(path) }
    }
}
