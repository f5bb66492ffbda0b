import FormworkConflicts
import FormworkImport
import FormworkModel
import Testing

@Suite("A conflict in a document's words")
struct ConflictExplanationTests {
    private static func document(_ constraints: String) throws -> InterfaceDocument {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"><objects>
                <view id="R"><subviews>
                    <label text="Title" id="A"/><label text="Subtitle" id="B"/><view id="C" customClass="Card" customModule="App" userLabel="Card"/>
                </subviews>
                <viewLayoutGuide key="safeArea" id="G"/>
                <constraints>
            \(constraints)
                </constraints></view>
            </objects></document>
            """
        return try DocumentReader().read(Array(text.utf8), file: "Main.xib").document
    }

    private static func explanation(_ log: [String], _ constraints: String) throws -> ConflictExplanation {
        let text = log.map { "\"<\($0)>\"\n" }.joined()
        let conflict = try #require(ConflictLog(text).conflicts.first)
        return ConflictExplanation(conflict, in: [("Other.xib", try document("")), ("Main.xib", try document(constraints))])
    }

    @Test("Views that are alike are told apart by what the constraints say together")
    func unification() throws {
        let found = try Self.explanation(
            [
                "NSLayoutConstraint:0x1 UILabel:0x11.width == 100", "NSLayoutConstraint:0x2 UILabel:0x12.width == 100",
                "NSLayoutConstraint:0x3 H:[UILabel:0x12]-(8)-[UILabel:0x11]",
                "NSLayoutConstraint:0x4 UILabel:0x11.top == UILayoutGuide:0x13'UIViewSafeAreaLayoutGuide'.top + 4",
            ],
            """
            <constraint firstItem="A" firstAttribute="width" constant="100" id="1"/>
            <constraint firstItem="B" firstAttribute="width" constant="100" id="2"/>
            <constraint firstItem="A" firstAttribute="leading" secondItem="B" secondAttribute="trailing" constant="8" id="3"/>
            <constraint firstItem="A" firstAttribute="top" secondItem="G" secondAttribute="top" constant="4" id="4"/>
            <constraint firstItem="B" firstAttribute="top" secondItem="R" secondAttribute="top" constant="4" id="5"/>
            """)
        #expect(found.file == "Main.xib")
        #expect(found.lines.map { $0.constraint?.id } == ["1", "2", "3", "4"])
        #expect(found.lines.allSatisfy { $0.alternatives.isEmpty })
        #expect(found.lines[2].text == "Title.leading = Subtitle.trailing + 8")
    }

    @Test("Sides may be exchanged, an identifier decides, and a text tells views apart")
    func forms() throws {
        let found = try Self.explanation(
            [
                "NSLayoutConstraint:0x1 UIView:0x10.trailing == UILabel:0x11'Subtitle'.trailing + 16",
                "NSLayoutConstraint:0x2 'tall' App.Card:0x12.height == 70", "NSLayoutConstraint:0x3 UILabel:0x11'Subtitle'.height == 30",
            ],
            """
            <constraint firstItem="B" firstAttribute="trailing" secondItem="R" secondAttribute="trailing" constant="-16" id="1"/>
            <constraint firstItem="A" firstAttribute="trailing" secondItem="R" secondAttribute="trailing" constant="-16" id="2"/>
            <constraint firstItem="C" firstAttribute="height" constant="60" identifier="tall" id="3"/>
            <constraint firstItem="B" firstAttribute="height" constant="30" id="4"/>
            """)
        #expect(found.lines.map { $0.constraint?.id } == ["1", "3", "4"])
    }

    @Test("What may be one of several is said, and what no document has")
    func uncertain() throws {
        let found = try Self.explanation(
            [
                "NSLayoutConstraint:0x1 UILabel:0x11.width == 100",
                "NSLayoutConstraint:0x2 'UIView-Encapsulated-Layout-Width' UIView:0x10.width == 0",
                "NSAutoresizingMaskLayoutConstraint:0x3 h=--& v=--& UILabel:0x11.width == 0",
                "SnapKit.LayoutConstraint:0x4@Cell.swift#17 UILabel:0x11.height == 5", "NSLayoutConstraint:0x5 UILabel:0x11.height == 7",
                "NSLayoutConstraint:0x6 something new",
            ],
            """
            <constraint firstItem="A" firstAttribute="width" constant="100" id="1"/>
            <constraint firstItem="B" firstAttribute="width" constant="100" id="2"/>
            """)
        #expect(found.found == 1 && found.lines[0].alternatives.map(\.id) == ["2"])
        let origins = found.lines.map { $0.origin ?? "" }
        #expect(origins[1].hasPrefix("the size that 'UIView' was given") && origins[2].contains("autoresizing mask of 'UILabel'"))
        #expect(origins[3] == "made in code with SnapKit" && origins[4].hasPrefix("in none of the documents"))
        #expect(origins[5] == "its words are not understood")
    }

    @Test("A log of another screen is found nowhere")
    func none() throws {
        let found = try Self.explanation(
            ["NSLayoutConstraint:0x1 UISwitch:0x11.width == 100"],
            #"<constraint firstItem="A" firstAttribute="width" constant="100" id="1"/>"#)
        #expect(found.file == nil && found.found == 0)
    }
}
