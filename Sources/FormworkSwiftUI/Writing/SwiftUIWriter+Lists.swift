import FormworkCode
import FormworkModel

/// Tables and collections with their rows, which are separate structures.
extension SwiftUIWriter {
    /// Returns a list for a table.
    mutating func list(_ number: Int, parts: [SwiftUINode], depth: Int) -> [String] {
        let element = unit.views[number].view.element
        var facts = self.facts[number]
        defer { self.facts[number] = facts }
        var inner = parts.flatMap { lines($0, depth: depth + 1) }
        let sections = element.children.first { $0.name == "sections" }?.children ?? []
        for section in sections {
            let rows = Self.cells(of: section).flatMap { row($0) }
            let footer = (section["footerTitle"] ?? section.child(key: "footerTitle")?.plainText).map { SwiftUIValues.text($0) }
            let title = (section["headerTitle"] ?? section.child(key: "headerTitle")?.plainText).map { SwiftUIValues.text($0) }
            inner.append("Section {")
            inner += (rows.isEmpty ? ["// Gap: the section has no cells."] : rows).map { "    " + $0 }
            if let title, title != SwiftUIValues.text("") { inner += ["} header: {", "    " + title] }
            if let footer { inner += ["} footer: {", "    " + footer] }
            inner.append("}")
        }
        if sections.isEmpty {
            inner += items(of: Self.cells(of: element), of: element)
        }
        var result = ["List {"] + inner.map { "    " + $0 } + ["}"]
        let styles = ["insetGrouped": "insetGrouped", "grouped": "grouped"]
        result.append(".listStyle(.\(facts.take("style").flatMap { styles[$0] } ?? "plain"))")
        if facts.take("separatorStyle") == "none" { result.append(".listRowSeparator(.hidden)") }
        return result
    }

    /// Returns a lazy grid or stack for a collection; nil for one whose layout or cells the document doesn't have.
    mutating func collection(_ number: Int) -> [String]? {
        let element = unit.views[number].view.element
        let cells = Self.cells(of: element)
        guard !cells.isEmpty, let layout = element.child(key: "collectionViewLayout"), layout.name == "collectionViewFlowLayout",
            layout.customClass == nil
        else { return nil }
        facts[number].say(layout)
        var own = ElementFacts(layout)
        let isHorizontal = own.take("scrollDirection") == "horizontal"
        let (lines, gaps) = (own.number("minimumLineSpacing") ?? 10, own.number("minimumInteritemSpacing") ?? 10)
        let size = own.child("itemSize")
        let inset = own.child("sectionInset")
        for key in ["headerReferenceSize", "footerReferenceSize"] {
            if let child = layout.child(key: key), child["width"].flatMap(Double.init) == 0, child["height"].flatMap(Double.init) == 0 {
                own.say(child)
            }
        }
        notConverted += own.rest
        let length = size?[isHorizontal ? "height" : "width"].flatMap(Double.init).flatMap { $0.isFinite && $0 > 0 ? $0 : nil } ?? 50
        let other = size?[isHorizontal ? "width" : "height"].flatMap(Double.init).flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
        func text(_ value: Double) -> String { SwiftUIValues.number(value) }
        let tracks = "[GridItem(.adaptive(minimum: \(text(length))), spacing: \(text(gaps)))]"
        var items = items(of: cells, of: element)
        if let other {
            items = items.flatMap {
                $0.hasSuffix("()")
                    ? [$0, $0.prefix { $0 == " " } + "    .frame(\(isHorizontal ? "width" : "height"): \(text(other)))"] : [$0]
            }
        }
        let grid =
            isHorizontal ? "LazyHGrid(rows: \(tracks), spacing: \(text(lines)))" : "LazyVGrid(columns: \(tracks), spacing: \(text(lines)))"
        var content = ["\(grid) {"] + items.map { "    " + $0 } + ["}"]
        for (edge, key) in [("top", "minY"), ("leading", "minX"), ("bottom", "maxY"), ("trailing", "maxX")] {
            if let value = inset?[key].flatMap(Double.init), value.isFinite, value != 0 {
                content.append(".padding(.\(edge), \(text(value)))")
            }
        }
        return ["ScrollView\(isHorizontal ? "(.horizontal)" : "") {"] + content.map { "    " + $0 } + ["}"]
    }

    /// Returns loops over the data of prototypes.
    private mutating func items(of prototypes: [Element], of holder: Element) -> [String] {
        var result: [String] = []
        for prototype in prototypes {
            guard let view = prototype.asView, let name = names.name(of: view) else { continue }
            let count = memberNames.take(SwiftName.lower(name) + "Count", fallback: "rowCount")
            parameters.append("var \(count) = 1")
            result += ["ForEach(0..<\(count), id: \\.self) { _ in"] + row(prototype).map { "    " + $0 } + ["}"]
        }
        guard result.isEmpty else { return result }
        notConverted.append(NotConverted(holder, what: "its rows", why: "a data source provides them, and the document has no prototypes"))
        return ["// Gap: a data source provides the rows: add a ForEach over their data here.", "EmptyView()"]
    }

    /// Returns the structure of a cell, in a link or a button if it has a segue.
    private mutating func row(_ cell: Element) -> [String] {
        guard let view = cell.asView, let name = names.name(of: view) else { return [] }
        if let destination = link(from: cell) {
            return ["NavigationLink {"] + destination.map { "    " + $0 } + ["} label: {", "    \(name)()", "}"]
        }
        let calls = navigation(from: cell)
        guard !calls.isEmpty else { return ["\(name)()"] }
        return ["Button {"] + calls.map { "    " + $0 } + ["} label: {", "    \(name)()", "}"]
    }

    /// Returns the cells in an element, in document order.
    static func cells(of element: Element) -> [Element] {
        if ["tableViewCell", "collectionViewCell"].contains(element.name) { return [element] }
        guard ["tableView", "collectionView", "prototypes", "sections", "cells", "tableViewSection"].contains(element.name) else {
            return []
        }
        return element.children.flatMap { cells(of: $0) }
    }
}
