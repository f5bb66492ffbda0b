import FormworkDiagnostics
import FormworkRules
import FormworkTestSupport
import Testing

@Suite("The sample documents")
struct SampleDocumentsTests {
    /// For each document its findings: line and severity; the rule is the document's name.
    private static let mistakes: [(String, [(Int, Severity)])] = [
        ("unreadable-document.xib", [(16, .error)]), ("limit-exceeded.xib", [(394, .error)]), ("duplicate-id.xib", [(23, .error)]),
        ("dangling-reference.storyboard", [(37, .error), (38, .error), (45, .error), (50, .error)]),
        ("dangling-target.storyboard", [(64, .error), (72, .error), (80, .error)]),
        ("invalid-template-attribute.storyboard", [(72, .error), (86, .error)]), ("hiding-cycle.xib", [(23, .error)]),
        ("hiding-self.xib", [(23, .error)]), ("invalid-auto-collapse.xib", [(23, .warning)]),
        ("foreign-constraint-owner.xib", [(49, .warning), (59, .note)]), ("missing-target-view.storyboard", [(63, .warning)]),
        ("duplicate-target.storyboard", [(64, .warning)]), ("template-root-without-target.storyboard", [(44, .warning)]),
        ("template-layout-guide.storyboard", [(61, .warning)]), ("kept-guide-constraint.storyboard", [(35, .note)]),
        ("unlisted-template-attribute.storyboard", [(69, .warning), (83, .warning)]), ("unused-target-view.xib", [(30, .note)]),
        ("outdated-template-generation.storyboard", [(44, .note)]), ("unknown-content.xib", [(16, .note), (25, .note)]),
    ]

    @Test("Each mistake is found where it is, and nothing else", arguments: mistakes)
    func mistake(document: String, findings: [(Int, Severity)]) throws {
        let rule = document.prefix { $0 != "." }
        let found = try SampleDocument.diagnostics(of: TestFiles.sample("Mistakes/" + document))
        #expect(found.map { "\($0.location.line) \($0.severity) \($0.rule)" } == findings.map { "\($0.0) \($0.1) \(rule)" })
        #expect(found.allSatisfy { $0.path != nil || $0.rule == "unreadable-document" || $0.rule == "limit-exceeded" })
    }

    @Test(
        "Good documents give no finding",
        arguments: ["LayoutTemplates.storyboard", "HidingForm.storyboard", "HidingForm-macOS.xib", "SizeClasses.xib"])
    func good(document: String) throws {
        #expect(try SampleDocument.diagnostics(of: TestFiles.sample(document)).isEmpty)
    }

    @Test("The older generation is found, and nothing else")
    func outdated() throws {
        let found = try SampleDocument.diagnostics(of: TestFiles.sample("LayoutTemplates-0.9.storyboard"))
        #expect(found.map(\.rule) == ["outdated-template-generation", "outdated-template-generation", "outdated-template-generation"])
    }

    @Test("The layout templates' own example (L-72)", .enabled(if: SampleDocument.hasExample, "the corpus is missing"))
    func example() throws {
        let found = try SampleDocument.diagnostics(of: TestFiles.layoutTemplatesExample)
        let warnings = found.filter { $0.severity == .warning }
        #expect(warnings.map(\.rule) == Array(repeating: "missing-target-view", count: 4))
        #expect(warnings.map(\.location.element) == ["Abp-aK-ifn", "9aU-IZ-Zcz", "SS9-ar-s0i", "9pa-CD-OgG"])
        #expect(Set(warnings.flatMap(\.notes)).count == 20)
        let others = found.filter { $0.severity != .warning }
        #expect(others.allSatisfy { $0.severity == .note && $0.rule == "foreign-constraint-owner" })
        #expect(others.map(\.location.element) == ["EEx-nK-djx", "QDE-cc-yuD", "ogI-vH-Xea", "wGl-DN-BkK"])
    }
}
