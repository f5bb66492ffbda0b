public import FormworkModel

extension ChangedDocument {
    /// Returns the document with the solved frames recorded in the view trees where the change moves something. Options for another screen record the
    /// frames of all view trees.
    ///
    /// Recorded frames that differ by less than a thousandth of a point are kept as they are.
    ///
    /// View trees whose solving stopped at its limit keep their recorded frames.
    ///
    /// - Complexity: that of laying out the original and the changed document.
    public func recordingFrames(_ options: LayoutOptions = LayoutOptions()) -> ChangedDocument { recordFrames(options).changed }

    /// Records the solved frames like ``recordingFrames(_:)``, and also returns the layout that they come from.
    package func recordFrames(_ options: LayoutOptions) -> (changed: ChangedDocument, layout: DocumentLayout) {
        let after = layout(options)
        let before = isChanged ? original.layout() : nil
        var editor = DocumentEditor(document)
        for (index, scene) in after.roots.enumerated() where !scene.isUnfinished {
            // Another screen can move anything; otherwise only trees that the change touches can differ.
            if options.isForAnotherScreen == false, let before, before.roots.indices.contains(index),
                !Self.differ(before.roots[index], scene)
            {
                continue
            }
            for entry in scene.frames {
                guard let recorded = entry.view.frame, recorded.bounded(by: LayoutNumber.greatest).distance(to: entry.frame) > 0.001 else {
                    continue
                }
                editor.setFrame(entry.frame, of: changed(entry.view))
            }
        }
        let changed = ChangedDocument(
            editor.finish(), original: original, origins: origins, lostConnections: lostConnections, changedContent: changedContent)
        return (changed, after)
    }

    private static func differ(_ before: DocumentLayout.Root, _ after: DocumentLayout.Root) -> Bool {
        zip(before.frames, after.frames).contains { $0.frame.distance(to: $1.frame) > 0.001 }
    }
}

extension LayoutOptions {
    fileprivate var isForAnotherScreen: Bool { device != nil || orientation != nil || size != nil || environment == .device }
}
