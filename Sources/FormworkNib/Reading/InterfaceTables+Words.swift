/// Words and their numbers, for both directions.
extension InterfaceTables {
    /// Of the traits of what text is typed into: key, attribute, and the words by their numbers; nil for the usual one.
    package static let inputWords: [(key: String, name: String, words: [String?])] = [
        ("UIAutocapitalizationType", "autocapitalizationType", [nil, "words", "sentences", "allCharacters"]),
        ("UIAutocorrectionType", "autocorrectionType", [nil, "no", "yes"]),
        ("UISpellCheckingType", "spellCheckingType", [nil, "no", "yes"]),
        (
            "UIKeyboardType", "keyboardType",
            [
                nil, "alphabet", "numbersAndPunctuation", "URL", "numberPad", "phonePad", "namePhonePad", "emailAddress", "decimalPad",
                "twitter", "webSearch", "ASCIICapableNumberPad",
            ]
        ),
        (
            "UIReturnKeyType", "returnKeyType",
            [
                nil, "go", "google", "join", "next", "route", "search", "send", "yahoo", "done", "emergencyCall", "continue",
            ]
        ),
        ("UIKeyboardAppearance", "keyboardAppearance", [nil, "alert", "light"]),
        ("UITextSmartInsertDeleteType", "smartInsertDeleteType", [nil, "no", "yes"]),
        ("UITextSmartQuotesType", "smartQuotesType", [nil, "no", "yes"]),
        ("UITextSmartDashesType", "smartDashesType", [nil, "no", "yes"]),
    ]

    /// Of the system's items of bars, by their numbers.
    package static let systemItems = [
        "done", "cancel", "edit", "save", "add", "flexibleSpace", "fixedSpace", "compose", "reply", "action", "organize", "bookmarks",
        "search", "refresh", "stop", "camera", "trash", "play", "pause", "rewind", "fastForward", "undo", "redo", "pageCurl",
    ]

    /// Of the system's items of tab bars, by their numbers.
    package static let systemTabs = [
        "more", "favorites", "featured", "topRated", "recents", "contacts", "history", "bookmarks", "search", "downloads", "mostRecent",
        "mostViewed",
    ]

    /// Of blurs, by their numbers: those of `UIBlurEffect.Style`. The fourth is for tvOS alone.
    package static let blurStyles: [String?] = [
        "extraLight", "light", "dark", nil, "regular", "prominent", "systemUltraThinMaterial", "systemThinMaterial", "systemMaterial",
        "systemThickMaterial", "systemChromeMaterial", "systemUltraThinMaterialLight", "systemThinMaterialLight", "systemMaterialLight",
        "systemThickMaterialLight", "systemChromeMaterialLight", "systemUltraThinMaterialDark", "systemThinMaterialDark",
        "systemMaterialDark", "systemThickMaterialDark", "systemChromeMaterialDark",
    ]

    /// Of accessibility, by their bits.
    package static let accessibilityTraits: [(bit: Int, name: String)] = [
        (1, "button"), (2, "link"), (4, "image"), (8, "selected"), (16, "playsSound"), (32, "keyboardKey"), (64, "staticText"),
        (128, "summaryElement"), (256, "notEnabled"), (512, "updatesFrequently"), (1024, "searchField"), (2048, "startsMediaSession"),
        (4096, "adjustable"), (8192, "allowsDirectInteraction"), (16384, "causesPageTurn"), (65536, "header"),
    ]

    /// The numbers of UIKit's styles of presentation and transition, by the attributes of controllers and segues.
    package static let presentationStyles: [(name: String, key: String, numbers: [String: Int])] = [
        (
            "modalPresentationStyle", "UIModalPresentationStyle",
            [
                "fullScreen": 0, "pageSheet": 1, "formSheet": 2, "currentContext": 3, "custom": 4, "overFullScreen": 5,
                "overCurrentContext": 6, "popover": 7, "none": -1, "automatic": -2,
            ]
        ),
        (
            "modalTransitionStyle", "UIModalTransitionStyle",
            ["coverVertical": 0, "flipHorizontal": 1, "crossDissolve": 2, "partialCurl": 3]
        ),
    ]

    /// The sides of what it points at that a popover may be on.
    package static let popoverArrows = [("up", 1), ("down", 2), ("left", 4), ("right", 8)]

    /// What a popover points at, by the attributes of segues: the names of the templates' properties.
    package static let popoverAnchors = [("popoverAnchorBarButtonItem", "anchorBarButtonItem"), ("popoverAnchorView", "anchorView")]

    // MARK: Split views

    /// How a split view shows its columns. What documents of before Xcode 12 call otherwise has the same number.
    package static let splitDisplayModes = [
        0: "automatic", 1: "secondaryOnly", 2: "beside", 3: "over", 4: "twoBeside", 5: "twoOver", 6: "twoDisplace",
    ]

    /// What a split view does, by attributes: keys and the numbers of words.
    package static let splitWords: [(name: String, key: String, numbers: [String: Int])] = [
        ("behavior", "UISplitViewControllerPreferredSplitBehavior", ["automatic": 0, "tile": 1, "overlay": 2, "displace": 3]),
        ("primaryEdge", "UISplitViewControllerPrimaryEdge", ["leading": 0, "trailing": 1]),
        ("primaryBackgroundStyle", "UISplitViewControllerPrimaryBackgroundStyle", ["none": 0, "sidebar": 1]),
    ]

    /// The widths that a split view's columns may have, and the keys of their numbers.
    package static let splitWidths: [(name: String, key: String)] = [
        "preferredPrimaryColumnWidthFraction", "preferredPrimaryColumnWidth", "maximumPrimaryColumnWidth", "minimumPrimaryColumnWidth",
        "preferredSupplementaryColumnWidthFraction", "preferredSupplementaryColumnWidth", "maximumSupplementaryColumnWidth",
        "minimumSupplementaryColumnWidth",
    ].map { ($0, "UISplitViewController" + $0.prefix(1).uppercased() + $0.dropFirst()) }

    /// The words of numbers.
    static func words(_ numbers: [String: Int]) -> [Int: String] {
        Dictionary(numbers.map { ($0.value, $0.key) }, uniquingKeysWith: min)
    }

    // MARK: Symbols and buttons

    package static let symbolScales = ["default": -1, "unspecified": 0, "small": 1, "medium": 2, "large": 3]
    package static let symbolWeights = [
        "unspecified": 0, "ultraLight": 1, "thin": 2, "light": 3, "regular": 4, "medium": 5, "semibold": 6, "bold": 7, "heavy": 8,
        "black": 9,
    ]
    package static let configurationTypes = ["unspecified": 0, "pointSize": 1, "font": 2]
    package static let renderingModes = ["automatic": 0, "original": 1, "alwaysOriginal": 1, "template": 2, "alwaysTemplate": 2]
    package static let buttonStyles = ["plain": 0, "gray": 1, "tinted": 2, "filled": 3]
    package static let cornerStyles = ["fixed": -1, "dynamic": 0, "small": 1, "medium": 2, "large": 3, "capsule": 4]
    package static let buttonSizes = ["medium": 0, "small": 1, "mini": 2, "large": 3]
    /// `NSDirectionalRectEdge`'s bits.
    package static let directionalEdges = ["top": 1, "leading": 2, "bottom": 4, "trailing": 8]
    package static let titleAlignments = ["automatic": 0, "leading": 1, "center": 2, "trailing": 3]
}
