import FormworkDiagnostics
import FormworkModel
import FormworkVocabulary

extension UIKitClasses {
    /// Views that contain other views, and bars.
    static let containers: [KitClass] = [
        stackView, scrollView, textView, tableView, tableViewCell, tableViewCellContentView, collectionView,
        KitClass("UICollectionReusableView", starts: ["opaque": nil]), collectionViewCell,
        KitClass("UICollectionViewCellContentView", exists: true, starts: ["opaque": nil]), navigationBar,
        KitClass("UIToolbar", parts: [items], starts: ["opaque": nil, "clearsContextBeforeDrawing": nil]),
        KitClass("UITabBar", parts: [items], starts: ["opaque": nil]),
    ]

    private static let stackView = KitClass(
        "UIStackView",
        rules: [
            PropertyRule(
                attribute: "spacingType", property: "spacing", kind: .word(["standard": "UIStackView.spacingUseSystem", "custom": ""]),
                affectsLayout: true, rank: 2)
        ],
        starts: ["opaque": nil])

    private static let scrollView = KitClass("UIScrollView", starts: ["clipsSubviews": "YES", "multipleTouchEnabled": "YES"])

    private static let textView = KitClass(
        "UITextView",
        parts: [
            .bilingual("attributedString", key: "attributedText", late: true, write: AttributedTextCode.write),
            .bilingual("textInputTraits", key: "textInputTraits", layout: false, write: InputTraitsCode.write),
            .other("dataDetectorType", key: "dataDetectorTypes", layout: false, swift: DataDetectorCode.write),
        ])

    private static let tableView = KitClass(
        "UITableView", arguments: { "frame: .zero, style: .\(member(of: $0, "UITableView", attribute: "style"))" },
        objectiveC: { name, element in
            let style = capitalized(member(of: element, "UITableView", attribute: "style"))
            return "[[\(name) alloc] initWithFrame:CGRectZero style:UITableViewStyle\(style)]"
        },
        rules: [
            separatorStyle, height("rowHeight", initial: "-1"), height("sectionHeaderHeight", initial: "-1"),
            height("sectionFooterHeight", initial: "-1"), height("estimatedRowHeight", absent: "0"),
            height("estimatedSectionHeaderHeight", absent: "0"), height("estimatedSectionFooterHeight", absent: "0"),
            .bool("editing", property: "isEditing", start: false),
        ],
        parts: [
            .structural("prototypes"), .bilingual("sections", layout: false, write: sections),
            .structural(
                "view", "searchBar", "label", "button", "imageView", "stackView", "toolbar", "segmentedControl", key: "tableHeaderView"),
            .structural(
                "view", "searchBar", "label", "button", "imageView", "stackView", "toolbar", "segmentedControl", key: "tableFooterView"),
            .structural("view", key: "backgroundView"),
        ],
        starts: ["alwaysBounceVertical": "YES", "multipleTouchEnabled": "NO"])

    /// A missing attribute means the class's initial style.
    private static let separatorStyle = PropertyRule(
        attribute: "separatorStyle", property: "separatorStyle", kind: .word(Vocabulary.uiKit.words("separatorStyle")),
        absent: "singleLine", initial: "singleLine")

    /// Lists the titles and attributes of a static table's sections as notes. Their rows are cells, which become units of their own.
    private static func sections(_ sections: Element, _ variable: String, _ code: inout PropertyWriter) {
        let why = "a data source provides rows and sections"
        for section in sections.children {
            let title = section["headerTitle"] ?? section.child(key: "headerTitle")?.plainText ?? ""
            let cells = section.children.first { $0.name == "cells" }?.children.count ?? 0
            let name = title.isEmpty ? "a static section" : "the static section “\(title.firstLine.shortened(to: 40))”"
            code.notConverted.append(NotConverted(section, what: "\(name) of \(cells) \(cells == 1 ? "row" : "rows")", why: why))
            for (name, value) in section.attributes where name != "id" && name != "headerTitle" && !value.isEmpty {
                code.leaveOut(section, attribute: name, why)
            }
            for child in section.children where child.name != "cells" { code.leaveOut(child, why) }
        }
    }

    /// Returns the rule of a row height. −1 means automatic.
    private static func height(_ attribute: String, absent: String? = nil, initial: String = "-1") -> PropertyRule {
        PropertyRule(
            attribute: attribute, property: attribute, kind: .named(["-1": "UITableView.automaticDimension"]), absent: absent,
            initial: initial, affectsLayout: true)
    }

    private static func cellStyle(_ element: Element) -> String {
        Vocabulary.uiKit.words("tableCellStyle").words.first { $0.text == element["style"] }?.member ?? "default"
    }

    private static let tableViewCell = KitClass(
        "UITableViewCell",
        arguments: { element in
            "style: .\(cellStyle(element)), reuseIdentifier: \(element["reuseIdentifier"].map(CodeLiteral.string) ?? "nil")"
        },
        objectiveC: { name, element in
            let style = cellStyle(element)
            let identifier = element["reuseIdentifier"].map(CodeLiteral.objectiveCString) ?? "nil"
            return "[[\(name) alloc] initWithStyle:UITableViewCellStyle\(style.prefix(1).uppercased() + style.dropFirst()) "
                + "reuseIdentifier:\(identifier)]"
        },
        rules: [
            .none("hidesAccessoryWhenEditing", why: "UITableViewCell has no such property since iOS 3"),
            .none("rowHeight", why: "a table view asks its delegate for the height of a row", layout: true),
        ],
        parts: [
            .structural("view", key: "backgroundView"), .structural("view", key: "selectedBackgroundView"),
            .structural("view", "imageView", "button", "switch", "label", key: "accessoryView"),
        ],
        starts: ["preservesSuperviewLayoutMargins": nil])

    private static let tableViewCellContentView = KitClass(
        "UITableViewCellContentView", exists: true, starts: ["opaque": "NO", "preservesSuperviewLayoutMargins": nil])

    /// Returns the class of a collection view's layout.
    private static func layoutClass(of element: Element, _ language: CodeLanguage) -> String {
        let layout = element.children.first { $0["key"] == "collectionViewLayout" }
        let own = layout?.customClass == nil ? nil : layout.flatMap(language.className)
        return own ?? (layout?.name == "collectionViewLayout" ? "UICollectionViewLayout" : "UICollectionViewFlowLayout")
    }

    private static let collectionView = KitClass(
        "UICollectionView",
        arguments: { element in
            "frame: .zero, collectionViewLayout: \(CodeLanguage.swift.initializer(layoutClass(of: element, .swift)))"
        },
        objectiveC: { name, element in
            let layout = CodeLanguage.objectiveC.initializer(layoutClass(of: element, .objectiveC))
            return "[[\(name) alloc] initWithFrame:CGRectZero collectionViewLayout:\(layout)]"
        },
        parts: [
            .other("collectionViewFlowLayout", key: "collectionViewLayout", swift: FlowLayoutCode.write),
            .structural("collectionViewLayout", key: "collectionViewLayout"), .structural("cells"),
            .structural("collectionReusableView", key: "sectionHeaderView"),
            .structural("collectionReusableView", key: "sectionFooterView"), .structural("view", key: "backgroundView"),
        ])

    private static let collectionViewCell = KitClass(
        "UICollectionViewCell",
        parts: [
            .structural("size", key: "customSize"), .structural("view", key: "backgroundView"),
            .structural("view", key: "selectedBackgroundView"),
        ])

    private static let items = PartRule.bilingual("items", layout: false, write: BarItemCode.write)

    private static let navigationBar = KitClass(
        "UINavigationBar",
        parts: [
            items, .other("textAttributes", key: "titleTextAttributes", layout: false, swift: TextAttributesCode.write),
            .other("textAttributes", key: "largeTitleTextAttributes", layout: false, swift: TextAttributesCode.write),
        ],
        starts: ["opaque": nil])
}
