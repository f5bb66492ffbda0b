public import FormworkModel

/// Formwork's own text measurer, with tables for the fonts that interface files use most, and estimates for the rest.
///
/// The only font files that it reads are those of the project (`FontLibrary`). San Francisco's numbers are fitted (see `SanFrancisco`): of
/// single-line labels held out from the fit, 87 % of the regular iOS ones below 20 points are within 0.5 points.
public struct SystemTextMeasurer: TextMeasuring {
    /// The typeface of the system.
    private enum SystemEra: Sendable { case lucidaGrande, helveticaNeue, sanFrancisco }

    let isMac: Bool
    private let isEarlyMac: Bool
    private let era: SystemEra
    private let generation: SanFrancisco.Generation
    /// Whether text styles use Helvetica Neue without leading, as in iOS 7 and 8.
    private let hasTightStyles: Bool
    /// The fonts of the project.
    let fonts: FontLibrary

    /// Creates a measurer with the fonts of the time when a document was written.
    ///
    /// - Parameters:
    ///   - platform: The platform of the document.
    ///   - toolsVersion: The version of Interface Builder that wrote it, up to the first dot; nil for the newest.
    ///   - systemVersion: The number before the letter in the build of the Mac that wrote it, such as 13 for OS X 10.9; nil if unknown.
    ///   - fonts: The fonts of the project.
    public init(
        platform: InterfaceDocument.Platform, toolsVersion: Int?, systemVersion: Int? = nil, fonts: FontLibrary = FontLibrary()
    ) {
        self.fonts = fonts
        isMac = platform == .macOS
        let version = toolsVersion ?? .max
        isEarlyMac = isMac && version < 14800
        era =
            if isMac, let systemVersion {
                systemVersion < 14 ? .lucidaGrande : systemVersion == 14 ? .helveticaNeue : .sanFrancisco
            } else if isMac, version < 6000 {
                .lucidaGrande
            } else {
                version < (isMac ? 9000 : 6000) ? .helveticaNeue : .sanFrancisco
            }
        hasTightStyles = !isMac && version < 9000
        generation = isMac || version >= 17000 ? .current : version < 14800 ? .earlyDisplay : .earlyTracking
    }

    /// Creates a measurer for a document.
    ///
    /// - Parameter fonts: The fonts of the project.
    package init(_ document: InterfaceDocument, fonts: FontLibrary) {
        self.init(
            platform: document.platform, toolsVersion: ToolsVersion(document).major, systemVersion: AppKitSystem(document).build,
            fonts: fonts)
    }

    /// Whether the system font is measured with the table of another font, as for OS X before 10.10.
    var hasEstimatedSystemFont: Bool { era == .lucidaGrande }

    public func lineMetrics(of font: FontDescription) -> FontDescription.LineMetrics {
        if let file = file(of: font) { return lineMetrics(of: file, size: font.size) }
        let face = face(of: font)
        if isMac { return MacLineHeights.metrics(of: face, size: font.size, isEarly: isEarlyMac) }
        return FontDescription.LineMetrics(
            ascent: face.ascent * font.size, descent: face.descent * font.size,
            lineHeight: (face.ascent + face.descent + face.leading) * font.size)
    }

    public func width(of text: Substring, in font: FontDescription) -> Double {
        if let file = file(of: font) { return width(of: text, in: file, font) }
        let face = face(of: font)
        var text = text
        return text.withUTF8 { width(of: $0, in: face, size: font.size) }
    }

    public func characterWidths(of text: Substring, in font: FontDescription) -> [Double] {
        if let file = file(of: font) { return text.mapCharacters { width(of: $0, in: file, font) } }
        let face = face(of: font)
        return text.mapCharacters { character in
            var character = character
            return character.withUTF8 { width(of: $0, in: face, size: font.size) }
        }
    }

    /// Returns the typeface used for a font.
    private func face(of font: FontDescription) -> Typeface {
        guard case .named(let name, let family) = font.family else {
            if hasTightStyles, font.styleLineHeight > 0 { return NamedTypefaces.tightHelveticaNeue(font.weight) }
            switch era {
            case .sanFrancisco: return Typeface.sanFrancisco[font.weight.position]
            case .helveticaNeue: return isMac ? NamedTypefaces.deskInterface(font.weight) : NamedTypefaces.helveticaNeue(font.weight)
            case .lucidaGrande:
                return font.weight.position > FontDescription.Weight.medium.position ? NamedTypefaces.lucidaBold : NamedTypefaces.lucida
            }
        }
        return NamedTypefaces.face(postScriptName: name, family: family, isMac: isMac)
    }

    // Safe: the buffer is that of a string for the duration of the call; every index is below its count.
    private func width(of text: UnsafeBufferPointer<UInt8>, in face: Typeface, size: Double) -> Double {
        var em = 0.0
        var display = 0.0
        var kerned = 0.0
        var tracked = 0
        let hasDisplay = face.isOptical && size > 17
        // Safe: the table has an entry for each pair of ASCII characters, and only those are looked up.
        Kerning.table.withUnsafeBufferPointer { kerning in
            // Safe: only printable ASCII characters are looked up, each of which has an advance.
            face.advances.withUnsafeBufferPointer { advances in
                let displayed = generation == .earlyDisplay ? face.earlyDisplayDeviations : face.displayDeviations
                // Safe: as many as there are advances, or not looked up.
                displayed.withUnsafeBufferPointer { deviations in
                    var previous = 0
                    var isJoined = false
                    var index = 0
                    while index < text.count {
                        var byte = text[index]
                        if byte >= 0x80 {
                            let (scalar, length) = Self.scalar(in: text, at: index)
                            index += length
                            previous = 0
                            if scalar == 0x200D {
                                isJoined = true
                                continue
                            }
                            defer { isJoined = false }
                            if isJoined, scalar >= 0x2600 { continue }
                            switch Self.isPicture(scalar, before: index, in: text) ? .emoji : ScalarAdvance(scalar) {
                            case .em(let advance):
                                em += advance
                                if scalar < 0x2E80, advance > 0 { tracked += 1 }
                                continue
                            case .ideograph:
                                em += face.isOptical ? 1.02 : 1
                                continue
                            case .emoji:
                                em += min(isMac ? .infinity : 1.25, 1 + 5 / max(size, 1))
                                continue
                            case .like(let letter): byte = letter
                            }
                        } else {
                            index += 1
                            isJoined = false
                        }
                        guard byte >= GlyphTable.first, byte < 0x7F else { continue }
                        let position = Int(byte - GlyphTable.first)
                        em += advances[position]
                        if hasDisplay { display += deviations[position] }
                        kerned += kerning[previous &* 128 &+ Int(byte)]
                        tracked &+= 1
                        previous = Int(byte)
                    }
                }
            }
        }
        var width = em + kerned * face.kerning + Double(tracked) * face.spacing
        if face.isOptical {
            width += display * SanFrancisco.displayShare(at: size, generation)
            width += Double(tracked) * SanFrancisco.tracking(at: size, generation)
        }
        return max(0, width * size)
    }

    // Safe: the buffer is used within the call; the end is checked.
    /// Whether a symbol is drawn as an emoji, because the variation selector 16 follows at an index.
    private static func isPicture(_ scalar: UInt32, before index: Int, in text: UnsafeBufferPointer<UInt8>) -> Bool {
        guard scalar >= 0x2000, index + 3 <= text.count else { return false }
        return text[index] == 0xEF && text[index + 1] == 0xB8 && text[index + 2] == 0x8F
    }

    // Safe: the buffer is used within the call; the end is checked.
    /// Decodes the scalar at an index, and returns its length in bytes.
    private static func scalar(in text: UnsafeBufferPointer<UInt8>, at index: Int) -> (scalar: UInt32, length: Int) {
        let lead = text[index]
        let length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : lead >= 0xC0 ? 2 : 1
        guard length > 1, index + length <= text.count else { return (0xFFFD, 1) }
        var scalar = UInt32(lead) & (0x7F >> UInt32(length))
        for byte in text[index + 1..<index + length] { scalar = scalar << 6 | UInt32(byte & 0x3F) }
        return (scalar, length)
    }
}

extension FontDescription.Weight {
    /// Its index in the order of the weights, from 0.
    var position: Int {
        switch self {
        case .ultraLight: 0
        case .thin: 1
        case .light: 2
        case .regular: 3
        case .medium: 4
        case .semibold: 5
        case .bold: 6
        case .heavy: 7
        case .black: 8
        }
    }
}
