public import FormworkDiagnostics

extension LintConfiguration {
    /// The contents of an `.iblinter.yml`, translated to a Formwork configuration.
    ///
    /// Source: IBLinter's README and its `Config`.
    public struct Translation: Hashable, Sendable {
        /// The configuration.
        public var configuration: LintConfiguration
        /// Notes on the settings that have no counterpart, and how each was handled.
        public var notes: [Diagnostic]
    }

    /// Translates a configuration file of IBLinter.
    ///
    /// - Parameters:
    ///   - bytes: The whole file.
    ///   - file: The path to give in error locations.
    /// - Throws: `ConfigurationError` if the bytes aren't YAML or a value is invalid. Settings without a counterpart only give notes.
    /// - Complexity: O(n) in the number of bytes.
    public static func translated(iblinter bytes: [UInt8], file: String) throws(ConfigurationError) -> Translation {
        var result = Translation(configuration: LintConfiguration(), notes: [])
        if !saysSomething(bytes) { return result }
        let reader = try ConfigurationReader(bytes, file: file)
        for (key, value) in try reader.members(of: 0) {
            let name = reader.text(ofKey: key)
            switch name {
            case "included", "excluded":
                let patterns = try reader.texts(value)
                if name == "included" { result.configuration.included = patterns } else { result.configuration.excluded = patterns }
            case "enabled_rules", "disabled_rules":
                for element in reader.elements(of: value) {
                    let rule = try reader.text(element)
                    if let known = ValidationRules.rule(rule) {
                        result.configuration.rules[known.id] = RuleSetting(isOn: name == "enabled_rules")
                    } else {
                        result.notes.append(note("the rule '\(rule)' has no equivalent", at: element, reader: reader))
                    }
                }
            case "use_base_class_rule":
                for element in reader.elements(of: value) { try result.configuration.addBaseClasses(element, reader: reader) }
            case "view_as_device_rule":
                for (member, device) in try reader.members(of: value) where reader.text(ofKey: member) == "device_id" {
                    result.configuration.settings.canvasDevice = try reader.text(device)
                }
            case "reporter":
                result.notes.append(
                    note("the reporter is an option of the command: --reporter \(try reader.text(value))", at: key, reader: reader))
            case "disable_while_building_for_ib", "ignore_cache":
                result.notes.append(note("'\(name)' has no equivalent and is not needed", at: key, reader: reader))
            default: result.notes.append(note("'\(name)' has no equivalent and is left out", at: key, reader: reader))
            }
        }
        return result
    }

    private mutating func addBaseClasses(_ index: Int, reader: ConfigurationReader) throws(ConfigurationError) {
        var (name, classes) = ("", [String]())
        for (key, value) in try reader.members(of: index) {
            switch reader.text(ofKey: key) {
            case "element_class": name = try reader.text(value)
            case "base_classes": classes = try reader.texts(value)
            default: throw reader.unknownKey(key, among: ["element_class", "base_classes"])
            }
        }
        settings.baseClasses[name] = classes
    }

    private static func note(_ message: String, at index: Int, reader: ConfigurationReader) -> Diagnostic {
        var diagnostic = reader.error(message, at: index).diagnostic
        diagnostic.severity = .note
        return diagnostic
    }
}
