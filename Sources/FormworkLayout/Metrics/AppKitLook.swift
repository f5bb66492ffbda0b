package import FormworkModel
package import FormworkTree

/// How a view of macOS stands in its frame: what is drawn, and which part of the frame it takes.
package struct AppKitLook: Sendable {
    /// What is drawn, how large, and with which text.
    package var style: AppKitStyle
    /// The frame's distances around the alignment rectangle.
    package var insets: EdgeInsets
    /// How high controls of that size are drawn, in points; nil where the frame decides.
    package var height: Double?
}

extension AppKitMetrics {
    /// How a view, or a cell without one, stands in its frame.
    ///
    /// - Parameters:
    ///   - node: Its element.
    ///   - frame: Its frame's size.
    package func look(of node: NodeIndex, frame: Size) -> AppKitLook {
        let style = AppKitStyle(values, node: node, frame: frame)
        if style.control == .other { return AppKitLook(style: style, insets: .zero, height: nil) }
        let form = style.forms.form(in: generation, height: frame.height)
        let insets = alignmentInsets(of: node, style, form, frame)
        return AppKitLook(style: style, insets: insets, height: form.height.map { $0 - form.insets.top - form.insets.bottom })
    }

    /// Whether a view's text may take several lines.
    package func wraps(_ look: AppKitLook) -> Bool { wraps(look.style) }
}
