import FormworkModel

/// A class that a table or collection view creates views of on demand.
struct CodeRegistration: Sendable {
    /// The cell, header or footer of the document.
    let prototype: Element
    let className: String
    let identifier: String
}

/// A method that makes the cell views of a table of AppKit, which registers only nibs.
struct CodeCellViews: Sendable {
    let method: String
    /// The property of the table.
    let table: String
    /// The method of the table's delegate that calls it.
    let caller: String
    /// The expression of the owner of the cell views.
    let owner: String
    /// The identifiers with their classes.
    var cells: [(identifier: String, className: String)] = []
}

extension CodeUnit {
    /// Adds a cell view to the method of its table.
    mutating func addCellView(_ prototype: Element, identifier: String, className: String, of table: CodeView) {
        let place = cellViews.firstIndex { $0.table == table.name } ?? cellViews.endIndex
        if place == cellViews.endIndex {
            var stem = Substring(SwiftName.upper(table.name))
            for end in ["TableView", "OutlineView"] where stem.hasSuffix(end) { stem = stem.dropLast(end.count) }
            let owner = form == .controller ? "self" : form == .layout || needsOwner ? "owner" : "nil"
            cellViews.append(
                CodeCellViews(
                    method: memberNames.take("make\(stem)CellView", fallback: "makeCellView"), table: table.name,
                    caller: table.view.element.name == "outlineView" ? "outlineView(_:viewFor:item:)" : "tableView(_:viewFor:row:)",
                    owner: owner))
        }
        if cellViews[place].cells.contains(where: { $0.identifier == identifier }) { return }
        cellViews[place].cells.append((identifier, className))
    }

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

    /// The columns of a table of AppKit.
    var tableColumns: [Element] {
        children.filter { $0.name == "tableColumns" }.flatMap(\.children).filter { $0.name == "tableColumn" }
    }

    /// The cells and supplementary views that a table or collection view of UIKit creates on demand, or the cell views of a table of AppKit.
    var prototypes: [Element] {
        switch name {
        case "tableView", "outlineView":
            children.filter { $0.name == "prototypes" }.flatMap(\.children)
                + tableColumns.flatMap(\.children).filter { $0.name == "prototypeCellViews" }.flatMap(\.children)
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
