/// A pattern of paths, as `.gitignore` knows them: `*` and `?` stay within a folder's name, `**` stands for any number of folders, and what
/// names a folder stands for all that is in it.
public struct PathPattern: Hashable, Sendable {
    private let parts: [Substring]

    /// - Parameter text: the pattern, with `/` between its parts.
    public init(_ text: String) {
        var parts = text.split(separator: "/")
        if parts.first == "." { parts.removeFirst() }
        self.parts = parts
    }

    /// Whether the pattern names a path or a folder that it is in.
    ///
    /// - Complexity: O(n·m) in the lengths of both.
    public func matches(_ path: String) -> Bool {
        let names = path.split(separator: "/").filter { $0 != "." }
        // Whether the names before each one are what the parts so far stand for.
        var reached = Array(repeating: false, count: names.count + 1)
        reached[0] = true
        for part in parts {
            var next = Array(repeating: false, count: names.count + 1)
            for index in reached.indices where reached[index] {
                if part == "**" {
                    for later in index...names.count { next[later] = true }
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
                } else if index < name.count, character == "?" || character == name[index] {
                    next[index + 1] = true
                }
            }
            reached = next
        }
        return reached[name.count]
    }
}
