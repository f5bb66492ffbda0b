import FormworkFonts

extension SystemTextMeasurer {
    /// The font of the project that a document names; nil where the project ships none of that name.
    func file(of font: FontDescription) -> FontFace? {
        guard case .named(let name, _) = font.family else { return nil }
        return fonts.face(named: name)
    }

    /// The heights of a line, as Core Text takes them from the table `hhea`.
    func lineMetrics(of face: FontFace, size: Double) -> LineMetrics {
        let (ascent, descent, gap) = (face.ascent * size, face.descent * size, face.lineGap * size)
        if isMac { return MacLineHeights.whole(ascent: ascent, descent: descent, leading: gap) }
        return LineMetrics(ascent: ascent, descent: descent, lineHeight: ascent + descent + gap)
    }

    /// How far text reaches in a font of the project: characters that it has no glyphs for are measured in the system's font, in which they
    /// are shown.
    func width(of text: Substring, in face: FontFace, _ font: FontDescription) -> Double {
        var em = 0.0
        var points = 0.0
        var previous = 0
        for scalar in text.unicodeScalars where scalar.value >= 0x20 && !Self.isInvisible(scalar.value) {
            let glyph = face.glyph(of: scalar.value)
            if glyph == 0 {
                points += width(of: Substring(String(scalar)), in: FontDescription(size: font.size, weight: font.weight))
            } else {
                em += face.advance(ofGlyph: glyph)
                if previous != 0 { em += face.kerning(previous, glyph) }
            }
            previous = glyph
        }
        return max(0, em * font.size + points)
    }

    /// Whether a character is never seen: a soft hyphen, a mark of direction, a joiner, a selector of variants.
    static func isInvisible(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0xAD, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2064, 0xFE00...0xFE0F, 0xFEFF: true
        default: false
        }
    }
}
