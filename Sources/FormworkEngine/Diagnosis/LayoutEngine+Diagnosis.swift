import FormworkModel
import FormworkSolver

extension LayoutEngine {
    /// The conflicts of the last solution, in the order of activation of the constraints that were left out.
    public var conflicts: [LayoutConflict] {
        func rank(_ conflict: Conflict) -> Int32 { conflict.broken.map { self.rank(origins[$0.number]) } ?? 0 }
        return solver.conflicts.sorted { rank($0) < rank($1) }.map { conflict in
            // In the order of activation, however often the rows were made again.
            let origins = conflict.constraints.map { self.origins[$0.number] }.sorted {
                (self.rank($0), $0.kind.rawValue, $0.index) < (self.rank($1), $1.kind.rawValue, $1.index)
            }
            let made = origins.filter { $0.kind == .constraint }.map { constraint($0.index) }
            let broken = conflict.broken.map { self.origins[$0.number] }.flatMap {
                $0.kind == .constraint ? constraint($0.index) : nil
            }
            let bounds = conflict.bounds.compactMap { ambiguity(of: $0).map { "\($0) ≥ 0" } }
            return LayoutConflict(constraints: made, broken: broken, requirements: origins.map(text) + bounds)
        }
    }

    /// The positions and lengths that the constraints of the last solution don't determine, superviews first.
    ///
    /// - Complexity: near linear in the number of variables if there are none; else that of solving their parts several times.
    public var ambiguities: [LayoutAmbiguity] { solver.ambiguities().compactMap { ambiguity(of: $0.variable) } }

    private func ambiguity(of variable: Variable) -> LayoutAmbiguity? {
        guard variable.index < 4 * boxes.count else { return nil }
        let attributes: [LayoutAttribute] = [.left, .top, .width, .height]
        return LayoutAmbiguity(view: view(Int(boxes[variable.index / 4].view)), attribute: attributes[variable.index % 4])
    }

    /// Returns everything that concerns a view, with the points by which the last solution misses it.
    ///
    /// - Complexity: O(n) in the number of constraints, and that of ``ambiguities``.
    public func explain(_ view: LayoutView) -> LayoutExplanation {
        let number = view.number
        let errors = solver.errors(at: solver.values)
        var reasons: [LayoutExplanation.Reason] = []
        for (row, origin) in origins.enumerated() where concerns(origin, view: number) {
            let isConstraint = origin.kind == .constraint
            // A row that a change replaced has the same origin as its successor.
            if isConstraint, constraints[origin.index].row?.number != row { continue }
            let error = errors[LinearConstraint.ID(number: row)]
            if !isConstraint, error == nil { continue }
            reasons.append(
                LayoutExplanation.Reason(
                    constraint: isConstraint ? constraint(origin.index) : nil, text: text(origin),
                    miss: error.map { $0 <= solver.tolerance ? 0 : $0 } ?? 0, isBroken: error == nil))
        }
        var seen: Set<String> = []
        return LayoutExplanation(
            view: view, frame: view.frame, reasons: reasons.filter { $0.constraint != nil || seen.insert($0.description).inserted },
            ambiguities: ambiguities.filter { $0.view == view })
    }

    private func concerns(_ origin: RowOrigin, view: Int) -> Bool {
        switch origin.kind {
        case .constraint:
            let record = constraints[origin.index]
            return Int(record.first) == view || record.secondView == view
        case .arrangement: return origin.index == view || (views[view].isArranged && views[view].parent == origin.index)
        default: return origin.index == view
        }
    }

    // MARK: Words

    func text(ofView number: Int) -> String {
        names[number] ?? "\(views[number].isGuide ? "guide" : "view") \(number)"
    }

    func text(ofConstraint number: Int) -> String {
        let record = constraints[number]
        func side(_ view: Int, _ attribute: LayoutAttribute, _ part: LayoutArea.Part) -> String {
            let parts: [String] = part == .frame ? [] : [part == .margins ? "layoutMargins" : "safeArea"]
            return ([text(ofView: view)] + parts + [attribute.rawValue]).joined(separator: ".")
        }
        let signs: [LayoutRelation: String] = [.equal: "=", .lessThanOrEqual: "≤", .greaterThanOrEqual: "≥"]
        var words = side(Int(record.first), record.firstAttribute, record.firstPart) + " \(signs[record.relation] ?? "=") "
        if let second = record.secondView {
            if record.multiplier != 1 { words += "\(record.multiplier.pointsText) × " }
            words += side(second, record.secondAttribute, record.secondPart)
            if record.constant != 0 { words += (record.constant < 0 ? " − " : " + ") + abs(record.constant).pointsText }
        } else {
            words += record.constant.pointsText
        }
        if record.priority != 1000 { words += " at \(record.priority.pointsText)" }
        if let identifier = identifiers[number] { words += " '\(identifier)'" }
        return words
    }

    func text(_ origin: RowOrigin) -> String {
        let index = origin.index
        switch origin.kind {
        case .constraint: return text(ofConstraint: index)
        case .root: return "the size of \(text(ofView: index)) is \(rootSize)"
        case .arrangement: return "\(text(ofView: index)) arranges its views"
        case .suggestion: return "a position of \(text(ofView: index)) is suggested"
        case .contentWidth, .contentHeight:
            let content = views[index].content.map { self.content($0) }
            let isWidth = origin.kind == .contentWidth
            let length = isWidth ? content?.width : content?.height
            return "the content of \(text(ofView: index)) is \((length ?? 0).pointsText) \(isWidth ? "wide" : "high")"
        }
    }
}
