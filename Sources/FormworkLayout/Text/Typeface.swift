/// The advances and heights of a font, in em.
struct Typeface: Sendable {
    /// The advances for U+0020 to U+007E.
    var advances: [Double]
    /// The deviations at display sizes; empty for a typeface with one design for all sizes.
    var displayDeviations: [Double] = []
    /// The deviations in the display design of iOS 9 to 12.
    var earlyDisplayDeviations: [Double] = []
    /// Whether tracking and design depend on the size, as for San Francisco.
    var isOptical = false
    /// The additional space of each glyph.
    var spacing = 0.0
    /// The share of San Francisco's kerning that applies.
    var kerning = 0.0
    var ascent: Double
    var descent: Double
    var leading: Double

    init(units: [Int], perEm: Double = 1000, factor: Double = 1, ascent: Double, descent: Double, leading: Double = 0) {
        advances = units.map { Double($0) / perEm * factor }
        self.ascent = ascent
        self.descent = descent
        self.leading = leading
    }

    /// Creates a monospaced typeface.
    init(monospaced advance: Double, ascent: Double, descent: Double, leading: Double = 0) {
        advances = Array(repeating: advance, count: GlyphTable.count)
        self.ascent = ascent
        self.descent = descent
        self.leading = leading
    }
}

extension Typeface {
    /// San Francisco in all weights, in the order of `FontDescription.Weight.allCases`.
    static let sanFrancisco: [Typeface] = FontDescription.Weight.allCases.map { weight in
        let boldness = SanFrancisco.boldness(weight)
        var units: [Int] = []
        for (advance, deviation) in zip(SanFrancisco.advances, SanFrancisco.boldDeviations) {
            // Safe: the units are those of the tables here.
            units.append(advance + Int((Double(deviation) * boldness.share + boldness.gain).rounded()))
        }
        var face = Typeface(units: units, perEm: 2048, ascent: 0.952148, descent: 0.241211)
        face.displayDeviations = SanFrancisco.displayDeviations.map { (Double($0) + boldness.displayGain) / 2048 }
        face.earlyDisplayDeviations = SanFrancisco.displayDeviations.map { (Double($0) + boldness.earlyDisplayGain) / 2048 }
        face.isOptical = true
        face.kerning = 1
        return face
    }
}
