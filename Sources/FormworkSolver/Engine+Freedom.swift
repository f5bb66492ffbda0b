extension Engine {
    /// The variables that could have other values in another optimum, each with the lowest priority that narrowed it.
    ///
    /// Looks for another point of the optimal faces; what only a check keeps in place joins the simplex on the way.
    mutating func freedom(_ system: borrowing LinearSystem) -> [(variable: Int, priority: Double)] {
        var found: [(variable: Int, priority: Double)] = []
        for block in 1..<max(1, chain.blockCount) { found += freedom(ofBlock: block, system) }
        return found.sorted { $0.variable < $1.variable }
    }

    private mutating func freedom(ofBlock block: Int, _ system: borrowing LinearSystem) -> [(variable: Int, priority: Double)] {
        var others: [Double]
        var priorities: [Int: Double]
        let reach = 1 + 0.01 * system.scale
        while true {
            (others, priorities) = otherPoint(ofBlock: block, reach: reach, system)
            if priorities.isEmpty { return [] }
            // A check that a free direction would break takes part from now on.
            var isComplete = true
            let base = values
            for sign in [1.0, -1.0] {
                for place in Int(independentStarts[block])..<Int(independentStarts[block + 1]) {
                    let variable = Int(independents[place])
                    values[variable] = base[variable] + sign * (others[variable] - base[variable])
                }
                chain.evaluate(block: block, into: &values)
                for check in checks[block] where !checks.isDone[check] {
                    let target = checks.targets[check]
                    if target >= 0 && chain.roles[Int(target)] == .free { continue }
                    let value = target >= 0 ? values[Int(target)] : activity(ofRow: Int(~target), system)
                    if max(checks.lowers[check] - value, value - checks.uppers[check]) <= tolerance { continue }
                    if activate(target, system) != .active { continue }
                    checks.isDone[check] = true
                    isComplete = false
                }
            }
            values = base
            if isComplete { break }
            solveSingles(ofBlock: block)
            arrangeComponents(ofBlock: block)
            solve(block: block, anew: true, system)
        }
        let base = values
        values = others
        chain.evaluate(block: block, into: &values)
        var found: [(variable: Int, priority: Double)] = []
        let lowest = priorities.values.filter { $0 > 0 }.min() ?? 0
        for variable in values.indices where chain.blocks[variable] == block {
            if abs(values[variable] - base[variable]) > 10 * tolerance { found.append((variable, priorities[variable] ?? lowest)) }
        }
        values = base
        return found
    }

    /// The values with those of a block's free variables moved within their optimal faces, and of each that can move the lowest
    /// priority that narrowed it.
    private mutating func otherPoint(
        ofBlock block: Int, reach: Double, _ system: borrowing LinearSystem
    ) -> (values: [Double], priorities: [Int: Double]) {
        var others = values
        var priorities: [Int: Double] = [:]
        for place in Int(independentStarts[block])..<Int(independentStarts[block + 1]) {
            let variable = Int(independents[place])
            if chain.roles[variable] != .free || columnOf[variable] >= 0 { continue }
            let optimum = SingleOptimum(
                relations: pieces.relations, priorities: pieces.priorities, breakpoints: pieces.breakpoints, slopes: pieces.slopes,
                pieces: pieces[variable])
            if optimum.upper - optimum.lower <= 10 * tolerance { continue }
            // Uneven steps, so that what moves in opposite ways does not cancel out.
            let step = reach * (1 + 0.37 * Double(variable % 101) / 101)
            let upwards = min(optimum.value + step, optimum.upper)
            others[variable] = upwards > optimum.value ? upwards : max(optimum.value - step, optimum.lower)
            priorities[variable] = optimum.lowestPriority
        }
        for index in blockComponents[block] {
            let component = components[index]
            load(component, system)
            simplex.solve()
            if !simplex.hasFreedom { continue }
            let point = simplex.innerPoint(reach: reach)
            for place in component.columns {
                let variable = Int(columnList[place])
                others[variable] = point[place - component.columns.lowerBound]
                if abs(others[variable] - values[variable]) > 10 * tolerance { priorities[variable] = simplex.lastNarrowing }
            }
        }
        return (others, priorities)
    }
}
