import FormworkEngine
import FormworkSolver

/// The size of the root.
let rootSize = Size(width: 40_000, height: 20_000)

extension Plan {
    /// Builds the layout with the engine's public interface, and solves it.
    func engine() throws -> (engine: LayoutEngine, changed: LayoutConstraint) {
        let engine = LayoutEngine()
        engine.reserve(views: viewCount)
        var views = [engine.root]
        views.reserveCapacity(viewCount)
        for parent in parents.dropFirst() {
            let view = engine.makeView()
            views[parent].addSubview(view)
            views.append(view)
        }
        for content in contents {
            let view = views[content.view]
            view.content = LayoutContent(width: content.width, height: content.height)
            view.hugging = LayoutPriorities(horizontal: content.hugging.0, vertical: content.hugging.1)
            view.compressionResistance = LayoutPriorities(horizontal: content.compression.0, vertical: content.compression.1)
        }
        var changed: LayoutConstraint?
        for (place, row) in rows.enumerated() {
            let constraint = row.constraint(views)
            constraint.isActive = true
            if place == changedRow { changed = constraint }
        }
        try engine.layout(in: rootSize)
        guard let changed else { preconditionFailure("the plan names a row that it has") }
        return (engine, changed)
    }

    /// The arguments of the calls of the solver alone.
    func system(_ variables: [Variable]) -> [LinearConstraint] {
        var result = [0, 0, rootSize.width, rootSize.height].enumerated().map { LinearConstraint(variables[$0] - $1, .equal) }
        for content in contents {
            let base = 4 * content.view
            for (variable, length, hugging, compression) in [
                (variables[base + 2], content.width, content.hugging.0, content.compression.0),
                (variables[base + 3], content.height, content.hugging.1, content.compression.1),
            ] {
                result.append(LinearConstraint(variable - length, .lessThanOrEqual, priority: Priority(hugging)))
                result.append(LinearConstraint(variable - length, .greaterThanOrEqual, priority: Priority(compression)))
            }
        }
        for row in rows {
            var left = expression(row.first, row.attribute, variables) - row.constant
            if let second = row.second { left = left - expression(second, row.secondAttribute, variables) }
            let relation: Relation =
                row.relation == .equal ? .equal : row.relation == .lessThanOrEqual ? .lessThanOrEqual : .greaterThanOrEqual
            result.append(LinearConstraint(left, relation))
        }
        return result
    }

    private func expression(_ view: Int, _ attribute: LayoutAttribute, _ variables: [Variable]) -> LinearExpression {
        let base = 4 * view
        let (x, y, width, height) = (variables[base], variables[base + 1], variables[base + 2], variables[base + 3])
        return switch attribute {
        case .leading: x.linearExpression
        case .trailing: x + width
        case .centerX: x + 0.5 * width
        case .top: y.linearExpression
        case .bottom: y + height
        case .centerY: y + 0.5 * height
        case .width: width.linearExpression
        default: height.linearExpression
        }
    }

    /// Builds the system with the solver alone, and solves it.
    func solver(_ system: [LinearConstraint]) throws -> Solver {
        var solver = Solver()
        for index in 0..<4 * viewCount { _ = try solver.makeVariable(lowerBound: index % 4 < 2 ? -.infinity : 0) }
        for constraint in system { try solver.add(constraint) }
        solver.solve()
        return solver
    }

    /// The variables of any solver with those of this layout.
    func variables() throws -> [Variable] {
        var solver = Solver()
        var result: [Variable] = []
        for _ in 0..<4 * viewCount { result.append(try solver.makeVariable()) }
        return result
    }
}

extension Plan.Row {
    func constraint(_ views: [LayoutView]) -> LayoutConstraint {
        let view = views[first]
        guard let second else {
            let anchor = attribute == .width ? view.widthAnchor : view.heightAnchor
            return anchor.constraint(equalToConstant: constant)
        }
        let other = views[second]
        return switch (attribute, secondAttribute, relation) {
        case (.width, .width, .equal): view.widthAnchor.constraint(equalTo: other.widthAnchor, constant: constant)
        case (.height, .height, .equal): view.heightAnchor.constraint(equalTo: other.heightAnchor, constant: constant)
        case (.leading, .leading, .equal): view.leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: constant)
        case (.leading, .trailing, .equal): view.leadingAnchor.constraint(equalTo: other.trailingAnchor, constant: constant)
        case (.trailing, .trailing, .equal): view.trailingAnchor.constraint(equalTo: other.trailingAnchor, constant: constant)
        case (.centerX, .centerX, .equal): view.centerXAnchor.constraint(equalTo: other.centerXAnchor, constant: constant)
        case (.top, .top, .equal): view.topAnchor.constraint(equalTo: other.topAnchor, constant: constant)
        case (.top, .bottom, .equal): view.topAnchor.constraint(equalTo: other.bottomAnchor, constant: constant)
        case (.bottom, .bottom, .equal): view.bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: constant)
        case (.centerY, .centerY, .equal): view.centerYAnchor.constraint(equalTo: other.centerYAnchor, constant: constant)
        default: view.engine.constraint(view, attribute, relation, to: other, secondAttribute, constant: constant)
        }
    }
}
