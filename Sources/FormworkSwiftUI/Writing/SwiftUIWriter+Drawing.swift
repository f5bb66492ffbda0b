import FormworkCode
import FormworkModel
import FormworkTree

extension SwiftUIWriter {
    /// The modifier that clips a view to its bounds.
    static let clipping = ".clipped()"

    /// Returns the modifiers that all views share: background, corners, opacity, gestures and accessibility.
    mutating func drawing(_ number: Int) -> [String] {
        let view = unit.views[number]
        let element = view.view.element
        var words: [String] = []
        var facts = self.facts[number]
        defer { self.facts[number] = facts }
        if element.name == "visualEffectView" { words.append(".background(.regularMaterial)") }
        var background: String?
        if let color = element.child(key: "backgroundColor"), let code = facts.color("backgroundColor"), code != "Color.clear",
            !(number == 0 && color["systemColor"] == "systemBackgroundColor")
        {
            background = SwiftUIValues.style(code)
        }
        let isText = ["label", "button", "textField"].contains(element.name)
        // These clip by themselves, or have nothing to clip.
        let isClipped =
            ["tableView", "collectionView", "scrollView", "textView"].contains(element.name) || element.name.contains("ViewCell")
        let isFitting = element.name == "imageView" && element["contentMode"] != "scaleAspectFill"
        let clips = facts.flag("clipsSubviews") == true
        words += shape(
            view, background: background, clips: clips && !isText && !((isClipped || isFitting) && view.view.runtimeAttributes.isEmpty))
        if let code = facts.color("tintColor") { words.append(".tint(\(SwiftUIValues.style(code)))") }
        if let alpha = facts.number("alpha"), alpha != 1 { words.append(".opacity(\(CodeLiteral.number(alpha)))") }
        if facts.flag("hidden") == true {
            // Code shows a hidden view with an outlet.
            let isShown = outlets[element] != nil
            if isShown {
                let name = memberNames.take("is" + SwiftName.upper(view.name) + "Hidden", fallback: "isHidden")
                parameters.append("var \(name) = true")
                words.append(".opacity(\(name) ? 0 : 1)")
            } else {
                words.append(".hidden()")
            }
        }
        if element["userInteractionEnabled"] == "NO", !["label", "imageView"].contains(element.name) {
            _ = facts.take("userInteractionEnabled")
            words.append(".allowsHitTesting(false)")
        }
        if let identity = facts.child("accessibilityConfiguration") { words += accessibility(identity) }
        for recognizer in recognizers[view.name] ?? [] {
            guard let word = GestureWords.words[recognizer.element.name] else { continue }
            let called = calls(of: recognizer) + navigation(from: recognizer.element)
            // Its delegate or its owner may use it, but nothing says what for.
            if called.isEmpty {
                notConverted.append(NotConverted(recognizer.element, what: "the gesture", why: "it has no action"))
                continue
            }
            let isName = called.count == 1 && called[0].hasSuffix("()") && called[0] != "dismiss()"
            words.append(isName ? ".\(word)(perform: \(called[0].dropLast(2)))" : ".\(word) { \(called.joined(separator: "; ")) }")
        }
        return words
    }

    /// Returns the modifiers for the background and for clipping. Without clipping, rounded corners only apply to the background.
    private mutating func shape(_ view: CodeView, background: String?, clips: Bool) -> [String] {
        var (radius, clips): (Double?, Bool) = (nil, clips)
        for attribute in view.view.runtimeAttributes where !["PWAutoCollapse", "templateAttributes"].contains(attribute.keyPath) {
            switch (attribute.keyPath, attribute.value) {
            case ("layer.cornerRadius", .number(let number)), ("cornerRadius", .number(let number)): radius = number
            case ("layer.masksToBounds", .boolean(let flag)), ("clipsToBounds", .boolean(let flag)): clips = clips || flag
            default:
                notConverted.append(
                    NotConverted(
                        attribute.element, what: "the runtime attribute '\(attribute.keyPath)'", why: "SwiftUI views have no key paths"))
            }
        }
        let corners = radius.map { ".rect(cornerRadius: \(CodeLiteral.number($0)))" }
        guard let corners else { return (background.map { [".background(\($0))"] } ?? []) + (clips ? [Self.clipping] : []) }
        if !clips { return background.map { [".background(\($0), in: \(corners))"] } ?? [] }
        return (background.map { [".background(\($0))"] } ?? []) + [".clipShape(\(corners))"]
    }

    private mutating func accessibility(_ element: Element) -> [String] {
        var words: [String] = []
        let known = [
            "label": "accessibilityLabel", "hint": "accessibilityHint", "identifier": "accessibilityIdentifier",
            "value": "accessibilityValue",
        ]
        func text(_ name: String, _ value: String) {
            if let word = known[name] { words.append(".\(word)(\(CodeLiteral.string(value)))") }
        }
        for (name, value) in element.attributes where name != "key" { text(name, value) }
        for child in element.children {
            switch (child.name, child["key"]) {
            case ("string", let key?) where known[key] != nil: text(key, child.plainText ?? "")
            case ("bool", "isElement"): if child["value"] == "NO" { words.append(".accessibilityHidden(true)") }
            case ("accessibilityTraits", _):
                let traits = child.attributes.filter { $0.value == "YES" }.compactMap { Self.traits[$0.name] }
                if !traits.isEmpty { words.append(".accessibilityAddTraits([\(traits.joined(separator: ", "))])") }
                for (name, value) in child.attributes where value == "YES" && name != "none" && Self.traits[name] == nil {
                    notConverted.append(NotConverted(child, what: "trait '\(name)'", why: "SwiftUI has no such trait"))
                }
            default: notConverted.append(ElementFacts.note(child))
            }
        }
        return words
    }

    private static let traits = [
        "button": ".isButton", "link": ".isLink", "image": ".isImage", "selected": ".isSelected", "playsSound": ".playsSound",
        "keyboardKey": ".isKeyboardKey", "staticText": ".isStaticText", "summaryElement": ".isSummaryElement", "header": ".isHeader",
        "updatesFrequently": ".updatesFrequently", "searchField": ".isSearchField", "startsMediaSession": ".startsMediaSession",
        "causesPageTurn": ".causesPageTurn",
    ]
}
