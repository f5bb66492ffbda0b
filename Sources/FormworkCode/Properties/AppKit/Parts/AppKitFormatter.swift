import FormworkModel

/// Formatters of text fields.
enum AppKitFormatter {
    static let number = write("numberFormatter", name: "NumberFormatter")
    static let date = write("dateFormatter", name: "DateFormatter")
    static let byteCount = write("byteCountFormatter", name: "ByteCountFormatter")
    static let custom = write("customFormatter", name: "Formatter")

    private static func write(_ element: String, name: String) -> PartRule.Write {
        let width = PropertyRule.none("formatWidth", why: "it pads numbers, and fields don't need padding", initial: "-1")
        let rules = PropertyRule.appKit(element, [width])
        return { write($0, name: name, rules: rules, variable: $1, code: &$2) }
    }

    private static func write(_ part: Element, name: String, rules: [PropertyRule], variable: String, code: inout PropertyWriter) {
        let language = code.language
        var own = PropertyWriter(code.syntax)
        own.add(part, to: "formatter", rules: rules)
        if let module = part.foreignModule { own.leaveOut(part, attribute: "customModule", "import '\(module)' for its class") }
        for child in part.children {
            switch (child.name, child["key"]) {
            case ("real", let key?), ("integer", let key?), ("decimal", let key?):
                let known = [
                    "minimum": "minimum", "maximum": "maximum", "roundingIncrement": "roundingIncrement", "multiplier": "multiplier",
                ]
                let value = child["value"].flatMap(Toolkit.appKit.number)
                if let property = known[key], let value {
                    own.statements.append(
                        language.assignment(
                            "formatter", property: property, value: language.either(swift: value, objectiveC: "@(\(value))")))
                } else if child["value"] != "NaN" {
                    own.leaveOut(child, "its value is not known")
                }
            case ("nil", _), ("string", _), ("metadata", _): break
            case ("connections", _): own.leaveOutConnections(part)
            default: own.leaveOut(child, "this part of a formatter isn't converted")
            }
        }
        code.leaveOutAlteredClass(part)
        code.notConverted += own.notConverted
        if language == .objectiveC {
            let type = (part.customClass == nil ? nil : language.className(part)) ?? "NS" + name
            guard !own.statements.isEmpty else {
                return code.statements.append("\(variable).formatter = \(language.initializer(type));")
            }
            code.statements += ["\(variable).formatter = ({", "    \(type) *formatter = \(language.initializer(type));"]
            code.statements += own.statements.map { "    " + $0 } + ["    formatter;", "});"]
            return
        }
        let type = TypeName.initializer(part.customClass == nil ? name : TypeName.swift(part) ?? name)
        if own.statements.isEmpty {
            code.statements.append("\(variable).formatter = \(type)()")
        } else {
            code.statements.append("\(variable).formatter = {")
            code.statements.append("    let formatter = \(type)()")
            code.statements += own.statements.map { "    " + $0 }
            code.statements.append("    return formatter")
            code.statements.append("}()")
        }
    }
}
