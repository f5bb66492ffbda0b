import FormworkDiagnostics
import FormworkModel

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#endif

/// Finds texts with too little contrast to their background.
struct ContrastRule: ValidationRule {
    let id = "contrast"
    let isOnByDefault = false
    let severities: [Severity] = [.warning]
    let documentation = RuleDocumentation(
        summary: "a text has too little contrast with its background",
        explanation: """
            The Web Content Accessibility Guidelines 2.1 require a contrast of 4.5 to 1, and of 3 to 1 for texts from 18 points on, or from 14 \
            points if they are bold. The colours are those of the label or button and of the nearest opaque background, in light and dark mode. A \
            label or text view of iOS without a colour has the label colour, black in light and white in dark mode. Colours that are not in the \
            document are not checked. Images and other views behind the text are not considered, so this rule is off by default.
            """,
        example: """
            <view><color key="backgroundColor" white="1" alpha="1" …/>…<label><color key="textColor" white="0.8" alpha="1" …/></label></view>
            """)

    func check(_ context: ValidationContext) -> [Finding] {
        let values = ResolvedDocument(context.document, widthClass: nil, heightClass: nil)
        let colors = ColorReader(values)
        return context.document.views.compactMap { view in
            guard let text = Self.textColor(of: view, colors, values: values), let background = Self.background(of: view, colors) else {
                return nil
            }
            let isLarge = Self.isLarge(view)
            let contrasts = [
                (Self.contrast(text.light, background: background.light), "in light mode"),
                (Self.contrast(text.dark, background: background.dark), "in dark mode"),
            ]
            guard let worst = contrasts.min(by: { $0.0 < $1.0 }), worst.0 < (isLarge ? 3 : 4.5) else { return nil }
            let tenths = (worst.0 * 10).rounded(.down) / 10
            let surroundings = text.light == text.dark && background.light == background.dark ? "" : " \(worst.1)"
            return Finding(
                view.element,
                "the text of '\(view.element.shortName)' has a contrast of \(tenths.plainText(digits: 1)) to 1\(surroundings), "
                    + "less than \(isLarge ? "3" : "4.5")"
            )
        }
    }

    private static func textColor(of view: View, _ colors: ColorReader, values: ResolvedDocument) -> Paint? {
        let node = view.element.node
        var paint: Paint?
        switch view.element.name {
        case "label", "textView": paint = colors.paint(node, key: "textColor") ?? defaultColor(of: view)
        case "button":
            paint = values.child(node, key: "normal").flatMap { state in
                view.element.label == nil ? nil : colors.paint(state, key: "titleColor")
            }
        default: return nil
        }
        return paint.flatMap { $0.light.alpha > 0 && $0.dark.alpha > 0 ? $0 : nil }
    }

    /// Returns the color of a text without a color in the document; nil if its runs may have colors, and on macOS, where cells have them.
    private static func defaultColor(of view: View) -> Paint? {
        guard view.document.platform == .iOS, view.element.label != nil, view.element.child(key: "attributedText") == nil else {
            return nil
        }
        let isUnknown = view.element.child(key: "textColor").map { $0.name != "nil" } ?? false
        return isUnknown ? nil : .label
    }

    /// Returns the nearest opaque color behind a view; nil if something unknown is behind it.
    private static func background(of view: View, _ colors: ColorReader) -> Paint? {
        var next: View? = view
        while let view = next {
            if view.element.child(key: "backgroundColor") != nil {
                guard let paint = colors.paint(view.element.node, key: "backgroundColor") else { return nil }
                if paint.light.alpha >= 1, paint.dark.alpha >= 1 { return view.alpha >= 1 ? paint : nil }
                if !paint.isClear { return nil }
            }
            if ["visualEffectView", "imageView"].contains(view.element.name) || view.alpha < 1 { return nil }
            // Siblings behind the view aren't examined; give up if one is an image.
            if let superview = view.superview, superview.subviews.contains(where: { $0.element.name == "imageView" && $0 != view }) {
                return nil
            }
            next = view.superview
        }
        return nil
    }

    private static func isLarge(_ view: View) -> Bool {
        guard let font = view.element.child(key: "fontDescription"), let size = font[.pointSize].flatMap(Double.init) else { return false }
        let isBold = font[.type] == "boldSystem" || ["bold", "heavy", "black"].contains(font[.weight] ?? "")
        return size >= 18 || isBold && size >= 14
    }

    /// Returns WCAG's contrast ratio, from 1 to 21. A translucent text is blended with the background first.
    private static func contrast(_ text: RGBA, background: RGBA) -> Double {
        func mixed(_ above: UInt8, _ below: UInt8) -> Double { Double(above) * text.alpha + Double(below) * (1 - text.alpha) }
        let above = luminance(
            mixed(text.red, background.red), green: mixed(text.green, background.green), blue: mixed(text.blue, background.blue))
        let below = luminance(Double(background.red), green: Double(background.green), blue: Double(background.blue))
        return (max(above, below) + 0.05) / (min(above, below) + 0.05)
    }

    /// Returns WCAG's relative luminance of components from 0 to 255.
    private static func luminance(_ red: Double, green: Double, blue: Double) -> Double {
        func linear(_ value: Double) -> Double {
            let share = value / 255
            return share <= 0.03928 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }
}
