import FormworkModel

extension IdleRule {
    static let appKit = fields + buttons + images + containers

    private static let textCells = "textFieldCell secureTextFieldCell searchFieldCell comboBoxCell tokenFieldCell"

    // MARK: Text fields

    private static let fields: [IdleRule] = [
        // A new text field draws its background.
        IdleRule("drawsBackground", value: "YES", of: textCells),
        // It never receives the focus.
        IdleRule("focusRingType", of: "textField", isFixedText), IdleRule("focusRingType", of: "textFieldCell", isFixedText),
        IdleRule("allowsCharacterPickerTouchBarItem", of: "textField", isFixedText),
        // No editing begins. Code may set the action of an editable field.
        IdleRule("sendsActionOnEndEditing", of: textCells, isFixedText),
        // Nothing to undo.
        IdleRule("allowsUndo", of: "textFieldCell", isFixedText),
    ]

    /// Whether the text of a field, which the element is or has as its cell, can be neither edited nor selected.
    private static let isFixedText: Test = { element, _ in
        let cell = element.name == "textField" ? element.child(key: "cell") : element
        return cell.map { $0["editable"] != "YES" && $0["selectable"] != "YES" } ?? false
    }

    // MARK: Buttons

    private static let buttons: [IdleRule] = [
        // A new button centers its title.
        IdleRule("alignment", of: "buttonCell") { cell, value in value == "center" && !isBox(cell) },
        // Nothing to scale.
        IdleRule("imageScaling", of: "buttonCell") { cell, _ in !hasImage(cell) && !isBox(cell) },
        IdleRule("imageScaling", of: "popUpButtonCell") { cell, _ in !hasImageInMenu(cell) },
        // The button shows its state only while it is pressed.
        IdleRule("state", of: "buttonCell") { cell, _ in isMomentary(cell) },
        IdleRule("imagePosition", of: "buttonCell") { cell, value in isBox(cell) ? value == "left" : value == "none" && !hasImage(cell) },
        // A new pop-up button has a rounded bezel. Its title is aligned as the language is written, unless a line says otherwise.
        IdleRule("bezelStyle", value: "rounded", of: "popUpButtonCell"),
        IdleRule("borderStyle", of: "popUpButtonCell") { $1 == "border" || $1 == "borderAndBezel" },
        // The menu of a pop-up button shows no title.
        IdleRule("title", of: "menu") { menu, _ in menu.parent?.name == "popUpButtonCell" },
    ]

    /// Whether a button has a type that shows no state.
    private static func isMomentary(_ cell: Element) -> Bool {
        guard !isBox(cell), let behavior = cell.children.first(where: { $0.name == "behavior" }) else { return false }
        return ["changeContents", "changeGray", "changeBackground", "multiLevelAccelerator"].allSatisfy { behavior[$0] != "YES" }
    }

    private static func hasImageInMenu(_ cell: Element) -> Bool {
        var waiting = [cell]
        while let next = waiting.popLast() {
            if next["image"] != nil || next.name == "imageReference" || next.name == "image" { return true }
            waiting += next.children
        }
        return false
    }

    private static func isBox(_ cell: Element) -> Bool { cell["type"] == "check" || cell["type"] == "radio" }

    private static func hasImage(_ cell: Element) -> Bool {
        cell["image"] != nil || cell["alternateImage"] != nil || cell.children.contains { $0.name == "imageReference" }
    }

    // MARK: Images

    private static let images: [IdleRule] = [
        // An image view that takes no images never acts as a control.
        IdleRule("continuous", of: "imageCell"),
        IdleRule("refusesFirstResponder", of: "imageCell") { cell, _ in cell["editable"] != "YES" },
        IdleRule("focusRingType", of: "imageCell") { cell, _ in cell["editable"] != "YES" },
        IdleRule("focusRingType", of: "imageView") { view, _ in view.child(key: "cell")?["editable"] != "YES" },
    ]

    // MARK: Containers

    private static let containers: [IdleRule] =
        ["horizontalLineScroll", "verticalLineScroll", "horizontalPageScroll", "verticalPageScroll"].map { key in
            IdleRule(key, of: "scrollView") { Double($1) == 10 }
        } + [
            IdleRule("drawsBackground", value: "YES", of: "scrollView"),
            IdleRule("title", of: "box") { box, _ in box["titlePosition"] == "noTitle" },
            IdleRule("horizontalClippingResistancePriority", of: "stackView") { Double($1) == 1000 },
            IdleRule("verticalClippingResistancePriority", of: "stackView") { Double($1) == 1000 },
            // Interface Builder writes the number before 250 for the initial value.
            IdleRule("horizontalStackHuggingPriority", of: "stackView", isInitialHugging),
            IdleRule("verticalStackHuggingPriority", of: "stackView", isInitialHugging),
        ]

    private static let isInitialHugging: Test = { Double($1).map { $0 <= 250 && $0 > 249.9999 } ?? false }

    // MARK: Parts

    static let appKitParts: [IdleRule] = [
        // The font of a new control of the regular size.
        IdleRule("font", of: textCells + " buttonCell") { font, _ in
            font["metaFont"] == "system" && font["size"] == nil && isRegular(font.parent)
        },
        // The color of a new text field's text. The initializers of labels give them another one.
        IdleRule("textColor", of: textCells) { color, _ in
            color["catalog"] == "System" && color["name"] == "controlTextColor" && color.parent?.customClass == nil
                && color.parent?.parent.flatMap(AppKitMaker.init) == nil
        },
        // The background isn't drawn, or has the color of a new text field.
        IdleRule("backgroundColor", of: textCells) { color, _ in
            guard let cell = color.parent, cell.customClass == nil else { return false }
            return cell["drawsBackground"] != "YES" || color["catalog"] == "System" && color["name"] == "textBackgroundColor"
        },
        // A column's header draws its own background, and has the color of headers.
        IdleRule("backgroundColor", of: "tableHeaderCell") { color, _ in
            color["catalog"] == "System" && color["name"]?.hasPrefix("header") == true
        },
        IdleRule("textColor", of: "tableHeaderCell") { color, _ in color["catalog"] == "System" && color["name"] == "headerTextColor" },
        // The colors of a new table.
        IdleRule("gridColor", of: "tableView outlineView") { color, _ in color["catalog"] == "System" && color["name"] == "gridColor" },
        IdleRule("backgroundColor", of: "tableView") { color, _ in
            color["catalog"] == "System" && color["name"] == "controlBackgroundColor"
        },
    ]

    private static func isRegular(_ cell: Element?) -> Bool {
        guard let cell, cell.customClass == nil, cell.parent?.customClass == nil else { return false }
        let sizes: [String?] = [cell["controlSize"], cell.parent?["controlSize"]]
        return sizes.allSatisfy { $0 == nil || $0 == "regular" }
    }
}
