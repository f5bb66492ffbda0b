import FormworkChanges
import FormworkModel
import Testing

@Suite struct DocumentOutlineTests {
    private typealias R = Revisions

    @Test func changesThatInterfaceBuilderMakesChangeNoLine() throws {
        let one = try R.xib(R.label("lab-el-001", "Name"), tools: "22505")
        let other = try R.xib(R.label("lab-el-001", "Name", more: " misplaced=\"YES\""), tools: "24000")
        #expect(DocumentOutline(one).text == DocumentOutline(other).text)
        let (first, second) = (R.leading("lab-el-001", "1", id: "con-st-001"), R.leading("roo-tv-iew", "2", id: "con-st-002"))
        let ordered = try R.xib(R.label("lab-el-001", "Name"), constraints: first + second)
        let turned = try R.xib(R.label("lab-el-001", "Name"), constraints: second + first)
        #expect(DocumentOutline(ordered).text == DocumentOutline(turned).text)
    }

    @Test func factsFollowTheirObjectOnALineEach() throws {
        let document = try R.xib(R.button("but-to-001", "Two\nlines"), constraints: R.leading("but-to-001", "16"))
        let lines = String(decoding: DocumentOutline(document).text, as: UTF8.self).split(separator: "\n").map(String.init)
        let start = try #require(lines.firstIndex { $0.hasPrefix("Two lines (button)") })
        let facts = lines[(start + 1)...].prefix { $0.hasPrefix("    ") }
        #expect(facts.contains("    constraint leading to Form (view) 16") && facts.contains("    in Form (view)"))
        #expect(!facts.contains { $0.contains("frame") })
    }

    @Test func objectsOfOneNameAreToldApart() throws {
        let one = try R.xib(R.label("lab-el-001", "Name") + R.label("lab-el-002", "Name"), connections: outlet("lab-el-001"))
        let other = try R.xib(R.label("lab-el-001", "Name") + R.label("lab-el-002", "Name"), connections: outlet("lab-el-002"))
        #expect(DocumentOutline(one).text != DocumentOutline(other).text)
    }

    private func outlet(_ id: String) -> String { "<outlet property=\"title\" destination=\"\(id)\" id=\"out-le-001\"/>" }
}
