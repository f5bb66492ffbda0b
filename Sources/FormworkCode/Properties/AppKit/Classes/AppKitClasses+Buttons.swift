extension AppKitClasses {
    /// Buttons, and those with a menu.
    static let buttons: [KitClass] = [
        button, popUpButton,
        KitClass(name: "NSComboButton", parent: "NSControl", elements: ["comboButton"]),
    ]

    private static let bezelStyles =
        "rounded regularSquare disclosure disclosureTriangle:disclosure shadowlessSquare circular texturedSquare helpButton smallSquare "
        + "texturedRounded roundedRect:roundRect roundRect recessed roundedDisclosure inline badge"
    private static let positions =
        "none:noImage only:imageOnly left:imageLeft right:imageRight below:imageBelow above:imageAbove overlaps:imageOverlaps "
        + "leading:imageLeading trailing:imageTrailing"

    private static let button = KitClass(
        name: "NSButton", parent: "NSControl", elements: ["button"],
        rules: [
            .bool("imageHugsTitle", "imageHugsTitle", false, layout: true), .bool("springLoaded", "isSpringLoaded", false),
            .bool("hasDestructiveAction", "hasDestructiveAction", false), .integer("maxAcceleratorLevel", "maxAcceleratorLevel"),
        ],
        cell: PropertyRule.structural("type inset") + [
            .word("bezelStyle", "bezelStyle", bezelStyles, layout: true),
            .say(
                "borderStyle", absent: "none", initial: "border", layout: true,
                [
                    "none": ["isBordered = false"], "border": ["isBordered = true"], "borderAndBezel": ["isBordered = true"],
                    "bezel": ["isBordered = true"],
                ]),
            // One that code makes has a title.
            .string("title", "title", absent: "", initial: "Button", layout: true), .string("alternateTitle", "alternateTitle"),
            .image("image", "image"), .image("alternateImage", "alternateImage"),
            .word("imagePosition", "imagePosition", positions, "none", initial: nil, layout: true),
            .word("imageScaling", "imageScaling", scalings, initial: nil, layout: true),
            .bool("transparent", "isTransparent", false), .bool("allowsMixedState", "allowsMixedState", false),
            stateRule("state", "state"),
            .string("keyEquivalent", "keyEquivalent"), .integer("maxAcceleratorLevel", "maxAcceleratorLevel"),
        ],
        parts: [
            .color("contentTintColor", "contentTintColor"), .color("bezelColor", "bezelColor"),
            .none("image", key: "image", "an image that is written out in the document is not written"),
        ],
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
        name: "NSPopUpButton", parent: "NSButton", elements: ["popUpButton"],
        cell: PropertyRule.structural("title state selectedItem imagePosition") + [
            .bool("pullsDown", "pullsDown", false), .bool("autoenablesItems", "autoenablesItems", true),
            .word("preferredEdge", "preferredEdge", "minX minY maxX maxY", initial: "maxY"),
            // Only its cell has them.
            .bool("altersStateOfSelectedItem", "cell?.setValue(%, forKey: \"altersStateOfSelectedItem\")", true),
            .bool("usesItemFromMenu", "cell?.setValue(%, forKey: \"usesItemFromMenu\")", true),
            .word(
                "arrowPosition", "cell?.setValue(NSPopUpButton.ArrowPosition%.rawValue, forKey: \"arrowPosition\")",
                "noArrow arrowAtCenter arrowAtBottom", initial: "arrowAtBottom", layout: true),
        ],
        cellParts: [.bilingual("menu", key: "menu", write: AppKitMenu.part)])
}
