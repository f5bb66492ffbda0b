import FormworkModel
import FormworkTree

/// Top-level cells of a XIB, which become prototypes of a new table or collection view.
extension StoryboardConversion {
    mutating func planCells(first: NodeIndex) {
        let isTable = source.name(of: first) == .tableViewCell
        let cells = top.cells.filter { (source.name(of: $0) == .tableViewCell) == isTable }
        let element = isTable ? "tableViewController" : "collectionViewController"
        let id = draft.element(first).id ?? ""
        addScene(.owner(element: element, customClass: false), root: nil, seed: id)
        scenes[0].listIDs = ["list", "layout", "dataSource", "delegate"].map { draft.newID($0, id) }
        var supplements = ["sectionHeaderView", "sectionFooterView"]
        for cell in cells {
            if source.name(of: cell) == .collectionReusableView {
                // There are already two. The others are noted with the cells that have no place.
                if supplements.isEmpty { continue }
                draft.set("key", to: nil, at: cell)
                supplementKeys[cell] = supplements.removeFirst()
            }
            draft.bring(cell, into: 0)
            draft.prototypes.append(draft.subtree(cell))
            scenes[0].cells.append(cell)
        }
        guard let owner = top.owner else { return }
        for child in draft.element(owner).children { draft.bring(child.node, into: 0) }
        let list = isTable ? "table view" : "collection view"
        draft.note(
            .owner, outcome: .changed, message: "the File's Owner becomes a plain controller of a \(list) with the cells as prototypes",
            node: owner)
    }

    /// Writes the table or collection view.
    func writeList(_ scene: PlannedScene, writer: inout DraftWriter) {
        guard let first = scene.cells.first else { return }
        let size = draft.element(first).asView?.frame?.size ?? Size(width: 320, height: 44)
        let width = DocumentNumber.text(scene.cells.compactMap { draft.element($0).asView?.frame?.size.width }.max() ?? size.width)
        let isTable = source.name(of: first) == .tableViewCell
        var attributes: [(String, String?)] = [
            ("key", "view"), ("clipsSubviews", "YES"), ("contentMode", "scaleToFill"), ("alwaysBounceVertical", isTable ? "YES" : nil),
            ("multipleTouchEnabled", isTable ? nil : "YES"), ("dataMode", "prototypes"),
        ]
        if isTable {
            attributes += [
                ("style", "plain"), ("separatorStyle", "default"), ("rowHeight", DocumentNumber.text(size.height)),
                ("sectionHeaderHeight", "28"), ("sectionFooterHeight", "28"),
            ]
        }
        attributes.append(("id", scene.listIDs[0]))
        writer.element(isTable ? "tableView" : "collectionView", attributes, from: first) { writer in
            writer.element("rect", [("key", "frame"), ("x", "0.0"), ("y", "0.0"), ("width", width), ("height", "600")], from: first)
            writer.element(
                "autoresizingMask", [("key", "autoresizingMask"), ("widthSizable", "YES"), ("heightSizable", "YES")], from: first)
            let cells = scene.cells.filter { supplementKeys[$0] == nil }
            if isTable {
                writer.element("prototypes", from: first) { writer in for cell in cells { writer.copy(cell) } }
            } else {
                writeFlowLayout(scene, size: size, writer: &writer)
                writer.element("cells", from: first) { writer in for cell in cells { writer.copy(cell) } }
                for cell in scene.cells {
                    if let key = supplementKeys[cell] { writer.copy(cell, first: [("key", key)]) }
                }
            }
            writer.element("connections", from: first) { writer in
                for (place, name) in [(2, "dataSource"), (3, "delegate")] {
                    writer.element(
                        "outlet", [("property", name), ("destination", scene.controllerID), ("id", scene.listIDs[place])], from: first)
                }
            }
        }
    }

    private func writeFlowLayout(_ scene: PlannedScene, size: Size, writer: inout DraftWriter) {
        guard let first = scene.cells.first else { return }
        func reference(_ key: String) -> Size {
            scene.cells.first { supplementKeys[$0] == key }.flatMap { draft.element($0).asView?.frame?.size } ?? Size(width: 0, height: 0)
        }
        let cell = scene.cells.first { supplementKeys[$0] == nil }.flatMap { draft.element($0).asView?.frame?.size }
        let sizes = [
            ("itemSize", cell ?? Size(width: 50, height: 50)), ("headerReferenceSize", reference("sectionHeaderView")),
            ("footerReferenceSize", reference("sectionFooterView")),
        ]
        writer.element(
            "collectionViewFlowLayout",
            [("key", "collectionViewLayout"), ("minimumLineSpacing", "10"), ("minimumInteritemSpacing", "10"), ("id", scene.listIDs[1])],
            from: first
        ) { writer in
            for (key, size) in sizes {
                let (width, height) = (DocumentNumber.text(size.width), DocumentNumber.text(size.height))
                writer.element("size", [("key", key), ("width", width), ("height", height)], from: first)
            }
            let inset = [("key", "sectionInset"), ("minX", "0.0"), ("minY", "0.0"), ("maxX", "0.0"), ("maxY", "0.0")]
            writer.element("inset", inset, from: first)
        }
    }
}
