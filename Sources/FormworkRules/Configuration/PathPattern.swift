/// A pattern of paths, from a folder on: `*` and `?` stay within a name, `**` stands for any number of folders, and what names a folder stands
/// for all that is in it.
public struct PathPattern: Hashable, Sendable {
    private let parts: [Substring]
    /// Whether it is the folder that patterns are from.
    private let isWhole: Bool

    /// - Parameter text: the pattern, with `/` between its parts.
    public init(_ text: String) {
        parts = text.split(separator: "/").filter { $0 != "." }
        isWhole = parts.isEmpty && !text.isEmpty
    }

    /// Whether the pattern names a path or a folder that it is in.
    ///
    /// - Complexity: O(n·m) in the lengths of both.
    public func matches(_ path: String) -> Bool {
        if isWhole { return true }
        let names = path.split(separator: "/").filter { $0 != "." }
        // Whether the names before each one are what the parts so far stand for.
        var reached = Array(repeating: false, count: names.count + 1)
        reached[0] = true
        for part in parts {
            var next = Array(repeating: false, count: names.count + 1)
            for index in reached.indices where reached[index] {
                if part == "**" {
                    for later in index...names.count { next[later] = true }
                    break
                } else if index < names.count, Self.matches(Array(part), Array(names[index])) {
                    next[index + 1] = true
                }
            }
            reached = next
        }
        // What is reached is the path itself, or a folder above it.
        return !parts.isEmpty && reached.contains(true)
    }

    private static func matches(_ pattern: [Character], _ name: [Character]) -> Bool {
        var reached = Array(repeating: false, count: name.count + 1)
        reached[0] = true
        for character in pattern {
            var next = Array(repeating: false, count: name.count + 1)
            for index in reached.indices where reached[index] {
                if character == "*" {
                    for later in index...name.count { next[later] = true }
                    break
                } else if index < name.count, character == "?" || character == name[index] {
                    next[index + 1] = true
                }
            }
            reached = next
        }
        return reached[name.count]
    }
}
