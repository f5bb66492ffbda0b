/// An article of the documentation, or another page of the repository, with code that tests run.
public struct Article {
    private let lines: [String]

    /// An article by its module and its name, such as `FormworkLanguages` and `NamedLanguage`.
    public init(_ name: String, of module: String) throws {
        try self.init(page: "Sources/\(module)/\(module).docc/\(name).md")
    }

    /// A page by its path in the repository, such as `README.md`.
    public init(page: String) throws {
        lines = try Self.lines(TestFiles.package + "/" + page)
    }

    /// Its blocks of Swift, line by line.
    public var blocks: [[String]] {
        var blocks: [[String]] = []
        var isInBlock = false
        for line in lines {
            if line == "```swift" { blocks.append([]) }
            if line.hasPrefix("```") {
                isInBlock = line == "```swift"
            } else if isInBlock {
                blocks[blocks.count - 1].append(line)
            }
        }
        return blocks
    }

    /// Returns the first lines of blocks that are not in a file below `Tests`, where bodies are indented by eight spaces.
    public func blocksMissing(inTests file: String) throws -> [String] {
        let own = try Self.lines(TestFiles.package + "/Tests/\(file).swift")
            .map { $0.hasPrefix("        ") ? String($0.dropFirst(8)) : $0 }
        return blocks.filter { block in !own.indices.contains { own[$0...].starts(with: block) } }.map { $0.first ?? "" }
    }

    /// Returns whether the article shows these lines of output.
    public func shows(_ output: [String]) -> Bool {
        let block = ["```"] + output + ["```"]
        return lines.indices.contains { lines[$0...].starts(with: block) }
    }

    private static func lines(_ path: String) throws -> [String] {
        String(decoding: try TestFiles.bytes(of: path), as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
            .map(String.init)
    }
}
