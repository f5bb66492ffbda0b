import FormworkModel

extension AppKitClasses {
    /// `NSControl`, and the controls that are neither text fields nor buttons.
    static let controls: [KitClass] = [
        control,
        KitClass(
            "NSImageView", of: .appKit, cellParts: [.bilingual("imageReference", key: "image", write: AppKitSymbol.part("image"))],
            starts: ["horizontalHuggingPriority": nil]),
        KitClass("NSStepper", of: .appKit, starts: ["horizontalHuggingPriority": nil]),
        KitClass("NSSegmentedControl", of: .appKit, cellParts: [.bilingual("segments", write: AppKitSegments.part)]), datePicker,
        pathControl, matrix,
        KitClass(
            "NSPredicateEditor", of: .appKit, parts: [.none("rowTemplates", why: "row templates aren't converted", layout: true)]),
    ]

    private static let control = KitClass(
        "NSControl", of: .appKit,
        cell: [
            .say(
                "borderStyle", layout: true,
                statements: [
                    "none": [], "bezel": ["cell?.isBezeled = true"], "border": ["cell?.isBordered = true"],
                    "borderAndBezel": ["cell?.isBordered = true", "cell?.isBezeled = true"],
                ])
        ],
        parts: [.structural("string", key: "toolTip")],
        cellParts: [
            .structural("behavior", key: "behavior"), .structural("calibratedColor"), .structural("connections"),
            .bilingual("accessibility") { part, variable, code in
                accessibility(part, of: variable + code.language.either(swift: ".cell?", objectiveC: ".cell"), code: &code)
            },
        ],
        // The initial value differs from class to class.
        starts: ["verticalHuggingPriority": nil])

    private static let datePicker = KitClass(
        "NSDatePicker", of: .appKit,
        cell: [
            .say(
                "borderStyle", layout: true,
                statements: [
                    "none": ["isBezeled = false", "isBordered = false"], "bezel": ["isBezeled = true"], "border": ["isBordered = true"],
                ])
        ],
        cellParts: [
            .bilingual("date", write: AppKitDates.part),
            .bilingual("datePickerElements", key: "datePickerElements", write: AppKitDates.elements),
            .none("timeZone", why: "the time zone isn't converted"), .none("locale", why: "the locale isn't converted"),
            .none("calendar", why: "the calendar isn't converted"),
        ])

    private static let pathControl = KitClass(
        "NSPathControl", of: .appKit,
        cellParts: [
            .bilingual("url", key: "url") { part, variable, code in
                guard let text = part["string"] ?? part.plainText else { return code.leaveOut(part, "its value is not known") }
                let literal = code.language.string(text)
                code.statements.append(
                    code.language.either(
                        swift: "\(variable).url = URL(string: \(literal))",
                        objectiveC: "\(variable).URL = [NSURL URLWithString:\(literal)];"))
            },
            .none("allowedTypes", why: "the file types aren't converted"),
        ])

    private static let matrix = KitClass(
        "NSMatrix", of: .appKit,
        parts: [
            .none("buttonCell", key: "prototype", why: "the cells of a matrix aren't converted: use buttons with one action", layout: true),
            .none("textFieldCell", key: "prototype", why: "the cells of a matrix aren't converted: use text fields", layout: true),
            .none("cells", why: "the cells of a matrix aren't converted: use controls in a grid view", layout: true),
        ])
}
