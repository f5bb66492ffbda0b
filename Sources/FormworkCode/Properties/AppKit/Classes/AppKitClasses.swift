import FormworkModel
import FormworkVocabulary

/// The AppKit classes that Interface Builder describes: the vocabulary, with rules that it cannot express.
enum AppKitClasses {
    static let all: [KitClass] = written + described

    /// The classes for which the vocabulary is incomplete.
    private static let written: [KitClass] = views + controls + texts + buttons + containers

    /// The other views in the vocabulary.
    private static let described: [KitClass] = {
        let known = Set(written.map(\.name))
        let others = Vocabulary.appKit.classNames.filter { !known.contains($0) }
        return others.filter { Vocabulary.appKit.class(named: $0)?.ancestry.contains("NSView") == true }.map { KitClass($0, of: .appKit) }
    }()

    /// The classes with everything they inherit, by element name.
    static let byElement = KitClass.byElement(all)

    /// The names of the classes.
    static let names = Set(all.map(\.name) + all.compactMap(\.madeClass))

    /// Returns the class with which code creates an element. Labels and standard buttons have their own initializers.
    static func kit(of element: Element) -> KitClass.Resolved? {
        AppKitMaker(element).flatMap { makers[$0.rawValue] } ?? byElement[element.name]
    }

    private static let makers = KitClass.byElement(all + AppKitMaker.allCases.map(\.kit))
}

extension AppKitClasses {
    private static let designOnly = "it applies at design time only"

    /// `NSView`, and the views that are neither controls nor containers.
    private static let views: [KitClass] = [
        view, KitClass("NSClipView", of: .appKit, parts: [.none("cursor", key: "documentCursor", why: "the cursor isn't converted")]),
        KitClass("NSProgressIndicator", of: .appKit, starts: ["horizontalHuggingPriority": nil, "verticalHuggingPriority": nil]),
        KitClass(
            "WKWebView", of: .appKit,
            parts: [.none("wkWebViewConfiguration", key: "configuration", why: "pass the configuration to the web view's initializer")]),
        KitClass("WebView", of: .appKit, rules: [.string("frameName", property: "setValue(%, forKey: \"frameName\")")]),
        KitClass(
            "NSScroller", of: .appKit,
            rules: [.none("arrowsPosition", why: "NSScroller has had no arrows since macOS 10.7", initial: "none")]),
    ]

    private static let view = KitClass(
        "NSView", of: .appKit,
        rules: [
            .string("identifier", property: "identifier = NSUserInterfaceItemIdentifier(%)"),
            .none(
                "mirrorLayoutDirectionWhenInternationalizing",
                why: "Interface Builder mirrors during localization: set userInterfaceLayoutDirection"),
            .none("placeholderIntrinsicWidth", why: designOnly, layout: true),
            .none("placeholderIntrinsicHeight", why: designOnly, layout: true),
            .priority("horizontalHuggingPriority", name: "Hugging", axis: "horizontal", absent: "250", initial: "250"),
            .priority("verticalHuggingPriority", name: "Hugging", axis: "vertical", absent: "250", initial: "250"),
            .priority(
                "horizontalCompressionResistancePriority", name: "CompressionResistance", axis: "horizontal", absent: "750", initial: "750"),
            .priority(
                "verticalCompressionResistancePriority", name: "CompressionResistance", axis: "vertical", absent: "750", initial: "750"),
        ],
        parts: [
            .bilingual("accessibility") { accessibility($0, of: $1, code: &$2) },
            .bilingual("animations") { part, _, code in
                if !part.children.isEmpty { code.leaveOut(part, "archived animations aren't converted") }
            },
            .none("contentFilters", why: "Core Image filters aren't converted"), .none("shadow", why: "shadows aren't converted"),
            .structural("nil"),
        ])

    /// Writes the accessibility attributes of a view or a cell.
    static func accessibility(_ part: Element, of target: String, code: inout PropertyWriter) {
        code.add(
            part, to: target,
            rules: [
                .string("description", property: "setAccessibilityLabel(%)"), .string("help", property: "setAccessibilityHelp(%)"),
                .string("identifier", property: "setAccessibilityIdentifier(%)"),
            ])
    }
}
