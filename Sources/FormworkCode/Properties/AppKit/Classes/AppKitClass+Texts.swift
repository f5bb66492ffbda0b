import FormworkModel

extension AppKitClass {
    /// Text fields of all kinds, and text views.
    static let texts: [AppKitClass] = [
        textField,
        AppKitClass(name: "NSSecureTextField", parent: "NSTextField", elements: ["secureTextField"], cell: secureRules),
        AppKitClass(name: "NSSearchField", parent: "NSTextField", elements: ["searchField"], cell: searchRules),
        AppKitClass(
            name: "NSComboBox", parent: "NSTextField", elements: ["comboBox"], cell: comboRules, cellParts: ["objectValues": comboValues]),
        AppKitClass(
            name: "NSTokenField", parent: "NSTextField", elements: ["tokenField"],
            cell: [
                .word("tokenStyle", "tokenStyle", "none rounded default plainSquared squared"),
                .number("completionDelay", "completionDelay"),
            ],
            cellParts: [
                "allowedInputSourceLocales": leftOut("input sources are not written"),
                "tokenizingCharacterSet": leftOut("the character set is not written"),
            ]),
        textView,
    ]

    private static let textField = AppKitClass(
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
            "color textColor": color("textColor"), "color backgroundColor": color("backgroundColor"),
            "numberFormatter formatter": AppKitFormatter.number, "dateFormatter formatter": AppKitFormatter.date,
            "byteCountFormatter formatter": AppKitFormatter.byteCount,
            "customFormatter formatter": AppKitFormatter.custom,
            "attributedString attributedStringValue": AppKitText.part("attributedStringValue"),
            "attributedString title": AppKitText.part("attributedStringValue"),
            "attributedString placeholderAttributedString": AppKitText.part("placeholderAttributedString"),
            "allowedInputSourceLocales": leftOut("input sources are not written"),
        ])

    private static let secureRules: [AppKitRule] = [.bool("echosBullets", "cell?.setValue(%, forKey: \"echosBullets\")", true)]

    private static let searchRules: [AppKitRule] = [
        .bool("sendsWholeSearchString", "sendsWholeSearchString", false),
        .bool("sendsSearchStringImmediately", "sendsSearchStringImmediately", false),
        .integer("maximumRecents", "maximumRecents"), .string("recentsAutosaveName", "recentsAutosaveName"),
        .none("bezelStyle", "a search field has its own"),
    ]

    private static let comboRules: [AppKitRule] = [
        .bool("buttonBordered", "isButtonBordered", true), .bool("completes", "completes", false),
        .integer("numberOfVisibleItems", "numberOfVisibleItems", 5), .bool("hasVerticalScroller", "hasVerticalScroller", true),
        .number("itemHeight", "itemHeight"), .bool("usesDataSource", "usesDataSource", false),
    ]

    private static let comboValues: Part = { part, variable, code in
        for value in part.children {
            guard value.name == "string" else {
                code.leaveOut(value, "its value is not known")
                continue
            }
            code.statements.append("\(variable).addItem(withObjectValue: \(CodeLiteral.string(value.plainText ?? "")))")
        }
    }

    private static let textView = AppKitClass(
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
            "color textColor": color("textColor"), "color backgroundColor": color("backgroundColor"),
            "color insertionPointColor": color("insertionPointColor"), "size minSize": size("minSize"), "size maxSize": size("maxSize"),
            "attributedString textStorage": AppKitText.part("textStorage?.setAttributedString(%)"), "font font": font("font"),
            "allowedInputSourceLocales": leftOut("input sources are not written"),
            "dictionary linkTextAttributes": leftOut("attributes of links are not written"),
            "dictionary selectedTextAttributes": leftOut("attributes of the selection are not written"),
            "textContainer": leftOut("the text container is not written", layout: true),
        ])
}
