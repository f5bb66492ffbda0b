import FormworkModel

extension AppKitClasses {
    /// Text fields of all kinds, and text views.
    static let texts: [KitClass] = [
        textField,
        KitClass(name: "NSSecureTextField", parent: "NSTextField", elements: ["secureTextField"], cell: secureRules),
        KitClass(name: "NSSearchField", parent: "NSTextField", elements: ["searchField"], cell: searchRules),
        KitClass(
            name: "NSComboBox", parent: "NSTextField", elements: ["comboBox"], cell: comboRules,
            cellParts: [.bilingual("objectValues", write: comboValues)]),
        KitClass(
            name: "NSTokenField", parent: "NSTextField", elements: ["tokenField"],
            cell: [
                .word("tokenStyle", "tokenStyle", "none rounded default plainSquared squared"),
                .number("completionDelay", "completionDelay"),
            ],
            cellParts: [
                .bilingual("allowedInputSourceLocales", write: cellInputSources),
                .none("tokenizingCharacterSet", "the character set is not written"),
            ]),
        textView,
    ]

    private static let textField = KitClass(
        name: "NSTextField", parent: "NSControl", elements: ["textField"],
        rules: [
            .number("preferredMaxLayoutWidth", "preferredMaxLayoutWidth", layout: true),
            .bool("allowsCharacterPickerTouchBarItem", "allowsCharacterPickerTouchBarItem", nil, initial: nil),
            .bool("textCompletion", "isAutomaticTextCompletionEnabled", true),
            .bool("importsGraphics", "importsGraphics", false),
            .word("contentType", "contentType", "username password oneTimeCode url:URL emailAddress telephoneNumber"),
            .none("setsMaxLayoutWidthAtFirstLayout", "an NSTextField finds its width at the first layout by itself", layout: true),
        ],
        cell: [
            .bool("editable", "isEditable", false, initial: true), .bool("selectable", "isSelectable", false, initial: true),
            .say(
                "borderStyle", absent: "none", initial: "bezel", layout: true,
                [
                    "none": ["isBezeled = false", "isBordered = false"], "bezel": ["isBezeled = true"],
                    "border": ["isBezeled = false", "isBordered = true"],
                ]),
            .bool("drawsBackground", "drawsBackground", false, initial: nil),
            .word("bezelStyle", "bezelStyle", "square:squareBezel round:roundedBezel", "square", initial: "square", layout: true),
            .string("title", "stringValue", layout: true), .string("placeholderString", "placeholderString", layout: true),
            .bool("allowsEditingTextAttributes", "allowsEditingTextAttributes", false),
            .bool("truncatesLastVisibleLine", "cell?.truncatesLastVisibleLine", false),
            .bool("allowsUndo", "cell?.allowsUndo", true),
        ],
        cellParts: [
            .color("textColor", "textColor"), .color("backgroundColor", "backgroundColor"),
            .bilingual("numberFormatter", key: "formatter", write: AppKitFormatter.number),
            .bilingual("dateFormatter", key: "formatter", write: AppKitFormatter.date),
            .bilingual("byteCountFormatter", key: "formatter", write: AppKitFormatter.byteCount),
            .bilingual("customFormatter", key: "formatter", write: AppKitFormatter.custom),
            .bilingual("attributedString", key: "attributedStringValue", write: AppKitText.part("attributedStringValue")),
            .bilingual("attributedString", key: "title", write: AppKitText.part("attributedStringValue")),
            .bilingual("attributedString", key: "placeholderAttributedString", write: AppKitText.part("placeholderAttributedString")),
            .bilingual("allowedInputSourceLocales", write: cellInputSources),
        ])

    private static let secureRules: [PropertyRule] = [.bool("echosBullets", "cell?.setValue(%, forKey: \"echosBullets\")", true)]

    private static let searchRules: [PropertyRule] = [
        .bool("sendsWholeSearchString", "sendsWholeSearchString", false),
        .bool("sendsSearchStringImmediately", "sendsSearchStringImmediately", false),
        .integer("maximumRecents", "maximumRecents"), .string("recentsAutosaveName", "recentsAutosaveName"),
        .none("bezelStyle", "a search field has its own"),
    ]

    private static let comboRules: [PropertyRule] = [
        .bool("buttonBordered", "isButtonBordered", true), .bool("completes", "completes", false),
        .integer("numberOfVisibleItems", "numberOfVisibleItems", 5), .bool("hasVerticalScroller", "hasVerticalScroller", true),
        .number("itemHeight", "itemHeight"), .bool("usesDataSource", "usesDataSource", false),
    ]

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

    /// The languages that may be typed in: of a field its cell has them.
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
        code.statements.append(code.language.assignment(variable, "allowedInputSourceLocales", value))
    }

    private static let textView = KitClass(
        name: "NSTextView", parent: "NSView", elements: ["textView"],
        rules: [
            .bool("editable", "isEditable", true), .bool("selectable", "isSelectable", true), .bool("richText", "isRichText", true),
            .bool("importsGraphics", "importsGraphics", true, initial: false), .bool("drawsBackground", "drawsBackground", true),
            .bool("verticallyResizable", "isVerticallyResizable", false, initial: nil, layout: true),
            .bool("horizontallyResizable", "isHorizontallyResizable", false, initial: nil, layout: true),
            .bool("allowsUndo", "allowsUndo", false), .bool("usesFontPanel", "usesFontPanel", false, initial: true),
            .bool("usesRuler", "usesRuler", false, initial: nil), .bool("usesInspectorBar", "usesInspectorBar", false),
            .bool("fieldEditor", "isFieldEditor", false),
            .bool("allowsDocumentBackgroundColorChange", "allowsDocumentBackgroundColorChange", false),
            .bool("allowsImageEditing", "allowsImageEditing", false),
            .bool("allowsNonContiguousLayout", "layoutManager?.allowsNonContiguousLayout", false),
            .bool("smartInsertDelete", "smartInsertDeleteEnabled", false, initial: true),
            .bool("spellingCorrection", "isAutomaticSpellingCorrectionEnabled", false, initial: nil),
            .bool("continuousSpellChecking", "isContinuousSpellCheckingEnabled", false),
            .bool("grammarChecking", "isGrammarCheckingEnabled", false),
            .bool("quoteSubstitution", "isAutomaticQuoteSubstitutionEnabled", false, initial: nil),
            .bool("dashSubstitution", "isAutomaticDashSubstitutionEnabled", false, initial: nil),
            .bool("linkDetection", "isAutomaticLinkDetectionEnabled", false),
            .bool("dataDetection", "isAutomaticDataDetectionEnabled", false),
            .bool("textReplacement", "isAutomaticTextReplacementEnabled", false, initial: nil),
            .bool("textCompletion", "isAutomaticTextCompletionEnabled", true),
            .bool("allowsCharacterPickerTouchBarItem", "allowsCharacterPickerTouchBarItem", true),
            .bool("incrementalSearchingEnabled", "isIncrementalSearchingEnabled", false),
            .bool("rulerVisible", "isRulerVisible", false),
            .say("findStyle", ["none": [], "panel": ["usesFindPanel = true"], "bar": ["usesFindBar = true"]]),
        ],
        parts: [
            .color("textColor", "textColor"), .color("backgroundColor", "backgroundColor"),
            .color("insertionPointColor", "insertionPointColor"), .size("minSize", "minSize"), .size("maxSize", "maxSize"),
            .bilingual("attributedString", key: "textStorage", write: AppKitText.part("textStorage?.setAttributedString(%)")),
            .macFont("font", "font"),
            .bilingual("allowedInputSourceLocales", write: textViewInputSources),
            .none("dictionary", key: "linkTextAttributes", "attributes of links are not written"),
            .none("dictionary", key: "selectedTextAttributes", "attributes of the selection are not written"),
            .none("textContainer", "the text container is not written", layout: true),
        ])
}
