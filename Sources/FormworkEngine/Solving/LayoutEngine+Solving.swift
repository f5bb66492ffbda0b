public import FormworkModel
import FormworkSolver

extension LayoutEngine {
    /// The root's size, in points.
    public var size: Size {
        get { rootSize }
        set {
            rootSize = newValue
            if needsRows { return }
            for (row, length) in [(sizeRows.width, newValue.width), (sizeRows.height, newValue.height)] {
                if let row, (try? solver.setConstant(-length, of: row)) != nil { continue }
                noteStructure()
            }
        }
    }

    /// Lays out all views in a size of the root.
    ///
    /// - Parameter size: The size, in points.
    /// - Throws: A ``LayoutError`` if ``isStrict`` is set and something is wrong with the layout.
    /// - Complexity: near linear in the number of views and constraints at first; later that of the parts that changed.
    @discardableResult
    public func layout(in size: Size) throws(LayoutError) -> LayoutUpdate {
        self.size = size
        return try solve()
    }

    /// Lays out all views after changes, and reports the frames that changed.
    ///
    /// - Throws: A ``LayoutError`` if ``isStrict`` is set and something is wrong with the layout.
    /// - Complexity: near linear in the number of views and constraints at first; later that of the parts that changed.
    @discardableResult
    public func solve() throws(LayoutError) -> LayoutUpdate {
        settle()
        let rejected: [LayoutConstraint] =
            rejectedCount == 0 ? [] : constraints.indices.filter { constraints[$0].isRejected }.map(constraint)
        if isStrict { try check(rejected) }
        return LayoutUpdate(
            changed: publish(), conflicts: conflicts, rejected: rejected, isComplete: !solver.isEffortLimitReached)
    }

    private func check(_ rejected: [LayoutConstraint]) throws(LayoutError) {
        if !rejected.isEmpty { throw .rejected(rejected.map { text(ofConstraint: $0.number) }) }
        if solver.isEffortLimitReached { throw .effortLimit }
        if !solver.conflicts.isEmpty { throw .conflicts(conflicts.map(\.description)) }
        let ambiguities = ambiguities
        if !ambiguities.isEmpty { throw .ambiguous(ambiguities.map(\.description)) }
    }

    /// The number of times that contents are measured at most in one solving.
    private static let measureLimit = 4

    /// Solves the system, and measures contents at their solved widths until their heights fit.
    func settle() {
        let isNew = needsRows || origins.count > 4 * (constraints.count + contents.count + views.count) + 1000
        if isNew { makeRows() }
        defer { if isNew { solver.releaseScratch() } }
        // With separate axes, heights don't change widths, so that earlier heights don't matter.
        if tiesAxes { for place in measured { setHeight(contents[place].given, width: nil, ofContent: place) } }
        solveSystem()
        for _ in 0..<Self.measureLimit {
            if !measureHeights() { break }
            if needsRows { makeRows() }
            solveSystem()
        }
    }

    /// Solves the system. Of a conflict, the constraint that was activated last is broken.
    private func solveSystem() {
        solver.solve { ids in
            ids.indices.max { (rank(origins[ids[$0].number]), ids[$0].number) < (rank(origins[ids[$1].number]), ids[$1].number) } ?? 0
        }
    }

    /// Returns the rank of a row: of a conflict, the row with the highest one is broken.
    func rank(_ origin: RowOrigin) -> Int32 {
        switch origin.kind {
        case .root, .suggestion: .min
        case .arrangement: -1
        case .contentWidth, .contentHeight: 0
        case .constraint: constraints[origin.index].serial
        }
    }

    /// - Returns: Whether the height of any content changed.
    private func measureHeights() -> Bool {
        var hasChanged = false
        for place in measured {
            guard let measurement = measurements[place], let slot = views[Int(contents[place].view)].slot else { continue }
            let width = max(0, solver.value(of: Variable(index: 4 * slot + 2)))
            if measurement.width == width { continue }
            if setHeight(measurement.measure(width), width: width, ofContent: place) { hasChanged = true }
        }
        return hasChanged
    }

    /// - Returns: Whether the height or a baseline changed.
    @discardableResult
    private func setHeight(_ content: LayoutContent, width: Double?, ofContent place: Int) -> Bool {
        let old = self.content(place)
        // The width remains that without a limit; a content that has no height at first gets none.
        var content = content
        content.width = old.width
        measurements[place]?.width = width
        measurements[place]?.content = content
        if content == old { return false }
        if old.height != content.height { setContentRows(contents[place].heightRows, length: content.height) }
        if old.firstBaseline != content.firstBaseline || old.lastBaseline != content.lastBaseline {
            refreshBaselines(of: Int(contents[place].view))
        }
        return true
    }

    /// Stores the solved frames.
    ///
    /// - Returns: The views whose frames changed.
    /// - Complexity: O(n) in the number of views.
    private func publish() -> LayoutViews {
        var changed: [LayoutViews.Place] = []
        let values = solver.values
        for place in boxes.indices {
            let base = 4 * place
            let parent = 4 * Int(boxes[place].parent)
            let isRoot = place == 0
            let frame = Rect(
                x: isRoot ? values[base] : values[base] - values[parent],
                y: isRoot ? values[base + 1] : values[base + 1] - values[parent + 1], width: max(values[base + 2], 0),
                height: max(values[base + 3], 0))
            let number = Int(boxes[place].view)
            if frames[number] == frame { continue }
            frames[number] = frame
            changed.append(LayoutViews.Place(index: boxes[place].view, generation: views[number].generation))
        }
        return LayoutViews(changed, of: self)
    }

    /// The frames that were solved last.
    ///
    /// - Complexity: O(n) in the number of views.
    public var frameValues: LayoutFrames { LayoutFrames(rects: frames, generations: views.map(\.generation)) }

    /// Returns the size of the root that fits its constraints and contents.
    ///
    /// - Parameters:
    ///   - target: The preferred size, in points; zero for the smallest size.
    ///   - horizontalPriority: The priority of the preferred width, from 1 to 1000.
    ///   - verticalPriority: The priority of the preferred height, from 1 to 1000.
    /// - Complexity: that of solving the layout once more.
    public func fittingSize(
        towards target: Size = Size(width: 0, height: 0), horizontalPriority: Double = 50, verticalPriority: Double = 50
    ) -> Size {
        if needsRows { makeRows() }
        let saved = (solver, contents, measurements, origins, constraints, measured, rejectedCount)
        for (row, length, priority) in [
            (sizeRows.width, target.width, horizontalPriority), (sizeRows.height, target.height, verticalPriority),
        ] {
            guard let row else { continue }
            try? solver.setConstant(-length, of: row)
            try? solver.setPriority(Priority(Self.valid(priority)), of: row)
        }
        settle()
        let result = Size(width: max(0, solver.value(of: Variable(index: 2))), height: max(0, solver.value(of: Variable(index: 3))))
        (solver, contents, measurements, origins, constraints, measured, rejectedCount) = saved
        return result
    }

    // MARK: Suggestions

    /// Suggests a value for an anchor, as for dragging: the layout comes as close to it as requirements allow.
    ///
    /// A first suggestion changes the system; further ones for the same anchor only move what depends on them.
    ///
    /// - Parameters:
    ///   - value: The value, in points; positions are measured from the root.
    ///   - anchor: The anchor.
    public func suggest<Kind>(_ value: Double, for anchor: LayoutAnchor<Kind>) {
        let (view, part, attribute) = (anchor.area.view.number, anchor.area.part, anchor.attribute)
        if let place = suggestions.firstIndex(where: { $0.view == view && $0.part == part && $0.attribute == attribute }) {
            suggestions[place].value = value
            if needsRows { return }
            guard let variable = suggestions[place].variable, (try? solver.suggest(value, for: variable)) != nil else {
                return noteStructure()
            }
            return
        }
        suggestions.append(Suggestion(view: view, part: part, attribute: attribute, value: value))
        noteStructure()
    }

    /// Withdraws the suggestion for an anchor.
    public func withdrawSuggestion<Kind>(for anchor: LayoutAnchor<Kind>) {
        let (view, part, attribute) = (anchor.area.view.number, anchor.area.part, anchor.attribute)
        suggestions.removeAll { $0.view == view && $0.part == part && $0.attribute == attribute }
        noteStructure()
    }
}
