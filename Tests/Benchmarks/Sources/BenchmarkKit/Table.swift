import Foundation

/// Prints the measurements as ratios to their floors, next to their gates.
public func printTable(_ measurements: [Measurement]) {
    let width = max(20, measurements.map(\.candidate.name.count).max() ?? 0)
    print(row("case", ["ratio", "min", "median ms", "min ms", "MB/s", "gate", "aim"], width) + "  verdict")
    for measurement in measurements {
        let candidate = measurement.candidate
        let speed = candidate.bytes > 0 ? String(format: "%.0f", Double(candidate.bytes) / measurement.medianTime / 1e6) : "–"
        let cells = [
            String(format: "%.2f", measurement.medianRatio), String(format: "%.2f", measurement.ratios.min() ?? 0),
            String(format: "%.1f", measurement.medianTime * 1000), String(format: "%.1f", measurement.bestTime * 1000), speed,
            candidate.gate.map { String(format: "≤%.2f", $0) } ?? "–", candidate.aim.map { String(format: "%.2f", $0) } ?? "–",
        ]
        print(row(candidate.name, cells, width) + "  " + verdict(measurement.medianRatio, gate: candidate.gate, aim: candidate.aim))
    }
}

/// Returns `holds`, with a remark on the aim, or `misses`; nothing without a gate.
public func verdict(_ value: Double, gate: Double?, aim: Double?) -> String {
    guard let gate else { return "" }
    if value > gate { return "misses" }
    guard let aim else { return "holds" }
    return value <= aim ? "holds, aim reached" : "holds"
}

private func row(_ name: String, _ cells: [String], _ width: Int) -> String {
    name + String(repeating: " ", count: width - name.count)
        + cells.map { String(repeating: " ", count: max(0, 11 - $0.count)) + $0 }.joined()
}
