import FormworkDiagnostics

extension LintConfiguration {
    /// The name of the configuration file.
    public static let fileName = ".formwork.yml"

    private static let keys = [
        "inherit", "included", "excluded", "only_rules", "rules", "except", "solve", "devices", "orientations", "text_sizes",
        "right_to_left", "states",
        "strict", "baseline",
    ]
    private static let exceptionKeys = ["rules", "documents", "scenes", "objects", "reason"]

    /// Parses a configuration from YAML.
    ///
    /// - Parameters:
    ///   - bytes: The whole file.
    ///   - file: The path to give in error locations.
    /// - Throws: `ConfigurationError` if the bytes aren't YAML, or for unknown keys, invalid values and unknown rules.
    /// - Complexity: O(n) in the number of bytes.
    public init(_ bytes: [UInt8], file: String) throws(ConfigurationError) {
        self.init()
        // A file with comments only is an empty configuration.
        if !Self.saysSomething(bytes) { return }
        let reader = try ConfigurationReader(bytes, file: file)
        for (key, value) in try reader.members(of: 0) {
            switch reader.text(ofKey: key) {
            case "inherit": inherits = try reader.truth(value)
            case "included": included = try reader.texts(value)
            case "excluded": excluded = try reader.texts(value)
            case "only_rules": onlyRules = try Self.rules(value, reader: reader)
            case "rules":
                for (name, setting) in try reader.members(of: value) {
                    let id = try Self.rule(reader.text(ofKey: name), at: name, reader: reader)
                    rules[id] = try self.setting(setting, of: id, reader: reader)
                }
            case "except":
                for element in reader.elements(of: value) { exceptions.append(try Self.exception(element, reader: reader)) }
            case "solve": solves = try reader.truth(value)
            case "devices": devices = try reader.texts(value)
            case "orientations": orientations = try reader.texts(value)
            case "text_sizes": textSizes = try reader.texts(value)
            case "right_to_left": isRightToLeft = try reader.truth(value)
            case "states": checksStates = try reader.truth(value)
            case "strict": isStrict = try reader.truth(value)
            case "baseline":
                baseline = try reader.text(value)
                if baseline?.split(separator: "/").contains("..") == true || baseline?.hasPrefix("/") == true {
                    throw reader.error("the baseline must be in the configuration's folder or below it", at: value)
                }
            default: throw reader.unknownKey(key, among: Self.keys)
            }
        }
    }

    static func saysSomething(_ bytes: [UInt8]) -> Bool {
        bytes.split(separator: UInt8(ascii: "\n")).contains { line in
            guard let first = line.first(where: { $0 > 0x20 }) else { return false }
            return first != UInt8(ascii: "#")
        }
    }

    private static func rules(_ index: Int, reader: ConfigurationReader) throws(ConfigurationError) -> [String] {
        var result: [String] = []
        for element in reader.elements(of: index) { result.append(try rule(reader.text(element), at: element, reader: reader)) }
        return result
    }

    private static func rule(_ name: String, at index: Int, reader: ConfigurationReader) throws(ConfigurationError) -> String {
        if let rule = ValidationRules.rule(name) { return rule.id }
        let near = NearRules.of(name)
        throw reader.error("there is no rule '\(name)'", at: index, notes: near.map { ["did you mean '\($0)'?"] } ?? [])
    }

    private mutating func setting(
        _ index: Int, of rule: String, reader: ConfigurationReader
    ) throws(ConfigurationError) -> RuleSetting {
        if let truth = reader.truthValue(index) { return RuleSetting(isOn: truth) }
        if reader.isText(index) { return RuleSetting(isOn: true, severity: try Self.severity(index, reader: reader)) }
        // A rule with settings is on unless it is disabled explicitly.
        var result = RuleSetting(isOn: true)
        for (key, value) in try reader.members(of: index) {
            switch reader.text(ofKey: key) {
            case "enabled": result.isOn = try reader.truth(value)
            case "severity": result.severity = try Self.severity(value, reader: reader)
            case "classes" where rule == "use-base-class":
                for (name, classes) in try reader.members(of: value) {
                    settings.baseClasses[reader.text(ofKey: name)] = try reader.texts(classes)
                }
            case "device" where rule == "view-as-device": settings.canvasDevice = try reader.text(value)
            default:
                let own = rule == "use-base-class" ? ["classes"] : rule == "view-as-device" ? ["device"] : []
                throw reader.unknownKey(key, among: ["enabled", "severity"] + own)
            }
        }
        return result
    }

    private static func severity(_ index: Int, reader: ConfigurationReader) throws(ConfigurationError) -> Diagnostic.Severity {
        let word = try reader.text(index)
        guard let severity = Diagnostic.Severity(rawValue: word) else {
            throw reader.error("'\(word)' is not a severity: expected error, warning, note, on or off", at: index)
        }
        return severity
    }

    private static func exception(_ index: Int, reader: ConfigurationReader) throws(ConfigurationError) -> Exception {
        var result = Exception()
        for (key, value) in try reader.members(of: index) {
            switch reader.text(ofKey: key) {
            case "rules": result.rules = try rules(value, reader: reader)
            case "documents": result.documents = try reader.texts(value)
            case "scenes": result.scenes = try reader.texts(value)
            case "objects": result.objects = try reader.texts(value)
            case "reason": result.reason = try reader.text(value)
            default: throw reader.unknownKey(key, among: exceptionKeys)
            }
        }
        if result.documents.isEmpty, result.scenes.isEmpty, result.objects.isEmpty {
            throw reader.error("an exception needs documents, scenes or objects; disable a rule under 'rules'", at: index)
        }
        return result
    }
}
