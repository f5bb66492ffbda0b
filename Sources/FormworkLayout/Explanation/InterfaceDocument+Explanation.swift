public import FormworkModel

extension InterfaceDocument {
    /// Explains a view's frame: the sources of each of its four numbers, and their reliability.
    ///
    /// - Returns: nil for a view that is not installed, and in a watchOS document.
    /// - Complexity: that of laying out the view trees that contain the view, and of one elimination of the innermost tree's constraints.
    public func explainFrame(of view: View, _ options: LayoutOptions = LayoutOptions()) -> DocumentLayout.FrameExplanation? {
        platform == .watchOS ? nil : LayoutEngine(self, options: options).explanation(of: view)
    }
}

extension ChangedDocument {
    /// Explains the frame of a view of the original in the changed document. The explanation names views of the original, and constraints of the
    /// original where they exist there.
    ///
    /// - Returns: nil for a view that is not installed, and in a watchOS document.
    /// - Complexity: that of laying out the view trees that contain the view.
    public func explainFrame(
        of view: InterfaceDocument.View, _ options: LayoutOptions = LayoutOptions()
    ) -> DocumentLayout.FrameExplanation? {
        guard isChanged else { return original.explainFrame(of: view, options) }
        return document.explainFrame(of: changed(view), asChanged(options)).map(original(of:))
    }

    private func original(of explanation: DocumentLayout.FrameExplanation) -> DocumentLayout.FrameExplanation {
        var result = explanation
        result.view = original(of: result.view)
        for part in result.parts.indices {
            result.parts[part].sources = result.parts[part].sources.map(original(of:))
        }
        for miss in result.recordedMisses.indices {
            result.recordedMisses[miss].source = original(of: result.recordedMisses[miss].source)
        }
        result.remarks = result.remarks.map { remark in
            switch remark {
            case .leftOut(let constraint): .leftOut(original(of: constraint))
            case .ownClass(let view, let name): .ownClass(original(of: view), name)
            case .differsFromRecorded, .unfinished: remark
            }
        }
        return result
    }

    /// Returns a source with the original's handles.
    func original(of source: DocumentLayout.FrameExplanation.Source) -> DocumentLayout.FrameExplanation.Source {
        switch source {
        case .root(let view, let size): .root(original(of: view), size)
        case .constraint(let constraint): .constraint(original(of: constraint))
        case .inset(let view, let inset): .inset(original(of: view), inset)
        case .arrangement(let view): .arrangement(original(of: view))
        case .content(let view, let content): .content(original(of: view), content)
        case .autoresizing(let view): .autoresizing(original(of: view))
        case .unconstrained(let view): .unconstrained(original(of: view))
        case .kept(let view, let isRecorded): .kept(original(of: view), isRecorded: isRecorded)
        case .nothing(let view): .nothing(original(of: view))
        case .open(let view): .open(original(of: view))
        }
    }
}
