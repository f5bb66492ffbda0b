import Foundation

/// A document, with the other files of its folder.
struct GrowthDocument: Sendable {
    var ending = ".xib"
    var data: [UInt8]
    var companions: [String: [UInt8]] = [:]

    init(_ text: String, ending: String = ".xib", companions: [String: [UInt8]] = [:]) {
        self.init(data: Array(text.utf8), ending: ending, companions: companions)
    }

    init(data: [UInt8], ending: String = ".xib", companions: [String: [UInt8]] = [:]) {
        (self.ending, self.data, self.companions) = (ending, data, companions)
    }
}

/// Documents of any size, and the work that grows with them.
struct GrowthFamily: Sendable {
    let name: String
    /// The arguments of the command; OUTPUT is a scratch path, FOLDER the document's folder.
    let arguments: [String]
    /// Two sizes for CI, and two others.
    let small: [Int]
    let large: [Int]
    /// The documented exponent of growth.
    let exponent: Double
    let make: @Sendable (Int) -> GrowthDocument

    init(
        _ name: String, _ arguments: String, _ small: [Int], _ large: [Int], _ exponent: Double = 1,
        _ make: @escaping @Sendable (Int) -> GrowthDocument
    ) {
        self.init(name, arguments.split(separator: " ").map(String.init), small, large, exponent, make)
    }

    init(
        _ name: String, _ arguments: [String], _ small: [Int], _ large: [Int], _ exponent: Double = 1,
        _ make: @escaping @Sendable (Int) -> GrowthDocument
    ) {
        (self.name, self.arguments, self.small, self.large, self.exponent, self.make) = (name, arguments, small, large, exponent, make)
    }
}

/// Measures the growth of time and memory with adversarial documents.
enum GrowthCheck: Check {
    static let name = "growth"
    static let usage = """
        Measures how time and memory grow between two sizes of each family of documents, and fails if they grow faster than documented.
        --small has the sizes of CI. --make writes one document and ends. [--small] [--only NAME] [--limit SECONDS] [--make NAME] [--size N]
        [FOLDER]
        """
    /// Differences below these, in seconds and in megabytes, are noise.
    private static let (shortest, smallest) = (0.15, 24.0)
    /// From this time on, in seconds, growth can be measured even on a busy machine.
    private static let longEnough = 1.0
    private static let tolerance = 1.35
    private static let mostAttempts = 5

    private static var families: [GrowthFamily] {
        readingFamilies + codeFamilies + compileFamilies + editingFamilies + mergingFamilies + stateFamilies + sourceFamilies
            + renderFamilies + fontFamilies
            + solverFamilies
    }

    static func run(_ options: Options, _ report: Reporter) throws -> Int32 {
        if let name = options.text("make"), let family = families.first(where: { $0.name == name }), let size = options.number("size"),
            let folder = options.words.first
        {
            let document = family.make(size)
            write(document.data, to: "\(folder)/n\(document.ending)")
            for (name, data) in document.companions { write(data, to: "\(folder)/\(name)") }
            return 0
        }
        let limit = options.fraction("limit") ?? (options.has("small") ? 20 : 120)
        let own = Formwork.run(["--version"]).megabytes
        for family in families where options.text("only").map(family.name.contains) ?? true {
            var measure = Measure(family: family, sizes: options.has("small") ? family.small : family.large, limit: limit, own: own)
            let fault = measure.run()
            report.line("\(fault == nil ? "ok   " : "FAULT")  \(family.name.padded(36)) \(measure.shown)")
            if let fault { report.fault("\(family.name): \(fault)") }
        }
        return report.finish()
    }

    /// The times and memories of one family.
    private struct Measure {
        let family: GrowthFamily
        var sizes: [Int]
        let limit: Double
        let own: Double
        var times: [Int: Double] = [:]
        var memories: [Int: Double] = [:]

        init(family: GrowthFamily, sizes: [Int], limit: Double, own: Double) {
            (self.family, self.sizes, self.limit, self.own) = (family, sizes, limit, own)
        }

        var allowed: Double { max(tolerance, family.exponent) }

        /// Measures, and returns a fault.
        ///
        /// The largest size comes first: if it is too short to measure, no other is needed. A family that seems to grow too fast is measured
        /// again: the minimum of several runs is the cost of the work. If that is still small, a further size distinguishes growth from a
        /// slow moment of the machine.
        mutating func run() -> String? {
            for attempt in 0..<mostAttempts {
                if attempt >= 2, let last = sizes.last, times[last] ?? 0 < longEnough { sizes.append(last * 2) }
                for size in sizes.reversed() {
                    if let fault = measure(size) { return fault }
                    if size == sizes.last, times[size]! < shortest, memories[size]! < smallest { return nil }
                }
                if grown.isEmpty { return nil }
            }
            return "\(grown.joined(separator: " and ")) grow faster than n^\(allowed)"
        }

        private mutating func measure(_ size: Int) -> String? {
            withScratch { folder in
                // Another process makes the document: the memory of this one counts as that of each process that it starts, until that begins.
                let made = Conformance.run(CommandLine.arguments[0], ["growth", "--make", family.name, "--size", "\(size)", folder])
                guard made.status == 0, let path = Corpus.entries(below: folder).first(where: { Conformance.name(of: $0).hasPrefix("n.") })
                else {
                    return "the document cannot be made: \(made.summary)"
                }
                let words = family.arguments.map {
                    $0.replacingOccurrences(of: "OUTPUT", with: "\(folder)/output").replacingOccurrences(of: "FOLDER", with: folder)
                }
                // The limit is processor time, as other checks may keep the processors busy.
                let done = Formwork.run([words[0], path] + words.dropFirst(), limit: limit * 5)
                if done.userSeconds >= limit || done.seconds >= limit * 5 { return "no end after \(limit) s of processor time" }
                if done.status < 0 || done.status == 70 { return done.summary }
                times[size] = min(done.userSeconds, times[size] ?? .infinity)
                memories[size] = min(max(done.megabytes - own, 0), memories[size] ?? .infinity)
                return nil
            }
        }

        /// Returns the exponent of growth between the last two sizes; nil if it cannot be measured.
        private func exponent(_ values: [Int: Double], _ floor: Double) -> Double? {
            guard sizes.count > 1, let last = values[sizes[sizes.count - 1]], let before = values[sizes[sizes.count - 2]], last >= floor,
                before > 0
            else {
                return nil
            }
            return log(last / max(before, floor / 4)) / log(Double(sizes[sizes.count - 1]) / Double(sizes[sizes.count - 2]))
        }

        private var exponents: [(String, Double)] {
            [("time", exponent(times, shortest)), ("memory", exponent(memories, smallest))].compactMap { kind, value in
                value.map { (kind, $0) }
            }
        }

        private var grown: [String] { exponents.filter { $0.1 > allowed }.map(\.0) }

        var shown: String {
            let measured = sizes.filter { times[$0] != nil }.map { "\($0): \(times[$0]!.shown(2)) s \(memories[$0]!.shown(0)) MB" }
            let powers = exponents.map { "\($0.0) n^\($0.1.shown(2))" }
            return measured.joined(separator: "  ") + "  " + (powers.isEmpty ? "too short to tell" : powers.joined(separator: ", "))
        }
    }
}

// MARK: Text

/// Returns a text n times, with the number in place of each @.
func times(_ count: Int, _ text: String) -> String {
    let pieces = text.split(separator: "@", omittingEmptySubsequences: false).map { Array($0.utf8) }
    var result: [UInt8] = []
    for number in 0..<max(0, count) {
        let digits = Array("\(number)".utf8)
        for (index, piece) in pieces.enumerated() {
            if index > 0 { result += digits }
            result += piece
        }
    }
    return String(decoding: result, as: UTF8.self)
}

/// Returns the texts for the numbers below n in a row.
func each(_ count: Int, _ text: (Int) -> String) -> String { (0..<max(0, count)).map(text).joined() }

let plainFrame = #"<rect key="frame" x="0.0" y="0.0" width="320" height="480"/>"#
let xmlHead = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"

private func document(_ kind: String, _ runtime: String, _ attributes: String, _ content: String) -> String {
    xmlHead + #"<document type="com.apple.InterfaceBuilder3.\#(kind)" version="3.0" toolsVersion="22505" targetRuntime="\#(runtime)" "#
        + "useAutolayout=\"YES\"\(attributes)>\n\(content)</document>\n"
}

/// Returns a XIB for iOS.
func touchXIB(_ objects: String) -> GrowthDocument {
    GrowthDocument(document("CocoaTouch.XIB", "iOS.CocoaTouch", "", "<objects>\n\(objects)</objects>\n"))
}

/// Returns a XIB for iOS of one view with this content.
func touchView(_ content: String) -> GrowthDocument { touchXIB("<view id=\"root\">\(plainFrame)\(content)</view>") }

/// Returns a storyboard for iOS.
func touchStoryboard(_ scenes: String, initial: String? = nil) -> GrowthDocument {
    let attributes = initial.map { " initialViewController=\"\($0)\"" } ?? ""
    return GrowthDocument(
        document("CocoaTouch.Storyboard.XIB", "iOS.CocoaTouch", attributes, "<scenes>\n\(scenes)</scenes>\n"), ending: ".storyboard")
}

/// Returns a XIB for macOS of one view with these subviews.
func macView(_ views: String) -> GrowthDocument {
    let root = "<customView id=\"r\">\(plainFrame)<subviews>\n\(views)</subviews></customView>"
    return GrowthDocument(document("Cocoa.XIB", "MacOSX.Cocoa", "", "<objects>\(root)</objects>\n"))
}

/// Returns a storyboard for macOS.
func macStoryboard(_ scenes: String, resources: String, initial: String) -> GrowthDocument {
    let content = "<scenes>\n\(scenes)</scenes><resources>\n\(resources)</resources>\n"
    return GrowthDocument(
        document("Cocoa.Storyboard.XIB", "MacOSX.Cocoa", " initialViewController=\"\(initial)\"", content), ending: ".storyboard")
}
