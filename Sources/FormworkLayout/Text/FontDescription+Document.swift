package import FormworkModel
package import FormworkTree

extension FontDescription {
    /// Reads the font from a node's child with a key, a `fontDescription` or a `font` element.
    ///
    /// - Parameters:
    ///   - node: The node with the font: a label, a button's state, a cell.
    ///   - values: The document.
    ///   - key: The child's key.
    ///   - standard: The font if there is no such child, and the source of properties that the child does not set.
    package init(of node: NodeIndex, in values: ResolvedDocument, key: StaticString, standard: FontDescription) {
        guard let child = values.child(node, key: key) else {
            self = standard
            return
        }
        self.init(element: child, in: values, standard: standard)
    }

    /// Reads the font from an element.
    ///
    /// - Parameters:
    ///   - element: A `fontDescription` or a `font` element.
    ///   - values: The document.
    ///   - standard: The source of properties that the element does not set.
    package init(element: NodeIndex, in values: ResolvedDocument, standard: FontDescription) {
        switch values.name(element) {
        case .fontDescription: self = Self.touch(element, values: values, standard: standard)
        case .font: self = Self.mac(element, values: values, standard: standard)
        default: self = standard
        }
    }

    /// Returns a text style of tvOS; nil for an unknown name.
    ///
    /// Source: Apple's Human Interface Guidelines, Typography; the heights of 39 recorded labels agree.
    private static func televisionStyle(_ name: String) -> FontDescription? {
        let size: Double? =
            switch name {
            case "UICTFontTextStyleTitle1": 76
            case "UICTFontTextStyleTitle2": 57
            case "UICTFontTextStyleTitle3": 48
            case "UICTFontTextStyleHeadline": 38
            case "UICTFontTextStyleCallout": 31
            case "UICTFontTextStyleBody", "UICTFontTextStyleSubhead", "UICTFontTextStyleFootnote": 29
            case "UICTFontTextStyleCaption1": 25
            case "UICTFontTextStyleCaption2": 23
            default: nil
            }
        return size.map { FontDescription(size: $0, weight: name == "UICTFontTextStyleFootnote" ? .regular : .medium) }
    }

    private static func touch(_ element: NodeIndex, values: ResolvedDocument, standard: FontDescription) -> FontDescription {
        if let style = values.string(.style, node: element) {
            if let font = values.document.platform == .tvOS ? televisionStyle(style) : textStyle(style) { return font }
        }
        let size = values.layoutNumber(.pointSize, node: element) ?? standard.size
        let weight = values.string(.weight, node: element).flatMap { Weight(rawValue: $0) }
        if let type = values.string(.type, node: element) {
            switch type {
            case "boldSystem": return FontDescription(size: size, weight: weight ?? .bold)
            case "italicSystem": return FontDescription(size: size, weight: weight ?? .regular, isItalic: true)
            default: return FontDescription(size: size, weight: weight ?? .regular)
            }
        }
        guard let name = values.string(.name, node: element) else {
            return FontDescription(family: standard.family, size: size, weight: standard.weight)
        }
        return named(name, family: values.string(.family, node: element), size: size)
    }

    /// Whether a PostScript name is one of the internal names of the system font.
    static func isSystemName(_ name: String) -> Bool {
        let systemNames = [".SF", "SFUI", "SFPro", ".AppleSystem", ".HelveticaNeueDesk", ".HelveticaNeueInterface", ".LucidaGrande"]
        return systemNames.contains { name.hasPrefix($0) } && !name.contains("Mono")
    }

    /// Returns a font by its PostScript name. Internal names of the system font give the system font.
    private static func named(_ name: String, family: String?, size: Double) -> FontDescription {
        if isSystemName(name) {
            return FontDescription(size: size, weight: NamedTypefaces.weight(named: name), isItalic: name.hasSuffix("Italic"))
        }
        // No font has a longer name (PostScript names have at most 63 characters), and the name is looked up for each measured word.
        let (name, family) = (String(name.unicodeScalars.prefix(200)), String((family ?? "").unicodeScalars.prefix(200)))
        return FontDescription(
            family: .named(postScriptName: name, family: family), size: size, weight: NamedTypefaces.weight(named: name),
            isItalic: name.hasSuffix("Italic") || name.hasSuffix("Oblique"))
    }

    private static func mac(_ element: NodeIndex, values: ResolvedDocument, standard: FontDescription) -> FontDescription {
        let size = values.layoutNumber(.size, node: element)
        if let meta = values.string(.metaFont, node: element) {
            var font = metaFont(meta)
            if let size { font.size = size }
            return font
        }
        if let style = values.string(.textStyle, node: element) { return macTextStyle(style) }
        if let name = values.string(.name, node: element) {
            return named(name, family: values.string(.family, node: element), size: size ?? standard.size)
        }
        if values.flag(.usesAppearanceFont, node: element) == true { return FontDescription(size: size ?? 13) }
        return FontDescription(family: standard.family, size: size ?? standard.size, weight: standard.weight)
    }

    /// Returns the font for an AppKit purpose, such as `smallSystem`.
    private static func metaFont(_ name: String) -> FontDescription {
        switch name {
        case "systemBold": FontDescription(size: 13, weight: .bold)
        case "smallSystem", "toolTip", "toolTips": FontDescription(size: 11)
        case "smallSystemBold": FontDescription(size: 11, weight: .bold)
        case "miniSystem": FontDescription(size: 9)
        case "miniSystemBold": FontDescription(size: 9, weight: .bold)
        case "label": FontDescription(size: 10)
        case "cellTitle", "controlContent", "user": FontDescription(size: 12)
        case "menuBar": FontDescription(size: 14)
        case "titleBar": FontDescription(size: 13, weight: .bold)
        case "fixedUser": FontDescription(family: .named(postScriptName: "Menlo-Regular", family: "Menlo"), size: 11)
        default: FontDescription(size: 13, weight: Weight.allCases.first { name == "system" + $0.capitalized } ?? .regular)
        }
    }

    private static func macTextStyle(_ name: String) -> FontDescription {
        switch name {
        case "largeTitle": FontDescription(size: 26)
        case "title1": FontDescription(size: 22)
        case "title2": FontDescription(size: 17)
        case "title3": FontDescription(size: 15)
        case "headline": FontDescription(size: 13, weight: .bold)
        case "callout": FontDescription(size: 12)
        case "subheadline": FontDescription(size: 11)
        case "footnote", "caption1": FontDescription(size: 10)
        case "caption2": FontDescription(size: 10, weight: .medium)
        default: FontDescription(size: 13)
        }
    }
}

extension FontDescription.Weight {
    /// The name in a metaFont, such as `Medium` for `medium`.
    fileprivate var capitalized: String {
        guard let first = rawValue.first else { return rawValue }
        return first.uppercased() + rawValue.dropFirst()
    }
}
