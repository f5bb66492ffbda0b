extension ShownText {
    /// Replaces control characters, which a terminal, an editor or a line reader would interpret, by symbols: `␛` for an escape, `␊` for a line feed,
    /// `␡` for a delete, and `⟨U+202E⟩` for those without a picture. These are the C1 controls, the line and paragraph separators, and the
    /// bidirectional controls.
    ///
    /// - Parameter keepsLines: whether line feeds are kept.
    /// - Complexity: O(*n*) in the length of the text.
    package static func symbols(in text: String, keepsLines: Bool = false) -> String {
        var text = text
        let isClean = text.withUTF8 { bytes in
            // Other control characters begin with a byte of at least 0x80, which few texts contain.
            var isClean = true
            for byte in bytes { isClean = isClean && (byte >= 0x20 && byte < 0x7F || keepsLines && byte == 0x0A) }
            return isClean
        }
        if isClean || !text.unicodeScalars.contains(where: { isObeyed($0) && !(keepsLines && $0 == "\n") }) { return text }
        var shown = ""
        for scalar in text.unicodeScalars {
            if !isObeyed(scalar) || keepsLines && scalar == "\n" {
                shown.unicodeScalars.append(scalar)
            } else if scalar.value <= 0x7F, let picture = Unicode.Scalar(scalar.value == 0x7F ? 0x2421 : 0x2400 + scalar.value) {
                shown.unicodeScalars.append(picture)
            } else {
                let digits = String(scalar.value, radix: 16, uppercase: true)
                shown += "⟨U+" + String(repeating: "0", count: max(4 - digits.count, 0)) + digits + "⟩"
            }
        }
        return shown
    }

    /// Whether a character is a control character or an invisible formatting character.
    static func isObeyed(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0...0x1F, 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
        default: false
        }
    }
}
