extension SystemTextMeasurer {
    /// Returns the project's font that a document names; nil if the project has no font with that name.
    func file(of font: FontDescription) -> FontFace? {
        guard case .named(let name, _) = font.family else { return nil }
        return fonts.face(named: name)
    }

    /// Returns the line heights as Core Text takes them from the table `hhea`.
    func lineMetrics(of face: FontFace, size: Double) -> FontDescription.LineMetrics {
        let (ascent, descent, gap) = (face.ascent * size, face.descent * size, face.lineGap * size)
        if isMac { return MacLineHeights.whole(ascent: ascent, descent: descent, leading: gap) }
        return FontDescription.LineMetrics(ascent: ascent, descent: descent, lineHeight: ascent + descent + gap)
    }

    /// Returns the width of text in a font of the project. Characters without a glyph are shown, and therefore measured, in the system font.
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

    /// Whether a character is never visible: a soft hyphen, a direction mark, a joiner, a variation selector.
    static func isInvisible(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0xAD, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2064, 0xFE00...0xFE0F, 0xFEFF: true
        default: false
        }
    }
}
