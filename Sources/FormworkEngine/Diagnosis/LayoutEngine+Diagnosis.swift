import FormworkModel
import FormworkSolver

extension LayoutEngine {
    /// The conflicts of the last solution, in the order of activation of the constraints that were left out.
    public var conflicts: [LayoutConflict] {
        func rank(_ conflict: Conflict) -> Int32 { conflict.broken.map { origins[$0.number].rank } ?? 0 }
        return solver.conflicts.sorted { rank($0) < rank($1) }.map { conflict in
            // In the order of activation, however often the rows were made again.
            let origins = conflict.constraints.map { self.origins[$0.number] }.sorted {
                ($0.rank, $0.kind.rawValue, $0.index) < ($1.rank, $1.kind.rawValue, $1.index)
            }
            let made = origins.filter { $0.kind == .constraint }.map { constraint(Int($0.index)) }
            let broken = conflict.broken.map { self.origins[$0.number] }.flatMap {
                $0.kind == .constraint ? constraint(Int($0.index)) : nil
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
        var values: [Int: Double] = [:]
        for (id, value) in solver.expressions(at: solver.values) { values[id.number] = value }
        var reasons: [LayoutExplanation.Reason] = []
        for (row, origin) in origins.enumerated() where concerns(origin, number) {
            let isConstraint = origin.kind == .constraint
            // A row that a change replaced has the same origin as its successor.
            if isConstraint, constraints[Int(origin.index)].row?.number != row { continue }
            if !isConstraint, values[row] == nil { continue }
            let error = values[row].map { origin.relation == .equal ? abs($0) : origin.relation == .lessThanOrEqual ? $0 : -$0 } ?? 0
            reasons.append(
                LayoutExplanation.Reason(
                    constraint: isConstraint ? constraint(Int(origin.index)) : nil, text: text(origin),
                    miss: error <= solver.tolerance ? 0 : error, isBroken: values[row] == nil))
        }
        var seen: Set<String> = []
        return LayoutExplanation(
            view: view, frame: view.frame, reasons: reasons.filter { $0.constraint != nil || seen.insert($0.description).inserted },
            ambiguities: ambiguities.filter { $0.view == view })
    }

    private func concerns(_ origin: RowOrigin, _ view: Int) -> Bool {
        switch origin.kind {
        case .constraint:
            let record = constraints[Int(origin.index)]
            return Int(record.first) == view || record.secondView == view
        case .arrangement: return Int(origin.index) == view || (views[view].isArranged && views[view].parent == Int(origin.index))
        default: return Int(origin.index) == view
        }
    }

    // MARK: Words

    func text(ofView number: Int) -> String {
        names[number].isEmpty ? "\(views[number].isGuide ? "guide" : "view") \(number)" : names[number]
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
        let index = Int(origin.index)
        switch origin.kind {
        case .constraint: return text(ofConstraint: index)
        case .root: return "the size of \(text(ofView: index)) is \(rootSize.width.pointsText) × \(rootSize.height.pointsText)"
        case .arrangement: return "\(text(ofView: index)) arranges its views"
        case .suggestion: return "a position of \(text(ofView: index)) is suggested"
        case .contentWidth, .contentHeight:
            let content = views[index].content.map { contents[$0].current }
            let isWidth = origin.kind == .contentWidth
            let length = isWidth ? content?.width : content?.height
            return "the content of \(text(ofView: index)) is \((length ?? 0).pointsText) \(isWidth ? "wide" : "high")"
        }
    }
}
