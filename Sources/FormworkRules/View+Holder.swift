import FormworkLayout
import FormworkModel

extension View {
    private static let holders: Set<String> = [
        "tableViewCell", "tableViewCellContentView", "collectionViewCell", "collectionViewCellContentView", "collectionReusableView",
        "tableCellView",
    ]

    /// Whether what holds it says how large it is: a window, a controller, a table.
    var isHolder: Bool { superview == nil || element[.key] == "contentView" || Self.holders.contains(element.name) }

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
