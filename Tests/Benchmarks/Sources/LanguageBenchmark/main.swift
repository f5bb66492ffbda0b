import BenchmarkKit
import Formwork
import Foundation

// Measures the constraint languages, compared with making the same constraints one by one: 10,000, active at the end, in each way.
//
// language-benchmark [--rounds N]

var rounds = 15
let arguments = Array(CommandLine.arguments.dropFirst())
if arguments.first == "--rounds", let number = arguments.dropFirst().first.flatMap({ Int($0) }) { rounds = number }

let (direct, named, names, chained) = ("makeConstraint, isActive", "set/make", "  the same, each with a name", "chaining")
let stages = Dictionary(
    uniqueKeysWithValues: [direct, named, names, chained].map { name in
        // One for each round, and one to warm up.
        (name, Stages((0...rounds).map { _ in Stage() }))
    })

let measurements = measure(
    [
        Candidate(direct, bytes: 0, floor: direct) { MainActor.assumeIsolated { stages[direct]?.next().makeDirectly() } },
        Candidate(named, bytes: 0, floor: direct, gate: 3) {
            MainActor.assumeIsolated { stages[named]?.next().makeNamed(withNames: false) }
        },
        Candidate(names, bytes: 0, floor: direct) { MainActor.assumeIsolated { stages[names]?.next().makeNamed(withNames: true) } },
        Candidate(chained, bytes: 0, floor: direct, gate: 3) {
            MainActor.assumeIsolated { stages[chained]?.next().makeChained() }
        },
    ], rounds: rounds)

// All of them made the same constraints.
let expected = Stage.said(stages[direct])
precondition(expected.count == Stage.constraintCount)
for name in [named, names, chained] { precondition(Stage.said(stages[name]) == expected, "\(name) says something else") }

print("\(Stage.constraintCount) active constraints of \(Stage.viewCount) views, \(rounds) interleaved rounds")
printTable(measurements)
exit(measurements.contains(where: \.missesGate) ? 1 : 0)
