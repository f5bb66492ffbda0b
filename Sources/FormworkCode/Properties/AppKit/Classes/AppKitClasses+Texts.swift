import FormworkModel

extension AppKitClasses {
    /// Text fields of all kinds, and text views.
    static let texts: [KitClass] = [
        textField,
        KitClass(
            "NSSecureTextField", of: .appKit,
            cell: [.bool("echosBullets", property: "cell?.setValue(%, forKey: \"echosBullets\")", start: true)]),
        KitClass("NSSearchField", of: .appKit, cell: [.none("bezelStyle", why: "a search field has its own bezel style")]),
        KitClass("NSComboBox", of: .appKit, cellParts: [.bilingual("objectValues", write: comboValues)]),
        KitClass(
            "NSTokenField", of: .appKit,
            cellParts: [
                .bilingual("allowedInputSourceLocales", write: cellInputSources),
                .none("tokenizingCharacterSet", why: "the character set isn't converted"),
            ]),
        textView,
    ]

    private static let textField = KitClass(
        "NSTextField", of: .appKit,
        rules: [
            .none("setsMaxLayoutWidthAtFirstLayout", why: "NSTextField does this by itself", layout: true)
        ],
        cell: [
            .say(
                "borderStyle", absent: "none", initial: "bezel", layout: true,
                statements: [
                    "none": ["isBezeled = false", "isBordered = false"], "bezel": ["isBezeled = true"],
                    "border": ["isBezeled = false", "isBordered = true"],
                ])
        ],
        cellParts: [
            .bilingual("numberFormatter", key: "formatter", write: AppKitFormatter.number),
            .bilingual("dateFormatter", key: "formatter", write: AppKitFormatter.date),
            .bilingual("byteCountFormatter", key: "formatter", write: AppKitFormatter.byteCount),
            .bilingual("customFormatter", key: "formatter", write: AppKitFormatter.custom),
            .bilingual("attributedString", key: "attributedStringValue", write: AppKitText.part("attributedStringValue")),
            .bilingual("attributedString", key: "title", write: AppKitText.part("attributedStringValue")),
            .bilingual("attributedString", key: "placeholderAttributedString", write: AppKitText.part("placeholderAttributedString")),
            .bilingual("allowedInputSourceLocales", write: cellInputSources),
        ])

    private static let comboValues: PartRule.Write = { part, variable, code in
        for value in part.children {
            guard value.name == "string" else {
                code.leaveOut(value, "its value is not known")
                continue
            }
            let literal = code.language.string(value.plainText ?? "")
            code.statements.append(
                code.language.call(variable, swift: "addItem(withObjectValue: \(literal))", objectiveC: "addItemWithObjectValue:\(literal)")
            )
        }
    }

    /// The allowed input sources. A text field's cell has them.
    private static let cellInputSources: PartRule.Write = { part, variable, code in
        let cell = code.language.either(
            swift: "(\(variable).cell as? NSTextFieldCell)?", objectiveC: "((NSTextFieldCell *)\(variable).cell)")
        textViewInputSources(part, cell, &code)
    }

    private static let textViewInputSources: PartRule.Write = { part, variable, code in
        let anyRoman = "NSAllRomanInputSourcesLocaleIdentifier"
        let identifiers = part.children.map { child in
            let identifier = child.plainText ?? ""
            return identifier == anyRoman ? anyRoman : code.language.string(identifier)
        }
        let list = identifiers.joined(separator: ", ")
        let value = code.language.either(swift: "[\(list)]", objectiveC: "@[ \(list) ]")
        code.statements.append(code.language.assignment(variable, property: "allowedInputSourceLocales", value: value))
    }

    private static let textView = KitClass(
        "NSTextView", of: .appKit,
        rules: [.say("findStyle", statements: ["none": [], "panel": ["usesFindPanel = true"], "bar": ["usesFindBar = true"]])],
        parts: [
            .bilingual("attributedString", key: "textStorage", write: AppKitText.part("textStorage?.setAttributedString(%)")),
            .bilingual("allowedInputSourceLocales", write: textViewInputSources),
            .none("dictionary", key: "linkTextAttributes", why: "link attributes aren't converted"),
            .none("dictionary", key: "selectedTextAttributes", why: "selection attributes aren't converted"),
            .none("textContainer", why: "the text container isn't converted", layout: true),
        ])
}
