import FormworkDiagnostics
import FormworkTestSupport
import Testing

@Suite("The sample documents")
struct SampleDocumentsTests {
    /// The findings of each document: line and severity; the rule is the document's name.
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
        ("outdated-template-generation.storyboard", [(44, .note)]), ("template-margin-mismatch.storyboard", [(44, .warning)]),
        ("unreachable-template.storyboard", [(41, .warning)]), ("stale-template-attribute.storyboard", [(80, .warning)]),
        ("unknown-content.xib", [(16, .note), (25, .note)]), ("duplicate-constraint.xib", [(28, .warning)]),
        ("duplicate-reuse-identifier.storyboard", [(26, .warning)]), ("unreachable-scene.storyboard", [(27, .warning)]),
        ("unnamed-segue.storyboard", [(20, .warning)]), ("tie-breaker-left-over.storyboard", [(26, .warning)]),
        ("image-button-without-label.xib", [(16, .warning)]), ("contrast.xib", [(16, .warning)]),
        ("relative-to-margin.xib", [(26, .warning)]),
        ("custom-class-name.storyboard", [(13, .warning)]), ("storyboard-viewcontroller-id.storyboard", [(13, .warning)]),
        ("reuse-identifier.storyboard", [(18, .warning)]), ("use-base-class.xib", [(16, .warning)]),
        ("enable-autolayout.xib", [(2, .warning)]), ("use-trait-collections.xib", [(2, .warning)]),
        ("hides-bottom-bar.storyboard", [(13, .warning)]), ("view-as-device.xib", [(3, .warning)]),
        ("stackview-backgroundcolor.xib", [(18, .warning)]), ("launch-screen.xib", [(16, .error)]),
        ("unsupported-part.storyboard", [(23, .error)]), ("missing-cell-identifier.storyboard", [(18, .warning)]),
    ]

    @Test("Each mistake is found at its place, and nothing else", arguments: mistakes)
    func mistake(document: String, findings: [(Int, Severity)]) throws {
        let rule = document.prefix { $0 != "." }
        let found = try SampleDocument.diagnostics(of: TestFiles.sample("Mistakes/" + document), enabling: String(rule))
        #expect(found.map { "\($0.location.line) \($0.severity) \($0.rule)" } == findings.map { "\($0.0) \($0.1) \(rule)" })
        #expect(found.allSatisfy { $0.path != nil || $0.rule == "unreadable-document" || $0.rule == "limit-exceeded" })
    }

    /// Mistakes found by solving: line and severity.
    private static let solvedMistakes: [(String, Int, Severity)] = [
        ("conflicting-constraints.xib", 22, .error), ("ambiguous-layout.xib", 16, .warning), ("misplaced-view.xib", 16, .warning),
        ("unsolved-constraint.xib", 39, .warning), ("conflicting-template.storyboard", 54, .error),
        ("ambiguous-template-state.storyboard", 44, .warning),
        ("zero-size-view.xib", 16, .warning), ("row-height.storyboard", 12, .warning),
        ("clipped-view.xib", 19, .warning),
        ("clipped-text.xib", 16, .warning),
        ("overlapping-views.xib", 24, .warning),
        ("off-screen-view.storyboard", 18, .warning),
        ("touch-target.xib", 16, .warning),
    ]

    @Test("Mistakes that need solving are found with it, and not without", arguments: solvedMistakes)
    func solvedMistake(document: String, line: Int, severity: Severity) throws {
        let rule = document.prefix { $0 != "." }
        let file = TestFiles.sample("Mistakes/" + document)
        let found = try SampleDocument.diagnostics(of: file, solves: true, enabling: String(rule))
        #expect(found.map { "\($0.location.line) \($0.severity) \($0.rule)" } == ["\(line) \(severity) \(rule)"])
        #expect(found.allSatisfy { $0.path != nil })
        #expect(try SampleDocument.diagnostics(of: file).isEmpty)
    }

    /// Additional findings of solving in the other documents: the template whose constraint to a guide is ignored.
    private static let solvedBesides = [
        "template-layout-guide.storyboard": ["ambiguous-template-state"]
    ]

    @Test("The other mistakes don't affect the layout, except their consequences", arguments: mistakes)
    func solvedOthers(document: String, findings: [(Int, Severity)]) throws {
        let file = TestFiles.sample("Mistakes/" + document)
        let rules = Self.solvedMistakes.map { $0.0.prefix { $0 != "." } }
        let added = try SampleDocument.diagnostics(of: file, solves: true).map(\.rule).filter { rules.contains($0[...]) }
        #expect(added == Self.solvedBesides[document] ?? [])
    }

    @Test(
        "Good documents have no finding, even when solved",
        arguments: ["LayoutTemplates.storyboard", "HidingForm.storyboard", "HidingForm-macOS.xib", "SizeClasses.xib"])
    func good(document: String) throws {
        #expect(try SampleDocument.diagnostics(of: TestFiles.sample(document)).isEmpty)
        #expect(try SampleDocument.diagnostics(of: TestFiles.sample(document), solves: true).isEmpty)
    }

    @Test(
        "Every recorded frame of the samples agrees with the constraints",
        arguments: ["LayoutTemplates-0.9.storyboard", "LegacyForm.xib", "LegacyWindow.xib"])
    func agreeing(document: String) throws {
        let found = try SampleDocument.diagnostics(of: TestFiles.sample(document), solves: true)
        #expect(found.allSatisfy { $0.rule == "outdated-template-generation" })
    }

    @Test("The older generation is found, and nothing else")
    func outdated() throws {
        let found = try SampleDocument.diagnostics(of: TestFiles.sample("LayoutTemplates-0.9.storyboard"))
        #expect(found.map(\.rule) == ["outdated-template-generation", "outdated-template-generation", "outdated-template-generation"])
    }

    @Test("The layout templates' own example")
    func example() throws {
        let found = try SampleDocument.diagnostics(of: TestFiles.layoutTemplatesExample)
        // Its constraints to margins do not count: Xcode 10 draws the roots of templates with the margins of a controller's root.
        let warnings = found.filter { $0.severity == .warning }
        #expect(warnings.map(\.rule) == Array(repeating: "missing-target-view", count: 4))
        #expect(warnings.map(\.location.element) == ["Abp-aK-ifn", "9aU-IZ-Zcz", "SS9-ar-s0i", "9pa-CD-OgG"])
        #expect(Set(warnings.flatMap(\.notes)).count == 20)
        #expect(found.allSatisfy { $0.severity == .warning })
    }
}
