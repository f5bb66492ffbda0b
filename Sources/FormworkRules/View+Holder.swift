import FormworkLayout
import FormworkModel

extension View {
    private static let cells: Set<String> = [
        "tableViewCell", "tableViewCellContentView", "collectionViewCell", "collectionViewCellContentView", "collectionReusableView",
        "tableCellView",
    ]

    /// Whether the view is a cell or a cell's content view.
    var isCell: Bool { Self.cells.contains(element.name) }

    /// Whether the view's size comes from outside: from a window, a controller or a table.
    var isHolder: Bool { superview == nil || element[.key] == "contentView" || isCell }

    /// The nearest holder from this view upwards.
    var holder: View {
        var view = self
        while !view.isHolder, let superview = view.superview { view = superview }
        return view
    }
}

extension DocumentLayout.Root {
    /// Whether the size of a view's holder is a screen's, and the same at run time. A window grows with its content.
    func isOnScreen(_ view: View) -> Bool {
        surroundings.isScreen && view.document.platform != .macOS && view.holder == root
    }
}
