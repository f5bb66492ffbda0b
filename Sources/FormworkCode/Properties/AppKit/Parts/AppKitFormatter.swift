import FormworkModel

/// Formatters of text fields.
enum AppKitFormatter {
    static let number = write("numberFormatter", "NumberFormatter")
    static let date = write("dateFormatter", "DateFormatter")
    static let byteCount = write("byteCountFormatter", "ByteCountFormatter")
    static let custom = write("customFormatter", "Formatter")

    private static func write(_ element: String, _ name: String) -> PartRule.Write {
        let width = PropertyRule.none("formatWidth", "it pads numbers, and fields don't need padding", initial: "-1")
        let rules = PropertyRule.appKit(element, [width])
        return { write($0, name, rules, $1, &$2) }
    }

    private static func write(_ part: Element, _ name: String, _ rules: [PropertyRule], _ variable: String, _ code: inout PropertyWriter) {
        let language = code.language
        var own = PropertyWriter(code.syntax)
        own.add(part, to: "formatter", rules)
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
                        language.assignment("formatter", property, language.either(swift: value, objectiveC: "@(\(value))")))
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
