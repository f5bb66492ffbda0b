import FormworkModel

/// Writes UIKit colors, fonts and images in Objective-C, and values of runtime attributes for both toolkits.
enum ObjectiveCValue {
    /// Returns the expression of an image in the bundle or of a system symbol.
    static func image(_ name: String, isSymbol: Bool) -> String {
        "[UIImage \(isSymbol ? "systemImageNamed" : "imageNamed"):\(CodeLiteral.objectiveCString(name))]"
    }

    static func color(_ element: Element) -> String? {
        func part(_ name: String) -> String? { element[name].flatMap { CodeLiteral.number($0) } }
        if let name = element["systemColor"] ?? element["cocoaTouchSystemColor"], let member = ColorCode.system(name) {
            // Objective-C has the suffix `Color`, which Swift leaves out.
            return "UIColor.\(member.dropFirst())Color"
        }
        if let name = element["name"], element["colorSpace"] != "catalog" {
            return "[UIColor colorNamed:\(CodeLiteral.objectiveCString(name))]"
        }
        let alpha = part("alpha") ?? "1"
        if let white = part("white") {
            switch (white, alpha) {
            case ("0", "0"): return "UIColor.clearColor"
            case ("0", "1"): return "UIColor.blackColor"
            case ("1", "1"): return "UIColor.whiteColor"
            default: return "[UIColor colorWithWhite:\(ColorComponents.texts([white], language: .objectiveC)[0]) alpha:\(alpha)]"
            }
        }
        guard let red = part("red"), let green = part("green"), let blue = part("blue") else { return nil }
        if let name = ColorComponents.name(of: [red, green, blue], alpha) { return "UIColor.\(name)Color" }
        let isWide = (element["customColorSpace"] ?? element["colorSpace"]) == "displayP3"
        let parts = ColorComponents.texts([red, green, blue], language: .objectiveC)
        return "[UIColor color\(isWide ? "WithDisplayP3Red" : "WithRed"):\(parts[0]) green:\(parts[1]) blue:\(parts[2]) alpha:\(alpha)]"
    }

    static func font(_ element: Element) -> String? {
        if let style = element["style"] {
            return FontCode.textStyles[style].map {
                "[UIFont preferredFontForTextStyle:UIFontTextStyle\($0.prefix(1).uppercased() + $0.dropFirst())]"
            }
        }
        let names = [
            "button": "buttonFontSize", "label": "labelFontSize", "smallSystem": "smallSystemFontSize", "system": "systemFontSize",
        ]
        guard
            let size = element["pointSize"].flatMap({ CodeLiteral.number($0) })
                ?? element["size"].flatMap({ names[$0] }).map({ "UIFont.\($0)" })
        else { return nil }
        if let name = element["name"] {
            return "[UIFont fontWithName:\(CodeLiteral.objectiveCString(name)) size:\(size)] ?: [UIFont systemFontOfSize:\(size)]"
        }
        if let weight = element["weight"] {
            guard FontCode.weights.contains(weight) else { return nil }
            return "[UIFont systemFontOfSize:\(size) weight:UIFontWeight\(weight.prefix(1).uppercased() + weight.dropFirst())]"
        }
        switch element["type"] {
        case "boldSystem": return "[UIFont boldSystemFontOfSize:\(size)]"
        case "italicSystem": return "[UIFont italicSystemFontOfSize:\(size)]"
        case "system", nil: return "[UIFont systemFontOfSize:\(size)]"
        default: return nil
        }
    }

    /// Returns the value of a runtime attribute as an expression of an object; nil if it cannot be expressed.
    static func object(_ value: InterfaceDocument.RuntimeAttribute.Value, _ element: Element?, _ toolkit: Toolkit = .uiKit) -> String? {
        func number(_ value: Double) -> String { CodeLiteral.number(value) }
        func boxed(_ type: String, _ value: String) -> String { "[NSValue valueWith\(toolkit == .uiKit ? "CG" : "")\(type):\(value)]" }
        let prefix = toolkit == .uiKit ? "CG" : "NS"
        guard value.isFinite else { return nil }
        switch value {
        case .string(let text): return CodeLiteral.objectiveCString(text)
        case .localizedString(let text): return "NSLocalizedString(\(CodeLiteral.objectiveCString(text)), nil)"
        case .number(let value): return "@(\(number(value)))"
        case .boolean(let flag): return flag ? "@YES" : "@NO"
        case .point(let point):
            return boxed(
                "Point", CodeLanguage.objectiveC.structure(prefix + "Point", fields: [("x", number(point.x)), ("y", number(point.y))]))
        case .size(let size):
            return boxed(
                "Size",
                CodeLanguage.objectiveC.structure(
                    prefix + "Size", fields: [("width", number(size.width)), ("height", number(size.height))]))
        case .rect(let rect): return boxed("Rect", CodeLanguage.objectiveC.rect(prefix + "Rect", rect: rect))
        case .range(let location, let length): return "[NSValue valueWithRange:NSMakeRange(\(number(location)), \(number(length)))]"
        case .color:
            return element?.child(key: "value").flatMap { toolkit == .uiKit ? color($0) : AppKitColor.expression($0, .objectiveC) }
        case .image(let name):
            let isSymbol = element?["catalog"] == "system"
            return toolkit == .uiKit
                ? image(name, isSymbol: isSymbol) : AppKitImage.named(name, isSymbol: isSymbol, language: .objectiveC)
        case .nil: return "nil"
        case .other: return nil
        }
    }
}
