import FormworkSolver
import FormworkModel

/// Explains the frames of a solved tree.
struct TreeExplanation {
    private let geometry: TreeGeometry
    private let system: TreeSystem
    private let frames: TreeFrames
    private let rows: RowSources
    private let rounded: Table<ItemIndex, Rect>
    /// Nil where the analysis would exceed its limit.
    private let determination: Determination?
    private var context: LayoutContext { geometry.context }
    private var document: InterfaceDocument { context.values.document }

    /// - Complexity: that of one sparse elimination of the tree's rows.
    init(_ layout: TreeLayout) {
        (geometry, system, frames) = (layout.geometry, layout.system, layout.frames)
        rounded = frames.rounded(geometry.tree, metrics: geometry.metrics)
        rows = RowSources(geometry, system: system, frames: frames)
        determination = system.determination(settled: layout.settled)
    }

    func explanation(of item: ItemIndex) -> DocumentLayout.FrameExplanation {
        let view = view(item)
        let frame = rounded[item]
        let values = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
        let parts = zip(DocumentLayout.FrameExplanation.Quantity.allCases, values).map { quantity, value in
            DocumentLayout.FrameExplanation.Part(quantity: quantity, value: value, sources: sources(of: quantity, of: item))
        }
        return DocumentLayout.FrameExplanation(
            view: view, frame: frame, recorded: view.frame, parts: parts, recordedMisses: recordedMisses(of: item, frame),
            remarks: remarks(on: item, frame))
    }

    private func view(_ item: ItemIndex) -> View { View(document, index: geometry.items[item].view) }

    // MARK: Sources

    private func sources(
        of quantity: DocumentLayout.FrameExplanation.Quantity, of item: ItemIndex
    ) -> [DocumentLayout.FrameExplanation.Source] {
        guard let parent = geometry.items[item].parent else { return [.root(view(item), rows.rootSize)] }
        guard let origin = origin(of: quantity, of: item, in: parent) else { return [] }
        var found: [DocumentLayout.FrameExplanation.Source] = []
        for source in origin.sources { found += rows.sources(of: source) }
        if !origin.isComplete { found.append(.open(view(item))) }
        var seen: Set<DocumentLayout.FrameExplanation.Source> = []
        found = found.filter { seen.insert($0).inserted }
        let own = view(item)
        return found.filter { $0.concerns(own) } + found.filter { !$0.concerns(own) }
    }

    private func origin(
        of quantity: DocumentLayout.FrameExplanation.Quantity, of item: ItemIndex, in parent: ItemIndex
    ) -> Determination.Origin? {
        determination?.origin(of: terms(of: quantity, of: item, in: parent))
    }

    /// Returns a number of a frame as a sum of the solver's variables, without its constant.
    private func terms(
        of quantity: DocumentLayout.FrameExplanation.Quantity, of item: ItemIndex, in parent: ItemIndex
    ) -> [LinearExpression.Term] {
        let (own, outer) = (geometry.frame(item), geometry.frame(parent))
        let isFromBottom = context.isMac && !ViewOrientation.isFlipped(geometry.items[parent].name)
        return switch quantity {
        case .x: own.left.terms(1) + outer.left.terms(-1)
        case .y: isFromBottom ? outer.bottom.terms(1) + own.bottom.terms(-1) : own.top.terms(1) + outer.top.terms(-1)
        case .width: own.breadth.terms(1)
        case .height: own.tallness.terms(1)
        }
    }

    // MARK: Recorded frames

    /// Returns the sources of a frame's numbers that the recorded frames do not satisfy. Those that name the view come first.
    private func recordedMisses(of item: ItemIndex, _ frame: Rect) -> [DocumentLayout.FrameExplanation.RecordedMiss] {
        let own = view(item)
        guard isOffRecorded(own, frame: frame), let parent = geometry.items[item].parent else { return [] }
        let recorded = RecordedFrames(geometry, system: system)
        let expressions = system.expressions(at: recorded.values)
        var seen: Set<DocumentLayout.FrameExplanation.Source> = []
        var found: [DocumentLayout.FrameExplanation.RecordedMiss] = []
        for quantity in DocumentLayout.FrameExplanation.Quantity.allCases {
            for source in origin(of: quantity, of: item, in: parent)?.sources ?? [] {
                let error: Double =
                    switch source {
                    case .constraint(let row): expressions[row] ?? .nan
                    case .bound(let variable): recorded.values[variable.index]
                    case .suggestion: .nan
                    }
                let sources = rows.sources(of: source)
                guard abs(error) >= Self.roundingError, let first = decisive(sources, recorded: recorded), seen.insert(first).inserted
                else {
                    continue
                }
                let isStale = if case .constraint(let constraint) = first { recorded.isStale(constraint, by: abs(error)) } else { false }
                found.append(DocumentLayout.FrameExplanation.RecordedMiss(source: first, error: error, isStale: isStale))
            }
        }
        // Deviations of up to half a point only count where nothing else deviates.
        let large = found.filter { abs($0.error) > Self.recordedTolerance }
        if !large.isEmpty { found = large }
        return found.filter { $0.source.concerns(own) } + found.filter { !$0.source.concerns(own) }
    }

    /// Returns the source that decides most: a margin that is not explicit before the constraint that names it, unless other frames confirm it.
    private func decisive(
        _ sources: [DocumentLayout.FrameExplanation.Source], recorded: RecordedFrames
    ) -> DocumentLayout.FrameExplanation.Source? {
        if case .constraint(let constraint)? = sources.first, recorded.confirmsInsets(of: constraint) { return sources.first }
        return sources.first { $0.certainty != .certain } ?? sources.first
    }

    /// The least error that rounding to whole or half points does not explain.
    private static let roundingError = 0.25
    /// The greatest difference between a recorded and a solved frame that is ignored, in points.
    private static let recordedTolerance = 0.5

    private func isOffRecorded(_ own: View, frame: Rect) -> Bool {
        context.isOnCanvas && own.frame.map { $0.distance(to: frame) > Self.recordedTolerance } ?? false
    }

    // MARK: Remarks

    private func remarks(on item: ItemIndex, _ frame: Rect) -> [DocumentLayout.FrameExplanation.Remark] {
        var remarks: [DocumentLayout.FrameExplanation.Remark] = []
        let own = view(item)
        if system.isUnfinished || determination == nil { remarks.append(.unfinished) }
        if isOffRecorded(own, frame: frame) { remarks.append(.differsFromRecorded) }
        for constraint in system.conflicts(geometry.tree).compactMap(\.broken) {
            if DocumentLayout.FrameExplanation.Source.constraint(constraint).concerns(own) { remarks.append(.leftOut(constraint)) }
        }
        for view in [own, own.superview].compactMap(\.self) {
            if let name = view.element.customClass { remarks.append(.ownClass(view, name)) }
        }
        return remarks
    }
}

extension Position {
    /// Returns the terms of the position multiplied by a factor, without the constant.
    fileprivate func terms(_ factor: Double) -> [LinearExpression.Term] {
        var terms: [LinearExpression.Term] = []
        if let first { terms.append(LinearExpression.Term(first, factor)) }
        if let second, share != 0 { terms.append(LinearExpression.Term(second, factor * share)) }
        return terms
    }
}

extension DocumentLayout.FrameExplanation.Source {
    /// Whether the source refers to a view or to something that belongs to the view.
    fileprivate func concerns(_ own: View) -> Bool {
        switch self {
        case .constraint(let constraint):
            constraint.firstItem?.asView == own || constraint.secondItem?.asView == own
                || constraint.firstItem == nil && constraint.owner.asView == own
        case .root(let view, _), .inset(let view, _), .arrangement(let view), .content(let view, _), .autoresizing(let view),
            .unconstrained(let view), .kept(let view, _), .nothing(let view), .open(let view):
            view == own
        }
    }
}
