import FormworkLayout
import FormworkModel

extension View {
    private static let cells: Set<String> = [
        "tableViewCell", "tableViewCellContentView", "collectionViewCell", "collectionViewCellContentView", "collectionReusableView",
        "tableCellView",
    ]

    /// Whether it is a cell or its content view.
    var isCell: Bool { Self.cells.contains(element.name) }

    /// Whether its size comes from outside: from a window, a controller or a table.
    var isHolder: Bool { superview == nil || element[.key] == "contentView" || isCell }

    /// The nearest such view from this one upwards.
    var holder: View {
        var view = self
        while !view.isHolder, let superview = view.superview { view = superview }
        return view
    }
}

extension RootLayout {
    /// Whether the size of what holds a view is a screen's, and no other at run time. A window grows with what is in it.
    func isOnScreen(_ view: View) -> Bool {
        surroundings.isScreen && view.document.platform != .macOS && view.holder == root
    }
}
