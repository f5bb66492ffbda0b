import FormworkTree

/// Paragraph styles of attributed strings, and attributes other than fonts, colors and paragraphs.
extension ModernWriter {
    mutating func writeParagraphStyle(_ style: Int) {
        begin("paragraphStyle", from: style, key: "NSParagraphStyle")
        // Compiled files omit zero, so a missing alignment is the first.
        set("alignment", word: min(max(graph.int(style, key: "NSAlignment") ?? (isCompiled ? 0 : 4), 0), 4), of: "alignment")
        set(lineBreak: min(max(graph.int(style, key: "NSLineBreakMode") ?? 0, 0), 5))
        set("baseWritingDirection", value: writingDirection(style))
        for (key, name) in Self.paragraphMeasures { run(.number(key, name, unless: 0), object: style) }
        run(.yes("NSAllowsTighteningForTruncation", "allowsDefaultTighteningForTruncation"), object: style)
        writeTabStops(style)
        end()
    }

    private static let paragraphMeasures: [(key: ArchiveKey, name: ModernName)] = [
        ("NSLineSpacing", "lineSpacing"), ("NSParagraphSpacing", "paragraphSpacing"), ("NSHeadIndent", "headIndent"),
        ("NSFirstLineHeadIndent", "firstLineHeadIndent"), ("NSTailIndent", "tailIndent"), ("NSLineHeightMultiple", "lineHeightMultiple"),
        ("NSMinLineHeight", "minimumLineHeight"), ("NSMaxLineHeight", "maximumLineHeight"),
        ("NSParagraphSpacingBefore", "paragraphSpacingBefore"), ("NSDefaultTabInterval", "defaultTabInterval"),
        ("NSHyphenationFactor", "hyphenationFactor"), ("NSTighteningFactor", "tighteningFactorForTruncation"),
    ]

    /// Returns the writing direction. Compiled files store its number plus one, with 0 for natural.
    private func writingDirection(_ style: Int) -> ModernName {
        guard let stored = graph.int(style, key: "NSWritingDirection") else { return "natural" }
        switch isCompiled ? stored - 1 : stored {
        case 1: return "rightToLeft"
        case 0: return "leftToRight"
        default: return "natural"
        }
    }

    /// Writes the tab stops of a paragraph, unless they are the default.
    private mutating func writeTabStops(_ style: Int) {
        guard let list = graph.value(style, key: "NSTabStops"), graph.kinds[list] == .array || graph.classes[list].isArray else { return }
        begin("tabStops", from: list)
        for tab in graph.items(list) where !isExhausted(at: tab) {
            begin("textTab", from: tab)
            set("alignment", word: min(max(graph.int(tab, key: "NSAlignment") ?? 0, 0), 4), of: "alignment")
            run(.numberAlways("NSLocation", "location", absent: 0), object: tab)
            begin("options", from: tab)
            end()
            end()
        }
        end()
    }

    /// Writes a text attribute that is a number, a string or a URL.
    mutating func writeFurtherAttribute(_ value: Int, key: TextRange) {
        switch graph.kinds[value] {
        case .bool, .boolean, .int, .integer, .float, .double, .real: return writeValue(value, key: key)
        default: break
        }
        if let address = graph.value(value, key: "NS.relative").flatMap({ text($0) }) {
            begin("url", from: value)
            set("key", value: key)
            set("string", value: address)
            return end()
        }
        if graph.textNode(value) != nil { writeValue(value, key: key) }
    }
}
