import FormworkChanges
import Testing

@Suite("Comments on pull requests")
struct ReviewMarkdownTests {
    private typealias F = Forms

    private static func changed(_ name: String = "Form.xib", from old: String = "A", to new: String = "B") throws -> FileComparison {
        try F.comparison(F.xib(F.label(old)), F.xib(F.label(new)), name: name)
    }

    @Test("Without a difference, one sentence is left")
    func nothing() throws {
        let form = try F.form(x: 20)
        #expect(ReviewMarkdown.text([F.comparison(form, form)]) == "No interface file has changed.\n")
        #expect(ReviewMarkdown.text([]) == "No interface file has changed.\n")
    }

    @Test("Files are sections with a line for each change, and equal files are left out")
    func sections() throws {
        let form = try F.form(x: 20)
        let text = try ReviewMarkdown.text([
            Self.changed(), F.comparison(form, form, name: "Equal.xib"), F.comparison(nil, form, name: "New.xib"),
        ])
        #expect(
            text.hasPrefix("**1 change in 2 interface files**\n\n### Form.xib\n\n- A \\(label\\): text \"A\" → \"B\"\n"), "\(text)")
        #expect(text.contains("added with 2 views, 4 constraints\n") && !text.contains("Equal.xib"))
    }

    @Test("Text of a document becomes no markup, mention or link")
    func escaped() throws {
        let text = try ReviewMarkdown.text([Self.changed("a<b>.xib", to: "**bold** &lt;img src=x> @team [l](http://x) `c`")])
        for part in ["**bold**", "<img", "<b>", "[l](", "`c`"] { #expect(!text.contains(part), "\(part) in \(text)") }
    }

    @Test("Folded differences are below the changes, or behind a fold if they are unfolded")
    func folded() throws {
        let (old, new) = (try F.xib(F.label("A")), try F.xib(F.label("B"), tools: "24000"))
        #expect(ReviewMarkdown.text([F.comparison(old, new)]).hasSuffix("\n<sub>folded: 1 × tool versions</sub>\n"))
        var options = ReviewOptions()
        options.unfolds = true
        let text = ReviewMarkdown.text([F.comparison(old, new, options)])
        #expect(text.contains("<details><summary>tool versions</summary>\n\n- tools version 22505 → 24000\n\n</details>\n"), "\(text)")
    }

    @Test("Moved views are counted and listed behind a fold")
    func effects() throws {
        var options = ReviewOptions()
        options.solves = true
        let text = try ReviewMarkdown.text([F.comparison(F.form(x: 20), F.form(x: 35), options)])
        #expect(text.contains("<details><summary>1 view on screen</summary>\n\n- on screen: Box 1"), "\(text)")
        #expect(!text.contains("⚠️"))
    }

    @Test("A new conflict is a warning at the top of its file")
    func findings() throws {
        var options = ReviewOptions()
        options.solves = true
        let box = F.box("box-Vw-001", x: 20, y: 10)
        let more =
            "<constraint firstItem=\"box-Vw-001\" firstAttribute=\"leading\" secondItem=\"roo-Vw-000\" secondAttribute=\"leading\" constant=\"90\" id=\"oth-er-001\"/>"
        let (fine, conflicting) = (try F.form(x: 20), try F.xib(box.view, constraints: box.constraints + more))
        let introduced = ReviewMarkdown.text([F.comparison(fine, conflicting, options)])
        #expect(
            introduced.hasPrefix("**1 change in 1 interface file** · ⚠️ introduces 1 finding\n")
                && introduced.contains("\n- ⚠️ introduces error: "), "\(introduced)")
        let resolved = ReviewMarkdown.text([F.comparison(conflicting, fine, options)])
        #expect(
            resolved.hasPrefix("**1 change in 1 interface file** · resolves 1 finding\n") && resolved.contains("\n- ✅ resolves error: "),
            "\(resolved)")
    }

    @Test("A long comment counts the changes of its longest files, and lists no more files than fit")
    func limits() throws {
        let files = try [Self.changed("Short.xib"), Self.changed("Long.xib", from: "A", to: String(repeating: "long ", count: 11))]
        let whole = ReviewMarkdown.text(files)
        let shorter = ReviewMarkdown.text(files, limit: whole.utf16.count - 1)
        #expect(shorter.contains("### Short.xib\n\n- A") && shorter.contains("### Long.xib\n\n- 1 change\n"), "\(shorter)")
        let shortest = ReviewMarkdown.text(files, limit: 110)
        #expect(shortest.utf16.count <= 110 && shortest.hasPrefix("**2 changes in 2 interface files**\n"), "\(shortest)")
        #expect(ReviewMarkdown.text(files, limit: 90).contains("more files are not listed"))
    }
}
