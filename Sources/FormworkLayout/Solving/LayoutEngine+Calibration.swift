import FormworkModel

extension LayoutEngine {
    /// The generation of AppKit's control sizes that a document was laid out with; nil where its version says it.
    ///
    /// Some Xcodes ran on two systems, and the document does not say on which. It is the generation with which more of the recorded
    /// frames come out.
    /// - Complexity: that of laying the document out once for each generation in question.
    static func calibratedGeneration(of document: InterfaceDocument, _ options: LayoutOptions) -> AppKitGeneration? {
        guard document.platform == .macOS, !options.isBlind, options.appKitGeneration == nil else { return options.appKitGeneration }
        let version = ToolsVersion(document).major
        let candidates = AppKitGeneration.candidates(toolsVersion: version)
        guard candidates.count > 1 else { return nil }
        let usual = AppKitGeneration(toolsVersion: version)
        var best: (generation: AppKitGeneration, misses: Int)?
        for generation in [usual] + candidates.filter({ $0 != usual }) {
            var trial = LayoutOptions()
            trial.text = options.text
            // A trial is not worth more than a part of what is allowed: the layout itself comes behind it.
            trial.solverLimit = max(1, options.solverLimit / 4)
            trial.appKitGeneration = generation
            trial.collapsesHidden = false
            let layout = LayoutEngine(document, trial).run()
            // Frames that were not solved to the end tell nothing.
            if layout.roots.contains(where: \.isUnfinished) { return nil }
            let misses = missedFrames(layout)
            if misses < best?.misses ?? .max { best = (generation, misses) }
            if misses == 0 { break }
        }
        return best?.generation
    }

    /// How many views come out more than half a point off their recorded frames.
    private static func missedFrames(_ layout: DocumentLayout) -> Int {
        var count = 0
        for scene in layout.roots {
            for solved in scene.frames where !solved.view.isHidden {
                if let recorded = solved.view.frame, recorded.distance(to: solved.frame) > 0.5 { count += 1 }
            }
        }
        return count
    }
}
