import FormworkTree

/// The objects that Interface Builder displayed when it saved the document. It compiled the same objects that its editors displayed.
extension ArchiveCompilation {
    /// Returns the views in the editors that were open.
    ///
    /// An editor displays the top-level window or view that contains an edited object. Of a tab view, it displays the selected tab. Views without
    /// a superview, such as the corner view of a table without a header, aren't displayed.
    func onScreen() -> Set<NodeIndex> {
        let objects = Dictionary(records.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        let parents = Dictionary(records.map { ($0.object, $0.parent) }, uniquingKeysWith: { first, _ in first })
        var result: Set<NodeIndex> = []
        for item in values.items(values.value(root, "IBDocument.EditedObjectIDs")).compactMap(values.resolve) {
            guard let id = values.text(item), var top = objects[id]?.object else { continue }
            var passed: Set<NodeIndex> = [top]
            while let next = parents[top] ?? nil, passed.insert(next).inserted { top = next }
            var rest: [NodeIndex] = []
            if source[top, "class"] == "NSWindowTemplate" {
                rest += [values.value(top, "NSWindowView")].compactMap { $0 }
            } else if values.value(top, "NSSubviews") != nil || values.value(top, "NSvFlags") != nil {
                rest.append(top)
            }
            while let view = rest.popLast() {
                guard result.insert(view).inserted else { continue }
                rest += values.items(values.value(view, "NSSubviews")).compactMap(values.resolve)
            }
        }
        return result
    }
}
