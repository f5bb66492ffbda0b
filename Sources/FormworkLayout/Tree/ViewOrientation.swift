package import FormworkModel

/// The vertical direction of the coordinates of AppKit's views.
package enum ViewOrientation {
    /// Whether y grows downwards in a view of macOS.
    package static func isFlipped(_ name: Name) -> Bool {
        switch name {
        case .splitView, .tableView, .outlineView, .collectionView, .tabView, .textView, .tableHeaderView: true
        default: false
        }
    }
}
