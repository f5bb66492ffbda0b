import FormworkSolver
import FormworkTestSupport
import Testing

@Suite struct RandomSystemTests {
    @Test func everyLevelHasTheLeastErrorThatTheHigherOnesLeave() {
        for seed in 1...250 {
            var random = SeededGenerator(seed: seed)
            var system = RandomSystem(using: &random, size: random.pick([2, 3, 4, 5]))
            system.solver.solve()
            guard let least = ReferenceSolver.leastErrors(of: system) else {
                Issue.record("seed \(seed): the requirements that are left cannot hold")
                continue
            }
            let errors = system.errors(in: system.solver)
            for (level, error) in errors {
                guard let best = least.first(where: { $0.priority == level })?.error else { continue }
                #expect(error <= best + 1e-4, "seed \(seed), priority \(level)")
                // A level can only be better than the minimum at the cost of a higher one.
                #expect(error >= best - 1e-4, "seed \(seed), priority \(level)")
            }
        }
    }

    @Test func aLivingSolverFindsWhatOneFromScratchFinds() {
        for seed in 1...300 {
            var random = SeededGenerator(seed: 1000 + seed)
            var system = RandomSystem(using: &random, size: random.pick([3, 5, 8, 12]))
            system.solver.solve()
            for change in 1...6 {
                for _ in 0..<Int.random(in: 1...3, using: &random) { system.change(using: &random) }
                system.solver.solve()
                let fresh = system.rebuilt()
                #expect(system.solver.conflicts.isEmpty == fresh.conflicts.isEmpty, "seed \(seed), change \(change)")
                if !fresh.conflicts.isEmpty { continue }
                let free = Set(fresh.ambiguities().map(\.variable))
                #expect(Set(system.solver.ambiguities().map(\.variable)) == free, "seed \(seed), change \(change)")
                for variable in system.variables where !free.contains(variable) {
                    let difference = abs(system.solver.value(of: variable) - fresh.value(of: variable))
                    #expect(difference < 1e-6, "seed \(seed), change \(change), variable \(variable.index)")
                }
                for (living, new) in zip(system.errors(in: system.solver), system.errors(in: fresh)) {
                    #expect(abs(living.error - new.error) < 1e-5, "seed \(seed), change \(change), priority \(living.priority)")
                }
            }
        }
    }

    @Test func theOrderOfAddingDoesNotChangeABit() {
        for seed in 1...200 {
            var random = SeededGenerator(seed: 2000 + seed)
            var system = RandomSystem(using: &random, size: random.pick([3, 5, 8, 12, 30]))
            system.solver.solve()
            // The order determines which constraint of a conflict is broken.
            if !system.solver.conflicts.isEmpty { continue }
            for _ in 1...3 {
                let other = system.rebuilt(order: system.constraints.indices.shuffled(using: &random))
                #expect(other.values.map(\.bitPattern) == system.solver.values.map(\.bitPattern), "seed \(seed)")
                #expect(other.ambiguities() == system.solver.ambiguities(), "seed \(seed)")
            }
        }
    }

    @Test func aLivingSolverFindsTheSameBitsAsOneFromScratch() {
        var compared = 0
        for seed in 1...150 {
            var random = SeededGenerator(seed: 3000 + seed)
            var system = RandomSystem(using: &random, size: random.pick([3, 5, 8, 12, 30]))
            system.solver.solve()
            for change in 1...8 {
                for _ in 0..<Int.random(in: 1...4, using: &random) { system.change(using: &random) }
                system.solver.solve()
                let fresh = system.rebuilt()
                #expect(system.solver.conflicts.isEmpty == fresh.conflicts.isEmpty, "seed \(seed), change \(change)")
                if !fresh.conflicts.isEmpty { continue }
                #expect(system.solver.values.map(\.bitPattern) == fresh.values.map(\.bitPattern), "seed \(seed), change \(change)")
                #expect(system.solver.ambiguities() == fresh.ambiguities(), "seed \(seed), change \(change)")
                compared += 1
            }
        }
        #expect(compared > 200)
    }

    @Test func constraintsThatComeInPlaceOfOthersGiveTheSameBitsAsFromScratch() {
        var compared = 0
        for seed in 1...200 {
            var random = SeededGenerator(seed: 4000 + seed)
            var system = RandomSystem(using: &random, size: random.pick([3, 5, 8, 12, 30]))
            system.solver.solve()
            for change in 1...6 {
                system.replaceSome(using: &random)
                system.solver.solve()
                let fresh = system.rebuilt()
                let sizes = (system.solver.conflicts.map(\.constraints.count), fresh.conflicts.map(\.constraints.count))
                #expect(sizes.0 == sizes.1, "seed \(seed), change \(change)")
                #expect(system.solver.values.map(\.bitPattern) == fresh.values.map(\.bitPattern), "seed \(seed), change \(change)")
                #expect(system.solver.ambiguities() == fresh.ambiguities(), "seed \(seed), change \(change)")
                if fresh.conflicts.isEmpty { compared += 1 }
            }
        }
        #expect(compared > 200)
    }
}
