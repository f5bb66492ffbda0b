import FormworkNib
import FormworkTree

/// Settings that none of Apple's files at hand has: written by what is publicly known of their keys, and listed as unproved.
extension MacCompilation {
    /// A key, and the attribute that it is made of.
    private struct FurtherKey {
        let attribute: String
        let key: String
        let kind: Kind

        enum Kind {
            /// True where the attribute is `YES`, or a given truth where it is `NO`; left out otherwise.
            case yes, no(Bool)
            case words([String: Int], omit: Int)
            case integer, real(omit: Double), text
        }

        init(_ attribute: String, _ key: String, _ kind: Kind) {
            self.attribute = attribute
            self.key = key
            self.kind = kind
        }
    }

    private static let tables: [FurtherKey] = [
        FurtherKey(
            "tableStyle", "NSTableViewStyle",
            .words(["automatic": 0, "fullWidth": 1, "inset": 2, "sourceList": 3, "plain": 4], omit: -1)),
        FurtherKey("floatsGroupRows", "NSTableViewShouldFloatGroupRows", .no(false)),
    ]

    private static let further: [String: [FurtherKey]] = [
        "tableColumn": [FurtherKey("headerToolTip", "NSHeaderToolTip", .text)],
        "pathCell": [
            FurtherKey("placeholderString", "NSPlaceholderString", .text),
            FurtherKey("pathStyle", "NSPathStyle", .words(["standard": 0, "navigationBar": 1, "popUp": 2], omit: 0)),
        ],
        "searchFieldCell": [FurtherKey("recentsAutosaveName", "NSRecentsAutosaveName", .text)],
        "window": [
            FurtherKey("titleVisibility", "NSWindowTitleVisibility", .words(["visible": 0, "hidden": 1], omit: 0)),
            FurtherKey("titlebarAppearsTransparent", "NSTitlebarAppearsTransparent", .yes),
            FurtherKey(
                "separatorStyle", "NSTitlebarSeparatorStyle", .words(["automatic": 0, "none": 1, "line": 2, "shadow": 3], omit: 0)),
            FurtherKey(
                "animationBehavior", "NSWindowAnimationBehavior",
                .words(["default": 0, "none": 2, "documentWindow": 3, "utilityWindow": 4, "alertPanel": 5], omit: 0)),
            FurtherKey("tabbingIdentifier", "NSWindowTabbingIdentifier", .text),
        ],
        "tableView": tables, "outlineView": tables,
        "arrayController": [
            FurtherKey("automaticallyRearrangesObjects", "NSAutomaticallyRearrangesObjects", .yes),
            FurtherKey("alwaysUsesMultipleValuesMarker", "NSAlwaysUsesMultipleValuesMarker", .yes),
        ],
        "treeController": [
            FurtherKey("childrenKeyPath", "NSTreeContentChildrenKey", .text), FurtherKey("leafKeyPath", "NSTreeContentLeafKey", .text),
            FurtherKey("countKeyPath", "NSTreeContentCountKey", .text),
            FurtherKey("alwaysUsesMultipleValuesMarker", "NSAlwaysUsesMultipleValuesMarker", .yes),
        ],
        "toolbar": [FurtherKey("showsBaselineSeparator", "NSToolbarShowsBaselineSeparator", .no(false))],
        "datePickerCell": [
            FurtherKey(
                "datePickerStyle", "NSDatePickerType", .words(["textFieldAndStepper": 0, "clockAndCalendar": 1, "textField": 2], omit: 0)),
            FurtherKey("datePickerMode", "NSDatePickerMode", .words(["single": 0, "range": 1], omit: 0)),
            FurtherKey("drawsBackground", "NSDrawsBackground", .yes),
        ],
        "popUpButtonCell": [FurtherKey("autoenablesItems", "NSAutoenablesItems", .no(false))],
        "viewController": [FurtherKey("nibName", "NSNibName", .text), FurtherKey("title", "NSTitle", .text)],
        "collectionViewItem": [FurtherKey("nibName", "NSNibName", .text), FurtherKey("title", "NSTitle", .text)],
        "popover": [
            FurtherKey("behavior", "NSBehavior", .words(["applicationDefined": 0, "t": 1, "transient": 1, "semitransient": 2], omit: -1))
        ],
    ]

    /// Writes what an element has of the table.
    mutating func fillFurther(_ node: NodeIndex, _ object: Int) {
        for row in Self.further[source.name(node)] ?? [] {
            var value: NibValue?
            switch row.kind {
            case .yes: if source.isYes(node, row.attribute) { value = .bool(true) }
            case .no(let truth): if source.isNo(node, row.attribute) { value = .bool(truth) }
            case .words(let words, let omit):
                if let number = source.word(node, row.attribute, words), number != omit { value = NibGraphBuilder.integer(number) }
            case .integer: value = source.integer(node, row.attribute).map { NibGraphBuilder.integer($0) }
            case .real(let omit): if let number = source.number(node, row.attribute), number != omit { value = .double(number) }
            case .text: if let text = source[node, row.attribute], !text.isEmpty { value = builder.string(text) }
            }
            guard let value else { continue }
            set(object, row.key, value)
            source.noteUnproved(node, "the key '\(row.key)' of '\(self.row(node)?.className ?? source.name(node))'")
        }
        switch source.name(node) {
        case "arrayController", "objectController", "treeController", "dictionaryController": setContentClass(node, object)
        case "popover": fillPopover(node, object)
        case "viewController", "collectionViewItem": source.noteUnproved(node, "the class '\(builder.className(object))' in a XIB")
        default: break
        }
    }

    /// The class of what a controller makes, where an element says it.
    private mutating func setContentClass(_ node: NodeIndex, _ object: Int) {
        guard let reference = source.child(node, key: "objectClass"), source.name(reference) == "classReference",
            let name = source[reference, "className"]
        else { return }
        let named = source[reference, "moduleName"]
        let module = source[reference, "moduleProvider"] == "target" ? options.module ?? named : named
        let runtime = module.map { SwiftClassName.mangled(name, module: $0) } ?? name
        set(object, "NSObjectClassName", text: runtime)
    }

    private mutating func fillPopover(_ node: NodeIndex, _ object: Int) {
        set(object, "NSAnimates", truth: !source.isNo(node, "animates"))
        if let size = source.child(node, key: "contentSize") {
            set(object, "NSContentWidth", real: source.number(size, "width") ?? 0)
            set(object, "NSContentHeight", real: source.number(size, "height") ?? 0)
        }
        source.noteUnproved(node, "the class 'NSPopover'")
    }
}
