import FormworkDiagnostics
import FormworkModel

extension UIKitClasses {
    /// Views that hold others.
    static let containers: [KitClass] = [
        stackView, scrollView, textView, tableView, tableViewCell, tableViewCellContentView, collectionView, reusableView,
        collectionViewCell,
        collectionViewCellContentView,
    ]

    private static let stackView = KitClass(
        name: "UIStackView", parent: "UIView", elements: ["stackView"],
        rules: [
            .word("axis", "axis", "horizontal vertical", "horizontal", layout: true),
            .word("alignment", "alignment", "fill leading top:top trailing bottom center firstBaseline lastBaseline", "fill", layout: true),
            .word("distribution", "distribution", "fill fillEqually fillProportionally equalSpacing equalCentering", "fill", layout: true),
            .number("spacing", "spacing", 0, layout: true, rank: 1),
            PropertyRule(
                attribute: "spacingType", property: "spacing", kind: .word(["standard": "UIStackView.spacingUseSystem", "custom": ""]),
                affectsLayout: true, rank: 2),
            .bool("baselineRelativeArrangement", "isBaselineRelativeArrangement", false, layout: true),
            .bool("layoutMarginsRelativeArrangement", "isLayoutMarginsRelativeArrangement", false, layout: true),
        ],
        starts: ["opaque": nil])

    private static let scrollRules: [PropertyRule] = [
        .bool("scrollEnabled", "isScrollEnabled", true, layout: true), .bool("pagingEnabled", "isPagingEnabled", false),
        .bool("bounces", "bounces", true), .bool("bouncesZoom", "bouncesZoom", true),
        .bool("alwaysBounceVertical", "alwaysBounceVertical", false), .bool("alwaysBounceHorizontal", "alwaysBounceHorizontal", false),
        .bool("directionalLockEnabled", "isDirectionalLockEnabled", false),
        .bool("showsHorizontalScrollIndicator", "showsHorizontalScrollIndicator", true),
        .bool("showsVerticalScrollIndicator", "showsVerticalScrollIndicator", true),
        .bool("delaysContentTouches", "delaysContentTouches", true), .bool("canCancelContentTouches", "canCancelContentTouches", true),
        .number("minimumZoomScale", "minimumZoomScale", 1), .number("maximumZoomScale", "maximumZoomScale", 1),
        .word("indicatorStyle", "indicatorStyle", "default black white", "default"),
        .word("keyboardDismissMode", "keyboardDismissMode", "none onDrag interactive onDragWithAccessory interactiveWithAccessory", "none"),
        .word(
            "contentInsetAdjustmentBehavior", "contentInsetAdjustmentBehavior", "automatic scrollableAxes never always", "automatic",
            layout: true),
        .bool("automaticallyAdjustsScrollIndicatorInsets", "automaticallyAdjustsScrollIndicatorInsets", true),
    ]

    private static let scrollView = KitClass(
        name: "UIScrollView", parent: "UIView", elements: ["scrollView"], rules: scrollRules,
        parts: [
            .inset("contentInset", "contentInset"), .inset("scrollIndicatorInsets", "scrollIndicatorInsets"),
            .size("contentSize", "contentSize"),
        ],
        starts: ["clipsSubviews": "YES", "multipleTouchEnabled": "YES"])

    private static let textView = KitClass(
        name: "UITextView", parent: "UIScrollView", elements: ["textView"],
        rules: PropertyRule.structural("usesAttributedText") + [
            .string("text", "text", layout: true),
            .word("textAlignment", "textAlignment", "left center right justified natural", "left", initial: "natural"),
            .bool("editable", "isEditable", true), .bool("selectable", "isSelectable", true),
            .bool("allowsEditingTextAttributes", "allowsEditingTextAttributes", false),
            .bool("adjustsFontForContentSizeCategory", "adjustsFontForContentSizeCategory", false),
            .bool("clearsOnInsertion", "clearsOnInsertion", false),

        ],
        parts: [
            .color("textColor", "textColor"), .font("font"), .string("text", "text"),
            .bilingual("attributedString", key: "attributedText", late: true, write: AttributedTextCode.write),
            .bilingual("textInputTraits", key: "textInputTraits", layout: false, write: InputTraitsCode.write),
            .other("dataDetectorType", key: "dataDetectorTypes", layout: false, swift: DataDetectorCode.write),
        ])

    private static func tableStyle(_ element: Element) -> String {
        let style = element["style"] ?? "plain"
        return ["plain", "grouped", "insetGrouped"].contains(style) ? style : "plain"
    }

    private static let tableView = KitClass(
        name: "UITableView", parent: "UIScrollView", elements: ["tableView"],
        arguments: { "frame: .zero, style: .\(tableStyle($0))" },
        objectiveC: { name, element in
            let style = tableStyle(element)
            return "[[\(name) alloc] initWithFrame:CGRectZero style:UITableViewStyle\(style.prefix(1).uppercased() + style.dropFirst())]"
        },
        rules: PropertyRule.structural("style dataMode") + [
            .word("separatorStyle", "separatorStyle", "default:singleLine none singleLine singleLineEtched", "singleLine"),
            height("rowHeight", initial: "-1"), height("sectionHeaderHeight", initial: "-1"), height("sectionFooterHeight", initial: "-1"),
            height("estimatedRowHeight", absent: "0"), height("estimatedSectionHeaderHeight", absent: "0"),
            height("estimatedSectionFooterHeight", absent: "0"),
            .bool("allowsSelection", "allowsSelection", true), .bool("allowsMultipleSelection", "allowsMultipleSelection", false),
            .bool("allowsSelectionDuringEditing", "allowsSelectionDuringEditing", false),
            .bool("allowsMultipleSelectionDuringEditing", "allowsMultipleSelectionDuringEditing", false),
            .bool("contentViewInsetsToSafeArea", "insetsContentViewsToSafeArea", true, layout: true),
            .word("separatorInsetReference", "separatorInsetReference", "fromCellEdges fromAutomaticInsets", "fromCellEdges"),
            .integer("sectionIndexMinimumDisplayRowCount", "sectionIndexMinimumDisplayRowCount", 0),
            .bool("springLoaded", "isSpringLoaded", false), .bool("prefetchingEnabled", "isPrefetchingEnabled", true),
            .bool("editing", "isEditing", false), .bool("selectionFollowsFocus", "selectionFollowsFocus", false),
            .bool("cellLayoutMarginsFollowReadableWidth", "cellLayoutMarginsFollowReadableWidth", false, layout: true),
        ],
        parts: [
            .color("separatorColor", "separatorColor"), .color("sectionIndexColor", "sectionIndexColor"),
            .color("sectionIndexBackgroundColor", "sectionIndexBackgroundColor"),
            .color("sectionIndexTrackingBackgroundColor", "sectionIndexTrackingBackgroundColor"),
            .inset("separatorInset", "separatorInset"),
            .structural("prototypes"), .bilingual("sections", layout: false, write: sections),
            .structural(
                "view", "searchBar", "label", "button", "imageView", "stackView", "toolbar", "segmentedControl", key: "tableHeaderView"),
            .structural(
                "view", "searchBar", "label", "button", "imageView", "stackView", "toolbar", "segmentedControl", key: "tableFooterView"),
            .structural("view", key: "backgroundView"),
        ],
        starts: ["alwaysBounceVertical": "YES", "multipleTouchEnabled": "NO"])

    /// What the sections of a static table say; their rows are cells, which have files of their own.
    private static func sections(_ sections: Element, _ variable: String, _ code: inout PropertyWriter) {
        let why = "rows and sections are a data source's matter"
        for section in sections.children {
            let title = section["headerTitle"] ?? section.child(key: "headerTitle")?.plainText ?? ""
            let cells = section.children.first { $0.name == "cells" }?.children.count ?? 0
            let name = title.isEmpty ? "a static section" : "the static section “\(title.firstLine.shortened(to: 40))”"
            code.notConverted.append(NotConverted(section, "\(name) of \(cells) \(cells == 1 ? "row" : "rows")", why))
            for (name, value) in section.attributes where name != "id" && name != "headerTitle" && !value.isEmpty {
                code.leaveOut(section, attribute: name, why)
            }
            for child in section.children where child.name != "cells" { code.leaveOut(child, why) }
        }
    }

    /// A height of rows; −1 stands for the automatic one.
    private static func height(_ attribute: String, absent: String? = nil, initial: String = "-1") -> PropertyRule {
        PropertyRule(
            attribute: attribute, property: attribute, kind: .named(["-1": "UITableView.automaticDimension"]), absent: absent,
            initial: initial, affectsLayout: true)
    }

    private static func cellStyle(_ element: Element) -> String {
        let styles = [
            "IBUITableViewCellStyleValue1": "value1", "IBUITableViewCellStyleValue2": "value2",
            "IBUITableViewCellStyleSubtitle": "subtitle",
        ]
        return styles[element["style"] ?? ""] ?? "default"
    }

    private static let tableViewCell = KitClass(
        name: "UITableViewCell", parent: "UIView", elements: ["tableViewCell"],
        arguments: { element in
            "style: .\(cellStyle(element)), reuseIdentifier: \(element["reuseIdentifier"].map(CodeLiteral.string) ?? "nil")"
        },
        objectiveC: { name, element in
            let style = cellStyle(element)
            let identifier = element["reuseIdentifier"].map(CodeLiteral.objectiveCString) ?? "nil"
            return "[[\(name) alloc] initWithStyle:UITableViewCellStyle\(style.prefix(1).uppercased() + style.dropFirst()) "
                + "reuseIdentifier:\(identifier)]"
        },
        rules: PropertyRule.structural("style reuseIdentifier textLabel detailTextLabel imageView") + [
            .word("selectionStyle", "selectionStyle", "none blue gray default", "default"),
            .word(
                "accessoryType", "accessoryType", "none disclosureIndicator detailDisclosureButton checkmark detailButton", "none",
                layout: true),
            .word(
                "editingAccessoryType", "editingAccessoryType", "none disclosureIndicator detailDisclosureButton checkmark detailButton",
                "none"),
            .integer("indentationLevel", "indentationLevel", 0, layout: true),
            .number("indentationWidth", "indentationWidth", 10, layout: true),
            .bool("shouldIndentWhileEditing", "shouldIndentWhileEditing", true), .bool("showsReorderControl", "showsReorderControl", false),
            .word("focusStyle", "focusStyle", "default custom", "default"),
            .none("hidesAccessoryWhenEditing", "UITableViewCell has had no such property since iOS 3"),
            .none("rowHeight", "a table view asks its delegate for the height of a row", layout: true),
        ],
        parts: [
            .inset("separatorInset", "separatorInset"), .structural("view", key: "backgroundView"),
            .structural("view", key: "selectedBackgroundView"),
            .structural("view", "imageView", "button", "switch", "label", key: "accessoryView"),
        ],
        starts: ["preservesSuperviewLayoutMargins": nil])

    private static let tableViewCellContentView = KitClass(
        name: "UITableViewCellContentView", parent: "UIView", elements: ["tableViewCellContentView"], exists: true,
        rules: PropertyRule.structural("tableViewCell"), starts: ["opaque": "NO", "preservesSuperviewLayoutMargins": nil])

    /// The class of a collection view's layout.
    private static func layoutClass(of element: Element, _ language: CodeLanguage) -> String {
        let layout = element.children.first { $0["key"] == "collectionViewLayout" }
        let own = layout?.customClass == nil ? nil : layout.flatMap(language.className)
        return own ?? (layout?.name == "collectionViewLayout" ? "UICollectionViewLayout" : "UICollectionViewFlowLayout")
    }

    private static let collectionView = KitClass(
        name: "UICollectionView", parent: "UIScrollView", elements: ["collectionView"],
        arguments: { element in
            "frame: .zero, collectionViewLayout: \(CodeLanguage.swift.initializer(layoutClass(of: element, .swift)))"
        },
        objectiveC: { name, element in
            let layout = CodeLanguage.objectiveC.initializer(layoutClass(of: element, .objectiveC))
            return "[[\(name) alloc] initWithFrame:CGRectZero collectionViewLayout:\(layout)]"
        },
        rules: PropertyRule.structural("dataMode") + [
            .bool("allowsSelection", "allowsSelection", true), .bool("allowsMultipleSelection", "allowsMultipleSelection", false),
            .bool("prefetchingEnabled", "isPrefetchingEnabled", true), .bool("springLoaded", "isSpringLoaded", false),
            .bool("selectionFollowsFocus", "selectionFollowsFocus", false),
        ],
        parts: [
            .other("collectionViewFlowLayout", key: "collectionViewLayout", swift: FlowLayoutCode.write),
            .structural("collectionViewLayout", key: "collectionViewLayout"), .structural("cells"),
            .structural("collectionReusableView", key: "sectionHeaderView"),
            .structural("collectionReusableView", key: "sectionFooterView"),
            .structural("view", key: "backgroundView"),
        ])

    private static let reusableView = KitClass(
        name: "UICollectionReusableView", parent: "UIView", elements: ["collectionReusableView"],
        rules: PropertyRule.structural("reuseIdentifier"), starts: ["opaque": nil])

    private static let collectionViewCell = KitClass(
        name: "UICollectionViewCell", parent: "UICollectionReusableView", elements: ["collectionViewCell"],
        parts: [
            .structural("size", key: "customSize"), .structural("view", key: "backgroundView"),
            .structural("view", key: "selectedBackgroundView"),
        ])

    private static let collectionViewCellContentView = KitClass(
        name: "UICollectionViewCellContentView", parent: "UIView", elements: ["collectionViewCellContentView"], exists: true,
        starts: ["opaque": nil])
}
