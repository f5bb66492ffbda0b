import FormworkModel
import FormworkTree

extension IdleRule {
    static let uiKit = drawing + cells + margins + texts

    // MARK: Drawing

    /// Views of UIKit's own classes that draw nothing themselves: their layers have no contents.
    private static let plainViews =
        "view stackView scrollView tableView collectionView tableViewCellContentView collectionViewCellContentView tableViewCell "
        + "collectionViewCell collectionReusableView containerView"

    private static let bars = "toolbar navigationBar tabBar searchBar"

    private static let drawing: [IdleRule] = [
        // UIKit's bars draw their contents in views of their own.
        IdleRule("opaque", of: bars, isOfKit), IdleRule("clearsContextBeforeDrawing", of: bars + " label imageView " + plainViews, isOfKit),
        // A label draws its text in the same place and with the same background either way.
        IdleRule("opaque", of: "label", isOfKit), IdleRule("contentMode", of: "label") { isOfKit($0, $1) && $1 == "left" },
        IdleRule("opaque", of: plainViews, isOfKit), IdleRule("contentMode", of: plainViews, isOfKit),
        // No touch begins in them, and none of their gesture recognizers takes a second one.
        IdleRule("multipleTouchEnabled", of: "label imageView stackView tableViewCellContentView collectionViewCellContentView") {
            isOfKit($0, $1) && !hasRecognizers($0)
        },
    ]

    private static func hasRecognizers(_ element: Element) -> Bool {
        element.children.contains { $0.name == "connections" && $0.children.contains { $0["property"] == "gestureRecognizers" } }
    }

    /// Whether the object is of the toolkit's own class.
    private static let isOfKit: Test = { element, _ in element.customClass == nil }

    // MARK: Cells

    private static let cells: [IdleRule] = [
        // The cell has the same bounds, and clips as well.
        IdleRule("clipsSubviews", of: "tableViewCellContentView collectionViewCellContentView view") { element, _ in
            element["key"] == "contentView" && element.parent?["clipsSubviews"] == "YES"
        },
        // The cell places its own labels, and receives their touches.
        IdleRule("clipsSubviews", of: "label") { element, _ in isOfStyledCell(element) },
        IdleRule("opaque", of: "label imageView") { element, _ in isOfStyledCell(element) },
        IdleRule("contentMode", of: "label") { element, _ in isOfStyledCell(element) },
        IdleRule("userInteractionEnabled", of: "label imageView") { element, _ in
            isOfStyledCell(element) && !hasRecognizers(element)
        },
        // Since iOS 7 both are gray.
        IdleRule("selectionStyle", value: "blue", of: "tableViewCell"),
        // The indentation is the product of both.
        IdleRule("indentationLevel", of: "tableViewCell") { element, _ in
            element["indentationWidth"] == "0.0" || element["indentationWidth"] == "0"
        },
        IdleRule("indentationWidth", of: "tableViewCell") { element, _ in
            (element["indentationLevel"] ?? "0") == "0" || element["indentationWidth"]?.isZero ?? false
        },
    ]

    /// Whether an element is a label or an image that a cell in a standard style has, and places.
    static func isOfStyledCell(_ element: Element) -> Bool {
        guard let id = element.id, let cell = element.parent?.parent?.parent, cell.name == "tableViewCell" else { return false }
        return [cell["textLabel"], cell["detailTextLabel"], cell["imageView"]].contains(id)
    }

    // MARK: Margins

    private static let margins: [IdleRule] = [
        IdleRule("preservesSuperviewLayoutMargins", of: marginViews) { element, _ in !usesMargins(element) },
        IdleRule("insetsLayoutMarginsFromSafeArea", of: marginViews) { element, _ in !usesMargins(element) },
    ]

    /// Views whose margins only their subviews and constraints use.
    private static let marginViews = "label imageView button textField tableViewCellContentView collectionViewCellContentView"

    /// Whether anything inside the outermost view, or one of its constraints, uses or inherits margins.
    private static func usesMargins(_ element: Element) -> Bool {
        var waiting = element.children
        if element["key"] != "contentView", waiting.allSatisfy({ $0.name != "subviews" && $0.name != "constraints" }) {
            // Constraints to the margins of a view without subviews are in the view around it.
            waiting = element.parent?.parent?.children.filter { $0.name == "constraints" } ?? []
        }
        while let next = waiting.popLast() {
            if next["preservesSuperviewLayoutMargins"] == "YES" || next["layoutMarginsRelativeArrangement"] == "YES" { return true }
            if next.name == "viewLayoutGuide", next["key"] != "safeArea" { return true }
            if [next["firstAttribute"], next["secondAttribute"]].contains(where: { $0?.contains("argin") ?? false }) { return true }
            waiting += next.children
        }
        return false
    }

    // MARK: Texts

    private static let texts: [IdleRule] = [
        // Without fitting there is no smallest size.
        IdleRule("minimumScaleFactor", of: "label button") { element, _ in element["adjustsFontSizeToFit"] == "NO" },
        IdleRule("minimumFontSize", of: "label") { element, _ in element["adjustsFontSizeToFit"] == "NO" },
        IdleRule("minimumFontSize", of: "textField") { element, _ in element["adjustsFontSizeToFit"] == "NO" || neverFits(element) },
        IdleRule("adjustsFontSizeToFit", of: "textField") { element, _ in neverFits(element) },
        // The title of the configuration replaces it.
        IdleRule("title", of: "state") { state, _ in
            guard state["key"] == "normal", let configuration = state.parent?.child(key: "configuration") else { return false }
            return configuration["title"] != nil || configuration.child(key: "title") != nil
        },
    ]

    /// Whether a text field's font is as small as its smallest font.
    private static func neverFits(_ field: Element) -> Bool {
        guard let smallest = field["minimumFontSize"].flatMap(Double.init), field["adjustsFontSizeToFit"] != "NO",
            let size = field.child(key: "fontDescription")?["pointSize"].flatMap(Double.init)
        else { return false }
        return smallest >= size && field["adjustsFontForContentSizeCategory"] != "YES"
    }

    // MARK: Parts

    static let uiKitParts: [IdleRule] = [
        // The font of a new label or text field.
        IdleRule("fontDescription", of: "label textField") { font, _ in
            font.parent?.customClass == nil && font["type"] == "system" && font["weight"] == nil
                && font["pointSize"].flatMap(Double.init) == 17
        },
        // The text covers a shadow without an offset.
        IdleRule("shadowColor", of: "label") { color, _ in isZero(color.parent?.child(key: "shadowOffset")) },
        IdleRule("shadowOffset", of: "label") { offset, _ in
            isZero(offset) || offset.parent?.child(key: "shadowColor") == nil
        },
        IdleRule("titleShadowColor", of: "state") { color, _ in
            let button = color.parent?.parent
            return button?["reversesTitleShadowWhenHighlighted"] != "YES"
                && (button?.child(key: "titleShadowOffset") == nil || isZero(button?.child(key: "titleShadowOffset")))
        },
        // Interface Builder writes the smallest number for a side that is 0.
        IdleRule("imageEdgeInsets", of: "button") { insets, _ in isNothing(insets) },
        IdleRule("titleEdgeInsets", of: "button") { insets, _ in isNothing(insets) },
        IdleRule("contentEdgeInsets", of: "button") { insets, _ in
            // Zeros are the initial value. Other small values turn off the insets of the button's type.
            ["minX", "minY", "maxX", "maxY"].allSatisfy { insets[$0].flatMap(Double.init) == 0 }
        },
    ]

    private static func isZero(_ size: Element?) -> Bool {
        guard let size else { return false }
        return ["width", "height"].allSatisfy { (size[$0] ?? "0").isZero }
    }

    private static func isNothing(_ insets: Element) -> Bool {
        ["minX", "minY", "maxX", "maxY"].allSatisfy { abs(insets[$0].flatMap(Double.init) ?? 1) < Double.leastNormalMagnitude * 2 }
    }
}

extension String {
    /// Whether it is the number 0.
    fileprivate var isZero: Bool { Double(self) == 0 }
}
