package import FormworkModel
import FormworkTree

extension View {
    /// The view and all views below it, in the document's order.
    package var subtree: [View] {
        // Views stand in the document's order, so those below one follow it until its element ends.
        let views = document.index.views
        let end = document.tree.nodes[Int(record.node)].subtreeEnd
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

    /// The lowest view that is or holds both; nil where they stand in different trees.
    package func nearestCommonAncestor(with other: View) -> View? {
        let views = document.index.views
        var (left, right) = (Int32(index), Int32(other.index))
        // A superview stands before its subviews, so that the later of the two is never above the earlier.
        while left != right {
            if left > right { left = views[Int(left)].parent } else { right = views[Int(right)].parent }
            if left < 0 || right < 0 { return nil }
        }
        return View(document: document, index: Int(left))
    }
}
