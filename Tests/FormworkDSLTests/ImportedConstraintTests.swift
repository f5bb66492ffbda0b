import Formwork
import Testing

@Suite("Constraints of an imported document")
struct ImportedConstraintTests {
    static let source = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES" useTraitCollections="YES">
            <objects>
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner">
                    <connections><outlet property="boxTop" destination="top" id="o-1"/></connections>
                </placeholder>
                <view contentMode="scaleToFill" id="root">
                    <rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
                    <subviews>
                        <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box" userLabel="Box">
                            <rect key="frame" x="0.0" y="10" width="20" height="30"/>
                            <constraints>
                                <constraint firstAttribute="width" constant="20" id="wid" identifier="size"/>
                                <constraint firstAttribute="height" constant="30" id="hei" identifier="size"/>
                            </constraints>
                        </view>
                    </subviews>
                    <constraints>
                        <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" constant="10" symbolic="YES" id="top"/>
                        <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="lea" identifier="boxLeading"/>
                    </constraints>
                </view>
            </objects>
        </document>
        """

    private func draft() throws -> DocumentDraft {
        DocumentDraft(try DocumentReader().read(Array(Self.source.utf8), file: "Box.xib").document)
    }

    @Test("are found by id, outlet and identifier, and by their view")
    func found() throws {
        let document = try draft()
        #expect(try document.constraint("wid").origin.id == "wid")
        #expect(try document.constraint("boxTop").origin.id == "top")
        #expect(try document.constraint("boxLeading").origin.id == "lea")
        #expect(throws: DocumentDraft.ConstraintLookupError.unknown("nothing")) { try document.constraint("nothing") }
        #expect(throws: DocumentDraft.ConstraintLookupError.ambiguous("size", ["wid", "hei"])) { try document.constraint("size") }
        #expect(try document.view("Box").importedConstraints().map(\.origin.id) == ["wid", "hei", "top", "lea"])
        #expect(DocumentDraft().importedConstraints().isEmpty)
    }

    @Test("are changed and removed; others stay as they were")
    func changed() throws {
        let document = try draft()
        let top = try document.constraint("boxTop")
        top.constant = 25
        top.priority = 750
        try document.constraint("hei").isActive = false
        #expect(top.constant == 25 && top.priority == 750 && top.isActive)
        #expect(try !document.constraint("hei").isActive)
        let box = try document.view("Box")
        box.layout { c in c.set(.height, to: 50) }
        #expect(document.solve().frame(of: box) == Rect(x: 0, y: 25, width: 20, height: 50))
        let made = document.interfaceDocument()
        #expect(made.constraints.compactMap(\.id).filter { ["wid", "hei", "top", "lea"].contains($0) } == ["wid", "top", "lea"])
        #expect(made.constraint(id: "top")?.isSymbolic == false)
        #expect(made.constraint(id: "top")?.priority == 750)
        try document.constraint("hei").isActive = true
        top.constant = 10
        top.priority = 1000
        #expect(document.interfaceDocument().constraint(id: "hei")?.constant == 30)
    }

    @Test("move with their view, and keep their changes")
    func moved() throws {
        let document = try draft()
        let (box, width) = (try document.view("Box"), try document.constraint("wid"))
        let other = document.makeView()
        try document.view("root").addSubview(other)
        width.constant = 44
        try document.constraint("hei").isActive = false
        other.addSubview(box)
        let made = document.interfaceDocument()
        #expect(made.constraint(id: "wid")?.constant == 44)
        #expect(made.constraint(id: "hei") == nil && made.constraint(id: "top") == nil)
        #expect(made.connections.isEmpty)
    }

    @Test("reject non-numbers, and clamp priorities, at the line that looked them up")
    func refused() throws {
        let document = try draft()
        let width = try document.constraint("wid")
        width.constant = .infinity
        width.priority = 2000
        #expect(width.constant == 20 && width.priority == 1000)
        #expect(document.diagnostics.map(\.rule) == ["invalid-number", "invalid-priority"])
        #expect(document.diagnostics.map(\.location.line) == [#line - 5, #line - 5])
    }
}
