/// A pattern of paths relative to a folder. `*` and `?` match within a name, and `**` matches any number of folders. A pattern that matches a
/// folder matches everything in it.
public struct PathPattern: Hashable, Sendable {
    private let parts: [Substring]
    /// Whether the pattern is `.`, the base folder itself.
    private let isWhole: Bool

    /// - Parameter text: The pattern, with `/` between its components.
    public init(_ text: String) {
        parts = text.split(separator: "/").filter { $0 != "." }
        isWhole = parts.isEmpty && !text.isEmpty
    }

    /// Whether the pattern matches a path or one of its enclosing folders.
    ///
    /// - Complexity: O(n·m) in the lengths of both.
    public func matches(_ path: String) -> Bool {
        if isWhole { return true }
        let names = path.split(separator: "/").filter { $0 != "." }
        // `reached[n]` is whether the first n names match the parts so far.
        var reached = Array(repeating: false, count: names.count + 1)
        reached[0] = true
        for part in parts {
            var next = Array(repeating: false, count: names.count + 1)
            for index in reached.indices where reached[index] {
                if part == "**" {
                    for later in index...names.count { next[later] = true }
                    break
                } else if index < names.count, Self.matches(Array(part), name: Array(names[index])) {
                    next[index + 1] = true
                }
            }
            reached = next
        }
        // The matched prefix is the path itself or an enclosing folder.
        return !parts.isEmpty && reached.contains(true)
    }

    private static func matches(_ pattern: [Character], name: [Character]) -> Bool {
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
