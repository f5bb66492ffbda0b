package import FormworkModel
import FormworkTree

extension View {
    /// The view and all views below it, in the document's order.
    package var subtree: [View] {
        // Views stand in the document's order, so those below one follow it until its element ends.
        let views = document.index.views
        let end = document.tree.nodes[record.node].subtreeEnd
        var next = index
        while next < views.count, views[next].node < end { next += 1 }
        return (index..<next).map { View(document: document, index: $0) }
    }

    /// The connection `targetView` that names a destination; the last where there are several, as it is the one made last.
    package var targetOutlet: Connection? {
        let connections = document.index.connections
        for position in record.connections.range.reversed()
        where connections[position].kind == .outlet && connections[position].destinationText.isPresent
            && document.tree.equals(connections[position].name, "targetView")
        {
            return Connection(document: document, index: position)
        }
        return nil
    }

    /// What the first releases hand over for a view without being told (see <doc:LayoutTemplates#Which-attributes-are-handed-over>).
    var defaultTemplateAttributes: [String] {
        switch element.name {
        case "collectionView":
            let hasFlowLayout = element.children.contains { $0.name == "collectionViewFlowLayout" }
            return ["alpha", "hidden", "scrollEnabled"] + (hasFlowLayout ? ["collectionViewLayout.scrollDirection"] : [])
        case "scrollView", "tableView", "textView": return ["alpha", "hidden", "scrollEnabled"]
        default: return ["alpha", "hidden"]
        }
    }
}
