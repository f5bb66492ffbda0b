import FormworkNib
import FormworkTree

/// Drawers, byte count formatters and WebKit's views, which don't occur in Apple's available files.
extension MacCompilation {
    /// Fills a drawer with the keys of legacy archives.
    mutating func fillDrawer(_ node: NodeIndex, object: Int) {
        source.noteUnproved(node, what: "the class 'NSDrawer'")
        set(object, "NSNextResponder", .null)
        for (key, name) in [
            ("NSContentSize", "contentSize"), ("NSMinContentSize", "minContentSize"), ("NSMaxContentSize", "maxContentSize"),
        ] {
            guard let size = source.child(node, key: name) else { continue }
            set(object, key, text: Self.size(source.number(size, "width") ?? 0, height: source.number(size, "height") ?? 0))
        }
        write("preferredEdge", "leadingOffset", "trailingOffset", of: node, to: object)
        set(object, "NSParentWindow", .null)
        set(object, "NSDelegate", .null)
    }

    /// Fills a byte count formatter, whose properties are all set by name.
    mutating func fillByteFormatter(_ node: NodeIndex, object: Int) {
        source.noteUnproved(node, what: "the class 'NSByteCountFormatter'")
        let allowed = source.child(node, key: "allowedUnits").map { source.mask($0, "byteUnits") }
        setLate(node, object: object, property: "allowedUnits", number: NibGraphBuilder.integer(allowed ?? 0))
        let style = source.word(node, "countStyle", "countStyle") ?? 0
        setLate(node, object: object, property: "countStyle", number: NibGraphBuilder.integer(style))
        for name in ["allowsNonnumericFormatting", "includesUnit", "includesCount", "adaptive"] {
            setLate(node, object: object, property: name, number: .bool(!source.isNo(node, name: name)))
        }
        for name in ["includesActualByteCount", "zeroPadsFractionDigits"] {
            setLate(node, object: object, property: name, number: .bool(source.isYes(node, name)))
        }
    }

    /// Fills a WKWebView. WebKit is open source, and its keys are the same on all platforms.
    mutating func fillModernWebView(_ node: NodeIndex, object: Int) {
        source.noteUnproved(node, what: "the class 'WKWebView'")
        let said = source.child(node, key: "configuration")
        func isYes(_ element: NodeIndex?, _ name: String, _ usual: Bool) -> Bool {
            guard let element else { return usual }
            return usual ? !source.isNo(element, name: name) : source.isYes(element, name)
        }
        let configuration = builder.make("WKWebViewConfiguration")
        set(configuration, "processPool", object: builder.make("WKProcessPool"))
        let preferences = builder.make("WKPreferences")
        let preferred = said.flatMap { source.child($0, key: "preferences") }
        set(preferences, "minimumFontSize", real: preferred.flatMap { source.number($0, "minimumFontSize") } ?? 0)
        for (name, usual) in [
            ("javaScriptCanOpenWindowsAutomatically", true), ("javaScriptEnabled", true), ("tabFocusesLinks", false),
            ("textInteractionEnabled", true),
        ] {
            set(preferences, name, truth: isYes(preferred, name, usual))
        }
        set(configuration, "preferences", object: preferences)
        set(configuration, "userContentController", object: builder.make("WKUserContentController"))
        let store = builder.make("WKWebsiteDataStore")
        set(store, "isDefaultDataStore", truth: true)
        set(configuration, "websiteDataStore", object: store)
        if let name = said.flatMap({ text($0, "applicationNameForUserAgent") }) {
            set(configuration, "applicationNameForUserAgent", text: name)
        }
        for (name, usual) in [("suppressesIncrementalRendering", false), ("allowsAirPlayForMediaPlayback", true)] {
            set(configuration, name, truth: isYes(said, name, usual))
        }
        let media = said.flatMap { source.child($0, key: "mediaTypesRequiringUserActionForPlayback") }
        if let media { _ = source.isYes(media, "none") }
        let types = [("audio", 1), ("video", 2)].reduce(0) { isYes(media, $1.0, false) || isYes(media, "all", false) ? $0 | $1.1 : $0 }
        set(configuration, "mediaTypesRequiringUserActionForPlayback", integer: types)
        set(object, "configuration", object: configuration)
        for (name, usual) in [("allowsBackForwardNavigationGestures", false), ("allowsMagnification", false), ("allowsLinkPreview", true)] {
            set(object, name, truth: isYes(node, name, usual))
        }
        if let agent = text(node, "customUserAgent") { set(object, "customUserAgent", text: agent) }
    }
}

extension MacCompilation {
    /// Fills a switch: a control without a cell, whose state is set by the name of its property.
    mutating func fillSwitch(_ node: NodeIndex, object: Int) {
        source.noteUnproved(node, what: "the class 'NSSwitch'")
        let size = controlSize(node)
        if size != 0, generation.isModern {
            set(object, "NSControlSize", integer: size)
        }
    }

    /// Writes the appearance of a clip view without a document view.
    mutating func fillEmptyClip(_ node: NodeIndex, object: Int) {
        set(object, "NSBGColor", color(node, key: "backgroundColor", default: "controlBackgroundColor") ?? .null)
        var flags = source.isNo(node, name: "drawsBackground") ? 0 : 4
        if source.isNo(node, name: "copiesOnScroll") { flags |= 2 }
        if flags != 0 { set(object, "NScvFlags", integer: flags) }
        set(object, "NSAutomaticallyAdjustsContentInsets", truth: true)
    }
}

extension MacCompilation {
    /// Fills an item of a split view controller, with the keys that public sources decode.
    mutating func fillPane(_ node: NodeIndex, object: Int) {
        write(
            "behavior", "holdingPriority", "minimumThickness", "maximumThickness", "preferredThicknessFraction", of: node, to: object)
    }
}
