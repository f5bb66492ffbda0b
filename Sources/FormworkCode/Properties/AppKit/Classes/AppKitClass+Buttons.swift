import FormworkModel

extension AppKitClass {
    /// Buttons, and those with a menu.
    static let buttons: [AppKitClass] = [
        button, popUpButton,
        AppKitClass(name: "NSComboButton", parent: "NSControl", elements: ["comboButton"]),
    ]

    private static let bezelStyles =
        "rounded regularSquare disclosure disclosureTriangle:disclosure shadowlessSquare circular texturedSquare helpButton smallSquare "
        + "texturedRounded roundedRect:roundRect roundRect recessed roundedDisclosure inline badge"
    private static let positions =
        "none:noImage only:imageOnly left:imageLeft right:imageRight below:imageBelow above:imageAbove overlaps:imageOverlaps "
        + "leading:imageLeading trailing:imageTrailing"

    private static let button = AppKitClass(
        name: "NSButton", parent: "NSControl", elements: ["button"],
        rules: [
            .bool("imageHugsTitle", "imageHugsTitle", false, layout: true), .bool("springLoaded", "isSpringLoaded", false),
            .bool("hasDestructiveAction", "hasDestructiveAction", false), .integer("maxAcceleratorLevel", "maxAcceleratorLevel"),
        ],
        cell: AppKitRule.structural("type inset") + [
            .word("bezelStyle", "bezelStyle", bezelStyles, layout: true),
            .say(
                "borderStyle", absent: "none", initial: "border", layout: true,
                [
                    "none": ["isBordered = false"], "border": ["isBordered = true"], "borderAndBezel": ["isBordered = true"],
                    "bezel": ["isBordered = true"],
                ]),
            .string("title", "title", layout: true), .string("alternateTitle", "alternateTitle"),
            .image("image", "image"), .image("alternateImage", "alternateImage"),
            .word("imagePosition", "imagePosition", positions, "none", initial: nil, layout: true),
            .word("imageScaling", "imageScaling", scalings, initial: nil, layout: true),
            .bool("transparent", "isTransparent", false), .bool("allowsMixedState", "allowsMixedState", false),
            stateRule("state", "state"),
            .string("keyEquivalent", "keyEquivalent"), .integer("maxAcceleratorLevel", "maxAcceleratorLevel"),
        ],
        parts: [
            "color contentTintColor": color("contentTintColor"), "color bezelColor": color("bezelColor"),
            "image image": leftOut("an image that is written out in the document is not written"),
        ],
        cellParts: [
            "behavior behavior": AppKitButtons.type, "modifierMask keyEquivalentModifierMask": AppKitButtons.modifiers,
            "imageReference image": AppKitSymbol.part("image"),
            "imageReference alternateImage": AppKitSymbol.part("alternateImage"),
            "attributedString attributedTitle": AppKitText.part("attributedTitle"),
            "attributedString title": AppKitText.part("attributedTitle"),
            "sound sound": leftOut("a sound is not written"),
            "color backgroundColor": leftOut("a button's cell draws no background of its own"),
        ])

    private static let popUpButton = AppKitClass(
        name: "NSPopUpButton", parent: "NSButton", elements: ["popUpButton"],
        cell: AppKitRule.structural("title state selectedItem imagePosition") + [
            .bool("pullsDown", "pullsDown", false), .bool("autoenablesItems", "autoenablesItems", true),
            .word("preferredEdge", "preferredEdge", "minX minY maxX maxY", initial: "maxY"),
            // Only its cell has them.
            .bool("altersStateOfSelectedItem", "cell?.setValue(%, forKey: \"altersStateOfSelectedItem\")", true),
            .bool("usesItemFromMenu", "cell?.setValue(%, forKey: \"usesItemFromMenu\")", true),
            .word(
                "arrowPosition", "cell?.setValue(NSPopUpButton.ArrowPosition%.rawValue, forKey: \"arrowPosition\")",
                "noArrow arrowAtCenter arrowAtBottom", initial: "arrowAtBottom", layout: true),
        ],
        cellParts: ["menu menu": AppKitMenu.part])
}
