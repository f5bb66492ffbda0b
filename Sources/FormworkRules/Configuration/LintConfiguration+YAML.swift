import FormworkDiagnostics

extension LintConfiguration {
    /// The configuration as YAML, with the effective setting of every rule.
    public var yaml: String {
        var text = ""
        if !included.isEmpty { text += "included: \(Self.list(included))\n" }
        if !excluded.isEmpty { text += "excluded: \(Self.list(excluded))\n" }
        if let solves { text += "solve: \(solves)\n" }
        if let devices { text += "devices: \(Self.list(devices))\n" }
        if let orientations { text += "orientations: \(Self.list(orientations))\n" }
        if let textSizes { text += "text_sizes: \(Self.list(textSizes))\n" }
        if let isRightToLeft { text += "right_to_left: \(isRightToLeft)\n" }
        if let checksStates { text += "states: \(checksStates)\n" }
        if let isStrict { text += "strict: \(isStrict)\n" }
        if let baseline { text += "baseline: \(Self.quoted(baseline))\n" }
        let checked = Set(checkedRules.map(\.id))
        text += "rules:\n"
        for rule in ValidationRules.all { text += line(rule, isOn: checked.contains(rule.id)) }
        if !exceptions.isEmpty { text += "except:\n" }
        for exception in exceptions {
            let parts =
                [
                    ("rules", exception.rules), ("documents", exception.documents), ("scenes", exception.scenes),
                    ("objects", exception.objects),
                ].filter { !$0.1.isEmpty }.map { "\($0.0): \(Self.list($0.1))" }
                + (exception.reason.map { ["reason: \(Self.quoted($0))"] } ?? [])
            text += "  - " + parts.joined(separator: "\n    ") + "\n"
        }
        return text
    }

    private func line(_ rule: any ValidationRule, isOn: Bool) -> String {
        let severity = rules[rule.id]?.severity
        let word = isOn ? severity?.rawValue ?? "on" : "off"
        var members = ["enabled: \(isOn)"]
        if let severity { members.append("severity: \(severity.rawValue)") }
        if rule.id == "use-base-class", !settings.baseClasses.isEmpty {
            let classes = settings.baseClasses.sorted { $0.key < $1.key }.map { "\(Self.quoted($0.key)): \(Self.list($0.value))" }
            return "  \(rule.id): {\(members.joined(separator: ", ")), classes: {\(classes.joined(separator: ", "))}}\n"
        }
        if rule.id == "view-as-device", settings.canvasDevice != RuleSettings().canvasDevice {
            return "  \(rule.id): {\(members.joined(separator: ", ")), device: \(Self.quoted(settings.canvasDevice))}\n"
        }
        return "  \(rule.id): \(word)\n"
    }

    /// A starting configuration for a team, with a one-line description of each rule.
    public var template: String {
        let width = ValidationRules.all.map(\.id.count).max() ?? 0
        let checked = Set(checkedRules.map(\.id))
        let rules = ValidationRules.all.map { rule -> String in
            let line = line(rule, isOn: checked.contains(rule.id)).dropLast()
            let space = String(repeating: " ", count: max(1, width + 8 - line.count))
            return "\(line)\(space)# \(rule.documentation.summary)\n"
        }.joined()
        return """
            # Settings of 'formwork validate' for the interface files in this folder and its subfolders.
            # 'formwork config --print FILE' shows the settings for a document, 'formwork rules RULE' explains a rule.

            # Patterns relative to this folder: * and ? in names, ** for any folders; a folder includes everything in it.
            \(Self.member("included", values: included, example: "App/**"))
            \(Self.member("excluded", values: excluded, example: "Pods"))

            # Whether layouts are solved, and on which devices in addition to the canvas: ids, names, phones, tablets, all.
            \(Self.member("solve", value: solves, example: "true"))
            \(Self.member("devices", values: devices ?? [], example: "phones"))
            \(Self.member("orientations", values: orientations ?? [], example: "portrait, landscape"))
            \(Self.member("text_sizes", values: textSizes ?? [], example: "AX1, AX5"))
            \(Self.member("right_to_left", value: isRightToLeft, example: "true"))
            \(Self.member("states", value: checksStates, example: "true"))

            # Whether warnings make the command fail.
            \(Self.member("strict", value: isStrict, example: "true"))

            # Known findings, written by 'formwork validate . --write-baseline FILE'.
            \(baseline.map { "baseline: \(Self.quoted($0))" } ?? "# baseline: .formwork-baseline.json")

            # on, off, error, warning or note.
            rules:
            \(rules)
            # Exceptions, by documents, scenes and objects (ids or labels). For a single object, add a line
            # 'formwork:ignore RULE' to its Notes, in Xcode's Identity inspector.
            # except:
            #   - rules: [ambiguous-layout]
            #     documents: [App/Legacy.storyboard]
            #     scenes: [Login]
            #     objects: [Title Label]
            #     reason: placed by code

            """
    }

    /// Returns the line of a member; commented out if the value isn't set.
    private static func member(_ name: String, value: Bool?, example: String) -> String {
        value.map { "\(name): \($0)" } ?? "# \(name): \(example)"
    }

    private static func member(_ name: String, values: [String], example: String) -> String {
        values.isEmpty ? "# \(name): [\(example)]" : "\(name): \(list(values))"
    }

    private static func list(_ values: [String]) -> String { "[\(values.map(quoted).joined(separator: ", "))]" }

    /// Returns a double-quoted YAML string, escaped as in JSON.
    private static func quoted(_ text: String) -> String {
        var json = JSONWriter()
        json.string(text)
        return String(decoding: json.bytes, as: UTF8.self)
    }
}
