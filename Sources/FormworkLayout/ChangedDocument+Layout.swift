public import FormworkModel

extension ChangedDocument {
    /// Lays out the changed document. Views are named by the original's handles, as are constraints that exist in the original and copies of its
    /// constraints.
    ///
    /// Recorded data is used as in a layout of the original itself: the sizes of leaves whose content is unchanged, and the document's description of
    /// its canvas.
    ///
    /// - Complexity: near linear in the number of views and constraints.
    public func layout(_ options: LayoutOptions = LayoutOptions()) -> DocumentLayout {
        guard isChanged else { return original.layout(options) }
        return original(of: document.layout(asChanged(options)))
    }

    /// Returns options that record the changes of this document.
    func asChanged(_ options: LayoutOptions) -> LayoutOptions {
        var options = options
        options.change = self
        options.isChanged = true
        options.unrecorded.formUnion(changedContent.map(\.index))
        return options
    }

    private func original(of layout: DocumentLayout) -> DocumentLayout {
        var result = layout
        for index in result.roots.indices { original(of: &result.roots[index]) }
        for index in result.problems.indices { result.problems[index].constraint = original(of: result.problems[index].constraint) }
        return result
    }

    private func original(of scene: inout DocumentLayout.Root) {
        scene.scene = scene.scene.map { Scene(document: original, index: $0.index) }
        scene.root = original(of: scene.root)
        for index in scene.frames.indices { scene.frames[index].view = original(of: scene.frames[index].view) }
        for index in scene.contentSizes.indices { scene.contentSizes[index].view = original(of: scene.contentSizes[index].view) }
        for index in scene.insets.indices { scene.insets[index].view = original(of: scene.insets[index].view) }
        scene.ambiguous = scene.ambiguous.map(original(of:))
        scene.tied = scene.tied.map(original(of:))
        for index in scene.texts.indices { scene.texts[index].view = original(of: scene.texts[index].view) }
        scene.conflicts = scene.conflicts.map { conflict in
            var conflict = conflict
            conflict.constraints = conflict.constraints.map(original(of:))
            conflict.stackViews = conflict.stackViews.map(original(of:))
            conflict.parties = conflict.parties.map(original(of:))
            conflict.broken = conflict.broken.map(original(of:))
            return conflict
        }
    }
}
