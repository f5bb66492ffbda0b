extension SystemTextMeasurer {
    /// Returns the source of a text's width.
    ///
    /// - Complexity: O(n) in the length of the text.
    func knowledge(of text: String, in font: FontDescription) -> DocumentLayout.FrameExplanation.Text.Knowledge {
        if let face = file(of: font) {
            return text.unicodeScalars.allSatisfy { $0.value < 0x20 || Self.isInvisible($0.value) || face.glyph(of: $0.value) != 0 }
                ? .fontFile : .otherScript
        }
        if font.family == .system, hasEstimatedSystemFont { return .similarFont }
        if case .named(let name, let family) = font.family {
            switch NamedTypefaces.knowledge(of: name, family: family) {
            case .missingFont: return .missingFont
            case .similarFont: return .similarFont
            default: break
            }
        }
        return text.unicodeScalars.allSatisfy { Self.isTabulated($0.value) } ? .table : .otherScript
    }

    /// Whether the tables contain a character or its base letter.
    private static func isTabulated(_ scalar: UInt32) -> Bool {
        scalar < 0x180 || (0x2000...0x2026).contains(scalar) || (0xFE00...0xFE0F).contains(scalar)
    }
}

extension NamedTypefaces {
    /// Returns the source of a typeface's advances.
    static func knowledge(of name: String, family: String) -> DocumentLayout.FrameExplanation.Text.Knowledge {
        let stem = String(name.prefix { $0 != "-" })
        let weight = weight(named: name)
        if isNeue(name) || family == "Helvetica Neue" { return neueWeights.contains(weight) ? .table : .similarFont }
        if let weights = tabulated[stem] { return weights.isEmpty || weights.contains(weight) ? .table : .similarFont }
        return isKnown(name, stem: stem) ? .similarFont : .missingFont
    }

    /// Whether a typeface is part of the system, so that no project ships it, and has its own table.
    static func isOfSystem(_ name: String, family: String) -> Bool {
        isNeue(name) || family == "Helvetica Neue" || ofSystem.contains(String(name.prefix { $0 != "-" }))
    }

    private static let ofSystem: Set<String> = [
        "Helvetica", "Arial", "ArialMT", "TimesNewRomanPSMT", "TimesNewRomanPS", "Times", "CourierNewPSMT", "CourierNewPS", "Courier",
        "Menlo", "Monaco", "SFMono", "AvenirNext", "Palatino", "TrebuchetMS", "Georgia", "Verdana",
    ]

    /// The weights of Helvetica Neue that have a table, or a factor that recorded labels confirm.
    private static let neueWeights: Set<FontDescription.Weight> = [.light, .regular, .medium, .bold]

    /// The typefaces with their own tables, by the part of the PostScript name before the hyphen, and the weights that have one. The set is empty for
    /// fonts whose weights all have the same widths. Other known typefaces and weights use the table of a similar one.
    private static let tabulated: [String: Set<FontDescription.Weight>] = [
        "Helvetica": [.regular, .bold], "Arial": [.regular, .bold], "ArialMT": [.regular], "TimesNewRomanPSMT": [.regular],
        "TimesNewRomanPS": [.regular, .bold], "Times": [.regular, .bold], "CourierNewPSMT": [], "CourierNewPS": [], "Courier": [],
        "Menlo": [], "Monaco": [], "SFMono": [], "AvenirNext": [.regular], "Palatino": [.regular],
        "ITCAvantGardeStd": [.regular, .semibold],
        "Lato": [.light, .regular, .bold], "Roboto": [.light, .regular, .medium, .bold], "HelveticaLTStd": [.regular, .bold],
        "FiraMono": [], "SourceCodePro": [], "NunitoSans": [.regular, .semibold, .bold], "Montserrat": [.regular, .medium, .bold],
        "TrebuchetMS": [.regular, .bold], "Georgia": [.regular, .bold], "Verdana": [.regular, .bold], "Tahoma": [.regular, .bold],
    ]
}
