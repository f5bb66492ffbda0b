package import FormworkModel
import FormworkTree

extension View {
    /// The view and its descendants, in document order.
    package var subtree: [View] {
        // Views are in document order, so descendants are the views up to the end of the element.
        let views = document.index.views
        let end = document.tree.nodes[record.node].subtreeEnd
        var next = index
        while next < views.count, views[next].node < end { next += 1 }
        return (index..<next).map { View(document: document, index: $0) }
    }

    /// The `targetView` connection with a destination; the last if there are several, because it is made last.
    package var targetOutlet: Connection? {
        let connections = document.index.connections
        for position in record.connections.range.reversed()
        where connections[position].kind == .outlet && connections[position].destinationText.isPresent
            && document.tree.equals(connections[position].name, other: "targetView")
        {
            return Connection(document: document, index: position)
        }
        return nil
    }

    /// The attributes that a view without a list transfers in the first releases (see <doc:LayoutTemplates#Which-attributes-are-handed-over>).
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
