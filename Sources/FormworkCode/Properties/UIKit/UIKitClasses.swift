import FormworkModel
import FormworkVocabulary

/// The UIKit classes that Interface Builder describes: the vocabulary, with rules that it cannot express.
enum UIKitClasses {
    static let all: [KitClass] = views + controls + containers + media.map { KitClass($0) }

    /// The classes with everything they inherit, by element name.
    static let byElement = KitClass.byElement(all)

    /// The classes by name. A document may name a class for an element of another class.
    static let byName = Dictionary(
        all.compactMap { kit in kit.exists ? nil : kit.elements.first.flatMap { byElement[$0] }.map { (kit.name, $0) } }
    ) { first, _ in first }

    /// Classes of other frameworks that the vocabulary describes completely.
    private static let media = ["UIWebView", "GLKView", "MTKView", "SKView", "ARSCNView", "ARSKView", "MKMapView"]

    static let designOnly = "it applies at design time only"

    /// Returns a word with an uppercase first letter, for the name of an Objective-C member.
    static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

    /// Returns the member for an attribute's word. An unknown word gives the member of the attribute's default.
    ///
    /// - Parameter name: the class to create, which an element of another class may name.
    static func member(of element: Element, _ name: String, attribute: String) -> String {
        guard let entry = Vocabulary.uiKit.class(named: name)?.entry(attribute), let words = entry.words?.words else { return "" }
        let text = element[attribute] ?? entry.absent
        return (words.first { $0.text == text } ?? words.first { $0.text == entry.absent } ?? words.first)?.member ?? ""
    }
}

extension UIKitClasses {
    /// `UIView`, and the views that only display content.
    private static let views: [KitClass] = [
        view, label, imageView, activityIndicator, progressView, effectView, pickerView, webView, sceneView,
    ]

    private static let view = KitClass(
        "UIView",
        rules: PropertyRule.structural("reference userComments explicitAnimation installed customClass customModule") + [
            .none(
                "layoutMarginsFollowReadableWidth",
                why: "UIView has no such property: use constraints to the readable content guide", initial: "NO", layout: true),
            .priority("horizontalHuggingPriority", name: "Hugging", axis: "horizontal", absent: "250", initial: "250"),
            .priority("verticalHuggingPriority", name: "Hugging", axis: "vertical", absent: "250", initial: "250"),
            .priority(
                "horizontalCompressionResistancePriority", name: "CompressionResistance", axis: "horizontal", absent: "750", initial: "750"),
            .priority(
                "verticalCompressionResistancePriority", name: "CompressionResistance", axis: "vertical", absent: "750", initial: "750"),
            .none("placeholderIntrinsicWidth", why: designOnly, layout: true),
            .none("placeholderIntrinsicHeight", why: designOnly, layout: true),
        ],
        parts: [
            .bilingual("autoresizingMask", key: "autoresizingMask", write: AutoresizingCode.write),
            .bilingual("accessibility", key: "accessibilityConfiguration", layout: false, write: AccessibilityCode.write),
            .structural(
                "subviews", "constraints", "connections", "userDefinedRuntimeAttributes", "viewLayoutGuide", "keyboardLayoutGuide",
                "viewControllerLayoutGuide", "userGuides", "variation", "gestureRecognizers", "point", "nil", "animations",
                "designable"),
            .structural("rect", key: "frame"), .structural("frame", key: "frameInset"), .structural("rect", key: "contentFrame"),
            .structural("view", "tableViewCellContentView", "collectionViewCellContentView", key: "contentView"),
        ])

    private static let label = KitClass(
        "UILabel",
        rules: [
            PropertyRule(
                attribute: "minimumFontSize", property: "minimumScaleFactor",
                kind: .derived(why: "UILabel's minimumScaleFactor replaced it", minimumScale), isLate: true)
        ],
        parts: [.bilingual("attributedString", key: "attributedText", late: true, write: AttributedTextCode.write)],
        starts: ["userInteractionEnabled": "NO", "contentMode": "redraw"])

    /// Returns a label's smallest font size as a fraction of its font size.
    private static func minimumScale(_ element: Element, _ value: String) -> Double? {
        guard let smallest = Double(value), element["minimumScaleFactor"] == nil else { return nil }
        let size = element.child(key: "fontDescription")?["pointSize"].flatMap(Double.init) ?? 17
        let scale = smallest / size
        return size > 0 && scale.isFinite ? scale : nil
    }

    private static let noFocus = PropertyRule.none("adjustsImageWhenAncestorFocused", why: "iOS has no such property", initial: "NO")

    private static let imageView = KitClass(
        "UIImageView", rules: [noFocus],
        parts: [
            .image("image", property: "image", layout: true), .image("highlightedImage", property: "highlightedImage"),
            .other("preferredSymbolConfiguration", key: "preferredSymbolConfiguration") { element, variable, code in
                if let configuration = ImageCode.symbolConfiguration(element) {
                    code.statements.append("\(variable).preferredSymbolConfiguration = \(configuration)")
                } else {
                    code.leaveOut(element, "UIImage.SymbolConfiguration has no matching initializer", affectsLayout: true)
                }
            },
        ],
        starts: ["userInteractionEnabled": "NO"])

    private static let activityIndicator = KitClass(
        "UIActivityIndicatorView",
        arguments: { element in
            ["large", "whiteLarge"].contains(element["style"] ?? "") ? "style: .large" : "style: .medium"
        },
        objectiveC: { name, element in
            let isLarge = ["whiteLarge", "large"].contains(element["style"])
            return "[[\(name) alloc] initWithActivityIndicatorStyle:UIActivityIndicatorViewStyle\(isLarge ? "Large" : "Medium")]"
        },
        rules: [
            PropertyRule(
                attribute: "style", property: "color",
                kind: .word(["white": ".white", "whiteLarge": ".white", "gray": "", "medium": "", "large": ""])),
            PropertyRule(attribute: "animating", property: "startAnimating()", kind: .command),
        ],
        starts: ["opaque": "NO", "horizontalHuggingPriority": nil, "verticalHuggingPriority": nil])

    private static let progressView = KitClass(
        "UIProgressView", arguments: { "progressViewStyle: .\(member(of: $0, "UIProgressView", attribute: "progressViewStyle"))" },
        objectiveC: { name, element in
            let style = capitalized(member(of: element, "UIProgressView", attribute: "progressViewStyle"))
            return "[[\(name) alloc] initWithProgressViewStyle:UIProgressViewStyle\(style)]"
        },
        starts: ["opaque": "NO", "verticalHuggingPriority": nil])

    private static let effectView = KitClass(
        "UIVisualEffectView", arguments: { "effect: \(EffectCode.effect(of: $0, .swift) ?? "nil")" },
        objectiveC: { "[[\($0) alloc] initWithEffect:\(EffectCode.effect(of: $1, .objectiveC) ?? "nil")]" },
        parts: [.bilingual("blurEffect", "vibrancyEffect", layout: false, write: EffectCode.write)],
        starts: ["opaque": "NO"])

    private static let pickerView = KitClass("UIPickerView", starts: ["opaque": nil])

    private static let webView = KitClass(
        "WKWebView",
        parts: [.none("wkWebViewConfiguration", key: "configuration", why: "a web view's configuration isn't converted yet")])

    private static let sceneView = KitClass("SCNView")
}
