import FormworkResults
import FormworkImport
import FormworkModel
import Testing

@Suite("A conflict with a document's names")
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
        let log = ConflictLog(log.map { "\"<\($0)>\"\n" }.joined())
        let documents = [("Other.xib", try document("")), ("Main.xib", try document(constraints))]
        return try #require(ConflictExplanation.explanations(of: log, in: documents).first)
    }

    @Test("Similar views are distinguished by all their constraints together")
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

    @Test("Sides may be exchanged, an identifier decides, and a text distinguishes views")
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

    @Test("Ambiguous items are listed, and so are items that no document has")
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
        #expect(origins[1].hasPrefix("the size that its table") && origins[2].contains("autoresizing mask of 'UILabel'"))
        #expect(origins[3] == "made in code with SnapKit, in Cell.swift:17" && origins[4].hasPrefix("not in any of the documents"))
        #expect(origins[5] == "the constraint cannot be parsed")
    }

    @Test("A log of another screen is found nowhere")
    func none() throws {
        let found = try Self.explanation(
            ["NSLayoutConstraint:0x1 UISwitch:0x11.width == 100"],
            #"<constraint firstItem="A" firstAttribute="width" constant="100" id="1"/>"#)
        #expect(found.file == nil && found.found == 0)
    }

    // MARK: Documents of their own

    private static func explained(_ log: [String], _ objects: String, isForMac: Bool = false) throws -> [ConflictExplanation] {
        let (type, runtime) = isForMac ? ("Cocoa", "MacOSX.Cocoa") : ("CocoaTouch", "iOS.CocoaTouch")
        let text =
            "<document type=\"com.apple.InterfaceBuilder3.\(type).XIB\" version=\"3.0\" targetRuntime=\"\(runtime)\"><objects>\(objects)</objects></document>"
        let document = try DocumentReader().read(Array(text.utf8), file: "Main.xib").document
        return ConflictExplanation.explanations(
            of: ConflictLog(log.map { $0.hasPrefix("Unable") ? $0 : "\"<\($0)>\"\n" }.joined()), in: [("Main.xib", document)])
    }

    @Test("A constant that code changed through an outlet is found, and reported with both numbers")
    func outlets() throws {
        let objects = """
            <view id="R" customClass="Hud"><subviews><imageView id="P" userLabel="Panel"/></subviews>
            <constraints>
                <constraint firstItem="P" firstAttribute="leading" secondItem="R" secondAttribute="leading" id="1"/>
                <constraint firstItem="P" firstAttribute="top" secondItem="R" secondAttribute="top" constant="4" id="2"/>
                <constraint firstItem="P" firstAttribute="height" constant="40" priority="750" id="3"/>
                <constraint firstItem="P" firstAttribute="width" constant="60" id="4"/>
            </constraints>
            <variation key="default"><mask key="constraints"><exclude reference="4"/></mask></variation>
            <connections>
                <outlet property="lead" destination="1" id="o1"/><outlet property="tall" destination="3" id="o3"/>
                <outletCollection property="sizes" destination="4" id="o4"/>
            </connections></view>
            """
        let lines = try #require(
            try Self.explained(
                [
                    "NSLayoutConstraint:0x1 H:|-(249)-[UIImageView:0x11]   (Names: '|':Hud:0x10 )",
                    "NSLayoutConstraint:0x2 V:|-(9)-[UIImageView:0x11]   (Names: '|':Hud:0x10 )",
                    "NSLayoutConstraint:0x3 V:[UIImageView:0x11(40)]", "NSLayoutConstraint:0x4 H:[UIImageView:0x11(60)]",
                ], objects
            ).first
        ).lines
        #expect(lines.map { $0.constraint?.id } == ["1", nil, "3", "4"])
        #expect(lines[0].text == "Panel.leading = Hud.leading + 249")
        #expect(lines[0].change == "written with 0; outlet lead: code has made it 249")
        #expect(lines[2].change == "written with priority 750; outlet tall: code has made it required")
        #expect(lines[3].change == "written as not installed; outlet sizes: code has activated it")
    }

    @Test("An identifier distinguishes views, and so does a text that the log has escaped")
    func identifiers() throws {
        let objects = """
            <view id="R"><subviews>
                <label text="Größe" id="A"><accessibility key="accessibilityConfiguration" identifier="size"/>
                    <constraints><constraint firstAttribute="width" constant="100" id="1"/></constraints></label>
                <label text="Menge" id="B"><accessibility key="accessibilityConfiguration" identifier="amount"/>
                    <constraints><constraint firstAttribute="width" constant="100" id="2"/></constraints></label>
            </subviews></view>
            """
        for (view, id) in [("amount", "2"), ("size", "1"), ("UILabel:0x7f'Gr\\U00f6\\U00dfe'", "1"), ("UILabel:0x7f 'amount'", "2")] {
            let line = try Self.explained(["NSLayoutConstraint:0x1 \(view).width == 100   (active, names: \(view):0x7f )"], objects)
                .first?.lines.first
            #expect(line?.constraint?.id == id && line?.alternatives.isEmpty == true)
        }
        // A name without a view matches none.
        #expect(try Self.explained(["NSLayoutConstraint:0x1 other.width == 100"], objects).first?.found == 0)
    }

    @Test("A box places its content view, and a stack view collapses hidden views")
    func origins() throws {
        let objects = """
            <box title="Frame" id="B"><view key="contentView" id="V"><subviews><button id="N" title="Go"/></subviews>
            <constraints><constraint firstItem="N" firstAttribute="top" secondItem="V" secondAttribute="top" id="1"/></constraints></view></box>
            """
        let lines = try #require(
            try Self.explained(
                [
                    "NSLayoutConstraint:0x1 NSButton:0x12.top == NSView:0x11.top",
                    "NSAutoresizingMaskLayoutConstraint:0x2 h=-&- v=-&- NSView:0x11.minY == - 1   (active, names: '|':NSBox:0x10'Frame' )",
                    "NSAutoresizingMaskLayoutConstraint:0x3 h=--& v=--& _NSPart:0x13.width == 1",
                    "NSAutoresizingMaskLayoutConstraint:0x4 h=--& v=--& NSButton:0x12.width == 1",
                    "NSLayoutConstraint:0x5 'UISV-hiding' NSButton:0x12.width == 0",
                    "NSIBPrototypingLayoutConstraint:0x6 'IB auto generated at build time for view with fixed frame' H:[NSButton:0x12(5)]",
                ], objects, isForMac: true
            ).first
        ).lines
        let origins = lines.map { $0.origin ?? "" }
        #expect(lines[1].text == "V.minY = -1 in NSBox 'Frame'")
        #expect(origins[1].hasSuffix("the box places its content view: nothing to change there"))
        #expect(origins[2].hasSuffix("the system places it: nothing to change there"))
        #expect(origins[3].hasSuffix("add all of its constraints in the document, or none"))
        #expect(origins[4] == "made by the stack view because 'Go' is hidden" && origins[5].contains("'Go' has no constraints"))
    }

    @Test("A row has the table's height, and not its prototype's height in Interface Builder")
    func rows() throws {
        let objects = """
            <tableView id="T" rowHeight="44"><prototypes><tableViewCell id="C" rowHeight="100">
            <tableViewCellContentView key="contentView" id="V"><subviews><view id="P"/></subviews>
            <constraints><constraint firstItem="P" firstAttribute="top" secondItem="V" secondAttribute="top" id="1"/></constraints>
            </tableViewCellContentView></tableViewCell></prototypes></tableView>
            """
        for (height, isRow) in [("44", true), ("43.5", true), ("60", false)] {
            let lines = try Self.explained(
                [
                    "NSLayoutConstraint:0x1 UIView:0x12.top == UITableViewCellContentView:0x11.top",
                    "NSLayoutConstraint:0x2 'UIView-Encapsulated-Layout-Height' V:[UITableViewCellContentView:0x11(\(height))]",
                ], objects
            ).first?.lines
            let says = "44 is the table's own rowHeight; the prototype's 100 applies in Interface Builder only"
            #expect(lines?.last?.origin?.hasSuffix(says) == isRow)
        }
    }

    @Test("Repeated conflicts are one, and compatible numbers are reported")
    func repeats() throws {
        func log(_ view: String, _ height: String) -> [String] {
            [
                "Unable to simultaneously satisfy constraints.\n", "NSLayoutConstraint:\(view)1 UIView:\(view).height == 60",
                "NSLayoutConstraint:\(view)2 UIView:\(view).height \(height)",
            ]
        }
        let objects = #"<view id="R"><constraints><constraint firstAttribute="height" constant="60" id="1"/></constraints></view>"#
        let found = try Self.explained(log("0x1a", "<= 50") + log("0x2a", "<= 50") + log("0x3a", ">= 50"), objects)
        #expect(found.map(\.times) == [2, 1] && found.map(\.isConsistent) == [false, true])
        // No view has a negative width, and margins are unknown.
        func inset(_ word: String) throws -> Bool? {
            try Self.explained(
                [
                    "NSLayoutConstraint:0x1 UILabel:0x2.leading == UIView:0x3.leading\(word) + 8",
                    "NSLayoutConstraint:0x4 UILabel:0x2.trailing == UIView:0x3.trailing\(word) - 8",
                    "NSLayoutConstraint:0x5 UIView:0x3.width == 8",
                ], objects
            ).first?.isConsistent
        }
        #expect(try inset("") == false)
        #expect(try inset("Margin") == false)
    }
}
