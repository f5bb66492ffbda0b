import FormworkRules
import Testing

@Suite("Patterns of paths")
struct PathPatternTests {
    private static let cases: [(pattern: String, path: String, matches: Bool)] = [
        ("App", "App/Main.storyboard", true), ("App", "Apple/Main.storyboard", false), ("App/", "App/a/b.xib", true),
        ("App/*.xib", "App/a.xib", true), ("App/*.xib", "App/a/b.xib", false), ("**/*.xib", "a.xib", true),
        ("**/*.xib", "a/b/c.xib", true), ("App/**/Old", "App/Old/a.xib", true), ("App/**/Old", "App/a/b/Old/c.xib", true),
        ("App/**", "App/a.xib", true), ("App/**", "Lib/a.xib", false), ("?.xib", "a.xib", true), ("?.xib", "ab.xib", false),
        ("./App", "App/a.xib", true), ("a*b*c", "aXbYc", true), ("a*b*c", "aXbY", false), ("", "a.xib", false), (".", "a/b.xib", true),
        ("./", "a.xib", true), ("App/./Old", "App/Old/a.xib", true), ("*", "a/b", true),
    ]

    @Test("A pattern matches files and folders as in .gitignore", arguments: cases)
    func matches(pattern: String, path: String, matches: Bool) { #expect(PathPattern(pattern).matches(path) == matches) }

    @Test("A pattern of many stars is matched in little time")
    func stars() {
        let pattern = PathPattern(Array(repeating: "**", count: 200).joined(separator: "/") + "/x")
        #expect(!pattern.matches(Array(repeating: "a", count: 200).joined(separator: "/")))
        #expect(!PathPattern(String(repeating: "*a", count: 100)).matches(String(repeating: "a", count: 99)))
        #expect(PathPattern(String(repeating: "*", count: 10_000)).matches(String(repeating: "a", count: 200)))
    }
}
