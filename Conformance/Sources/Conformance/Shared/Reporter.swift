import Foundation
import Synchronization

/// Prints lines, and counts faults; several threads may use it.
final class Reporter: Sendable {
    private let name: String
    private let faults = Mutex(0)
    /// The number of faults that are printed.
    private static let mostShown = 40

    init(name: String) { self.name = name }

    /// Prints a line.
    func line(_ text: String) {
        print(text)
        fflush(nil)
    }

    /// Counts a fault, and prints the first ones.
    func fault(_ text: String) {
        let number = faults.withLock { count in
            count += 1
            return count
        }
        if number <= Self.mostShown { line("  FAULT  \(text)") }
    }

    /// Returns the result of a case; nil and a fault if it fails.
    func attempt<Value>(_ place: String = "", _ body: () throws -> Value) -> Value? {
        do { return try body() } catch {
            fault(place + ((error as? Failure)?.text ?? "\(error)"))
            return nil
        }
    }

    var count: Int { faults.withLock { $0 } }

    /// Prints the result, and returns the exit status.
    func finish() -> Int32 {
        line(count == 0 ? "\(name): fine" : "\(name): \(count) faults")
        return count == 0 ? 0 : 1
    }
}

/// Counts by key, with the keys in the order of their first counts.
struct Counter<Key: Hashable & Sendable>: Sendable {
    private(set) var counts: [Key: Int] = [:]
    private(set) var keys: [Key] = []

    init() {}
    init(_ counted: some Sequence<Key>) { for key in counted { add(key) } }

    mutating func add(_ key: Key, _ count: Int = 1) {
        if let old = counts[key] {
            counts[key] = old + count
        } else {
            counts[key] = count
            keys.append(key)
        }
    }

    mutating func add(_ other: Counter) { for key in other.keys { add(key, other[key]) } }

    subscript(_ key: Key) -> Int { counts[key] ?? 0 }
    var total: Int { counts.values.reduce(0, +) }
    var isEmpty: Bool { keys.isEmpty }

    /// The keys with their counts, the largest first.
    var mostCommon: [(key: Key, count: Int)] {
        keys.enumerated().map { (index: $0.offset, key: $0.element, count: self[$0.element]) }
            .sorted { ($1.count, $0.index) < ($0.count, $1.index) }.map { ($0.key, $0.count) }
    }
}

/// Returns a part of a whole in percent; 100 of nothing.
func percent(_ part: Int, _ whole: Int) -> Double { whole == 0 ? 100 : 100 * Double(part) / Double(whole) }

extension Double {
    /// Returns the number with a number of decimal places.
    func shown(_ places: Int) -> String { String(format: "%.\(places)f", self) }
}

extension String {
    /// Returns the text in a width, at the left or, with a negative width, at the right.
    func padded(_ width: Int) -> String {
        let blank = String(repeating: " ", count: max(0, abs(width) - count))
        return width < 0 ? blank + self : self + blank
    }
}

extension Int {
    /// Returns the number at the right of a width.
    func padded(_ width: Int) -> String { String(self).padded(-width) }
}

/// Processes items on all cores, and returns the results in the order of the items.
func pooled<Item: Sendable, Result: Sendable>(_ items: [Item], _ body: @escaping @Sendable (Item) -> Result) -> [Result] {
    let results = Mutex<[Int: Result]>([:])
    let next = Mutex(0)
    DispatchQueue.concurrentPerform(iterations: min(items.count, cores)) { _ in
        while true {
            let index = next.withLock { value in
                value += 1
                return value - 1
            }
            guard index < items.count else { return }
            let result = body(items[index])
            results.withLock { $0[index] = result }
        }
    }
    let all = results.withLock { $0 }
    return items.indices.map { all[$0]! }
}

/// The number of processors to use.
let cores = max(1, ProcessInfo.processInfo.activeProcessorCount)
