/// The advances and heights of a font, in em.
struct Typeface: Sendable {
    /// Of U+0020 to U+007E.
    var advances: [Double]
    /// What display sizes add to them; empty where a typeface has one design for all sizes.
    var displayDeviations: [Double] = []
    /// The same in the display cut of iOS 9 to 12.
    var earlyDisplayDeviations: [Double] = []
    /// Whether sizes are tracked and shaped as San Francisco's.
    var isOptical = false
    /// The space that each glyph has besides its advance.
    var spacing = 0.0
    /// How much of San Francisco's kerning it has.
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

    /// A typeface all of whose glyphs are equally wide.
    init(monospaced advance: Double, ascent: Double, descent: Double, leading: Double = 0) {
        advances = Array(repeating: advance, count: GlyphTable.count)
        self.ascent = ascent
        self.descent = descent
        self.leading = leading
    }
}

extension Typeface {
    /// San Francisco in the weights, in the order of `FontDescription.Weight.allCases`.
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
