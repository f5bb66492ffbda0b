import FormworkChanges
import FormworkImport
import FormworkModel
import FormworkTestSupport
import Testing

@Suite struct DocumentChangesTests {
    private typealias R = Revisions

    @Test func aDistanceToTheEndOfTheSuperviewHasNoDirection() throws {
        func form(_ constant: Int) throws -> InterfaceDocument {
            let constraint = """
                <constraint firstAttribute="trailing" relation="greaterThanOrEqual" secondItem="but-to-001" secondAttribute="trailing" \
                constant="\(constant)" id="con-st-001"/>
                """
            return try Revisions.xib(Revisions.button("but-to-001", "Send"), constraints: constraint)
        }
        #expect(try Revisions.lines(form(16), form(24)) == ["Send (button): trailing to Form ≥ 16 → ≥ 24"])
    }

    @Test func aConstraintOfAnotherViewSaysOfWhichItWas() throws {
        func form(_ item: String) throws -> InterfaceDocument {
            let constraint =
                "<constraint firstItem=\"\(item)\" firstAttribute=\"leading\" secondItem=\"roo-tv-iew\" secondAttribute=\"leading\" id=\"con-st-001\"/>"
            return try R.xib(R.label("lab-el-001", "Name") + R.button("but-to-001", "Send"), constraints: constraint)
        }
        #expect(
            try R.lines(form("lab-el-001"), form("but-to-001"))
                == ["Send (button): leading to Form 0 changed (of Name (label) before)"])
    }

    @Test func aDocumentDoesNotDifferFromItself() throws {
        let document = try R.xib(R.label("lab-el-001", "Name"))
        let changes = R.changes(document, document)
        #expect(changes.isEmpty && changes.folded.isEmpty)
    }

    @Test func aTitleAConstantAndAnOutletReadLikeSentences() throws {
        let old = try R.xib(
            R.label("lab-el-001", "Name") + R.button("but-to-001", "Sign in"), constraints: R.leading("but-to-001", "16"),
            connections: "<outlet property=\"submit\" destination=\"but-to-001\" id=\"out-le-001\"/>")
        let new = try R.xib(
            R.label("lab-el-001", "Name") + R.button("but-to-001", "Log in"), constraints: R.leading("but-to-001", "24"),
            connections: "<outlet property=\"submit\" destination=\"lab-el-001\" id=\"out-le-001\"/>")
        #expect(
            R.lines(old, new) == [
                "File's Owner (placeholder): outlet submit Sign in → Name", "Sign in (button): title \"Sign in\" → \"Log in\"",
                "Log in (button): leading to Form 16 → 24",
            ])
    }

    @Test func changesThatInterfaceBuilderMakesAreFolded() throws {
        let old = try R.xib(R.label("lab-el-001", "Name"), tools: "22505")
        let new = try R.xib(
            R.label("lab-el-001", "Name", more: " misplaced=\"YES\"").replacing("x=\"20\"", with: "x=\"20.5\""), tools: "24000")
        let changes = R.changes(old, new)
        #expect(changes.isEmpty)
        #expect(changes.folded == [.versions: 2, .flags: 1, .rounding: 1])
    }

    @Test func anAddedViewBringsItsConstraints() throws {
        let old = try R.xib(R.label("lab-el-001", "Name"))
        let new = try R.xib(R.label("lab-el-001", "Name") + R.button("but-to-001", "Send"), constraints: R.leading("but-to-001", "16"))
        #expect(R.lines(old, new) == ["Send (button): added to Form, with 1 constraint"])
        #expect(R.lines(new, old) == ["Send (button): removed from Form, with 1 constraint"])
    }

    @Test func aSubtreeWithNewIdsIsTheSame() throws {
        let old = try R.xib(R.label("lab-el-001", "Name") + R.button("but-to-001", "Send"), constraints: R.leading("but-to-001", "16"))
        let new = try R.xib(
            R.label("lab-el-009", "Name") + R.button("but-to-009", "Send"), constraints: R.leading("but-to-009", "16", id: "con-st-009"))
        let changes = R.changes(old, new)
        #expect(changes.isEmpty)
        #expect(changes.folded == [.ids: 4])
    }

    @Test func theOrderOfSubviewsSaysSomethingAndThatOfConstraintsDoesNot() throws {
        let (one, other) = (R.label("lab-el-001", "Name"), R.button("but-to-001", "Send"))
        let constraints = [R.leading("lab-el-001", "1", id: "con-st-001"), R.leading("but-to-001", "2", id: "con-st-002")]
        let old = try R.xib(one + other, constraints: constraints.joined())
        #expect(try R.lines(old, R.xib(other + one, constraints: constraints.joined())).count == 1)
        let changes = try R.changes(old, R.xib(one + other, constraints: constraints.reversed().joined()))
        #expect(changes.isEmpty && changes.folded == [.order: 1])
    }

    @Test func everyDifferenceIsInOneChangeOrOneClass() throws {
        let old = try DocumentReader().read(TestFiles.bytes(of: TestFiles.sample("LayoutTemplates-0.9.storyboard")), file: "old").document
        let new = try DocumentReader().read(TestFiles.bytes(of: TestFiles.sample("LayoutTemplates.storyboard")), file: "new").document
        let changes = R.changes(old, new)
        let reported = changes.changes.flatMap(\.differences)
        let folded = changes.classes.indices.filter { changes.classes[$0] != nil }
        #expect((reported + folded).sorted() == Array(changes.differences.indices))
        #expect(!changes.isEmpty)
    }
}
