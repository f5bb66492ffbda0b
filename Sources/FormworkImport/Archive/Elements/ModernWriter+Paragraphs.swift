import FormworkTree

/// Paragraphs of texts with attributes, and the attributes beyond fonts, colours and paragraphs.
extension ModernWriter {
    mutating func writeParagraphStyle(_ style: Int) {
        begin("paragraphStyle", from: style, key: "NSParagraphStyle")
        let alignments: [ModernName] = ["left", "right", "center", "justified", "natural"]
        // Compiled files store what is not zero: no alignment is the first.
        set("alignment", alignments[min(max(graph.int(style, "NSAlignment") ?? (isCompiled ? 0 : 4), 0), 4)])
        let modes: [ModernName] = ["wordWrapping", "charWrapping", "clipping", "truncatingHead", "truncatingTail", "truncatingMiddle"]
        set("lineBreakMode", modes[min(max(graph.int(style, "NSLineBreakMode") ?? 0, 0), 5)])
        set("baseWritingDirection", writingDirection(style))
        for (key, name) in Self.paragraphMeasures { run(.number(key, name, unless: 0), style) }
        run(.yes("NSAllowsTighteningForTruncation", "allowsDefaultTighteningForTruncation"), style)
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

    /// Compiled files store one more than the direction's number, so that none is what is natural.
    private func writingDirection(_ style: Int) -> ModernName {
        guard let stored = graph.int(style, "NSWritingDirection") else { return "natural" }
        switch isCompiled ? stored - 1 : stored {
        case 1: return "rightToLeft"
        case 0: return "leftToRight"
        default: return "natural"
        }
    }

    /// The tabs of a paragraph; nothing where they are the usual ones.
    private mutating func writeTabStops(_ style: Int) {
        guard let list = graph.value(style, "NSTabStops"), graph.kinds[list] == .array || graph.classes[list].isArray else { return }
        let alignments: [ModernName] = ["left", "right", "center", "justified", "natural"]
        begin("tabStops", from: list)
        for tab in graph.items(list) where !isExhausted(at: tab) {
            begin("textTab", from: tab)
            set("alignment", alignments[min(max(graph.int(tab, "NSAlignment") ?? 0, 0), 4)])
            run(.numberAlways("NSLocation", "location", absent: 0), tab)
            begin("options", from: tab)
            end()
            end()
        }
        end()
    }

    /// An attribute of a text that is a number, a text or an address.
    mutating func writeFurtherAttribute(_ value: Int, key: TextRange) {
        switch graph.kinds[value] {
        case .bool, .boolean, .int, .integer, .float, .double, .real: return writeValue(value, key: key)
        default: break
        }
        if let address = graph.value(value, "NS.relative").flatMap({ text($0) }) {
            begin("url", from: value)
            set("key", key)
            set("string", address)
            return end()
        }
        if graph.textNode(value) != nil { writeValue(value, key: key) }
    }
}
