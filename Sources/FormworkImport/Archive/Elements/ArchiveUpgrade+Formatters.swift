import FormworkTree

/// Number and date formatters.
extension ArchiveUpgrade {
    // MARK: Numbers

    mutating func writeNumberFormatter(_ formatter: Int) {
        let attributes = graph.entries(graph.value(formatter, "NS.attributes"))
        let behavior = numberBehavior(formatter, attributes)
        writer.set("formatterBehavior", behavior)
        if behavior == "10_0" {
            run(.words("NS.positiveformat", "positiveFormat"), formatter)
            run(.words("NS.negativeformat", "negativeFormat"), formatter)
            if graph.bool(formatter, "NS.localized") != true { writer.set("localizesFormat", "NO") }
            if graph.bool(formatter, "NS.hasthousands") == false { writer.set("hasThousandSeparators", "NO") }
            if graph.bool(formatter, "NS.allowsfloats") == false { writer.set("allowsFloats", "NO") }
            run(.words("NS.thousand", "thousandSeparator"), formatter)
        } else {
            writeModernFormatter(formatter, attributes)
        }
        writeIdentity(formatter)
        writeFormatterChildren(formatter, attributes, behavior)
    }

    private func numberBehavior(_ formatter: Int, _ attributes: [ArchiveGraph.Entry]) -> ModernName {
        if entry(attributes, "formatterBehavior").flatMap(graph.int) != 1040 { return "10_0" }
        let property = records.property(of: formatter, "IBNumberFormatterBehaviorMetadataKey").flatMap(graph.int)
        return property == 1041 ? "default10_4" : "custom10_4"
    }

    private func entry(_ entries: [ArchiveGraph.Entry], _ key: StaticString) -> Int? {
        entries.first { graph.tree.equals($0.key, key) }?.value
    }

    private mutating func writeModernFormatter(_ formatter: Int, _ attributes: [ArchiveGraph.Entry]) {
        setText("positiveFormat", entry(attributes, "positiveFormat"))
        setText("negativeFormat", entry(attributes, "negativeFormat"))
        if let style = entry(attributes, "numberStyle").flatMap(graph.int) {
            writer.set("numberStyle", word: style, of: "numberStyle", unless: 0)
        }
        let property = records.property(of: formatter, "IBNumberFormatterLocalizesFormatMetadataKey")
        let localizes = writer.isCompiled ? graph.bool(formatter, "NS.localized") : property.flatMap(graph.bool)
        if localizes != true { writer.set("localizesFormat", "NO") }
        if writer.isCompiled {
            setText("currencySymbol", entry(attributes, "currencySymbol"))
            setText("internationalCurrencySymbol", entry(attributes, "internationalCurrencySymbol"))
        }
        if truth(entry(attributes, "allowsFloats")) == false { writer.set("allowsFloats", "NO") }
        if truth(entry(attributes, "usesGroupingSeparator")) != true { writer.set("usesGroupingSeparator", "NO") }
        if truth(entry(attributes, "lenient")) == true { writer.set("lenient", "YES") }
        setNumber("formatWidth", entry(attributes, "formatWidth"), absent: nil)
        setNumber("groupingSize", entry(attributes, "groupingSize"), absent: 0)
        setNumber("minimumIntegerDigits", entry(attributes, "minimumIntegerDigits"), absent: 0)
        setNumber("maximumIntegerDigits", entry(attributes, "maximumIntegerDigits"), absent: 42)
        setNumber("minimumFractionDigits", entry(attributes, "minimumFractionDigits"), absent: nil)
        setNumber("maximumFractionDigits", entry(attributes, "maximumFractionDigits"), absent: nil)
    }

    private func truth(_ node: Int?) -> Bool? { node.flatMap { graph.bool($0) ?? graph.double($0).map { $0 != 0 } } }

    private mutating func setText(_ name: ModernName, _ node: Int?) {
        if let text = node.flatMap({ writer.text($0) }), text.length > 0 { writer.set(name, text) }
    }

    private mutating func setNumber(_ name: ModernName, _ node: Int?, absent: Int?) {
        guard let value = node.flatMap(graph.int) ?? absent else { return }
        writer.set(name, text: String(value))
    }

    private mutating func writeFormatterChildren(_ formatter: Int, _ attributes: [ArchiveGraph.Entry], _ behavior: ModernName) {
        if behavior == "10_0" {
            if let text = entry(attributes, "attributedStringForNil") { writer.writeAttributedString(text, key: "attributedStringForNil") }
            if let text = entry(attributes, "attributedStringForNotANumber") {
                writer.writeAttributedString(text, key: "attributedStringForNotANumber")
            }
            if let text = entry(attributes, "attributedStringForZero") {
                writer.writeAttributedString(text, key: "attributedStringForZero")
            }
            writeLimit(graph.value(formatter, "NS.min"), "minimum")
            writeLimit(graph.value(formatter, "NS.max"), "maximum")
        } else {
            writeInfinity(entry(attributes, "negativeInfinitySymbol"), "negativeInfinitySymbol", formatter)
            writeInfinity(entry(attributes, "positiveInfinitySymbol"), "positiveInfinitySymbol", formatter)
            writeLimit(entry(attributes, "minimum"), "minimum")
            writeLimit(entry(attributes, "maximum"), "maximum")
        }
    }

    private mutating func writeInfinity(_ symbol: Int?, _ key: ModernName, _ formatter: Int) {
        guard symbol == nil else { return }
        writer.begin("nil", from: formatter, key: key)
        writer.end()
    }

    private mutating func writeLimit(_ limit: Int?, _ key: ModernName) {
        guard let limit else { return }
        switch graph.kinds[limit] {
        case .int, .integer:
            writer.begin("integer", from: limit, key: key)
            if let text = graph.content(limit) { writer.set("value", text) }
            writer.end()
        case .float, .double, .real:
            writer.begin("real", from: limit, key: key)
            writer.set("value", numberAt: limit)
            writer.end()
        case .object where graph.int(limit, "NS.length") == 0:
            writer.begin("decimal", from: limit, key: key)
            writer.set("value", text: "NaN")
            writer.end()
        default: break
        }
    }

    // MARK: Dates

    mutating func writeDateFormatter(_ formatter: Int) {
        let attributes = graph.entries(graph.value(formatter, "NS.attributes"))
        setStyle("dateStyle", entry(attributes, "dateStyle"))
        setStyle("timeStyle", entry(attributes, "timeStyle"))
        if writer.isCompiled { setText("dateFormat", entry(attributes, "dateFormat")) }
        if truth(entry(attributes, "doesRelativeDateFormatting")) == true { writer.set("doesRelativeDateFormatting", "YES") }
        writeIdentity(formatter)
    }

    private mutating func setStyle(_ name: ModernName, _ node: Int?) {
        if let style = node.flatMap(graph.int) { writer.set(name, word: style, of: "dateStyle", unless: 0) }
    }
}
