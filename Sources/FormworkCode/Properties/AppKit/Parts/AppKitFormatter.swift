import FormworkModel

/// Formatters of text fields.
enum AppKitFormatter {
    static let number: PartRule.Write = { part, variable, code in write(part, "NumberFormatter", numberRules, variable, &code) }
    static let date: PartRule.Write = { part, variable, code in write(part, "DateFormatter", dateRules, variable, &code) }
    static let byteCount: PartRule.Write = { part, variable, code in write(part, "ByteCountFormatter", byteRules, variable, &code) }
    static let custom: PartRule.Write = { part, variable, code in write(part, "Formatter", [], variable, &code) }

    private static let width = PropertyRule.none("formatWidth", "it pads numbers, which fields do not need", initial: "-1")

    private static func write(_ part: Element, _ name: String, _ rules: [PropertyRule], _ variable: String, _ code: inout PropertyWriter) {
        let language = code.language
        var own = PropertyWriter(code.syntax)
        own.add(part, to: "formatter", PropertyRule.structural("customClass customModule customModuleProvider") + [width] + rules)
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
            default: own.leaveOut(child, "this part of a formatter is not written")
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

    private static let numberRules: [PropertyRule] = [
        .word(
            "formatterBehavior", "formatterBehavior",
            "default10_4:default behavior10_0:behavior10_0 10_0:behavior10_0 behavior10_4 custom10_4:behavior10_4", initial: "default10_4"),
        .word(
            "numberStyle", "numberStyle",
            "none decimal currency percent scientific spellOut ordinal currencyISO:currencyISOCode currencyPlural currencyAccounting",
            "none", initial: "none"),
        .integer("minimumIntegerDigits", "minimumIntegerDigits"), .integer("maximumIntegerDigits", "maximumIntegerDigits"),
        .integer("minimumFractionDigits", "minimumFractionDigits"), .integer("maximumFractionDigits", "maximumFractionDigits"),
        .integer("groupingSize", "groupingSize"), .integer("secondaryGroupingSize", "secondaryGroupingSize"),
        .bool("usesGroupingSeparator", "usesGroupingSeparator", true), .bool("allowsFloats", "allowsFloats", true),
        .bool("generatesDecimalNumbers", "generatesDecimalNumbers", false), .bool("lenient", "isLenient", false),
        .bool("alwaysShowsDecimalSeparator", "alwaysShowsDecimalSeparator", false), .bool("localizesFormat", "localizesFormat", true),
        .bool("partialStringValidation", "isPartialStringValidationEnabled", false),
        .bool("hasThousandSeparators", "hasThousandSeparators", true),
        .string("positiveFormat", "positiveFormat"), .string("negativeFormat", "negativeFormat"),
        .string("thousandSeparator", "thousandSeparator"), .string("groupingSeparator", "groupingSeparator"),
        .string("decimalSeparator", "decimalSeparator"), .string("currencyDecimalSeparator", "currencyDecimalSeparator"),
        .string("currencySymbol", "currencySymbol"), .string("internationalCurrencySymbol", "internationalCurrencySymbol"),
        .string("positiveSuffix", "positiveSuffix"), .string("positivePrefix", "positivePrefix"),
        .string("negativeSuffix", "negativeSuffix"),
        .string("negativePrefix", "negativePrefix"), .string("plusSign", "plusSign"), .string("minusSign", "minusSign"),
        .string("percentSymbol", "percentSymbol"), .string("perMillSymbol", "perMillSymbol"), .string("exponentSymbol", "exponentSymbol"),
        .string("paddingCharacter", "paddingCharacter"), .string("notANumberSymbol", "notANumberSymbol"),
        .string("zeroSymbol", "zeroSymbol"), .string("nilSymbol", "nilSymbol"),
        .string("positiveInfinitySymbol", "positiveInfinitySymbol"), .string("negativeInfinitySymbol", "negativeInfinitySymbol"),
    ]

    private static let dateRules: [PropertyRule] = [
        .word(
            "formatterBehavior", "formatterBehavior", "default10_4:default 10_0:behavior10_4 custom10_4:behavior10_4",
            initial: "default10_4"),
        .word("dateStyle", "dateStyle", "none short medium long full", "none", initial: "none"),
        .word("timeStyle", "timeStyle", "none short medium long full", "none", initial: "none"),
        .string("dateFormat", "dateFormat"), .bool("doesRelativeDateFormatting", "doesRelativeDateFormatting", false),
        .bool("lenient", "isLenient", false), .bool("allowsNaturalLanguage", "isLenient", nil, initial: false),
        .bool("generatesCalendarDates", "generatesCalendarDates", false),
    ]

    private static let byteRules: [PropertyRule] = [
        .word("countStyle", "countStyle", "file memory decimal binary"), .bool("includesUnit", "includesUnit", true),
        .bool("includesCount", "includesCount", true), .bool("includesActualByteCount", "includesActualByteCount", false),
        .bool("adaptive", "isAdaptive", true), .bool("zeroPadsFractionDigits", "zeroPadsFractionDigits", false),
        .bool("allowsNonnumericFormatting", "allowsNonnumericFormatting", true),
    ]
}
