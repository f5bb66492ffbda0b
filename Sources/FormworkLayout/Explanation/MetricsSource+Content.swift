import FormworkSolver
import FormworkModel
import FormworkTree

extension MetricsSource {
    /// Returns the width or height of a view's content with its origin; nil for a view without intrinsic content size.
    ///
    /// The parameters are those of ``metrics(of:_:recorded:sizes:maximumWidth:)``.
    func content(
        of node: NodeIndex, _ name: Name, along axis: Axis, recorded: Size?, sizes: LeafSizes, maximumWidth: Double?
    ) -> DocumentLayout.FrameExplanation.Content? {
        let used = metrics(of: node, name, recorded: recorded, sizes: sizes, maximumWidth: maximumWidth)
        let measured =
            appKit?.measured(of: node, formOf: sizes == .measured ? nil : recorded, maximumWidth: maximumWidth)
            ?? metrics(of: node, name, recorded: nil, sizes: .measured, maximumWidth: maximumWidth)
        guard var length = used.intrinsicLength(along: axis) else { return nil }
        let (kind, text) = shown(node, name: name, along: axis)
        var isRecorded = false
        if let recorded, sizes != .measured, kind != .placeholder {
            let insets = used.alignmentInsets
            let taken = recorded[axis] - (axis == .horizontal ? insets.left + insets.right : insets.top + insets.bottom)
            // A wrapped text that has its recorded width has its recorded height, too.
            let isWrappedAsRecorded = sizes == .recorded && maximumWidth != nil
            isRecorded = appKit != nil || length == taken || isWrappedAsRecorded
            if isRecorded { length = taken }
        }
        var shown = text
        shown?.wrappedWidth = axis == .vertical ? maximumWidth : nil
        return DocumentLayout.FrameExplanation.Content(
            kind: kind, length: length, isRecorded: isRecorded, measured: measured.intrinsicLength(along: axis), text: shown)
    }

    private func shown(_ node: NodeIndex, name: Name, along axis: Axis) -> (
        DocumentLayout.FrameExplanation.Content.Kind, DocumentLayout.FrameExplanation.Text?
    ) {
        if isPlaceholder(axis == .horizontal ? .placeholderIntrinsicWidth : .placeholderIntrinsicHeight, node: node) {
            return (.placeholder, nil)
        }
        if designables.size(of: node, in: values) != nil { return (.designable, nil) }
        guard let visible = appKit.map({ $0.visibleText(of: node) }) ?? uiKit.visibleText(of: node, in: values), !visible.text.isEmpty
        else {
            return (values.range(.image, node: node).isPresent || name == .imageView ? .image : .control, nil)
        }
        let measurer = uiKit.layout.measurer as? SystemTextMeasurer
        let knowledge = measurer?.knowledge(of: visible.text, in: visible.font) ?? .table
        return (.text, DocumentLayout.FrameExplanation.Text(text: visible.text, font: visible.font, knowledge: knowledge))
    }
}
