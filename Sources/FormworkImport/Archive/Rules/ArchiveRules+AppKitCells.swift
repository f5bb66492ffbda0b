/// Steps for cells of AppKit that the vocabulary's columns can't express, by class and name.
extension ArchiveRules {
    static let appKitCells: KeyValuePairs<String, [ArchiveStep]> = [
        "NSCell.controlSize": [.bits("NSCellFlags2", first: 17, count: 2, name: "controlSize", unless: "regular")],
        "NSCell.lineBreakMode": [lineBreak], "NSCell.state": [.bit("NSCellFlags", 31, "state", writes: "on")],
        "NSCell.borderStyle": [cellBorder], "NSCell.focusRingType": [.procedure { $0.writeCellFocusRing($1) }],
        "NSCell.alignment": [cellAlignment],
        "NSCell.@font": [.font("NSSupport")],

        // Texts.
        "NSTextFieldCell.title": [.procedure({ $0.writeCellTitle($1) }, ["NSContents"])],
        "NSTextFieldCell.@title": [.procedure { $0.writeCellLongTitle($1) }],
        "NSTextFieldCell.drawsBackground": [.procedure({ $0.writeTextBackground($1) }, ["NSDrawsBackground"])],
        "NSTextFieldCell.allowsEditingTextAttributes": [.procedure { $0.writeTextAttributes($1) }],
        "NSTextFieldCell.@formatter": [.object("NSFormatter", "formatter")], "NSTextFieldCell.@accessibility": [accessibility],
        "NSTextFieldCell.@allowedInputSourceLocales": [.strings("NSAllowedInputLocales", "allowedInputSourceLocales")],
        "NSSearchFieldCell.sendsSearchStringImmediately": [.bit("NSSearchFieldFlags", 17, "sendsSearchStringImmediately")],
        "NSSearchFieldCell.sendsWholeSearchString": [.bit("NSSearchFieldFlags", 18, "sendsWholeSearchString")],
        "NSSearchFieldCell.@searchMenuTemplate": [.object("NSSearchMenuTemplate", "searchMenuTemplate")],
        "NSComboBoxCell.@objectValues": [.strings("NSPopUpListData", "objectValues")],
        "NSComboBoxCell.itemHeight": [.dropped(["NSRowHeight", "NSIntercellSpacingWidth", "NSIntercellSpacingHeight"])],
        "NSFormCell.titleWidth": [.numberAlways("NSTitleWidth", "titleWidth", absent: -1), .dropped(["NSTitleCell"])],

        // Buttons. Their flags number the scalings differently from `NSImageScaling`.
        "NSButtonCell.type": [
            .procedure({ $0.writeButtonType($1) }, ["NSButtonFlags", "NSButtonFlags2", "NSAlternateImage", "NSNormalImage"])
        ],
        "NSButtonCell.title": [.procedure({ $0.writeCellTitle($1) }, ["NSContents"])],
        "NSButtonCell.@title": [.procedure { $0.writeCellLongTitle($1) }],
        "NSButtonCell.alternateTitle": [.words("NSAlternateContents", "alternateTitle")],
        "NSButtonCell.bezelStyle": [.procedure { $0.writeButtonBezel($1) }], "NSButtonCell.image": [.procedure { $0.writeButtonImage($1) }],
        "NSButtonCell.imagePosition": [.procedure { $0.writeImagePosition($1) }],
        "NSButtonCell.alternateImage": [.procedure { $0.writeAlternateImage($1) }],
        "NSButtonCell.borderStyle": [.bit("NSButtonFlags", 23, "borderStyle", writes: "border")],
        "NSButtonCell.imageScaling": [
            .bits(
                "NSButtonFlags2", first: 6, count: 2, "imageScaling",
                ["", "proportionallyUpOrDown", "proportionallyDown", "axesIndependently"])
        ],
        "NSButtonCell.attributedTitle": [.dropped(["NSAttributedTitle"])],
        "NSButtonCell.inset": [.procedure { $0.writeButtonInset($1) }], "NSButtonCell.@behavior": [.procedure { $0.writeBehavior($1) }],
        "NSButtonCell.@keyEquivalent": [.procedure({ $0.writeButtonKeyEquivalent($1) }, ["NSKeyEquivalent"])],
        "NSPopUpButtonCell.title": [.procedure({ $0.writePopUpTitle($1) }, ["NSMenuItem", "NSContents"])], "NSPopUpButtonCell.@title": [],
        "NSPopUpButtonCell.alternateTitle": [.dropped(["NSAlternateContents"])], "NSPopUpButtonCell.image": [],
        "NSPopUpButtonCell.alternateImage": [], "NSPopUpButtonCell.state": [.procedure { $0.writePopUpState($1) }],
        "NSPopUpButtonCell.borderStyle": [.procedure { $0.writePopUpBorder($1) }],
        "NSPopUpButtonCell.tag": [.procedure({ $0.writePopUpTag($1) }, ["NSTag"])],
        "NSPopUpButtonCell.allowsMixedState": [], "NSPopUpButtonCell.transparent": [],
        "NSPopUpButtonCell.selectedItem": [.documentProcedure { $0.writeSelectedItem($1) }],
        "NSPopUpButtonCell.@keyEquivalent": [.dropped(["NSKeyEquivalent"])], "NSPopUpButtonCell.@menu": [.object("NSMenu", "menu")],

        // Other cells.
        "NSImageCell.refusesFirstResponder": [.clearBit("NSCellFlags", 21, "refusesFirstResponder", writes: "YES")],
        "NSSliderCell.continuous": [.bit("NSCellFlags", 8, "continuous")], "NSSliderCell.maxValue": [.number("NSMaxValue", "maxValue")],
        "NSSliderCell.tickMarkPosition": [.procedure({ $0.writeTickMarkPosition($1) }, ["NSTickMarkPosition", "NSVertical"])],
        "NSSliderCell.@formatter": [.object("NSFormatter", "formatter")], "NSSliderCell.@accessibility": [accessibility],
        "NSSliderCell.title": [.dropped(["NSContents", "NSTitleCell", "NSImage"])], "NSStepperCell.title": [.dropped(["NSContents"])],
        "NSSegmentedCell.style": [.procedure({ $0.writeSegmentStyle($1) }, ["NSSegmentStyle", "NSSegmentStyleSeparated"])],
        "NSSegmentedCell.selectedSegment": [.dropped(["NSSelectedSegment", "NSContents"])],
        "NSSegmentedCell.@segments": [.documentProcedure({ $0.writeMacSegments($1) }, ["NSSegmentImages"])],
        "NSDatePickerCell.@date": [.procedure({ $0.writeDate($1) }, ["NSContents", "NSTimeInterval"])],
        "NSDatePickerCell.@minDate": [.procedure({ $0.writeBounds($1) }, ["NSMinDate", "NSMaxDate"])],
        "NSDatePickerCell.@datePickerElements": [.procedure({ $0.writeDatePickerElements($1) }, ["NSDatePickerElements"])],
        "NSLevelIndicatorCell.image": [.image("NSImage", "image")],
        "NSLevelIndicatorCell.numberOfTickMarks": [.dropped(["NSContents", "NSNumberOfTickMarks", "NSTickMarkPosition"])],
        "NSPathCell.textColor": [.dropped(["NSTextColor"])],
        "NSPathCell.@url": [.procedure({ $0.writeURL($1) }, ["NSContents"])],
        "NSPathCell.@allowedTypes": [.procedure({ $0.writeAllowedTypes($1) }, ["NSAllowedTypes"])],
    ]

    static let lineBreak: ArchiveStep = .procedure({ $0.writeLineBreak($1) }, ["NSCellFlags", "NSCellFlags2"])
    static let cellBorder: ArchiveStep = .procedure { $0.writeCellBorder($1) }
    static let cellAlignment: ArchiveStep = .bits("NSCellFlags2", first: 26, count: 3, name: "alignment", unless: "natural")
}
