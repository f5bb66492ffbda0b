import FormworkModel

/// The system on which a document was made, inferred from its recorded frames.
package struct Calibration: Sendable {
    /// The generation of AppKit's control sizes that reproduces most of the recorded frames; nil where the document's version implies it.
    package private(set) var generation: AppKitGeneration?
    /// The trial with that generation.
    private(set) var trial: CalibrationTrial?

    /// Infers the generation for documents of Xcode versions that ran on two systems: the document does not name its system.
    ///
    /// - Complexity: at most that of laying the document out once for each candidate generation.
    init(_ document: InterfaceDocument, options: LayoutOptions) {
        guard document.platform == .macOS, !options.isBlind, options.appKitGeneration == nil else {
            generation = options.appKitGeneration
            return
        }
        let version = ToolsVersion(document).major
        let candidates = AppKitGeneration.candidates(toolsVersion: version)
        guard candidates.count > 1 else { return }
        let usual = AppKitGeneration(toolsVersion: version)
        var engine: LayoutEngine?
        for generation in [usual] + candidates.filter({ $0 != usual }) {
            let next = engine?.with(generation) ?? LayoutEngine(document, options: options.forTrial(of: generation))
            engine = next
            guard let trial = CalibrationTrial(next, generation: generation, betterThan: self.trial) else { continue }
            // Unfinished frames aren't evidence.
            if trial.layout.roots.contains(where: \.isUnfinished) {
                self.trial = nil
                self.generation = nil
                return
            }
            self.trial = trial
            self.generation = generation
            if trial.misses == 0 { return }
        }
    }
}

/// The layout of an unchanged document with the controls of one generation.
final class CalibrationTrial: Sendable {
    /// The number of views that are more than half a point off their recorded frames.
    let misses: Int
    let layout: DocumentLayout
    private let document: InterfaceDocument.Storage
    private let generation: AppKitGeneration
    private let reports: [Bool]
    private let hidesCollapsing: Bool

    /// Runs a trial. It stops, and the result is nil, once it misses at least as many frames as another trial.
    init?(_ engine: LayoutEngine, generation: AppKitGeneration, betterThan other: CalibrationTrial?) {
        var misses = 0
        let limit = other?.misses ?? .max
        let layout = engine.run { tree in
            misses += tree.missedFrames
            return misses < limit
        }
        guard let layout else { return nil }
        self.misses = misses
        self.layout = layout
        document = engine.context.values.storage
        self.generation = generation
        reports = engine.context.options.reports
        hidesCollapsing = engine.hidesCollapsing
    }

    /// Whether the trial's layout can be used as the requested one, which must be that of the unchanged document on its canvas.
    func isLayout(of document: InterfaceDocument, _ asked: LayoutOptions) -> Bool {
        document.storage === self.document && asked.requestsCanvas && !(hidesCollapsing && asked.collapsesHidden)
            && asked.appKitGeneration == generation && asked.reports == reports && asked.solverLimit > layout.solverEffort
    }
}

extension LayoutOptions {
    /// Returns options for the document as it was when its frames were recorded.
    fileprivate func forTrial(of generation: AppKitGeneration) -> LayoutOptions {
        var trial = LayoutOptions()
        trial.text = text
        trial.fonts = fonts
        // A trial may only use a part of the limit, because the layout itself follows.
        trial.solverLimit = max(1, solverLimit / 4)
        trial.appKitGeneration = generation
        trial.collapsesHidden = false
        trial.reportsInsets = reportsInsets
        trial.reportsTexts = reportsTexts
        return trial
    }

    /// The requested reports in addition to the frames.
    fileprivate var reports: [Bool] { [reportsInsets, reportsTexts] }

    /// Whether the options ask for nothing but the unchanged document on its canvas.
    fileprivate var requestsCanvas: Bool {
        environment == nil && device == nil && orientation == nil && size == nil && sizeClasses == nil && textSize == nil
            && direction == .leftToRight && scene == nil && roots == nil && !isBlind && !isChanged && unrecorded.isEmpty && change == nil
    }
}

extension TreeResult {
    /// The number of views that are more than half a point off their recorded frames.
    fileprivate var missedFrames: Int {
        viewFrames.count { solved in
            guard !solved.view.isHidden, let recorded = solved.view.frame else { return false }
            return recorded.distance(to: solved.frame) > 0.5
        }
    }
}
