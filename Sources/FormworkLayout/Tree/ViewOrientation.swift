package import FormworkModel

/// Which way the coordinates of AppKit's views go.
package enum ViewOrientation {
    /// Whether y grows downwards in a view of macOS.
    package static func isFlipped(_ name: Name) -> Bool {
        switch name {
        case .splitView, .tableView, .outlineView, .collectionView, .tabView, .textView, .tableHeaderView: true
        default: false
        }
    }
}
