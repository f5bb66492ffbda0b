/// Properties whose keys in AppKit's files are not known.
///
/// They are set when the file is loaded, as attributes of the application's own are: by their public names. That is a form that AppKit is known
/// to read, where a key would be a guess.
package struct MacLateSetting: Sendable {
    /// The attribute, or the key of the element, that says the value.
    package let name: String
    /// The property's public name.
    package let property: String
    package let kind: Kind

    package enum Kind: Sendable {
        case truth
        /// A truth that is one unless the document denies it.
        case denial
        case number
        case text
        case words([String: Int])
        case color
        case image
        /// The appearance of a view or a window: an object that is known by its name.
        case appearance
    }

    init(_ name: String, _ kind: Kind, property: String? = nil) {
        self.name = name
        self.property = property ?? name
        self.kind = kind
    }

    /// What is set of each element's object.
    package static func settings(of element: String, isView: Bool) -> [MacLateSetting] {
        (settings[element] ?? []) + (isView || element == "window" ? looks : [])
    }

    private static let looks = [
        MacLateSetting("appearanceType", .appearance, property: "appearance"),
        // What is never mirrored goes from left to right in every language.
        MacLateSetting("mirrorLayoutDirectionWhenInternationalizing", .words(["never": 0]), property: "userInterfaceLayoutDirection"),
    ]
    private static let named = [MacLateSetting("identifier", .text)]
    private static let buttons = [
        MacLateSetting("contentTintColor", .color), MacLateSetting("bezelColor", .color), MacLateSetting("springLoaded", .truth),
    ]
    private static let writing = [MacLateSetting("baseWritingDirection", .words(["natural": -1, "leftToRight": 0, "rightToLeft": 1]))]
    private static let rotations = [MacLateSetting("frameRotation", .number), MacLateSetting("boundsRotation", .number)]

    private static let settings: [String: [MacLateSetting]] = [
        "button": buttons, "popUpButton": buttons, "imageView": [MacLateSetting("contentTintColor", .color)],
        "splitView": [MacLateSetting("arrangesAllSubviews", .truth)] + rotations,
        "menu": named + [MacLateSetting("showsStateColumn", .truth)],
        "menuItem": named + [MacLateSetting("allowsKeyEquivalentWhenHidden", .truth)],
        "collectionViewItem": named, "viewController": named,
        "matrix": [MacLateSetting("autorecalculatesCellSize", .truth)],
        "textView": [
            MacLateSetting("incrementalSearchingEnabled", .truth), MacLateSetting("usesInspectorBar", .truth),
            MacLateSetting("allowsImageEditing", .truth), MacLateSetting("verticallyResizable", .denial),
            MacLateSetting("fieldEditor", .truth),
        ] + writing,
        // What its clip view draws is its own.
        "scrollView": [
            MacLateSetting("drawsBackground", .denial),
            MacLateSetting("findBarPosition", .words(["aboveHorizontalRuler": 0, "aboveContent": 1, "belowContent": 2])),
            MacLateSetting("scrollerKnobStyle", .words(["default": 0, "dark": 1, "light": 2])),
        ],
        "textFieldCell": writing, "secureTextFieldCell": writing, "comboBoxCell": writing,
        "searchFieldCell": writing + [
            MacLateSetting("sendsWholeSearchString", .truth), MacLateSetting("sendsSearchStringImmediately", .truth),
        ],
        "splitViewItem": [
            MacLateSetting("canCollapse", .truth), MacLateSetting("springLoaded", .truth),
            MacLateSetting(
                "separatorStyle", .words(["automatic": 0, "none": 1, "line": 2, "shadow": 3]), property: "titlebarSeparatorStyle"),
        ],
        "tabViewItem": [MacLateSetting("image", .image), MacLateSetting("toolTip", .text)],
        "tableView": [MacLateSetting("enabled", .denial)], "outlineView": [MacLateSetting("enabled", .denial)],
        "colorWell": [MacLateSetting("enabled", .denial), MacLateSetting("continuous", .denial)],
        "switch": [MacLateSetting("state", .words(["off": 0, "on": 1]))],
        "box": rotations, "customView": rotations, "view": rotations,
    ]

    /// The names of appearances; what is inherited is nothing of the view's own.
    package static let appearances = [
        "aqua": "NSAppearanceNameAqua", "darkAqua": "NSAppearanceNameDarkAqua", "vibrantLight": "NSAppearanceNameVibrantLight",
        "vibrantDark": "NSAppearanceNameVibrantDark",
    ]
}
