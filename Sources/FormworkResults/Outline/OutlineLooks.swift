import FormworkModel
import FormworkQuery

/// The notable properties of an object: its frame, visibility, arrangement and content.
struct OutlineLooks {
    private let values: ObjectValues

    /// The usual size of the system font.
    private let usualSize: String

    init(_ document: InterfaceDocument) {
        values = ObjectValues(document)
        usualSize = document.platform == .macOS ? "13" : "17"
    }

    func words(_ element: Element) -> [String] {
        var words: [String] = []
        if let view = element.asView {
            if let frame = view.frame {
                // Rounded to whole points, which is enough for an outline.
                words += [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height].map { $0.plainText(digits: 0) }
            }
            if view.isHidden { words.append("hidden") }
            if view.alpha != 1 { words.append("alpha=\(view.alpha.pointsText)") }
            if !view.isInstalled { words.append("off") }
            words += view.runtimeAttributes.map { "\($0.keyPath)=\(Self.text($0.value))" }
        }
        for (name, isUsual) in Self.shownAttributes {
            guard let value = element[name], !isUsual(value) else { continue }
            if name == "keyEquivalent" {
                words.append("key=\(OutlineNames.word(value))")
                continue
            }
            words.append(value == "YES" ? name : "\(name)=\(OutlineNames.word(value))")
        }
        if let font = values.values("font", of: element).first {
            let size = values.values("fontSize", of: element).first.flatMap(Double.init)?.pointsText
            // The system font is the usual one, so its name is omitted.
            let name = font == "system" ? nil : OutlineNames.word(font)
            if name == nil {
                if let size, size != usualSize { words.append(size + "pt") }
            } else {
                words.append("font=" + [name, size].compactMap(\.self).joined(separator: "/"))
            }
        }
        if let image = values.values("image", of: element).first { words.append("image=\(OutlineNames.word(image))") }
        if let color = values.values("color", of: element).first(where: { !$0.hasPrefix("#") && !Self.usualColors.contains($0) }) {
            words.append("color=\(OutlineNames.word(color))")
        }
        return words
    }

    /// The attributes that are shown, and a test for the usual values that are omitted.
    private static let shownAttributes: [(name: String, isUsual: @Sendable (String) -> Bool)] = [
        ("axis", { _ in false }), ("spacing", { $0 == "0" || $0 == "0.0" }), ("alignment", { _ in false }),
        ("distribution", { $0 == "fill" }),
        ("orientation", { _ in false }), ("numberOfLines", { $0 == "1" }), ("placeholder", { $0.isEmpty }),
        ("reuseIdentifier", { $0.isEmpty }),
        ("keyEquivalent", { $0.isEmpty }), ("enabled", { $0 == "YES" }), ("secureTextEntry", { $0 != "YES" }),
        ("systemItem", { _ in false }),
        ("identifier", { $0.isEmpty }), ("separatorItem", { _ in false }),
    ]

    private static let usualColors: Set<String> = [
        "white", "black", "clear", "labelColor", "textColor", "controlColor", "controlTextColor", "systemBackgroundColor", "darkTextColor",
        "textBackgroundColor", "controlBackgroundColor", "nil", "groupTableViewBackgroundColor", "windowFrameTextColor", "gridColor",
        "selectedControlTextColor", "selectedMenuItemTextColor", "headerColor", "headerTextColor",
    ]

    private static func text(_ value: InterfaceDocument.RuntimeAttribute.Value) -> String {
        switch value {
        case .string(let text), .localizedString(let text), .image(let text): OutlineNames.word(text)
        case .number(let number): number.plainText(digits: 4)
        case .boolean(let flag): flag ? "yes" : "no"
        case .point(let point): "\(point.x.pointsText),\(point.y.pointsText)"
        case .size(let size): "\(size.width.pointsText),\(size.height.pointsText)"
        case .rect(let rect): "\(rect)"
        case .range(let location, let length): "\(location.pointsText),\(length.pointsText)"
        case .color: "color"
        case .nil: "nil"
        case .other(let text): text.map(OutlineNames.word) ?? "?"
        }
    }
}
