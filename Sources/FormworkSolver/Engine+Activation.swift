extension Engine {
    enum Activation { case active, heldOnly, fixed }

    /// Returns the value of a target with the substitutions applied.
    mutating func form(of target: Target, _ system: borrowing LinearSystem) -> AffineForm {
        let constant = target.row.map { system.constants[$0] } ?? 0
        return chain.expand(system, terms: terms(of: target, system), constant: constant, values: values, effort: &simplex.effort)
    }

    func terms(of target: Target, _ system: borrowing LinearSystem) -> [(Variable, Double)] {
        if let variable = target.variable { return [(variable, 1)] }
        return target.row.map { terms(ofRow: $0, system) } ?? []
    }

    func terms(ofRow row: Row, _ system: borrowing LinearSystem) -> [(Variable, Double)] {
        var terms: [(Variable, Double)] = []
        for term in system.terms(row) { terms.append((system.termVariables[term], system.termCoefficients[term])) }
        return terms
    }

    /// Adds a target to the simplex if it depends on a free variable.
    mutating func activate(_ target: Target, system: borrowing LinearSystem) -> Activation {
        if effort.isExhausted { return .fixed }
        let form = form(of: target, system)
        if form.variables.isEmpty { return .fixed }
        if !form.variables.contains(where: { chain.roles[$0] == .free }) { return .heldOnly }
        active.append(target, form: form, block: block(of: target, system))
        return .active
    }

    /// Solves a left-over equality for one of its variables.
    mutating func tie(_ row: Row, system: borrowing LinearSystem) {
        if effort.isExhausted { return }
        let terms = terms(ofRow: row, system)
        var reductions: [(tie: Int, factor: Double)] = []
        var form = chain.expand(
            system, terms: terms, constant: system.constants[row], values: values, effort: &simplex.effort,
            visitTie: { number, weight in reductions.append((number, weight)) })
        for index in reductions.indices { reductions[index].factor /= -chain.ties[reductions[index].tie].pivot }
        let size = terms.reduce(0) { max($0, abs($1.1)) }
        guard let pivot = pivot(of: form, size: size) else {
            if abs(form.constant) > tolerance * max(1, size) {
                // The substituted rows are independent, so the combination that gives this row is unique.
                var found = contradiction(of: terms, rows: [row], system)
                found.isIrreducible = true
                note(found)
            }
            redundantBlocks.insert(block(ofRow: row, system))
            return
        }
        let coefficient = form.coefficients[pivot]
        let variable = form.variables[pivot]
        form.variables.remove(at: pivot)
        form.coefficients.remove(at: pivot)
        for index in form.coefficients.indices { form.coefficients[index] /= -coefficient }
        form.constant /= -coefficient
        chain.add(SubstitutionChain.Tie(variable: variable, row: row, form: form, pivot: coefficient, reductions: reductions))
    }

    /// Returns the index of the variable to solve for: free before held, without soft costs before with them, large coefficients first.
    private func pivot(of form: AffineForm, size: Double) -> Int? {
        var best: Int?
        var bestRank = (-1, 0.0)
        let largest = form.coefficients.reduce(0) { max($0, abs($1)) }
        for index in form.variables.indices {
            let magnitude = abs(form.coefficients[index])
            if magnitude <= 1e-9 * max(1, size) || magnitude < 1e-3 * largest { continue }
            let variable = form.variables[index]
            var rank = (0, magnitude)
            if chain.roles[variable] == .free {
                let isSoft = costs[variable].last.map { costs.penalties.priorities[$0] < 1000 } ?? false
                rank.0 = isSoft ? 1 : 2
            }
            if rank > bestRank {
                best = index
                bestRank = rank
            }
        }
        return best
    }
}
