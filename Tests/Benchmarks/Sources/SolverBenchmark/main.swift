import BenchmarkKit
import FormworkSolver
import Foundation

// solver-benchmark [--rounds N] FILE.cws …: times of building, of a step and of the switch, and the deviation from the solutions.
var rounds = 5
var paths: [String] = []
var arguments = CommandLine.arguments.dropFirst()
while let argument = arguments.popFirst() {
    if argument == "--rounds" { rounds = arguments.popFirst().flatMap { Int($0) } ?? rounds } else { paths.append(argument) }
}
if paths == ["replay"] {
    var replay = Replay()
    try replay.run()
    exit(0)
}
if paths == ["small"] {
    print("views   variables   build us   solve us  change us  ambiguities us   (ambiguous)")
    for views in [1, 3, 10, 38, 100, 300] {
        let small = try SmallSystems(views: views, repetitions: max(20, 20_000 / views))
        let times = [small.buildTime, small.solveTime, small.changeTime, small.ambiguityTime]
        print(
            String(format: "%5d %11d", views, 4 * views) + times.map { String(format: "%11.2f", $0) }.joined()
                + "  \(small.ambiguityCount) \(small.conflictCount)")
    }
    exit(0)
}
if paths == ["large"] {
    func report(_ name: String, _ made: Solver) {
        var solver = made
        let time = ContinuousClock().measure { solver.solve() }
        let milliseconds = Double(time.components.seconds) * 1e3 + Double(time.components.attoseconds) * 1e-15
        print(
            name + String(repeating: " ", count: max(1, 40 - name.count)) + String(format: "%10.2f ms", milliseconds),
            solver.conflicts.count, solver.isEffortLimitReached ? "not done: the limit is reached" : "")
    }
    for count in [100, 200, 500] { report("\(count) contradictions", try LargeSystems.contradictions(count)) }
    for count in [100, 300] {
        report("\(count) equalities for one variable", try LargeSystems.quarrel(count, [.equal]))
        report("\(count) inequalities for one variable", try LargeSystems.quarrel(count, [.lessThanOrEqual, .greaterThanOrEqual]))
        report("\(count) mixed for one variable", try LargeSystems.quarrel(count, [.equal, .lessThanOrEqual, .greaterThanOrEqual]))
    }
    for count in [100, 500, 1000, 2000, 5000] { report("inseparable, \(count) variables", try LargeSystems.inseparable(variables: count)) }
    exit(0)
}
if paths.count == 2, paths[0] == "inseparable", let count = Int(paths[1]) {
    print(LargeSystems.inseparableText(variables: count), terminator: "")
    exit(0)
}
if paths.isEmpty {
    print("usage: solver-benchmark [--rounds N] FILE.cws … | small | large | inseparable N | replay")
    exit(64)
}
print("workload                  build ms   step ms toggle ms  deviation: build    steps   toggle  suggested least build")
for path in paths {
    guard let workload = Workload(path: path) else {
        print("\(path): cannot be read")
        exit(66)
    }
    var runs: [WorkloadRun] = []
    for _ in 0..<max(1, rounds) { runs.append(try WorkloadRun(workload)) }
    let last = runs[runs.count - 1]
    let name = workload.name + String(repeating: " ", count: max(1, 24 - workload.name.count))
    let times = [median(runs.map(\.buildTime)), median(runs.map(\.stepTime)), median(runs.map(\.toggleTime))]
    let deviations = ["build", "steps", "toggle"].map { tag in
        last.deviations[tag].map { String(format: "%9.1e", $0) } ?? "        –"
    }
    print(
        name + times.map { String(format: "%10.5f", $0 * 1000) }.joined() + "         " + deviations.joined()
            + String(format: "%11.1e", last.missedSuggestion)
            + String(format: "%12.5f", 1000 * (runs.map(\.buildTime).min() ?? 0)))
}
