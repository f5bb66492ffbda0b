extension SystemTextMeasurer {
    /// How well the width of a text is known.
    ///
    /// - Complexity: O(n) in the text's length.
    func knowledge(of text: String, in font: FontDescription) -> DocumentLayout.FrameExplanation.Text.Knowledge {
        if case .named(let name, let family) = font.family {
            switch NamedTypefaces.knowledge(of: name, family: family) {
            case .missingFont: return .missingFont
            case .similarFont: return .similarFont
            default: break
            }
        }
        return text.unicodeScalars.allSatisfy { Self.isTabulated($0.value) } ? .table : .otherScript
    }

    /// Whether the tables hold a character, or a letter that it is made of.
    private static func isTabulated(_ scalar: UInt32) -> Bool {
        scalar < 0x180 || (0x2000...0x2026).contains(scalar) || (0xFE00...0xFE0F).contains(scalar)
    }
}

extension NamedTypefaces {
    /// How well the advances of a typeface are known.
    static func knowledge(of name: String, family: String) -> DocumentLayout.FrameExplanation.Text.Knowledge {
        let stem = String(name.prefix { $0 != "-" })
        if isNeue(name) || family == "Helvetica Neue" || tabulated.contains(stem) { return .table }
        return isKnown(name, stem) ? .similarFont : .missingFont
    }

    /// The typefaces that have tables of their own, by the part of the PostScript name before the hyphen. The others that are known stand on
    /// the table of one that is alike.
    private static let tabulated: Set<String> = [
        "Helvetica", "Arial", "ArialMT", "TimesNewRomanPSMT", "TimesNewRomanPS", "Times", "CourierNewPSMT", "CourierNewPS", "Courier",
        "Menlo",
        "Monaco", "SFMono", "AvenirNext", "Palatino", "ITCAvantGardeStd", "Lato", "Roboto", "HelveticaLTStd", "FiraMono", "SourceCodePro",
    ]
}
