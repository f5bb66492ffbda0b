import FormworkModel

/// A class that a table or collection view creates views of on demand.
struct CodeRegistration: Sendable {
    /// The cell, header or footer of the document.
    let prototype: Element
    let className: String
    let identifier: String
}

extension CodeUnit {
    /// Returns the statements that register the classes of a table or collection view.
    func registrations(of view: CodeView, _ language: CodeLanguage, variable: String) -> [String] {
        guard let found = viewNumbers[view.view].flatMap({ registrations[$0] }) else { return [] }
        return found.compactMap { registration in
            let name = registration.className
            let literal = language.string(registration.identifier)
            switch registration.prototype.name {
            case "tableViewCell":
                return language.call(
                    variable, swift: "register(\(name).self, forCellReuseIdentifier: \(literal))",
                    objectiveC: "registerClass:[\(name) class] forCellReuseIdentifier:\(literal)")
            case "collectionViewCell":
                return language.call(
                    variable, swift: "register(\(name).self, forCellWithReuseIdentifier: \(literal))",
                    objectiveC: "registerClass:[\(name) class] forCellWithReuseIdentifier:\(literal)")
            case "collectionReusableView":
                let kind = registration.prototype.supplementaryKind
                return language.call(
                    variable,
                    swift: "register(\(name).self, forSupplementaryViewOfKind: UICollectionView.elementKind\(kind), "
                        + "withReuseIdentifier: \(literal))",
                    objectiveC: "registerClass:[\(name) class] forSupplementaryViewOfKind:UICollectionElementKind\(kind) "
                        + "withReuseIdentifier:\(literal)")
            default: return nil
            }
        }
    }
}

extension Element {
    /// The kind of a supplementary view: `SectionHeader` or `SectionFooter`.
    var supplementaryKind: String { self["key"] == "sectionFooterView" ? "SectionFooter" : "SectionHeader" }

    /// The cells and supplementary views that a table or collection view of UIKit creates on demand, or the cell views of a table of AppKit.
    var prototypes: [Element] {
        switch name {
        case "tableView", "outlineView":
            children.filter { $0.name == "prototypes" }.flatMap(\.children)
                + children.filter { $0.name == "tableColumns" }.flatMap(\.children).flatMap(\.children)
                .filter { $0.name == "prototypeCellViews" }.flatMap(\.children)
        case "collectionView":
            children.flatMap { $0.name == "cells" ? $0.children : $0.name == "collectionReusableView" ? [$0] : [] }
        default: []
        }
    }

    /// Whether it is a prototype of a table or collection view.
    var isPrototype: Bool {
        guard let parent else { return false }
        return parent.name == "collectionView" || parent.name == "prototypes" || parent.name == "prototypeCellViews"
            || parent.name == "cells" && parent.parent?.name == "collectionView"
    }
}
