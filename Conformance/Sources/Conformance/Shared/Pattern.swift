import Foundation

/// A regular expression.
struct Pattern: Sendable {
    private let expression: NSRegularExpression

    /// - Parameter options: `s`: a point matches line ends, too; `m`: ^ and $ match at each line.
    init(_ pattern: String, options: String = "") {
        var flags: NSRegularExpression.Options = []
        if options.contains("s") { flags.insert(.dotMatchesLineSeparators) }
        if options.contains("m") { flags.insert(.anchorsMatchLines) }
        guard let expression = try? NSRegularExpression(pattern: pattern, options: flags) else {
            preconditionFailure("wrong pattern: \(pattern)")
        }
        self.expression = expression
    }

    /// A place in a text: the groups, with the whole as the first.
    struct Match {
        let groups: [String?]
        let range: NSRange
        subscript(_ group: Int) -> String { groups[group] ?? "" }
    }

    func all(_ text: String) -> [Match] {
        let whole = NSString(string: text)
        return expression.matches(in: text, range: NSRange(location: 0, length: whole.length)).map { found in
            let groups = (0..<found.numberOfRanges).map {
                found.range(at: $0).location == NSNotFound ? nil : whole.substring(with: found.range(at: $0))
            }
            return Match(groups: groups, range: found.range)
        }
    }

    func first(_ text: String) -> Match? { all(text).first }

    /// Returns whether the whole text matches.
    func isWhole(_ text: String) -> Bool {
        let whole = NSRange(location: 0, length: NSString(string: text).length)
        return expression.firstMatch(in: text, options: .anchored, range: whole)?.range == whole
    }

    func found(in text: String) -> Bool {
        expression.firstMatch(in: text, range: NSRange(location: 0, length: NSString(string: text).length)) != nil
    }

    /// Returns the text with each place replaced; `$1` is a group.
    func replaced(in text: String, by template: String) -> String {
        expression.stringByReplacingMatches(
            in: text, range: NSRange(location: 0, length: NSString(string: text).length), withTemplate: template)
    }
}
