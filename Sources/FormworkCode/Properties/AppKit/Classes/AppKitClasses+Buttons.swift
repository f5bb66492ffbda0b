import FormworkVocabulary

extension AppKitClasses {
    /// Buttons and pop-up buttons.
    static let buttons: [KitClass] = [button, popUpButton]

    private static let button = KitClass(
        "NSButton", of: .appKit,
        cell: [
            .say(
                "borderStyle", absent: "none", initial: "border", layout: true,
                [
                    "none": ["isBordered = false"], "border": ["isBordered = true"], "borderAndBezel": ["isBordered = true"],
                    "bezel": ["isBordered = true"],
                ]),
            // A new button has a title.
            .string("title", "title", absent: "", initial: "Button", layout: true),
        ],
        parts: [.none("image", key: "image", "an image that is written out in the document is not written")],
        cellParts: [
            .bilingual("behavior", key: "behavior", write: AppKitButtons.type),
            .bilingual("modifierMask", key: "keyEquivalentModifierMask", write: AppKitButtons.modifiers),
            .bilingual("imageReference", key: "image", write: AppKitSymbol.part("image")),
            .bilingual("imageReference", key: "alternateImage", write: AppKitSymbol.part("alternateImage")),
            .bilingual("attributedString", key: "attributedTitle", write: AppKitText.part("attributedTitle")),
            .bilingual("attributedString", key: "title", write: AppKitText.part("attributedTitle")),
            .none("sound", key: "sound", "a sound is not written"),
            .none("color", key: "backgroundColor", "a button's cell draws no background of its own"),
        ])

    private static let popUpButton = KitClass(
        "NSPopUpButton", of: .appKit,
        cell: [
            // Only its cell has these properties.
            .bool("altersStateOfSelectedItem", "cell?.setValue(%, forKey: \"altersStateOfSelectedItem\")", true),
            .bool("usesItemFromMenu", "cell?.setValue(%, forKey: \"usesItemFromMenu\")", true),
            PropertyRule(
                attribute: "arrowPosition",
                property: "cell?.setValue(NSPopUpButton.ArrowPosition%.rawValue, forKey: \"arrowPosition\")",
                kind: .word(Vocabulary.appKit.words("arrowPosition")), initial: "arrowAtBottom", affectsLayout: true),
        ],
        cellParts: [.bilingual("menu", key: "menu", write: AppKitMenu.part)])
}
