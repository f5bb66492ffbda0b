import FormworkModel
import FormworkTree

/// A font in the form of a compiled file.
struct CompiledFont: Sendable {
    enum Attribute: Sendable {
        case text(String)
        case size(Double)
    }

    var name: String
    var size: Double
    var style: String?
    var traits = 0
    var isSystem = true
    var isBold = false
    /// The attributes of the font descriptor, in order.
    var attributes: [(String, Attribute)] = []

    /// Creates a system font.
    init(systemSize size: Double, weight: String = "regular", generation: CompilerGeneration) {
        self.size = size
        let known = Self.weights[weight] ?? (suffix: "", usage: "Regular", traits: 0)
        name = Self.systemName(known.suffix, size: size, generation: generation)
        traits = known.traits
        let usage = weight == "semibold" && Self.isNewNine(generation) ? "Emphasized" : known.usage
        attributes = [("NSCTFontUIUsageAttribute", .text("CTFont\(usage)Usage")), ("NSFontSizeAttribute", .size(size))]
    }

    /// Whether the compiler is Xcode 9.0 or 9.1, which use another table of fonts.
    private static func isNewNine(_ generation: CompilerGeneration) -> Bool {
        generation >= .xcode9 && generation < CompilerGeneration(xcode: .init(9, 2))
    }

    /// - Returns: Nil for a description with neither a system font nor a name.
    init?(_ element: RecordedElement, generation: CompilerGeneration) {
        guard element.name == "fontDescription" || element.name == "font" else { return nil }
        element.look()
        element.read("type", "pointSize", "size", "weight", "name")
        let meta = element.name == "font" ? element["metaFont"] : nil
        func number(_ name: String) -> Double? {
            element[name].flatMap(Double.init).flatMap { $0.isFinite && $0.magnitude < 1e6 ? $0 : nil }
        }
        let size = number("pointSize") ?? number("size") ?? 17
        if let style = element["style"] {
            guard let known = Self.styles[style] else { return nil }
            self.init(systemSize: known.size, weight: known.weight, generation: generation)
            attributes = []
            self.style = style
            return
        }
        if let name = element["name"], name.hasPrefix("."),
            let known = Self.weights.first(where: { Self.systemName($0.value.suffix, size: size, generation: generation) == name })
        {
            self.init(systemSize: size, weight: known.key, generation: generation)
            return
        }
        if let name = element["name"], meta == nil {
            self.init(systemSize: size, generation: generation)
            self.name = name
            isSystem = false
            traits = Self.traits(ofName: name)
            attributes = [("NSFontNameAttribute", .text(name)), ("NSFontSizeAttribute", .size(size))]
            return
        }
        // The names and sizes of other font types aren't known.
        if let meta, meta != "system" { return nil }
        switch element["type"] {
        case "system"?, nil:
            let weight = element["weight"] ?? "regular"
            guard Self.weights[weight] != nil else { return nil }
            self.init(systemSize: size, weight: weight, generation: generation)
        case "boldSystem"?:
            self.init(systemSize: size, weight: "bold", generation: generation)
            isBold = true
            attributes = [("NSCTFontUIUsageAttribute", .text("CTFontEmphasizedUsage")), ("NSFontSizeAttribute", .size(size))]
            if !Self.isNewNine(generation) { attributes.append(("NSCTFontUIUsageOverrideAttribute", .text("CTFontBoldUsage"))) }
        case "italicSystem"?:
            self.init(systemSize: size, generation: generation)
            name = Self.systemName("Italic", size: size, generation: generation)
            traits = 1
            attributes = [("NSCTFontUIUsageAttribute", .text("CTFontObliqueUsage")), ("NSFontSizeAttribute", .size(size))]
        default: return nil
        }
    }

    private static func systemName(_ suffix: String, size: Double, generation: CompilerGeneration) -> String {
        if generation >= .xcode11 { return ".SFUI-" + (suffix.isEmpty ? "Regular" : suffix) }
        if generation < CompilerGeneration(xcode: .init(8)) {
            return ".HelveticaNeueInterface-" + (suffix.isEmpty ? "Regular" : suffix)
        }
        return (size < 20 ? ".SFUIText" : ".SFUIDisplay") + (suffix.isEmpty ? "" : "-" + suffix)
    }

    private static func traits(ofName name: String) -> Int {
        let isBold = ["Bold", "Heavy", "Black", "Semibold", "DemiBold"].contains { name.contains($0) }
        let isItalic = ["Italic", "Oblique", "-It"].contains { name.contains($0) }
        return (isBold ? 2 : 0) + (isItalic ? 1 : 0)
    }

    private static let weights: [String: (suffix: String, usage: String, traits: Int)] = [
        "ultraLight": ("Ultralight", "UltraLight", 8), "thin": ("Thin", "Thin", 8), "light": ("Light", "Light", 8),
        "regular": ("", "Regular", 0), "medium": ("Medium", "Medium", 0), "semibold": ("Semibold", "Demi", 2), "bold": ("Bold", "Bold", 2),
        "heavy": ("Heavy", "Heavy", 2), "black": ("Black", "Black", 2),
    ]

    private static let styles: [String: (size: Double, weight: String)] = [
        "UICTFontTextStyleBody": (17, "regular"), "UICTFontTextStyleHeadline": (17, "semibold"),
        "UICTFontTextStyleSubhead": (15, "regular"), "UICTFontTextStyleFootnote": (13, "regular"),
        "UICTFontTextStyleCaption1": (12, "regular"), "UICTFontTextStyleCaption2": (11, "regular"),
        "UICTFontTextStyleCallout": (16, "regular"), "UICTFontTextStyleTitle1": (28, "regular"),
        "UICTFontTextStyleTitle2": (22, "regular"), "UICTFontTextStyleTitle3": (20, "regular"),
        "UICTFontTextStyleTitle0": (34, "regular"),
    ]
}
