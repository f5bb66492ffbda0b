import FormworkTree

extension AppKitMetrics {
    /// Returns the text that a view shows; nil for a view without text.
    func visibleText(of node: NodeIndex) -> VisibleText? {
        let style = AppKitStyle(values, node: node, frame: nil)
        switch style.control {
        case .other, .image, .framedImage: return nil
        default: return VisibleText(textRuns(style))
        }
    }
}
