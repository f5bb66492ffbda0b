import FormworkNib

/// Fonts.
extension ModernWriter {
    /// Writes UIKit's `<fontDescription>`.
    mutating func writeFontDescription(_ object: Int) {
        guard let description = graph.value(object, key: "IBUIFontDescription") else {
            if let font = graph.value(object, key: "IBUIFont") { writeOldFont(font) }
            return
        }
        begin("fontDescription", from: description, key: "fontDescription")
        switch graph.int(description, key: "type") {
        case 0?, 1?: set("type", value: "system")
        case 2?: set("type", value: "boldSystem")
        case 3?: set("type", value: "italicSystem")
        default:
            if let name = graph.value(description, key: "name").flatMap({ text($0) }) { set("name", value: name) }
            if let family = graph.value(description, key: "family").flatMap({ text($0) }) { set("family", value: family) }
        }
        if graph.int(description, key: "size") == 2 {
            set("size", value: "button")
        } else if let size = graph.value(description, key: "pointSize") {
            set("pointSize", numberAt: size)
        }
        end()
    }

    /// Writes a font from before font descriptions, whose name determines the family.
    private mutating func writeOldFont(_ font: Int) {
        begin("fontDescription", from: font, key: "fontDescription")
        let name = graph.string(font, key: "NSName") ?? "Helvetica"
        set("name", text: name)
        set("family", text: String(name.prefix { $0 != "-" }))
        if let size = graph.value(font, key: "NSSize") { set("pointSize", numberAt: size) }
        end()
    }

    /// Writes AppKit's `<font>`.
    mutating func writeFont(_ font: Int, of object: Int, key: ModernName = "font") {
        guard graph.classes[font] == .NSFont else { return }
        let size = graph.double(font, key: "NSSize") ?? 13
        let flags = graph.int(font, key: "NSfFlags") ?? 0
        begin("font", from: font, key: key)
        if graph.bool(font, key: "NSFontUsesAppearanceFontSize") == true { set("usesAppearanceFont", value: "YES") }
        // Table headers use the small system font, which the compiler describes by a text style.
        if graph.classes[object] != .NSTableHeaderCell, let style = textStyle(font) {
            set(named: "textStyle", text: style)
            if let name = graph.value(font, key: "NSName").flatMap({ text($0) }) { set("name", value: name) }
            return end()
        }
        if let known = compiledSystemFont(font) {
            writeSystemFont(known, size: size, node: graph.value(font, key: "NSSize"))
            return end()
        }
        switch systemFace(font) {
        case .regular? where size == 13 && graph.classes[object].isPopUpButton && showsMenuFont(object): set("metaFont", value: "menu")
        case .regular?: writeSystemFont(Self.regular(size, flags: flags), size: size, node: graph.value(font, key: "NSSize"))
        case .bold?: writeSystemFont(Self.bold(size), size: size, node: graph.value(font, key: "NSSize"))
        case nil:
            if let size = graph.value(font, key: "NSSize") { set("size", numberAt: size) }
            if let name = graph.value(font, key: "NSName").flatMap({ text($0) }) { set("name", value: name) }
        }
        end()
    }

    /// Returns the text style of a font in a compiled file.
    private func textStyle(_ font: Int) -> String? {
        guard isCompiled, let attributes = graph.value(font, "NSTextStyleDescriptor", "NSFontDescriptorAttributes") else { return nil }
        let prefix = "UICTFontTextStyle"
        guard
            let usage = graph.entry(attributes, key: "NSCTFontUIUsageAttribute").flatMap({ graph.content($0) }).map({
                String(decoding: bytes($0), as: UTF8.self)
            }), usage.hasPrefix(prefix)
        else {
            return nil
        }
        return MacTextStyle.all.first { $0.value.name == usage.dropFirst(prefix.count) }?.key
    }

    private mutating func writeSystemFont(_ font: (name: ModernName, hasSize: Bool), size: Double, node: Int?) {
        set("metaFont", value: font.name)
        if font.hasSize { set("size", number: size) }
    }

    /// Whether a pop-up button shows the menu font, because its menu has no font of its own.
    private func showsMenuFont(_ cell: Int) -> Bool {
        graph.value(cell, key: "NSMenu").map { graph.value($0, key: "NSMenuFont") == nil } ?? false
    }

    private enum Face { case regular, bold }

    /// Returns the face of a font if it is the system's.
    private func systemFace(_ font: Int) -> Face? {
        // Modern documents name a font that isn't the current system font.
        if isCompiled, graph.int(font, key: "NSfFlags") == 16,
            graph.isText(font, key: "NSName", other: "LucidaGrande")
                || graph.isText(font, key: "NSName", other: "LucidaGrande-Bold")
        {
            return nil
        }
        if graph.bool(font, key: "IBIsSystemFont") == true {
            return Self.boldFlags.contains(graph.int(font, key: "NSfFlags") ?? 0) ? .bold : .regular
        }
        guard let name = graph.value(font, key: "NSName") else { return .regular }
        if graph.equals(name, other: "LucidaGrande") || graph.equals(name, other: ".LucidaGrandeUI")
            || graph.equals(name, other: ".HelveticaNeueDeskInterface-Regular")
            || graph.equals(name, other: ".SFNSText-Regular") || graph.equals(name, other: ".AppleSystemUIFont")
        {
            return .regular
        }
        if graph.equals(name, other: "LucidaGrande-Bold") || graph.equals(name, other: ".LucidaGrandeUI-Bold")
            || graph.equals(name, other: ".HelveticaNeueDeskInterface-Bold") || graph.equals(name, other: ".AppleSystemUIFontBold")
        {
            return .bold
        }
        return nil
    }

    private static let boldFlags: Set<Int> = [2072, 3357, 3871]

    private static func regular(_ size: Double, flags: Int) -> (name: ModernName, hasSize: Bool) {
        switch (size, flags) {
        case (13, 1558): ("message", false)
        case (11, 1558): ("message", true)
        case (12, 787), (12, 4883): ("titleBar", true)
        case (11, 2843): ("toolTip", false)
        case (10, 2843): ("label", false)
        case (12, 16), (12, 1044): ("cellTitle", false)
        case (13, _): ("system", false)
        case (11, _): ("smallSystem", false)
        case (9, _): ("miniSystem", false)
        default: ("system", true)
        }
    }

    private static func bold(_ size: Double) -> (name: ModernName, hasSize: Bool) {
        switch size {
        case 13: ("systemBold", false)
        case 11: ("smallSystemBold", false)
        case 9: ("miniSystemBold", false)
        default: ("systemBold", true)
        }
    }
}
