package import FormworkModel
package import FormworkTree

/// The appearance of a macOS view in its frame: the control, and the part of the frame that it occupies.
package struct AppKitLook: Sendable {
    /// The control with its size and text.
    package var style: AppKitStyle
    /// The insets of the alignment rectangle in the frame.
    package var insets: EdgeInsets
    /// The height of controls of that size, in points; nil where the frame determines it.
    package var height: Double?
}

extension AppKitMetrics {
    /// Returns the appearance of a view, or of a cell without a view, in its frame.
    ///
    /// - Parameters:
    ///   - node: Its element.
    ///   - frame: Its frame's size.
    package func look(of node: NodeIndex, frame: Size) -> AppKitLook {
        let style = AppKitStyle(values, node: node, frame: frame)
        if style.control == .other { return AppKitLook(style: style, insets: .zero, height: nil) }
        let form = style.forms.form(in: generation, height: frame.height)
        let insets = alignmentInsets(of: node, style, form: form, frame: frame)
        return AppKitLook(style: style, insets: insets, height: form.height.map { $0 - form.insets.top - form.insets.bottom })
    }

    /// Whether a view's text may wrap.
    package func wraps(_ look: AppKitLook) -> Bool { wraps(look.style) }
}
