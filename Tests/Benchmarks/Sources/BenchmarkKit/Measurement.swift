/// A candidate to measure, and its gate.
public struct Candidate {
    public var name: String
    /// The number of bytes that a round processes; 0 if it does not matter.
    public var bytes: Int
    /// The name of the candidate whose time is 1.00; its own for a floor.
    public var floor: String
    /// The highest ratio that is accepted.
    public var gate: Double?
    /// The ratio that is the goal.
    public var aim: Double?
    public var run: () -> Void

    public init(_ name: String, bytes: Int, floor: String, gate: Double? = nil, aim: Double? = nil, run: @escaping () -> Void) {
        self.name = name
        self.bytes = bytes
        self.floor = floor
        self.gate = gate
        self.aim = aim
        self.run = run
    }
}

/// The results of a candidate's rounds.
public struct Measurement {
    public var candidate: Candidate
    /// In seconds.
    public var times: [Double]
    /// Each round's time, divided by that of the floor in the same round.
    public var ratios: [Double]

    public var medianRatio: Double { median(ratios) }
    public var medianTime: Double { median(times) }
    public var bestTime: Double { times.min() ?? 0 }
    public var missesGate: Bool { candidate.gate.map { medianRatio > $0 } ?? false }
}

public func median(_ values: [Double]) -> Double {
    guard !values.isEmpty else { return 0 }
    let sorted = values.sorted()
    let middle = sorted.count / 2
    return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}

/// Runs the candidates in turn, round after round, so that a burst of noise affects all of them.
///
/// A first round warms up and does not count.
public func measure(_ candidates: [Candidate], rounds: Int) -> [Measurement] {
    var results = candidates.map { Measurement(candidate: $0, times: [], ratios: []) }
    for round in 0...rounds {
        var times: [String: Double] = [:]
        for candidate in candidates {
            let clock = ContinuousClock()
            let elapsed = clock.measure(candidate.run)
            times[candidate.name] = Double(elapsed.components.seconds) + Double(elapsed.components.attoseconds) * 1e-18
        }
        guard round > 0 else { continue }
        for index in results.indices {
            guard let time = times[results[index].candidate.name], let floor = times[results[index].candidate.floor] else { continue }
            results[index].times.append(time)
            results[index].ratios.append(time / floor)
        }
    }
    return results
}
