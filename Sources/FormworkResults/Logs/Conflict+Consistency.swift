import FormworkModel
import FormworkSolver

extension ConflictLog.Conflict {
    /// The maximum number of constraints to check.
    private static let limit = 200

    /// Whether all constraints of the log can be satisfied at once; false where one of them cannot be evaluated from the log.
    ///
    /// - Complexity: that of solving the constraints, with a limit on the effort.
    var isConsistent: Bool {
        guard constraints.count > 1, constraints.count <= Self.limit else { return false }
        var system = LoggedSystem()
        do throws(SolverError) {
            for constraint in constraints {
                guard try system.add(constraint) else { return false }
            }
        } catch {
            return false
        }
        return system.isSolvable
    }
}

/// The constraints of a log as a linear program.
private struct LoggedSystem {
    private var solver = Solver()
    private var frames: [String: Frame] = [:]

    /// The frame of a view, with a width and a height of at least 0.
    private struct Frame {
        var left: Variable
        var width: Variable
        var top: Variable
        var height: Variable
    }

    init() { solver.effortLimit = 10_000_000 }

    /// Adds a constraint; returns false where it depends on data that the log does not contain, such as margins and baselines.
    mutating func add(_ constraint: LoggedConstraint) throws(SolverError) -> Bool {
        // The origin of a frame depends on the superview's coordinates. A view without an address may be the same as another one.
        guard let terms = constraint.terms, constraint.frameAttribute == nil, !constraint.isSymbolic,
            constraint.items.allSatisfy(\.hasAddress), let first = try expression(terms.first)
        else { return false }
        var difference = first - terms.constant
        if let second = terms.second {
            guard let other = try expression(second) else { return false }
            difference = difference - terms.multiplier * other
        }
        let relation: Relation =
            switch terms.relation {
            case .equal: .equal
            case .lessThanOrEqual: .lessThanOrEqual
            case .greaterThanOrEqual: .greaterThanOrEqual
            }
        try solver.add(LinearConstraint(difference, relation))
        return true
    }

    var isSolvable: Bool {
        mutating get {
            solver.solve()
            return solver.conflicts.isEmpty && !solver.isEffortLimitReached
        }
    }

    private mutating func expression(_ side: LoggedTerms.Side) throws(SolverError) -> LinearExpression? {
        let frame = try frame(of: side.item.address)
        let (left, top) = (LinearExpression(frame.left), LinearExpression(frame.top))
        switch side.attribute {
        case .left, .leading: return left
        case .right, .trailing: return left + LinearExpression(frame.width)
        case .centerX: return left + 0.5 * LinearExpression(frame.width)
        case .width: return LinearExpression(frame.width)
        case .top: return top
        case .bottom: return top + LinearExpression(frame.height)
        case .centerY: return top + 0.5 * LinearExpression(frame.height)
        case .height: return LinearExpression(frame.height)
        default: return nil
        }
    }

    private mutating func frame(of address: String) throws(SolverError) -> Frame {
        if let frame = frames[address] { return frame }
        let frame = Frame(
            left: try solver.makeVariable(), width: try solver.makeVariable(lowerBound: 0), top: try solver.makeVariable(),
            height: try solver.makeVariable(lowerBound: 0))
        frames[address] = frame
        return frame
    }
}
