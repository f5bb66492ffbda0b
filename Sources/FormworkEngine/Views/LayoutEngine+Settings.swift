import FormworkModel
import FormworkSolver

/// The changes of a view's content, insets and arrangement.
extension LayoutEngine {
    func insets(of number: Int) -> InsetsRecord { views[number].insets.map { insets[$0] } ?? InsetsRecord() }

    func changeInsets(of number: Int, _ change: (inout InsetsRecord) -> Void) {
        if views[number].insets == nil {
            views[number].insets = insets.count
            insets.append(InsetsRecord())
        }
        guard let place = views[number].insets else { return }
        change(&insets[place])
        if needsRows { return }
        if views[number].arrangement != nil { return noteStructure() }
        refreshConstants { record in
            (record.first == number && (record.firstPart != .frame || record.firstAttribute.isMargin))
                || (record.second == number && (record.secondPart != .frame || record.secondAttribute.isMargin))
        }
    }

    func arrangement(of number: Int) -> LayoutArrangement? { views[number].arrangement.map { arrangements[$0] } }

    func setArrangement(_ arrangement: LayoutArrangement?, of number: Int) {
        if self.arrangement(of: number) == arrangement { return }
        noteStructure()
        guard let arrangement else {
            views[number].arrangement = nil
            return
        }
        if let place = views[number].arrangement {
            arrangements[place] = arrangement
        } else {
            views[number].arrangement = arrangements.count
            arrangements.append(arrangement)
        }
    }

    func setCustomSpacing(_ spacing: Double?, of number: Int) {
        if customSpacing[number] == spacing { return }
        customSpacing[number] = spacing
        if views[number].isArranged { noteStructure() }
    }

    func setGravity(_ gravity: LayoutGravityStack.Gravity, of number: Int) {
        if gravities[number, default: .leading] == gravity { return }
        gravities[number] = gravity
        if views[number].isArranged { noteStructure() }
    }

    /// Returns the place of a view's content, which it makes if there is none.
    private func contentPlace(of number: Int) -> Int {
        if let place = views[number].content { return place }
        views[number].content = contents.count
        contents.append(ContentRecord(view: number))
        return contents.count - 1
    }

    /// Returns a content at the width that was solved last.
    func content(_ place: Int) -> LayoutContent { measurements[place]?.content ?? contents[place].given }

    func setContent(_ content: LayoutContent, measure: ((Double?) -> LayoutContent)?, of number: Int) {
        let place = contentPlace(of: number)
        let old = contents[place].given
        // Released at the end, since that may call the program.
        let earlier = measurements[place]
        defer { withExtendedLifetime(earlier) {} }
        contents[place].given = content
        if earlier != nil || measure != nil { measurements[place] = measure.map { Measurement(measure: $0, content: content) } }
        if needsRows || views[number].slot == nil { return }
        let hasSameRows = (old.width == nil) == (content.width == nil) && (old.height == nil) == (content.height == nil)
        let isArranged = views[number].isArranged
        guard hasSameRows, (earlier != nil) == (measure != nil), !isArranged else { return noteStructure() }
        setContentRows(contents[place].widthRows, length: content.width)
        setContentRows(contents[place].heightRows, length: content.height)
        if old.firstBaseline != content.firstBaseline || old.lastBaseline != content.lastBaseline { refreshBaselines(of: number) }
    }

    func setContentRows(_ rows: ContentRows, length: Double?) {
        guard let length else { return }
        for row in [rows.hugging, rows.compression] {
            if let row, (try? solver.setConstant(-length, of: row)) == nil { noteStructure() }
        }
    }

    /// Updates the constants of the constraints on a view's baselines.
    ///
    /// - Complexity: O(n) in the number of constraints.
    func refreshBaselines(of number: Int) {
        if let parent = views[number].parent, views[number].isArranged, views[parent].arrangement != nil { return noteStructure() }
        refreshConstants { record in
            (record.first == number && record.firstAttribute.isBaseline) || (record.second == number && record.secondAttribute.isBaseline)
        }
    }

    func refreshConstants(where isConcerned: (ConstraintRecord) -> Bool) {
        for number in constraints.indices where constraints[number].isActive && isConcerned(constraints[number]) {
            refreshConstant(of: number)
        }
    }

    func setHugging(_ priorities: LayoutPriorities, of number: Int) {
        let place = contentPlace(of: number)
        contents[place].hugging = priorities
        if needsRows { return }
        setPriority(priorities.horizontal, ofContentRow: contents[place].widthRows.hugging)
        setPriority(priorities.vertical, ofContentRow: contents[place].heightRows.hugging)
    }

    func setCompression(_ priorities: LayoutPriorities, of number: Int) {
        let place = contentPlace(of: number)
        contents[place].compression = priorities
        if needsRows { return }
        setPriority(priorities.horizontal, ofContentRow: contents[place].widthRows.compression)
        setPriority(priorities.vertical, ofContentRow: contents[place].heightRows.compression)
    }

    private func setPriority(_ priority: Double, ofContentRow row: LinearConstraint.ID?) {
        if let row { try? solver.setPriority(Priority(Self.valid(priority)), of: row) }
    }

    /// Clamps a priority of content to the solver's range.
    static func valid(_ priority: Double) -> Double { priority > 0.001 ? min(priority, 1000) : 0.001 }
}
