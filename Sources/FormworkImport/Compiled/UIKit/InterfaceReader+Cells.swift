import FormworkNib
import FormworkTree

/// Prototype cells and supplementary views, which are compiled as nested files in their table or collection view.
extension InterfaceReader {
    mutating func writePrototypes(_ object: Int, element: Int) {
        let cells = nestedRoots(object, key: "UITableViewCellPrototypeNibs", externalKey: "UITableViewCellPrototypeNibExternalObjects")
        guard !cells.isEmpty else { return }
        let list = draft.add("prototypes", to: element)
        let elements = cells.compactMap { write($0.object, in: list) }
        placeRows(elements, of: object, element: element)
    }

    /// Positions the rows of a table below each other, with the table's footer below them. Each row's own file has its frame at zero, and the
    /// position of the compiled footer doesn't account for the rows.
    private mutating func placeRows(_ rows: [Int], of object: Int, element: Int) {
        let isGrouped = number(object, key: "UIStyle") ?? 0 != 0
        let header = frame(ofChild: "tableHeaderView", of: element)
        var y = header.map { draft.number($0, name: "y") + draft.number($0, name: "height") } ?? 0
        y += Self.titleHeight(
            isGrouped, headerHeight: number(object, key: "UISectionHeaderHeight"), isBelowHeader: header != nil, generation: generation)
        for row in rows {
            guard let rect = draft.child(row, key: "frame") else { return }
            draft.replace(rect, name: "y", value: ElementDraft.text(y))
            y += draft.number(rect, name: "height")
        }
        guard let footer = frame(ofChild: "tableFooterView", of: element) else { return }
        if isGrouped { y += number(object, key: "UISectionFooterHeight").flatMap { $0 > 0 ? $0 : nil } ?? Self.groupedFooterHeight }
        draft.replace(footer, name: "y", value: ElementDraft.text(y))
    }

    private func frame(ofChild key: String, of element: Int) -> Int? {
        draft.child(element, key: key).flatMap { draft.child($0, key: "frame") }
    }

    private static let groupedFooterHeight = 18.0

    /// Returns the height of the title "Prototype Cells" above the rows on the canvas.
    ///
    /// Source: tables with prototypes in documents of the corpus, up to Xcode 12. Plain ones: the height of section headers in 109 of 133.
    /// Grouped ones: 55 or 56 points in 30 of 36; below a header view 50, since Xcode 12.
    private static func titleHeight(
        _ isGrouped: Bool, headerHeight: Double?, isBelowHeader: Bool, generation: InterfaceGeneration
    ) -> Double {
        guard isGrouped else { return headerHeight.flatMap { $0 > 0 ? $0 : nil } ?? 28 }
        return isBelowHeader && generation >= .xcode12 ? 49.5 : 55.5
    }

    mutating func writeCollectionCells(_ object: Int, element: Int) {
        let cells = nestedRoots(object, key: "UICollectionViewCellNibDict", externalKey: "UICollectionViewCellPrototypeNibExternalObjects")
        if !cells.isEmpty {
            let list = draft.add("cells", to: element)
            for cell in cells { write(cell.object, in: list) }
        }
        let others = nestedRoots(
            object, key: "UICollectionViewSupplementaryViewNibDict",
            externalKey: "UICollectionViewSupplementaryViewPrototypeNibExternalObjects")
        for view in others {
            let kind = view.name.split(separator: "/").first.map(String.init) ?? ""
            write(view.object, in: element, key: kind.contains("Footer") ? "sectionFooterView" : "sectionHeaderView")
        }
    }

    /// Returns the first object of each nib in a dictionary, with its name there.
    private mutating func nestedRoots(_ object: Int, key: String, externalKey: String) -> [(name: String, object: Int)] {
        guard let nibs = graph.value(object, key: key), depth < Self.depthLimit else { return [] }
        openNested(object, key: key, externalKey: externalKey)
        return graph.pairs(nibs).compactMap { name, value in
            guard let nested = value.object, let data = graph.value(nested, key: "archiveData").flatMap(graph.data) else { return nil }
            return nestedObjects.removeValue(forKey: data.startIndex).map { (name, $0) }
        }
    }

    private static let nestedKeys = [
        ("UITableViewCellPrototypeNibs", "UITableViewCellPrototypeNibExternalObjects"),
        ("UICollectionViewCellNibDict", "UICollectionViewCellPrototypeNibExternalObjects"),
        ("UICollectionViewSupplementaryViewNibDict", "UICollectionViewSupplementaryViewPrototypeNibExternalObjects"),
    ]

    /// Opens the files of cells and their nested files, so that all connections between files are known before anything is written.
    mutating func openNestedFiles() {
        var start = 0
        // Files that are nested deeper are opened when they are written.
        for _ in 0..<8 {
            let end = graph.objects.count
            for object in start..<end {
                for (key, externalKey) in Self.nestedKeys where graph.value(object, key: key) != nil {
                    openNested(object, key: key, externalKey: externalKey)
                }
            }
            start = end
        }
    }

    private mutating func openNested(_ object: Int, key: String, externalKey: String) {
        guard let nibs = graph.value(object, key: key) else { return }
        if let list = nibs.object, !openedLists.insert(list).inserted { return }
        let external = graph.value(object, key: externalKey).map(graph.pairs) ?? []
        for (name, value) in graph.pairs(nibs) {
            guard let nested = value.object, let data = graph.value(nested, key: "archiveData").flatMap(graph.data) else { continue }
            // Read each file once: several lists may refer to it.
            guard openedFiles.insert(data.startIndex).inserted else { continue }
            let outside = external.first { $0.key == name }.map { graph.pairs($0.value) } ?? []
            do {
                let root = try open(
                    Array(data), name: name, outside: outside.compactMap { pair in pair.value.object.map { (pair.key, $0) } })
                if let first = nib.list("UINibTopLevelObjectsKey", of: root).first(where: { nib.proxyName($0) == nil }) {
                    nestedObjects[data.startIndex] = first
                }
            } catch {
                note("the nib of the cell '\(name)' cannot be read: \(error)")
            }
        }
    }

    /// Merges another file and resolves its placeholders for outside objects.
    ///
    /// - Returns: The root of the file.
    mutating func open(_ bytes: [UInt8], name: String, outside: [(name: String, object: Int)]) throws(NibError) -> Int {
        let contents = try NibContents(bytes)
        return try open(contents.graph, name: name, outside: outside)
    }

    mutating func open(_ other: NibGraph, name: String, outside: [(name: String, object: Int)]) throws(NibError) -> Int {
        let root = try nib.append(other)
        seed(from: root, name)
        for object in nib.list("UINibObjectsKey", of: root) + nib.list("UINibTopLevelObjectsKey", of: root) {
            guard let proxy = nib.proxyName(object) else { continue }
            if let known = outside.first(where: { $0.name == proxy }) { nib.alias(object, for: known.object) }
            if proxy == "IBFirstResponder", let responder { nib.alias(object, for: responder) }
        }
        leaveOutSystemObjects(from: root)
        readLists(of: root)
        return root
    }

    /// Finds the objects that the compiler adds: top and bottom layout guides with their constraints, and separators of cells.
    mutating func leaveOutSystemObjects(from root: Int) {
        // The objects of a file are contiguous, and the root of a NIBArchive is its first object.
        for object in graph.objects.indices.dropFirst(root) {
            switch graph.className(object) {
            case "_UILayoutGuide":
                isLeftOut.insert(object)
                for constraint in graph.objects(in: graph.value(object, key: "_UILayoutGuideConstraintsToRemove")) {
                    isLeftOut.insert(constraint)
                }
            case "_UILayoutSupportConstraint", "_UITableViewCellSeparatorView": isLeftOut.insert(object)
            case "UILayoutGuide":
                for constraint in graph.objects(in: graph.value(object, key: "UILayoutGuideSystemConstraints")) {
                    isLeftOut.insert(constraint)
                }
            case "NSLayoutConstraint": if text(object, key: "NSLayoutIdentifier") == "UIIBSystemGenerated" { isLeftOut.insert(object) }
            default: continue
            }
        }
    }
}
