import FormworkFonts

extension SystemTextMeasurer {
    /// How well the width of a text is known.
    ///
    /// - Complexity: O(n) in the text's length.
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

    /// Whether the tables hold a character, or a letter that it is made of.
    private static func isTabulated(_ scalar: UInt32) -> Bool {
        scalar < 0x180 || (0x2000...0x2026).contains(scalar) || (0xFE00...0xFE0F).contains(scalar)
    }
}

extension NamedTypefaces {
    /// How well the advances of a typeface are known.
    static func knowledge(of name: String, family: String) -> DocumentLayout.FrameExplanation.Text.Knowledge {
        let stem = String(name.prefix { $0 != "-" })
        let weight = weight(named: name)
        if isNeue(name) || family == "Helvetica Neue" { return neueWeights.contains(weight) ? .table : .similarFont }
        if let weights = tabulated[stem] { return weights.isEmpty || weights.contains(weight) ? .table : .similarFont }
        return isKnown(name, stem) ? .similarFont : .missingFont
    }

    /// Whether a typeface has a table of its own and comes with the system, so that no project ships it.
    static func isOfSystem(_ name: String, family: String) -> Bool {
        isNeue(name) || family == "Helvetica Neue" || ofSystem.contains(String(name.prefix { $0 != "-" }))
    }

    private static let ofSystem: Set<String> = [
        "Helvetica", "Arial", "ArialMT", "TimesNewRomanPSMT", "TimesNewRomanPS", "Times", "CourierNewPSMT", "CourierNewPS", "Courier",
        "Menlo", "Monaco", "SFMono", "AvenirNext", "Palatino", "TrebuchetMS", "Georgia", "Verdana",
    ]

    /// The weights of Helvetica Neue that have a table, or a factor that recorded labels confirm.
    private static let neueWeights: Set<FontDescription.Weight> = [.light, .regular, .medium, .bold]

    /// The typefaces that have tables of their own, by the part of the PostScript name before the hyphen, with the weights that have one; none
    /// are named where all are equally wide. The others that are known stand on the table of one that is alike, as do further weights.
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
