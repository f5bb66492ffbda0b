import FormworkDiagnostics
import FormworkResults
import Testing

@Suite("Differences as diff -u has them")
struct UnifiedDiffTests {
    private func diff(_ old: String, _ new: String) -> String {
        UnifiedDiff(Array(old.utf8), Array(new.utf8), file: "Main.xib").shownText.text
    }

    @Test("Equal texts have no differences")
    func same() { #expect(diff("a\nb\n", "a\nb\n").isEmpty) }

    @Test("Removed and added lines are between three lines of context")
    func changed() {
        let old = (1...9).map { "line \($0)\n" }.joined()
        let new = old.replacing("line 5\n", with: "line five\nand more\n")
        #expect(
            diff(old, new) == """
                --- Main.xib
                +++ Main.xib
                @@ -2,7 +2,8 @@
                 line 2
                 line 3
                 line 4
                -line 5
                +line five
                +and more
                 line 6
                 line 7
                 line 8

                """)
    }

    @Test("Distant changes are in separate hunks, with both positions")
    func hunks() {
        let old = (1...30).map { "line \($0)\n" }.joined()
        let new = old.replacing("line 2\n", with: "").replacing("line 29\n", with: "last\n")
        let heads = diff(old, new).split(separator: "\n").filter { $0.hasPrefix("@@") }
        #expect(heads == ["@@ -1,5 +1,4 @@", "@@ -26,5 +25,5 @@"])
    }

    @Test("No text can move a terminal's cursor")
    func control() { #expect(!diff("a\n", "\u{1B}[2J\n").contains("\u{1B}")) }
}
