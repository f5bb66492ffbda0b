import FormworkVocabulary

extension AppKitClasses {
    /// Buttons and pop-up buttons.
    static let buttons: [KitClass] = [button, popUpButton]

    private static let button = KitClass(
        "NSButton", of: .appKit,
        cell: [
            .say(
                "borderStyle", absent: "none", initial: "border", layout: true,
                statements: [
                    "none": ["isBordered = false"], "border": ["isBordered = true"], "borderAndBezel": ["isBordered = true"],
                    "bezel": ["isBordered = true"],
                ]),
            // A new button has a title.
            .string("title", property: "title", absent: "", initial: "Button", layout: true),
        ],
        parts: [.none("image", key: "image", why: "images embedded in the document aren't converted")],
        cellParts: [
            .bilingual("behavior", key: "behavior", write: AppKitButtons.type),
            .bilingual("modifierMask", key: "keyEquivalentModifierMask", write: AppKitButtons.modifiers),
            .bilingual("imageReference", key: "image", write: AppKitSymbol.part("image")),
            .bilingual("imageReference", key: "alternateImage", write: AppKitSymbol.part("alternateImage")),
            .bilingual("attributedString", key: "attributedTitle", write: AppKitText.part("attributedTitle")),
            .bilingual("attributedString", key: "title", write: AppKitText.part("attributedTitle")),
            .none("sound", key: "sound", why: "sounds aren't converted"),
            .none("color", key: "backgroundColor", why: "a button's cell doesn't draw its own background"),
        ])

    private static let popUpButton = KitClass(
        "NSPopUpButton", of: .appKit,
        cell: [
            // Only its cell has these properties.
            .bool("altersStateOfSelectedItem", property: "cell?.setValue(%, forKey: \"altersStateOfSelectedItem\")", start: true),
            .bool("usesItemFromMenu", property: "cell?.setValue(%, forKey: \"usesItemFromMenu\")", start: true),
            PropertyRule(
                attribute: "arrowPosition",
                property: "cell?.setValue(NSPopUpButton.ArrowPosition%.rawValue, forKey: \"arrowPosition\")",
                kind: .word(Vocabulary.appKit.words("arrowPosition")), initial: "arrowAtBottom", affectsLayout: true),
        ],
        cellParts: [.bilingual("menu", key: "menu", write: AppKitMenu.part)])
}
