import FormworkCode
import FormworkModel

extension SwiftUIWriter {
    /// The modifiers that every view has alike: background, corners, opacity, gestures, accessibility.
    mutating func drawing(_ number: Int, isLeaf: Bool, after lines: [String]) -> [String] {
        let view = unit.views[number]
        let element = view.view.element
        var words: [String] = []
        var facts = ElementFacts(element)
        if element.name == "visualEffectView" { words.append(".background(.regularMaterial)") }
        if let color = facts.child("backgroundColor"), let code = SwiftUIValues.color(color), code != "Color.clear",
            !(number == 0 && color["systemColor"] == "systemBackgroundColor")
        {
            words.append(".background(\(code))")
        }
        if let tint = facts.child("tintColor"), let code = SwiftUIValues.color(tint) { words.append(".tint(\(code))") }
        words += corners(view)
        if facts.flag("clipsSubviews") == true, !words.contains(where: { $0.hasPrefix(".clipShape") }) {
            if !isLeaf || element.name == "imageView" { words.append(".clipped()") }
        }
        if let alpha = facts.number("alpha"), alpha != 1 { words.append(".opacity(\(CodeLiteral.number(alpha)))") }
        if facts.flag("hidden") == true { words.append(".hidden()") }
        if facts.flag("userInteractionEnabled") == false, !isLeaf { words.append(".allowsHitTesting(false)") }
        if let identity = facts.child("accessibilityConfiguration") { words += accessibility(identity) }
        for recognizer in recognizers[view.name] ?? [] {
            guard let word = GestureWords.words[recognizer.element.name] else { continue }
            let called = closures(of: recognizer)
            words.append(
                called.count == 1 ? ".\(word)(perform: \(called[0]))" : ".\(word) { \(called.map { $0 + "()" }.joined(separator: "; ")) }")
        }
        if !isLeaf { notConverted += facts.rest }
        return words.map { modifier($0, after: lines) }
    }

    private mutating func corners(_ view: CodeView) -> [String] {
        var words: [String] = []
        for attribute in view.view.runtimeAttributes where !["PWAutoCollapse", "templateAttributes"].contains(attribute.keyPath) {
            switch (attribute.keyPath, attribute.value) {
            case ("layer.cornerRadius", .number(let radius)), ("cornerRadius", .number(let radius)):
                words.append(".clipShape(.rect(cornerRadius: \(CodeLiteral.number(radius))))")
            case ("layer.masksToBounds", _), ("clipsToBounds", _): break
            default:
                notConverted.append(
                    NotConverted(
                        view.view.element, "runtime attribute '\(attribute.keyPath)'", "a view of SwiftUI has no key paths to set"))
            }
        }
        return words
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
                    notConverted.append(NotConverted(child, "trait '\(name)'", "SwiftUI has none of this name"))
                }
            default: notConverted.append(NotConverted(child, "'\(child["key"] ?? child.name)'", "it is not written yet"))
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

    // MARK: Lists

    /// A table: its cells are structures of their own.
    mutating func list(_ number: Int, _ parts: [SwiftUINode], _ depth: Int) -> [String] {
        let element = unit.views[number].view.element
        var inner = parts.flatMap { lines($0, depth: depth + 1) }
        let sections = element.children.first { $0.name == "sections" }?.children ?? []
        for section in sections {
            let cells = cells(in: section)
            let footer = section["footerTitle"].map { SwiftUIValues.text($0) }
            let title = section["headerTitle"].map { SwiftUIValues.text($0) }
            inner.append("Section {")
            inner += (cells.isEmpty ? ["// Gap: the section has no cells."] : cells).map { "    " + $0 }
            if let title { inner += ["} header: {", "    " + title] }
            if let footer { inner += ["} footer: {", "    " + footer] }
            inner.append("}")
        }
        let prototypes = element.children.filter { $0.name == "prototypes" }.flatMap { cells(in: $0) }
        if sections.isEmpty {
            inner.append("// Gap: a data source gives the rows: put a ForEach over their data here.")
            inner += prototypes.isEmpty ? ["EmptyView()"] : prototypes
        }
        var result = ["List {"] + inner.map { "    " + $0 } + ["}"]
        result.append(
            element["style"] == "plain" || element["style"] == nil
                ? ".listStyle(.plain)" : element["style"] == "insetGrouped" ? ".listStyle(.insetGrouped)" : ".listStyle(.grouped)")
        if element["separatorStyle"] == "none" { result.append(".listRowSeparator(.hidden)") }
        return result
    }

    /// The structures of the cells that stand in an element.
    private func cells(in element: Element) -> [String] {
        var result: [String] = []
        for child in element.children {
            if let view = child.asView, let name = names.name(of: view) {
                result.append(name + "()")
            } else if child.asView == nil {
                result += cells(in: child)
            }
        }
        return result
    }
}
