import FormworkTree

/// What Interface Builder had on screen when it wrote the document: it compiled the very objects that its editors showed.
extension ArchiveCompilation {
    /// The views of the windows and views whose editors were open.
    ///
    /// An editor shows all of the window or view at the top that an edited object is in; of a tab view, the tab that is in front. A view that
    /// stands in no other, as the corner of a table without a header, is shown by none.
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
