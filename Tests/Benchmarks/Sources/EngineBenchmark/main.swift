import BenchmarkKit
import FormworkEngine
import FormworkSolver
import Foundation

// engine-benchmark [--rounds N] [--views N] [--family NAME]: times of building layouts with the engine and with the solver alone, in the same rounds;
// times of changes; memory per view, of the engine and of the solver alone. Times are those of the processor, so that other programs matter less.
// Ends with status 1 if a gate is missed.
var rounds = 15
var count = 1000
var family: String?
var arguments = CommandLine.arguments.dropFirst()
while let argument = arguments.popFirst() {
    switch argument {
    case "--rounds": rounds = arguments.popFirst().flatMap { Int($0) } ?? rounds
    case "--views": count = arguments.popFirst().flatMap { Int($0) } ?? count
    case "--family": family = arguments.popFirst()
    default:
        print("usage: engine-benchmark [--rounds N] [--views N] [--family NAME]")
        exit(64)
    }
}

/// The highest ratio of a build to that of the solver alone, and the most bytes of a view, that are accepted.
let buildGate = 1.3
let memoryGate = 1000.0

func milliseconds(_ body: () throws -> Void) rethrows -> Double {
    let start = processorSeconds()
    try body()
    return 1000 * (processorSeconds() - start)
}

func processorSeconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
}

/// Returns the bytes of the process in memory.
func residentBytes() -> Double {
    let numbers = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ") ?? []
    return numbers.count > 1 ? (Double(numbers[1]) ?? 0) * 4096 : 0
}

/// Returns the bytes for each view of layouts that are kept. Nothing may have been freed before.
func bytesPerView<Layout>(_ plan: Plan, _ kept: inout [Layout], _ make: () throws -> Layout) rethrows -> Double {
    let copies = 20
    let before = residentBytes()
    for _ in 0..<copies { kept.append(try make()) }
    return (residentBytes() - before) / Double(copies * plan.viewCount)
}

func measureMemory() throws -> [String: (engine: Double, solver: Double)] {
    var engines: [LayoutEngine] = []
    var solvers: [Solver] = []
    var result: [String: (engine: Double, solver: Double)] = [:]
    for (plan, system) in zip(plans, systems) {
        let engine = try bytesPerView(plan, &engines) { try plan.engine().engine }
        result[plan.name] = (engine, try bytesPerView(plan, &solvers) { try plan.solver(system) })
    }
    return result
}

func verdict(_ value: Double, _ gate: Double) -> String { value <= gate ? "" : " misses \(gate)" }

let plans = Plan.all(count).filter { family == nil || $0.name == family }
let systems = try plans.map { $0.system(try $0.variables()) }
let memory = try measureMemory()
var misses = 0
print("\(count) views          solver ms  engine ms   ratio   constant ms  resize ms  bytes/view  solver's")
for (plan, system) in zip(plans, systems) {
    var (solverTimes, engineTimes, changeTimes, sizeTimes): ([Double], [Double], [Double], [Double]) = ([], [], [], [])
    let (memory, solverMemory) = memory[plan.name] ?? (0, 0)
    var sum = 0.0
    for round in 0...rounds {
        var solver: Solver?
        let solverTime = try milliseconds { solver = try plan.solver(system) }
        let expected = solver?.values ?? []
        solver = nil
        var built: (engine: LayoutEngine, changed: LayoutConstraint)?
        let engineTime = try milliseconds { built = try plan.engine() }
        guard let (engine, changed) = built else { continue }
        let frame = engine.root.subviews[0].frame
        precondition(abs(frame.origin.x - expected[4]) < 1e-6 && abs(frame.size.width - expected[6]) < 1e-6, "\(plan.name) differs")
        let constant = changed.constant
        var changes: [Double] = []
        for step in 1...20 {
            changes.append(
                try milliseconds {
                    changed.constant = constant + Double(step % 7)
                    for view in try engine.solve().changed { sum += view.frame.origin.x }
                })
        }
        var sizes: [Double] = []
        for step in 1...20 {
            sizes.append(
                try milliseconds {
                    let size = Size(width: rootSize.width - Double(step), height: rootSize.height)
                    for view in try engine.layout(in: size).changed { sum += view.frame.origin.x }
                })
        }
        if round == 0 { continue }
        solverTimes.append(solverTime)
        engineTimes.append(engineTime)
        changeTimes.append(median(changes))
        sizeTimes.append(median(sizes))
    }
    let ratio = median(zip(engineTimes, solverTimes).map { $0 / $1 })
    let change = median(changeTimes)
    let verdicts = verdict(ratio, buildGate) + verdict(change, plan.changeGate) + verdict(memory, memoryGate)
    if !verdicts.isEmpty { misses += 1 }
    print(
        plan.name + String(repeating: " ", count: 20 - plan.name.count)
            + String(
                format: "%11.3f %10.3f %7.2f %13.4f %10.4f %11.0f %9.0f", median(solverTimes), median(engineTimes), ratio, change,
                median(sizeTimes), memory, solverMemory)
            + verdicts)
}
exit(misses == 0 ? 0 : 1)
