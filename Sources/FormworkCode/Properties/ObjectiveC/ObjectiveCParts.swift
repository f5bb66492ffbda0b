import FormworkModel

/// Elements in views' elements that have rules of their own, in Objective-C: what UIKit has several statements for.
enum ObjectiveCParts {
    static func code(_ part: Element, _ variable: String) -> PartCode {
        switch part.name {
        case "state": return state(part, variable)
        case "segments": return segments(part, variable)
        case "autoresizingMask": return autoresizingMask(part, variable)
        case "textInputTraits": return rules(part, variable, InputTraitsCode.rules)
        case "accessibility": return accessibility(part, variable)
        // The initializer has said those that it knows.
        case "blurEffect", "vibrancyEffect":
            var code = PartCode()
            if ObjectiveCInitializer.effect(part) == nil { code.leaveOut(part, "the style is not known") }
            return code
        case "date":
            var code = PartCode()
            if let key = part["key"], ["date", "minimumDate", "maximumDate"].contains(key),
                let seconds = part["timeIntervalSinceReferenceDate"].flatMap({ SwiftLiteral.number($0) })
            {
                code.statements = ["\(variable).\(key) = [NSDate dateWithTimeIntervalSinceReferenceDate:\(seconds)];"]
            } else {
                code.leaveOut(part, "the date cannot be read")
            }
            return code
        case "attributedString": return attributedString(part, variable)
        default:
            var code = PartCode()
            code.leaveOut(part, "it is not written in Objective-C: convert to Swift for it", affectsLayout: true)
            return code
        }
    }

    // MARK: Buttons and segments

    private static func state(_ element: Element, _ variable: String) -> PartCode {
        var code = PartCode()
        guard let key = element["key"], ["normal", "highlighted", "disabled", "selected", "focused"].contains(key) else {
            code.leaveOut(element, "the state is not known", affectsLayout: true)
            return code
        }
        let state = "UIControlState" + key.prefix(1).uppercased() + key.dropFirst()
        func set(_ what: String, _ value: String) { code.statements.append("[\(variable) set\(what):\(value) forState:\(state)];") }
        for (name, value) in element.attributes {
            switch name {
            case "key", "catalog": break
            case "title": set("Title", CodeLiteral.objectiveCString(value))
            case "image": set("Image", ObjectiveCValue.image(element, name) ?? "nil")
            case "backgroundImage": set("BackgroundImage", ObjectiveCValue.image(element, name) ?? "nil")
            default: code.leaveOut(element, attribute: name, "no counterpart in UIKit is known", affectsLayout: true)
            }
        }
        for child in element.children {
            let color = child.name == "color" ? ObjectiveCValue.color(child) : nil
            switch (child.name, child["key"]) {
            case ("color", "titleColor") where color != nil: set("TitleColor", color ?? "nil")
            case ("color", "titleShadowColor") where color != nil: set("TitleShadowColor", color ?? "nil")
            case ("string", "title"), ("mutableString", "title"): set("Title", CodeLiteral.objectiveCString(child.plainText ?? ""))
            case ("nil", _): break
            default: code.leaveOut(child, "it is not written in Objective-C: convert to Swift for it", affectsLayout: child.name != "color")
            }
        }
        return code
    }

    private static func segments(_ element: Element, _ variable: String) -> PartCode {
        var code = PartCode()
        for (index, segment) in element.children.enumerated() {
            if let image = ObjectiveCValue.image(segment, "image") {
                code.statements.append("[\(variable) insertSegmentWithImage:\(image) atIndex:\(index) animated:NO];")
            } else {
                let title = segment["title"] ?? segment.stringChild("title")
                let text = title.map(CodeLiteral.objectiveCString) ?? "nil"
                code.statements.append("[\(variable) insertSegmentWithTitle:\(text) atIndex:\(index) animated:NO];")
            }
            for (name, value) in segment.attributes where !["title", "image", "catalog", "key", "id"].contains(name) {
                switch (name, SwiftLiteral.number(value)) {
                case ("enabled", _): if value == "NO" { code.statements.append("[\(variable) setEnabled:NO forSegmentAtIndex:\(index)];") }
                case ("width", let width?): code.statements.append("[\(variable) setWidth:\(width) forSegmentAtIndex:\(index)];")
                default: code.leaveOut(segment, attribute: name, "no counterpart in UIKit is known")
                }
            }
            for child in segment.children where child["key"] != "title" {
                code.leaveOut(child, "it is not written in Objective-C: convert to Swift for it", affectsLayout: true)
            }
        }
        return code
    }

    // MARK: Simple ones

    private static func autoresizingMask(_ element: Element, _ variable: String) -> PartCode {
        let members = [
            ("flexibleMinX", "FlexibleLeftMargin"), ("widthSizable", "FlexibleWidth"), ("flexibleMaxX", "FlexibleRightMargin"),
            ("flexibleMinY", "FlexibleTopMargin"), ("heightSizable", "FlexibleHeight"), ("flexibleMaxY", "FlexibleBottomMargin"),
        ]
        let set = members.filter { element[$0.0] == "YES" }.map { "UIViewAutoresizing" + $0.1 }
        return set.isEmpty ? PartCode() : PartCode(["\(variable).autoresizingMask = \(set.joined(separator: " | "));"])
    }

    private static func accessibility(_ element: Element, _ variable: String) -> PartCode {
        var code = PartCode()
        func set(_ name: String, _ text: String) {
            code.statements.append(
                "\(variable).accessibility\(name.prefix(1).uppercased() + name.dropFirst()) = \(CodeLiteral.objectiveCString(text));")
        }
        for (name, value) in element.attributes where name != "key" {
            if ["label", "hint", "identifier", "value"].contains(name) {
                set(name, value)
            } else {
                code.leaveOut(element, attribute: name, "no counterpart in UIKit is known")
            }
        }
        for child in element.children {
            switch (child.name, child["key"], child["value"]) {
            case ("bool", "isElement", "YES"?), ("bool", "isElement", "NO"?):
                code.statements.append("\(variable).isAccessibilityElement = \(child["value"] ?? "NO");")
            case ("string", let key?, _) where ["label", "hint", "identifier", "value"].contains(key): set(key, child.plainText ?? "")
            case ("accessibilityTraits", _, _):
                let names = child.attributes.filter { $0.name != "key" && $0.value == "YES" }.map(\.name)
                let known = names.compactMap { AccessibilityCode.traits[$0] }
                guard known.count == names.count else {
                    code.leaveOut(child, "a trait is not known")
                    continue
                }
                let traits = known.map { "UIAccessibilityTrait" + $0.prefix(1).uppercased() + $0.dropFirst() }
                if !traits.isEmpty { code.statements.append("\(variable).accessibilityTraits = \(traits.joined(separator: " | "));") }
            default: code.leaveOut(child, "no counterpart in UIKit is known")
            }
        }
        return code
    }

    /// Turns attributes into statements, by rules.
    static func rules(_ element: Element, _ variable: String, _ rules: [PropertyRule]) -> PartCode {
        var code = PartCode()
        let table = Dictionary(rules.map { ($0.attribute, $0) }) { first, _ in first }
        let written = element.attributes.filter { $0.name != "key" && $0.name != "id" }.map { (name: $0.name, value: $0.value) }
        let absent = rules.filter { element[$0.attribute] == nil }.compactMap { rule in
            rule.absent.map { (name: rule.attribute, value: $0) }
        }
        for (name, value) in written + absent {
            guard let rule = table[name] else {
                code.leaveOut(element, attribute: name, "no counterpart in UIKit is known")
                continue
            }
            if let initial = rule.initial, rule.areSame(initial, value) { continue }
            if let expression = ObjectiveCProperty.expression(rule, value) {
                code.statements.append(ObjectiveCProperty.statement(rule, variable, expression))
            } else {
                code.leaveOut(element, attribute: name, "the value '\(value)' is not known")
            }
        }
        return code
    }

    // MARK: Texts

    /// The text; its fonts and colours are those of Swift's code only.
    private static func attributedString(_ element: Element, _ variable: String) -> PartCode {
        var code = PartCode()
        let fragments = element.children.filter { $0.name == "fragment" }
        let text = fragments.map { $0["content"] ?? $0.child(key: "content")?.plainText ?? "" }.joined()
        guard let property = element["key"], ["attributedText", "attributedPlaceholder"].contains(property) else {
            code.leaveOut(element, "no counterpart in UIKit is known", affectsLayout: true)
            return code
        }
        code.statements = ["\(variable).\(property) = [[NSAttributedString alloc] initWithString:\(CodeLiteral.objectiveCString(text))];"]
        for fragment in fragments where !fragment.children.filter({ $0.name == "attributes" }).flatMap(\.children).isEmpty {
            code.leaveOut(fragment, "attributes of texts are not written in Objective-C: convert to Swift for them", affectsLayout: true)
        }
        return code
    }
}
