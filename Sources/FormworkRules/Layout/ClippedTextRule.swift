import FormworkDiagnostics
import FormworkLayout
import FormworkModel

/// Finds texts that don't fit into their views.
struct ClippedTextRule: LayoutRule {
    let id = "clipped-text"
    let isOnByDefault = false
    let measuresTexts = true
    let severities: [Severity] = [.warning]
    let documentation = RuleDocumentation(
        summary: "a text does not fit its label or button (with --solve)",
        explanation: """
            The text ends in an ellipsis or is cut off. Texts are measured with Formwork's tables of font metrics; fonts without a table are not \
            checked. Labels that shrink their font to fit and texts that scroll are not reported. Texts in a document are often placeholders that \
            code replaces, so this rule is off by default.
            """,
        example: """
            <label text="Remember this device" lineBreakMode="tailTruncation" …/>   in 80 points
            """)

    func check(_ scene: DocumentLayout.Root, context: ValidationContext) -> [Finding] {
        let open = Set(scene.ambiguous)
        return scene.texts.compactMap { text in
            let view = text.view
            guard Self.isLabel(view.element), !Self.isPlaced(view), text.certainty <= .measured, !open.contains(view),
                !context.isHidden(view),
                view.element[.adjustsFontSizeToFit] != "YES", text.room.width > 0, text.room.height > 0
            else { return nil }
            let isTooWide = text.size.width > text.room.width + 1 && !Self.wraps(view.element)
            let isTooHigh = text.size.height > text.room.height + 1 && !Self.grows(view)
            guard isTooWide || isTooHigh else { return nil }
            let (needed, room) = isTooWide ? (text.size.width, text.room.width) : (text.size.height, text.room.height)
            return Finding(
                view.element,
                "the text of '\(view.element.shortName)' does not fit: it is \(needed.pointsText) points "
                    + "\(isTooWide ? "wide" : "high"), but only \(room.pointsText) are available"
            )
        }
    }

    /// Whether a view shows a text that is neither edited nor scrolled.
    private static func isLabel(_ element: Element) -> Bool {
        if element.name == "label" || element.name == "button" { return true }
        guard element.document.platform == .macOS, element.name == "textField", let cell = element.child(key: "cell") else { return false }
        return cell[.editable] != "YES"
    }

    /// Whether a text that is too wide wraps to another line.
    private static func wraps(_ element: Element) -> Bool {
        guard element.name == "textField" else { return element[.numberOfLines].map { $0 != "1" } ?? false }
        return element.child(key: "cell")?.lineBreak?.wraps ?? true
    }

    /// Whether the view is a label of a cell in one of UIKit's styles, which positions it at run time.
    private static func isPlaced(_ view: View) -> Bool {
        guard let id = view.id, let cell = cell(around: view) else { return false }
        return cell["textLabel"] == id || cell["detailTextLabel"] == id
    }

    /// Whether the view is in a table row that gets the height of its content at run time.
    private static func grows(_ view: View) -> Bool {
        guard let cell = cell(around: view), cell[.rowHeight] == nil else { return false }
        var next = cell.parent
        while let element = next {
            if element.name == "tableView" { return element[.rowHeight] == "-1" }
            next = element.parent
        }
        return false
    }

    private static func cell(around view: View) -> Element? {
        var next: Element? = view.element
        while let element = next {
            if element.name == "tableViewCell" { return element }
            next = element.parent
        }
        return nil
    }
}
