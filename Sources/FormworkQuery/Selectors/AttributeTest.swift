import FormworkModel
import FormworkTree

extension Selector {
    /// A test for one of the values of a name: `[name]`, `[name="value"]`, `[name>16]`.
    struct AttributeTest: Hashable, Sendable {
        enum Comparison: String, Hashable, Sendable, CaseIterable {
            case equal = "="
            case begins = "^="
            case ends = "$="
            case contains = "*="
            case hasWord = "~="
            case lessOrEqual = "<="
            case greaterOrEqual = ">="
            case less = "<"
            case greater = ">"

            var isOfNumbers: Bool {
                switch self {
                case .less, .greater, .lessOrEqual, .greaterOrEqual: true
                default: false
                }
            }
        }

        var name: String
        /// Nil to accept any value.
        var comparison: Comparison?
        var value = ""
        /// The value as a number; nil where it is not one.
        var number: Double?
        var ignoresCase = false

        init(_ name: String) { self.name = name }

        init(_ name: String, comparison: Comparison, value: String, ignoresCase: Bool) {
            self.name = name
            self.comparison = comparison
            self.value = ignoresCase ? value.lowercased() : value
            number = Double(value)
            self.ignoresCase = ignoresCase
        }

        /// Whether a value passes the test.
        func holds(_ found: String) -> Bool {
            guard let comparison else { return true }
            if comparison.isOfNumbers {
                guard let number, let found = Double(found) else { return false }
                switch comparison {
                case .less: return found < number
                case .greater: return found > number
                case .lessOrEqual: return found <= number
                default: return found >= number
                }
            }
            let text = ignoresCase ? found.lowercased() : found
            switch comparison {
            case .begins: return !value.isEmpty && text.hasPrefix(value)
            case .ends: return !value.isEmpty && text.hasSuffix(value)
            case .contains: return !value.isEmpty && text.contains(value)
            case .hasWord: return text.split(whereSeparator: \.isWhitespace).contains { $0 == value }
            default: return text == value || isSameNumber(found) || isSameFlag(found)
            }
        }

        /// Whether two numbers are equal, independent of their digits.
        private func isSameNumber(_ found: String) -> Bool {
            guard let number, let found = Double(found) else { return false }
            return abs(found - number) <= 1e-9 * max(1, abs(number))
        }

        /// Whether a YES or NO of Interface Builder means the selector's `true`, `yes`, `false` or `no`.
        private func isSameFlag(_ found: String) -> Bool {
            switch found {
            case "YES": value == "true" || value == "yes"
            case "NO": value == "false" || value == "no"
            default: false
            }
        }
    }
}
