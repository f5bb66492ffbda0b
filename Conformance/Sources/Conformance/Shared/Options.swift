import Foundation

/// The options of a check, as its usage declares them: `--name`, `--name VALUE`, and `FOLDER…` for the rest.
struct Options: Sendable {
    private var values: [String: [String]] = [:]
    /// The arguments that are not options.
    private(set) var words: [String] = []

    /// Reads arguments; fails for those that the usage does not name.
    init(_ arguments: [String], usage: String) throws(Failure) {
        let pieces = usage.components(separatedBy: "[").dropFirst().map { $0.components(separatedBy: "]")[0].components(separatedBy: " ") }
        let takesValue = Dictionary(pieces.filter { $0[0].hasPrefix("--") }.map { ($0[0], $0.count > 1) }) { first, _ in first }
        let takesWords = pieces.contains { !$0[0].hasPrefix("--") }
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            if argument.hasPrefix("--") {
                guard let isFollowed = takesValue[argument] else { throw Failure("unknown option '\(argument)'\n\(usage)") }
                guard !isFollowed || !rest.isEmpty else { throw Failure("'\(argument)' needs a value\n\(usage)") }
                values[argument, default: []].append(isFollowed ? rest.removeFirst() : "")
            } else {
                guard takesWords else { throw Failure("unexpected argument '\(argument)'\n\(usage)") }
                words.append(argument)
            }
        }
    }

    func has(_ name: String) -> Bool { values["--" + name] != nil }
    func all(_ name: String) -> [String] { values["--" + name] ?? [] }
    func text(_ name: String) -> String? { all(name).last }
    func number(_ name: String) -> Int? { text(name).flatMap { Int($0) } }
    func fraction(_ name: String) -> Double? { text(name).flatMap { Double($0) } }

    /// The sample: each Nth.
    var every: Int { max(1, number("every") ?? 1) }

    /// The values of a list with commas; nil without it.
    func list(_ name: String) -> [String]? { text(name).map { $0.split(separator: ",").map(String.init) } }
}

/// A check of the command over real files.
protocol Check: Sendable {
    static var name: String { get }
    /// The purpose in one sentence, and then the options in brackets.
    static var usage: String { get }
    /// Runs the check, and returns the exit status.
    static func run(_ options: Options, _ report: Reporter) throws -> Int32
}
