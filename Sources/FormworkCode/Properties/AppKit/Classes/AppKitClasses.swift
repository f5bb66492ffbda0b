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
        view, KitClass("NSClipView", of: .appKit, parts: [.none("cursor", key: "documentCursor", "the cursor isn't converted")]),
        KitClass("NSProgressIndicator", of: .appKit, starts: ["horizontalHuggingPriority": nil, "verticalHuggingPriority": nil]),
        KitClass(
            "WKWebView", of: .appKit,
            parts: [.none("wkWebViewConfiguration", key: "configuration", "pass the configuration to the web view's initializer")]),
        KitClass("WebView", of: .appKit, rules: [.string("frameName", "setValue(%, forKey: \"frameName\")")]),
        KitClass(
            "NSScroller", of: .appKit,
            rules: [.none("arrowsPosition", "NSScroller has had no arrows since macOS 10.7", initial: "none")]),
    ]

    private static let view = KitClass(
        "NSView", of: .appKit,
        rules: [
            .string("identifier", "identifier = NSUserInterfaceItemIdentifier(%)"),
            .none(
                "mirrorLayoutDirectionWhenInternationalizing",
                "Interface Builder mirrors during localization: set userInterfaceLayoutDirection"),
            .none("placeholderIntrinsicWidth", designOnly, layout: true), .none("placeholderIntrinsicHeight", designOnly, layout: true),
            .priority("horizontalHuggingPriority", "Hugging", "horizontal", "250", initial: "250"),
            .priority("verticalHuggingPriority", "Hugging", "vertical", "250", initial: "250"),
            .priority("horizontalCompressionResistancePriority", "CompressionResistance", "horizontal", "750", initial: "750"),
            .priority("verticalCompressionResistancePriority", "CompressionResistance", "vertical", "750", initial: "750"),
        ],
        parts: [
            .bilingual("accessibility") { accessibility($0, of: $1, &$2) },
            .bilingual("animations") { part, _, code in
                if !part.children.isEmpty { code.leaveOut(part, "archived animations aren't converted") }
            },
            .none("contentFilters", "Core Image filters aren't converted"), .none("shadow", "shadows aren't converted"),
            .structural("nil"),
        ])

    /// Writes the accessibility attributes of a view or a cell.
    static func accessibility(_ part: Element, of target: String, _ code: inout PropertyWriter) {
        code.add(
            part, to: target,
            [
                .string("description", "setAccessibilityLabel(%)"), .string("help", "setAccessibilityHelp(%)"),
                .string("identifier", "setAccessibilityIdentifier(%)"),
            ])
    }
}
