import FormworkTree

/// Number and date formatters.
extension ArchiveUpgrade {
    // MARK: Numbers

    mutating func writeNumberFormatter(_ formatter: Int) {
        let attributes = graph.entries(graph.value(formatter, key: "NS.attributes"))
        let behavior = numberBehavior(formatter, attributes: attributes)
        writer.set("formatterBehavior", value: behavior)
        if behavior == "10_0" {
            run(.words("NS.positiveformat", "positiveFormat"), object: formatter)
            run(.words("NS.negativeformat", "negativeFormat"), object: formatter)
            if graph.bool(formatter, key: "NS.localized") != true { writer.set("localizesFormat", value: "NO") }
            if graph.bool(formatter, key: "NS.hasthousands") == false { writer.set("hasThousandSeparators", value: "NO") }
            if graph.bool(formatter, key: "NS.allowsfloats") == false { writer.set("allowsFloats", value: "NO") }
            run(.words("NS.thousand", "thousandSeparator"), object: formatter)
        } else {
            writeModernFormatter(formatter, attributes: attributes)
        }
        writeIdentity(formatter)
        writeFormatterChildren(formatter, attributes: attributes, behavior: behavior)
    }

    private func numberBehavior(_ formatter: Int, attributes: [ArchiveGraph.Entry]) -> ModernName {
        if entry(attributes, key: "formatterBehavior").flatMap(graph.int) != 1040 { return "10_0" }
        let property = records.property(of: formatter, "IBNumberFormatterBehaviorMetadataKey").flatMap(graph.int)
        return property == 1041 ? "default10_4" : "custom10_4"
    }

    private func entry(_ entries: [ArchiveGraph.Entry], key: StaticString) -> Int? {
        entries.first { graph.tree.equals($0.key, other: key) }?.value
    }

    private mutating func writeModernFormatter(_ formatter: Int, attributes: [ArchiveGraph.Entry]) {
        setText("positiveFormat", node: entry(attributes, key: "positiveFormat"))
        setText("negativeFormat", node: entry(attributes, key: "negativeFormat"))
        if let style = entry(attributes, key: "numberStyle").flatMap(graph.int) {
            writer.set("numberStyle", word: style, of: "numberStyle", unless: 0)
        }
        let property = records.property(of: formatter, "IBNumberFormatterLocalizesFormatMetadataKey")
        let localizes = writer.isCompiled ? graph.bool(formatter, key: "NS.localized") : property.flatMap(graph.bool)
        if localizes != true { writer.set("localizesFormat", value: "NO") }
        if writer.isCompiled {
            setText("currencySymbol", node: entry(attributes, key: "currencySymbol"))
            setText("internationalCurrencySymbol", node: entry(attributes, key: "internationalCurrencySymbol"))
        }
        if truth(entry(attributes, key: "allowsFloats")) == false { writer.set("allowsFloats", value: "NO") }
        if truth(entry(attributes, key: "usesGroupingSeparator")) != true { writer.set("usesGroupingSeparator", value: "NO") }
        if truth(entry(attributes, key: "lenient")) == true { writer.set("lenient", value: "YES") }
        setNumber("formatWidth", node: entry(attributes, key: "formatWidth"), absent: nil)
        setNumber("groupingSize", node: entry(attributes, key: "groupingSize"), absent: 0)
        setNumber("minimumIntegerDigits", node: entry(attributes, key: "minimumIntegerDigits"), absent: 0)
        setNumber("maximumIntegerDigits", node: entry(attributes, key: "maximumIntegerDigits"), absent: 42)
        setNumber("minimumFractionDigits", node: entry(attributes, key: "minimumFractionDigits"), absent: nil)
        setNumber("maximumFractionDigits", node: entry(attributes, key: "maximumFractionDigits"), absent: nil)
    }

    private func truth(_ node: Int?) -> Bool? { node.flatMap { graph.bool($0) ?? graph.double($0).map { $0 != 0 } } }

    private mutating func setText(_ name: ModernName, node: Int?) {
        if let text = node.flatMap({ writer.text($0) }), text.length > 0 { writer.set(name, value: text) }
    }

    private mutating func setNumber(_ name: ModernName, node: Int?, absent: Int?) {
        guard let value = node.flatMap(graph.int) ?? absent else { return }
        writer.set(name, text: String(value))
    }

    private mutating func writeFormatterChildren(_ formatter: Int, attributes: [ArchiveGraph.Entry], behavior: ModernName) {
        if behavior == "10_0" {
            if let text = entry(attributes, key: "attributedStringForNil") {
                writer.writeAttributedString(text, key: "attributedStringForNil")
            }
            if let text = entry(attributes, key: "attributedStringForNotANumber") {
                writer.writeAttributedString(text, key: "attributedStringForNotANumber")
            }
            if let text = entry(attributes, key: "attributedStringForZero") {
                writer.writeAttributedString(text, key: "attributedStringForZero")
            }
            writeLimit(graph.value(formatter, key: "NS.min"), key: "minimum")
            writeLimit(graph.value(formatter, key: "NS.max"), key: "maximum")
        } else {
            writeInfinity(entry(attributes, key: "negativeInfinitySymbol"), key: "negativeInfinitySymbol", formatter: formatter)
            writeInfinity(entry(attributes, key: "positiveInfinitySymbol"), key: "positiveInfinitySymbol", formatter: formatter)
            writeLimit(entry(attributes, key: "minimum"), key: "minimum")
            writeLimit(entry(attributes, key: "maximum"), key: "maximum")
        }
    }

    private mutating func writeInfinity(_ symbol: Int?, key: ModernName, formatter: Int) {
        guard symbol == nil else { return }
        writer.begin("nil", from: formatter, key: key)
        writer.end()
    }

    private mutating func writeLimit(_ limit: Int?, key: ModernName) {
        guard let limit else { return }
        switch graph.kinds[limit] {
        case .int, .integer:
            writer.begin("integer", from: limit, key: key)
            if let text = graph.content(limit) { writer.set("value", value: text) }
            writer.end()
        case .float, .double, .real:
            writer.begin("real", from: limit, key: key)
            writer.set("value", numberAt: limit)
            writer.end()
        case .object where graph.int(limit, key: "NS.length") == 0:
            writer.begin("decimal", from: limit, key: key)
            writer.set("value", text: "NaN")
            writer.end()
        default: break
        }
    }

    // MARK: Dates

    mutating func writeDateFormatter(_ formatter: Int) {
        let attributes = graph.entries(graph.value(formatter, key: "NS.attributes"))
        setStyle("dateStyle", node: entry(attributes, key: "dateStyle"))
        setStyle("timeStyle", node: entry(attributes, key: "timeStyle"))
        if writer.isCompiled { setText("dateFormat", node: entry(attributes, key: "dateFormat")) }
        if truth(entry(attributes, key: "doesRelativeDateFormatting")) == true { writer.set("doesRelativeDateFormatting", value: "YES") }
        writeIdentity(formatter)
    }

    private mutating func setStyle(_ name: ModernName, node: Int?) {
        if let style = node.flatMap(graph.int) { writer.set(name, word: style, of: "dateStyle", unless: 0) }
    }
}
