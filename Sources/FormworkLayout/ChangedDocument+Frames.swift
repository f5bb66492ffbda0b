public import FormworkModel

extension ChangedDocument {
    /// The document with the solved frames as the recorded ones, in the view trees where the change moves something; where the document is
    /// laid out as the original stands, in all of them.
    ///
    /// What is off by less than a thousandth of a point stays as it is written.
    ///
    /// View trees whose solving ended at its limit keep what is recorded.
    ///
    /// - Complexity: that of laying out the original and the changed document.
    public func recordingFrames(_ options: LayoutOptions = LayoutOptions()) -> ChangedDocument { recordFrames(options).changed }

    /// The same, with the layout that the frames are of.
    package func recordFrames(_ options: LayoutOptions) -> (changed: ChangedDocument, layout: DocumentLayout) {
        let after = layout(options)
        let before = isChanged ? original.layout() : nil
        var editor = DocumentEditor(document)
        for (index, scene) in after.roots.enumerated() where !scene.isUnfinished {
            // Another screen moves whatever is on it; else only the trees that the change touches are in question.
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

    private static func differ(_ before: RootLayout, _ after: RootLayout) -> Bool {
        zip(before.frames, after.frames).contains { $0.frame.distance(to: $1.frame) > 0.001 }
    }
}

extension LayoutOptions {
    fileprivate var isForAnotherScreen: Bool { device != nil || orientation != nil || size != nil || environment == .device }
}
