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
}
