import FormworkChanges
import FormworkImport
import FormworkModel
import FormworkTree
import Testing

@Suite struct DocumentMergeTests {
    private typealias R = Revisions

    private func merge(_ base: InterfaceDocument, _ ours: InterfaceDocument, _ theirs: InterfaceDocument) throws -> (
        InterfaceDocument, [String]
    ) {
        let merge = DocumentMerge(base: base, ours: ours, theirs: theirs, frames: NoDerivedFrames())
        let text = XMLSerializer.text(of: merge.tree, declaration: base.declaration)
        return (try DocumentReader().read(text, file: "merged.xib").document, merge.conflicts.map(\.line))
    }

    @Test func editsOfTwoViewsAreBothDone() throws {
        let base = try R.xib(R.label("lab-el-001", "Name") + R.button("but-to-001", "Send"))
        let ours = try R.xib(R.label("lab-el-001", "First name") + R.button("but-to-001", "Send"))
        let theirs = try R.xib(R.label("lab-el-001", "Name") + R.button("but-to-001", "Submit"))
        let (merged, conflicts) = try merge(base, ours, theirs)
        #expect(conflicts.isEmpty)
        #expect(merged == (try R.xib(R.label("lab-el-001", "First name") + R.button("but-to-001", "Submit"))))
    }

    @Test func additionsOfBothSidesAtOnePlaceFollowEachOther() throws {
        let label = R.label("lab-el-001", "Name")
        let (base, ours) = (try R.xib(label), try R.xib(label + R.button("but-to-001", "Ours")))
        let theirs = try R.xib(label + R.button("but-to-002", "Theirs"))
        let (merged, conflicts) = try merge(base, ours, theirs)
        #expect(conflicts.isEmpty)
        #expect(merged == (try R.xib(label + R.button("but-to-001", "Ours") + R.button("but-to-002", "Theirs"))))
    }

    @Test func oneFactThatBothChangedIsAConflict() throws {
        let base = try R.xib(R.button("but-to-001", "Send"))
        let (merged, conflicts) = try merge(base, R.xib(R.button("but-to-001", "Go")), R.xib(R.button("but-to-001", "Submit")))
        #expect(conflicts == ["Go (button): title: ours \"Go\", theirs \"Submit\""])
        #expect(merged == (try R.xib(R.button("but-to-001", "Go"))))
    }

    @Test func aConflictOfAConstraintNamesTheViewThatAPersonTakesItFor() throws {
        func form(_ constant: String, _ outlet: String) throws -> InterfaceDocument {
            try R.xib(
                R.button("but-to-001", "Send") + R.label("lab-el-001", "Name"), constraints: R.leading("but-to-001", constant),
                connections: "<outlet property=\"submit\" destination=\"\(outlet)\" id=\"out-le-001\"/>")
        }
        let (_, conflicts) = try merge(form("12", "roo-tv-iew"), form("13", "but-to-001"), form("14", "lab-el-001"))
        #expect(
            conflicts == [
                "File's Owner (placeholder): outlet submit: ours Send, theirs Name",
                "Send (button): leading to Form, constant: ours 13, theirs 14",
            ])
        let gone = try R.xib(R.button("but-to-001", "Send") + R.label("lab-el-001", "Name"))
        let (_, removals) = try merge(form("12", "but-to-001"), gone, form("14", "but-to-001"))
        #expect(removals == ["Send (button): leading to Form: ours removed, theirs 14"])
    }

    @Test func aRemovalAndAChangeOfOneObjectAreAConflict() throws {
        let label = R.label("lab-el-001", "Name")
        let base = try R.xib(label + R.button("but-to-001", "Send")), changed = try R.xib(label + R.button("but-to-001", "Go"))
        let (merged, conflicts) = try merge(base, R.xib(label), changed)
        #expect(conflicts == ["Send (button): ours removed, theirs changed"])
        #expect(merged == (try R.xib(label)))
        #expect(try merge(base, changed, R.xib(label)).0 == changed)
    }

    @Test func aViewThatIsNewlyReferredToIsNotTakenAwaySilently() throws {
        let label = R.label("lab-el-001", "Name"), button = R.button("but-to-001", "Send")
        let outlet = "<outlet property=\"submit\" destination=\"but-to-001\" id=\"out-le-001\"/>"
        let base = try R.xib(label + button)
        let (_, conflicts) = try merge(base, R.xib(label), R.xib(label + button, connections: outlet))
        #expect(conflicts.contains { $0.contains("Send (button)") })
    }

    @Test func aConstraintThatOneSideWroteTheOtherWayRoundIsWhatTheOtherSideMadeOfIt() throws {
        func constraint(_ first: String, _ one: String, _ second: String, _ other: String, _ constant: Int, _ more: String = "") -> String {
            """
            <constraint firstItem="\(first)" firstAttribute="\(one)" secondItem="\(second)" secondAttribute="\(other)" constant="\(constant)" \
            \(more)id="con-st-001"/>
            """
        }
        func form(_ constraint: String) throws -> InterfaceDocument {
            try R.xib(R.label("lab-el-001", "Name") + R.button("but-to-001", "Send"), constraints: constraint)
        }
        let base = try form(constraint("but-to-001", "top", "lab-el-001", "bottom", 8))
        let changed = try form(constraint("but-to-001", "top", "lab-el-001", "bottom", 20))
        let turned = try form(constraint("lab-el-001", "bottom", "but-to-001", "top", -8, "identifier=\"gap\" "))
        #expect(R.lines(base, turned) == ["Send (button): top to bottom of Name 8 changed (identifier gap)"])
        let wanted = try form(constraint("but-to-001", "top", "lab-el-001", "bottom", 20, "identifier=\"gap\" "))
        for (ours, theirs) in [(changed, turned), (turned, changed)] {
            let (merged, conflicts) = try merge(base, ours, theirs)
            #expect(conflicts.isEmpty && merged == wanted)
        }
    }

    @Test func theNewerOfTwoVersionsStands() throws {
        let label = R.label("lab-el-001", "Name")
        let (merged, conflicts) = try merge(R.xib(label, tools: "14000"), R.xib(label, tools: "15000.2"), R.xib(label, tools: "15000.10"))
        #expect(conflicts.isEmpty && merged.toolsVersion == "15000.10")
    }

    @Test func mergingWithTheBaseGivesTheOtherSide() throws {
        let base = try R.xib(R.label("lab-el-001", "Name") + R.button("but-to-001", "Send"), constraints: R.leading("but-to-001", "16"))
        let side = try R.xib(R.button("but-to-001", "Go") + R.label("lab-el-002", "New"))
        #expect(try merge(base, side, base).0 == side)
        #expect(try merge(base, base, side).0 == side)
    }
}
