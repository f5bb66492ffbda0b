public import FormworkDiagnostics

/// A team's settings for checking its documents: the contents of a `.formwork.yml`.
///
/// A value that the file doesn't set is nil or empty; the enclosing configuration or the default applies.
public struct LintConfiguration: Hashable, Sendable {
    /// The settings of a rule.
    public struct RuleSetting: Hashable, Sendable {
        /// Whether the rule is checked; nil for the default.
        public var isOn: Bool?
        /// The severity of its findings; nil for the default.
        public var severity: Diagnostic.Severity?

        /// Creates a setting.
        public init(isOn: Bool? = nil, severity: Diagnostic.Severity? = nil) {
            self.isOn = isOn
            self.severity = severity
        }
    }

    /// Findings that are known and accepted.
    public struct Exception: Hashable, Sendable {
        /// The rules; empty for all.
        public var rules: [String] = []
        /// Path patterns of documents, relative to the configuration's folder; empty for all.
        public var documents: [String] = []
        /// The ids or labels of scenes; empty for all.
        public var scenes: [String] = []
        /// The ids or labels of objects; empty for all. Subviews and constraints of an object are included.
        public var objects: [String] = []
        /// The reason, for people.
        public var reason: String?

        /// Creates an exception that accepts every finding.
        public init() {}
    }

    /// Whether the configurations of enclosing folders apply, too.
    public var inherits = true
    /// Path patterns of the documents that are checked when a folder is named; empty for all.
    public var included: [String] = []
    /// Path patterns of documents that are not checked.
    public var excluded: [String] = []
    /// The only rules that are checked; nil to decide for each rule.
    public var onlyRules: [String]?
    /// The settings of rules, by rule id.
    public var rules: [String: RuleSetting] = [:]
    /// Known findings.
    public var exceptions: [Exception] = []
    /// Whether layouts are solved.
    public var solves: Bool?
    /// The devices on which layouts are solved.
    public var devices: [String]?
    /// The orientations in which layouts are solved.
    public var orientations: [String]?
    /// The additional text sizes with which layouts are checked.
    public var textSizes: [String]?
    /// Whether layouts are also checked from right to left.
    public var isRightToLeft: Bool?
    /// Whether layouts are also checked with each template applied and each hiding master hidden.
    public var checksStates: Bool?
    /// The settings of rules that have options.
    public var settings = RuleSettings()
    /// Whether warnings fail a run.
    public var isStrict: Bool?
    /// The path of the file of known findings, relative to the configuration's folder.
    public var baseline: String?

    /// Creates an empty configuration.
    public init() {}

    /// Returns the configuration merged with that of an inner folder, which takes precedence. The patterns of both must be relative to the same
    /// folder.
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
        result.checksStates = inner.checksStates ?? checksStates
        result.settings.baseClasses.merge(inner.settings.baseClasses) { $1 }
        if inner.settings.canvasDevice != RuleSettings().canvasDevice { result.settings.canvasDevice = inner.settings.canvasDevice }
        result.isStrict = inner.isStrict ?? isStrict
        result.baseline = inner.baseline ?? baseline
        return result
    }

    /// Returns the configuration with a folder prepended to every pattern and path.
    ///
    /// - Parameter folder: The folder's path with a trailing slash; empty for no change.
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

    /// Whether a finding in a file that isn't a document is accepted, by an exception without scenes and objects.
    package func accepts(_ finding: Diagnostic, in path: String) -> Bool {
        exceptions.contains { exception in
            exception.scenes.isEmpty && exception.objects.isEmpty
                && (exception.rules.isEmpty || exception.rules.contains(finding.rule))
                && exception.documents.contains { PathPattern($0).matches(path) }
        }
    }

    /// The rules that are checked unless the command says otherwise, in the order of their documentation.
    public var checkedRules: [any ValidationRule] {
        ValidationRules.all.filter { rule in
            if let onlyRules { return onlyRules.contains(rule.id) }
            return rules[rule.id]?.isOn ?? rule.isOnByDefault
        }
    }

    /// Whether a document is excluded, even if it is named explicitly.
    public func excludes(_ path: String) -> Bool { excluded.contains { PathPattern($0).matches(path) } }

    /// Whether a document that was found in a folder is checked.
    ///
    /// - Parameter path: The path, relative to the folder of the patterns.
    public func checks(_ path: String) -> Bool {
        if excludes(path) { return false }
        return included.isEmpty || included.contains { PathPattern($0).matches(path) }
    }
}
