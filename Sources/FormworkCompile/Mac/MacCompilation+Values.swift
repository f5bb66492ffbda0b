import FormworkNib
import FormworkTree

extension MacText {
    static func base64(_ text: String) -> [UInt8] { Base64Text.bytes(Array(text.utf8)[...]) }
}

/// Fonts, colors and images.
extension MacCompilation {
    // MARK: Fonts

    mutating func font(_ node: NodeIndex?, default name: String = "system") -> NibValue {
        if let node, let name = source[node, "metaFont"].flatMap({ MacTables.weightedFonts[$0] }) {
            source.noteUnproved(node, what: "the font '\(name)'")
            let object = builder.make("NSFont")
            set(object, "NSName", text: name)
            set(object, "NSSize", real: source.number(node, "size") ?? 13)
            set(object, "NSfFlags", integer: 16)
            return NibGraphBuilder.reference(object)
        }
        if let node { _ = source.word(node, "metaFont", MacTables.metaFonts) }
        if let node, let style = source.word(node, "textStyle", MacTextStyle.all) {
            // The style determines the font.
            for name in ["name", "size"] { _ = source[node, name] }
            source.noteUnproved(node, what: "a font of a text style")
            return styledFont(style.name, size: style.size, isBold: style.isBold)
        }
        let meta = node.flatMap { source[$0, "metaFont"] } ?? (node.flatMap { source[$0, "name"] } == nil ? name : nil)
        let size = node.flatMap { source.number($0, "size") }
        guard let meta else {
            let object = builder.make("NSFont")
            set(object, "NSName", text: node.flatMap { source[$0, "name"] } ?? "")
            set(object, "NSSize", real: size ?? 13)
            set(object, "NSfFlags", integer: 16)
            return NibGraphBuilder.reference(object)
        }
        return systemFont(meta, size: size, usesAppearanceSize: node.map { source.isYes($0, "usesAppearanceFont") } ?? false)
    }

    mutating func systemFont(_ meta: String, size: Double? = nil, usesAppearanceSize: Bool = false) -> NibValue {
        let row = MacTables.metaFonts[meta] ?? (13, 1_044, false)
        let object = builder.make("NSFont")
        let name = meta == "fixedUser" ? "Menlo-Regular" : row.2 ? ".AppleSystemUIFontBold" : ".AppleSystemUIFont"
        set(object, "NSName", text: name)
        set(object, "NSSize", real: size ?? row.0)
        set(object, "NSfFlags", integer: row.1)
        if usesAppearanceSize, generation.isLatest { set(object, "NSFontUsesAppearanceFontSize", truth: true) }
        return NibGraphBuilder.reference(object)
    }

    /// Returns the font of a table header, which current systems describe by a text style.
    mutating func headerFont() -> NibValue {
        guard generation.isModern else { return systemFont("smallSystem") }
        return styledFont("Subhead", size: 11, isBold: false)
    }

    /// Returns a font described by a text style.
    private mutating func styledFont(_ style: String, size: Int, isBold: Bool) -> NibValue {
        let object = builder.make("NSFont")
        set(object, "NSName", text: isBold ? ".AppleSystemUIFontBold" : ".AppleSystemUIFont")
        set(object, "NSSize", real: Double(size))
        set(object, "NSfFlags", integer: 16)
        set(object, "NSHasWidth", truth: false)
        let descriptor = builder.make("NSFontDescriptor")
        let pairs: [(String, NibValue)] = [
            ("NSCTFontUIUsageAttribute", builder.string("UICTFontTextStyle" + style)),
            ("NSFontSizeAttribute", builder.number(NibGraphBuilder.integer(size))),
            ("NSCTFontSizeCategoryAttribute", builder.number(NibGraphBuilder.integer(3))),
        ]
        set(descriptor, "NSFontDescriptorAttributes", list: pairs.flatMap { [builder.string($0.0), $0.1] }, of: "NSDictionary")
        set(descriptor, "NSFontDescriptorOptions", integer: 2_147_517_444)
        set(object, "NSTextStyleDescriptor", object: descriptor)
        return NibGraphBuilder.reference(object)
    }

    // MARK: Colors

    /// Returns the color of an element with a key, or a default system color.
    mutating func color(_ node: NodeIndex, key: String, default name: String? = nil) -> NibValue? {
        if let child = source.child(node, key: key), source.name(child) == "color" { return color(child) }
        return name.map { catalogColor($0) }
    }

    mutating func catalogColor(_ name: String, catalog: String = "System") -> NibValue {
        let object = builder.make("NSColor")
        set(object, "NSColorSpace", integer: 6)
        set(object, "NSCatalogName", text: catalog)
        set(object, "NSColorName", text: name)
        set(object, "NSColor", resolved(name))
        return NibGraphBuilder.reference(object)
    }

    private mutating func resolved(_ name: String) -> NibValue {
        if name == "textInsertionPointColor" { return catalogColor("systemBlueColor") }
        if name == "linkColor" || name == "systemBlueColor" { return matched(red: 0, 0, blue: 1, alpha: 1, components: "0 0 1") }
        return matched(gray: MacTables.systemGrays[name] ?? "0")
    }

    /// Returns a gray in the current color space, with its value in the former one.
    private mutating func matched(gray: String, alpha: String = "1") -> NibValue {
        let object = builder.make("NSColor")
        set(object, "NSColorSpace", integer: 3)
        guard generation.isModern else {
            set(object, "NSWhite", characters(gray, end: true))
            return NibGraphBuilder.reference(object)
        }
        let value = MacColors.calibrated(gray: gray)
        set(object, "NSWhite", characters(value + (alpha == "1" ? "" : " " + alpha), end: true))
        let space = builder.make("NSColorSpace")
        set(space, "NSID", integer: 9)
        set(space, "NSICC", object: profile(MacProfiles.gray))
        set(space, "NSModel", integer: 0)
        set(object, "NSCustomColorSpace", object: space)
        set(object, "NSComponents", characters("\(gray) \(alpha)", end: false))
        if generation.isLatest { set(object, "NSLinearExposure", characters("1", end: false)) }
        return NibGraphBuilder.reference(object)
    }

    private mutating func matched(red: Double, _ green: Double, blue: Double, alpha: Double, components: String) -> NibValue {
        let object = builder.make("NSColor")
        set(object, "NSColorSpace", integer: 1)
        guard generation.isModern else {
            set(object, "NSRGB", characters(components + (alpha == 1 ? "" : " \(MacColors.text(alpha))"), end: true))
            return NibGraphBuilder.reference(object)
        }
        let isBlue = components == "0 0 1"
        let values =
            isBlue ? "0 0 0.9981992245" : MacColors.calibrated(red, green: green, blue: blue).map(MacColors.text).joined(separator: " ")
        set(object, "NSRGB", characters(values + (alpha == 1 ? "" : " \(MacColors.text(alpha))"), end: true))
        let space = builder.make("NSColorSpace")
        set(space, "NSID", integer: 7)
        set(space, "NSICC", object: profile(MacProfiles.colours))
        set(object, "NSCustomColorSpace", object: space)
        set(object, "NSComponents", characters("\(components) \(MacColors.text(alpha))", end: false))
        if generation.isLatest { set(object, "NSLinearExposure", characters("1", end: false)) }
        return NibGraphBuilder.reference(object)
    }

    private mutating func profile(_ bytes: [UInt8]) -> Int {
        if let known = profiles[bytes.count] { return known }
        let object = builder.make("NSData")
        set(object, "NS.bytes", builder.data(bytes))
        profiles[bytes.count] = object
        return object
    }

    private mutating func characters(_ text: String, end: Bool) -> NibValue { builder.data(Array(text.utf8) + (end ? [0] : [])) }

    mutating func color(_ node: NodeIndex) -> NibValue {
        let alpha = source.number(node, "alpha") ?? 1
        switch source[node, "colorSpace"] {
        case "catalog": return catalogColor(source[node, "name"] ?? "", catalog: source[node, "catalog"] ?? "System")
        case "calibratedWhite", "deviceWhite", "calibratedRGB", "deviceRGB": return calibrated(node, alpha: alpha)
        case "custom": return customColor(node, alpha: alpha)
        case nil where source[node, "name"] != nil:
            return assetColor(node, name: source[node, "name"] ?? "")
        case nil: return customColor(node, alpha: alpha)
        default:
            source.refuseValue(node, name: "colorSpace", reason: "is not compiled for macOS")
            source.account.leaveOut(node)
            return .null
        }
    }

    /// Returns a color in a former color space of AppKit or in the device's.
    private mutating func calibrated(_ node: NodeIndex, alpha: Double) -> NibValue {
        let opacity = alpha == 1 ? "" : " " + MacColors.text(alpha)
        func part(_ name: String) -> Double { source.number(node, name) ?? 0 }
        let isDevice = ["colorSpace", "customColorSpace"].contains { source[node, $0]?.hasPrefix("device") == true }
        if source[node, "white"] != nil || (source[node, "customColorSpace"] ?? source[node, "colorSpace"] ?? "").hasSuffix("White") {
            let object = builder.make("NSColor")
            set(object, "NSColorSpace", integer: isDevice ? 4 : 3)
            set(object, "NSWhite", characters(MacColors.text(part("white")) + opacity, end: true))
            return NibGraphBuilder.reference(object)
        }
        let object = builder.make("NSColor")
        set(object, "NSColorSpace", integer: isDevice ? 2 : 1)
        let parts = ["red", "green", "blue"].map { MacColors.text(part($0)) }
        set(object, "NSRGB", characters(parts.joined(separator: " ") + opacity, end: true))
        return NibGraphBuilder.reference(object)
    }

    /// Returns a color in an asset catalog: its name, with the value in the document.
    private mutating func assetColor(_ node: NodeIndex, name: String) -> NibValue {
        guard let literal = document.colorNodes[name] else {
            source.leaveOut(
                node, message: "the colour '\(name)' of an asset catalog is not among the resources: its components are not known")
            return .null
        }
        let object = builder.make("NSColor")
        set(object, "NSColorSpace", integer: 6)
        set(object, "NSCatalogName", text: "#$assets-mainBundleID")
        set(object, "NSColorName", text: name)
        set(object, "NSColor", color(literal))
        source.noteUnproved(node, what: "a colour of an asset catalog")
        return NibGraphBuilder.reference(object)
    }

    private mutating func customColor(_ node: NodeIndex, alpha: Double) -> NibValue {
        switch source[node, "customColorSpace"] {
        case "genericGamma22GrayColorSpace":
            return matched(gray: MacColors.text(source.number(node, "white") ?? 0), alpha: MacColors.text(alpha))
        case "calibratedWhite"?, "calibratedRGB"?, "deviceWhite"?, "deviceRGB"?: return calibrated(node, alpha: alpha)
        case "sRGB":
            let values = ["red", "green", "blue"].map { source.number(node, $0) ?? 0 }
            return matched(
                red: values[0], values[1], blue: values[2], alpha: alpha, components: values.map(MacColors.text).joined(separator: " "))
        case "displayP3":
            let values = MacColors.fromDisplayP3(["red", "green", "blue"].map { source.number(node, $0) ?? 0 })
            // Colors in the gamut of sRGB are the same there.
            guard values.allSatisfy({ (-0.000_5...1.000_5).contains($0) }) else {
                source.refuseValue(
                    node, name: "customColorSpace", reason: "has colours that are not compiled for macOS: this one is not in sRGB")
                break
            }
            source.noteUnproved(node, what: "a Display P3 colour, in sRGB,")
            let inside = values.map { min(max($0, 0), 1) }
            return matched(
                red: inside[0], inside[1], blue: inside[2], alpha: alpha, components: inside.map(MacColors.text).joined(separator: " "))
        case nil: refuse(node, message: "a colour without a colour space is not compiled for macOS")
        default: source.refuseValue(node, name: "customColorSpace", reason: "is not compiled for macOS")
        }
        source.account.leaveOut(node)
        return .null
    }

    // MARK: Images

    /// Returns an image that is found by name when the file is loaded.
    mutating func image(_ name: String, size: (Double, Double)? = nil, catalog: String? = nil) -> NibValue {
        let object = builder.make("NSCustomResource")
        set(object, "NSClassName", text: "NSImage")
        set(object, "NSResourceName", text: name)
        if let catalog { set(object, "NSCatalogName", text: catalog) }
        if generation.isModern {
            if catalog != nil { set(object, "IBNamespaceID", text: "system") } else { set(object, "IBNamespaceID", .null) }
        }
        if generation.isModern {
            // Symbols have no size before they are drawn.
            let measures = size ?? (catalog == nil && !name.hasPrefix("NS") ? imageSize(name) : (32, 32))
            set(object, "IBDesignSize", sizeValue(measures.0, height: measures.1))
            set(object, "IBDesignImageConfiguration", .null)
        }
        return NibGraphBuilder.reference(object)
    }

    /// Returns the size of an image according to the document's resources; 32 × 32 for others.
    private func imageSize(_ name: String) -> (Double, Double) {
        guard let node = document.imageNodes[name] else { return (32, 32) }
        return (source.number(node, "width") ?? 32, source.number(node, "height") ?? 32)
    }

    mutating func image(_ node: NodeIndex, property: String) -> NibValue? {
        guard let name = source[node, property] else { return referencedImage(node, property: property) }
        if let resource = document.imageNodes[name], let data = source.child(resource, named: "mutableData") {
            if let made = embedded(name, data: data) { return made }
            refuse(resource, message: "the image '\(name)', which is in the document itself, cannot be read")
            return nil
        }
        let made = image(name, catalog: source[node, "catalog"])
        // The system's images have their own namespace.
        if generation.isModern, name.hasPrefix("NS"), let object = made.object { set(object, "IBNamespaceID", text: "system") }
        return made
    }
}

/// Conversion of colors to the former color spaces.
enum MacColors {
    /// Returns a number in the form for colors, with at most ten digits.
    static func text(_ value: Double) -> String {
        guard value.isFinite, value.magnitude < 1e6 else { return "0" }
        if let whole = Int(exactly: value) { return "\(whole)" }
        // Ten significant digits, as with %.10g.
        var scale = 1.0
        var magnitude = value.magnitude
        while magnitude < 0.1, scale < 1e12 {
            magnitude *= 10
            scale *= 10
        }
        while magnitude >= 1 {
            magnitude /= 10
            scale /= 10
        }
        let digits = (value.magnitude * scale * 1e10).rounded()
        guard digits < 1e15 else { return "\(value)" }
        let rounded = digits / (scale * 1e10)
        let text = "\(value < 0 ? -rounded : rounded)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    private static func linear(_ value: Double) -> Double {
        value <= 0.04045 ? value / 12.92 : power((value + 0.055) / 1.055, exponent: 2.4)
    }

    /// Converts Display P3 to sRGB; components outside the gamut are below 0 or above 1.
    static func fromDisplayP3(_ values: [Double]) -> [Double] {
        let light = values.map(linear)
        let rows = [
            [1.224_940_176, -0.224_940_176, 0], [-0.042_056_955, 1.042_056_955, 0], [-0.019_637_555, -0.078_636_046, 1.098_273_600],
        ]
        return rows.map { row in
            let value = zip(row, light).reduce(0) { $0 + $1.0 * $1.1 }
            return value <= 0.003_130_8 ? value * 12.92 : 1.055 * power(value, exponent: 1 / 2.4) - 0.055
        }
    }

    /// Converts a gray, using values of Apple's compiler where known, or else the curve.
    static func calibrated(gray: String) -> String { tabled[gray] ?? text(calibrated(Double(gray) ?? 0)) }

    private static let tabled = ["0.6666666667": "0.602715373", "0.5": "0.4246723652", "0.3333333333": "0.2637968361"]

    private static func calibrated(_ gray: Double) -> Double { gray <= 0 ? 0 : gray >= 1 ? 1 : power(linear(gray), exponent: 1 / 1.8) }

    /// Converts sRGB to the generic RGB space with gamma 1.8.
    static func calibrated(_ red: Double, green: Double, blue: Double) -> [Double] {
        let light = [red, green, blue].map(linear)
        let rows = [[0.9833, 0.0167, 0], [0.1147, 0.8853, 0], [0.0015, 0.001_727, 0.996_761]]
        return rows.map { row in
            let value = zip(row, light).reduce(0) { $0 + $1.0 * $1.1 }
            return value <= 0.000_01 ? 0 : value >= 1 ? 1 : power(value, exponent: 1 / 1.8)
        }
    }

    /// Returns `base` raised to a power; 0 unless `base` is positive.
    ///
    /// It only uses additions, multiplications and divisions, which give the same result on all machines, unlike the last digits of a C library's
    /// `pow`. The compiled result must not depend on the machine.
    private static func power(_ base: Double, exponent: Double) -> Double {
        guard base > 0 else { return 0 }
        return exponential(exponent * logarithm(base))
    }

    private static func logarithm(_ value: Double) -> Double {
        // ln(m * 2^e), using the series of the inverse hyperbolic tangent.
        let ratio = (value.significand - 1) / (value.significand + 1)
        let square = ratio * ratio
        var term = ratio
        var sum = 0.0
        var divisor = 1.0
        while divisor < 60 {
            sum += term / divisor
            term *= square
            divisor += 2
        }
        return 2 * sum + Double(value.exponent) * 0.693_147_180_559_945_3
    }

    private static func exponential(_ value: Double) -> Double {
        let halvings = 10
        let small = value / 1_024
        var term = 1.0
        var sum = 1.0
        for index in 1..<14 {
            term *= small / Double(index)
            sum += term
        }
        for _ in 0..<halvings { sum *= sum }
        return sum
    }
}
