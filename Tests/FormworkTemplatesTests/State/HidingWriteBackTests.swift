import FormworkImport
import FormworkModel
import FormworkTemplates
import Testing

/// Remains of hiding and of other masters in a document.
@Suite("Hiding made permanent")
struct HidingWriteBackTests {
    private static let text = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch">
            <objects>
                <!--Form-->
                <view contentMode="scaleToFill" id="Roo-Vw-one">
                    <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
                    <subviews>
                        <label opaque="NO" text="Enter:" translatesAutoresizingMaskIntoConstraints="NO" id="Mas-Vw-one" userLabel="Master">
                            <rect key="frame" x="20" y="20" width="46" height="21"/>
                        </label>
                        <textField opaque="NO" contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="Fol-Vw-one">
                            <rect key="frame" x="74" y="20" width="120" height="30"/>
                            <constraints>
                                <constraint firstAttribute="width" constant="120" id="Wid-Co-one">
                                    <connections>
                                        <outlet property="PWHidingMasterView" destination="Mas-Vw-one" id="Out-Co-one"/>
                                    </connections>
                                </constraint>
                            </constraints>
                            <connections>
                                <action selector="edit:" destination="-1" eventType="editingChanged" id="Act-Vw-one"/>
                                <outlet property="PWHidingMasterView" destination="Mas-Vw-one" id="Out-Vw-one"/>
                                <outlet property="delegate" destination="-1" id="Out-Vw-two"/>
                            </connections>
                        </textField>
                        <view contentMode="scaleToFill" id="Oth-Vw-one">
                            <rect key="frame" x="0.0" y="60" width="100" height="100"/>
                            <connections>
                                <action selector="tap:" destination="-1" id="Act-Vw-two"/>
                                <outlet property="delegate" destination="-1" id="Out-Vw-thr"/>
                                <outletCollection property="gestureRecognizers" destination="-1" id="Out-Vw-fou"/>
                            </connections>
                        </view>
                        <view contentMode="scaleToFill" id="Pla-Vw-one">
                            <rect key="frame" x="0.0" y="160" width="100" height="100"/>
                        </view>
                    </subviews>
                    <constraints>
                        <constraint firstItem="Mas-Vw-one" firstAttribute="top" secondItem="Roo-Vw-one" secondAttribute="top" constant="20" symbolic="YES" id="Top-Co-one">
                            <connections>
                                <outlet property="PWHidingMasterView" destination="Mas-Vw-one" id="Out-Co-two"/>
                            </connections>
                        </constraint>
                        <constraint firstItem="Fol-Vw-one" firstAttribute="leading" secondItem="Mas-Vw-one" secondAttribute="trailing" constant="8" symbolic="YES" id="Lea-Co-one"/>
                    </constraints>
                    <connections>
                        <outlet property="label" destination="Mas-Vw-one" id="Out-Vw-fiv"/>
                    </connections>
                    <point key="canvasLocation" x="0.0" y="0.0"/>
                </view>
            </objects>
        </document>

        """

    private static func read(_ text: String) throws -> InterfaceDocument {
        try DocumentReader().read(Array(text.utf8), file: "Form.xib").document
    }

    /// Returns the text of a state's document, and checks that it reads back as the document and the state in memory.
    private static func written(_ state: LayoutState) throws -> String {
        let document = state.permanent().document
        let text = String(decoding: document.text(), as: UTF8.self)
        let again = try read(text)
        #expect(again == document)
        let loaded = LayoutState(again)
        #expect(loaded.hiddenIDs == state.hiddenIDs)
        #expect(loaded.constraints.map(\.value) == state.constraints.map(\.value))
        for element in document.views.map(\.element) + document.constraints.map(\.element) {
            guard let id = element.id else { continue }
            #expect(loaded.hidingMaster(of: loaded.element(id))?.id == state.hidingMaster(of: state.element(id))?.id, "\(id)")
        }
        return text
    }

    /// Returns the lines that only one of the texts has.
    private static func difference(_ text: String) -> (gone: [String], new: [String]) {
        func lines(_ text: String) -> [String] { text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }
        var (gone, new): ([String], [String]) = ([], [])
        for change in lines(text).difference(from: lines(Self.text)) {
            switch change {
            case .remove(_, let line, _): gone.append(line)
            case .insert(_, let line, _): new.append(line)
            }
        }
        func trimmed(_ line: String) -> String { String(line.drop { $0 == " " }) }
        return (gone.map(trimmed), new.map(trimmed))
    }

    @Test("Only the lines of hidden views and of constants change; a standard spacing becomes a number")
    func hide() throws {
        var state = LayoutState(try Self.read(Self.text))
        state.hide("Mas-Vw-one")
        let (gone, new) = Self.difference(try Self.written(state))
        #expect(
            new == [
                #"<label hidden="YES" opaque="NO" text="Enter:" translatesAutoresizingMaskIntoConstraints="NO" id="Mas-Vw-one" userLabel="Master">"#,
                #"<textField hidden="YES" opaque="NO" contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="Fol-Vw-one">"#,
                #"<constraint firstAttribute="width" id="Wid-Co-one">"#,
                #"<constraint firstItem="Mas-Vw-one" firstAttribute="top" secondItem="Roo-Vw-one" secondAttribute="top" id="Top-Co-one">"#,
            ])
        #expect(gone.count == 4)
    }

    @Test("Hidden and shown again the document is itself")
    func again() throws {
        let document = try Self.read(Self.text)
        var state = LayoutState(document)
        for id in ["Mas-Vw-one", "Fol-Vw-one", "Mas-Vw-one"] { state.hide(id) }
        state.show("Mas-Vw-one")
        #expect(!state.permanent().isChanged)
        #expect(state.permanent().document.text() == Array(Self.text.utf8))
    }

    @Test("A constant that code set while it was hidden is written, and is gone after showing")
    func setWhileHidden() throws {
        var state = LayoutState(try Self.read(Self.text))
        state.hide("Mas-Vw-one")
        state.setConstant(50, of: state.constraint("Wid-Co-one"))
        #expect(try Self.written(state).contains(#"constant="50" id="Wid-Co-one""#))
        state.show("Mas-Vw-one")
        #expect(try Self.written(state) == Self.text)
    }

    @Test("A document that was written while a master was hidden has lost the constants: showing restores only the views")
    func forgotten() throws {
        var state = LayoutState(try Self.read(Self.text))
        state.hide("Mas-Vw-one")
        var later = LayoutState(try Self.read(Self.written(state)))
        later.show("Mas-Vw-one")
        #expect(later.hiddenIDs.isEmpty && later.constant("Wid-Co-one") == 0)
        let (gone, new) = Self.difference(try Self.written(later))
        #expect(gone.count == 2 && new.allSatisfy { $0.hasPrefix("<constraint") })
    }

    // MARK: Masters

    @Test("Another master is written into the existing outlet", arguments: ["Fol-Vw-one", "Wid-Co-one", "Top-Co-one"])
    func repoint(id: String) throws {
        let document = try Self.read(Self.text)
        var state = LayoutState(document)
        try state.setHidingMaster(state.namedView("Oth-Vw-one"), of: state.element(id))
        let outlet = try #require(InterfaceDocument.HidingLinks(document).links.first { $0.follower.id == id }?.outlet.id)
        let (gone, new) = Self.difference(try Self.written(state))
        #expect(gone == [#"<outlet property="PWHidingMasterView" destination="Mas-Vw-one" id="\#(outlet)"/>"#])
        #expect(new == [#"<outlet property="PWHidingMasterView" destination="Oth-Vw-one" id="\#(outlet)"/>"#])
        // And back.
        try state.setHidingMaster(state.namedView("Mas-Vw-one"), of: state.element(id))
        #expect(!state.permanent().isChanged)
    }

    @Test("The first master of a view or constraint is written in Xcode's place, with an id of Xcode's form")
    func addOutlet() throws {
        func added(_ id: String) throws -> String {
            var state = LayoutState(try Self.read(Self.text))
            try state.setHidingMaster(state.namedView("Fol-Vw-one"), of: state.element(id))
            return try Self.written(state).replacing(#/destination="Fol-Vw-one" id="\w{3}-\w{2}-\w{3}"/#, with: "new").replacing(
                #/\n +/#, with: "\n")
        }
        let outlet = #"<outlet property="PWHidingMasterView" new/>"#
        #expect(
            try added("Oth-Vw-one").contains(
                """
                id="Act-Vw-two"/>
                \(outlet)
                <outlet property="delegate" destination="-1" id="Out-Vw-thr"/>

                """))
        #expect(try added("Pla-Vw-one").contains("height=\"100\"/>\n<connections>\n\(outlet)\n</connections>\n</view>\n"))
        #expect(
            try added("Lea-Co-one").contains(
                "symbolic=\"YES\" id=\"Lea-Co-one\">\n<connections>\n\(outlet)\n</connections>\n</constraint>\n</constraints>"))
        // A view with a canvas position has its connections before that.
        var state = LayoutState(
            try Self.read(Self.text.replacing(#/<connections>\s*<outlet property="label".*\s*</connections>\s*/#, with: "")))
        try state.setHidingMaster(state.namedView("Mas-Vw-one"), of: state.element("Roo-Vw-one"))
        #expect(try Self.written(state).contains(#/</connections>\n {12}<point key/#))
    }

    @Test("The id of a new outlet is always the same for the same master and follower, and no other's")
    func ids() throws {
        func id(_ follower: String, _ master: String) throws -> String? {
            var state = LayoutState(try Self.read(Self.text))
            try state.setHidingMaster(state.namedView(master), of: state.element(follower))
            return InterfaceDocument.HidingLinks(state.permanent().document).links.first { $0.follower.id == follower }?.outlet.id
        }
        let ids = try [("Oth-Vw-one", "Mas-Vw-one"), ("Oth-Vw-one", "Fol-Vw-one"), ("Pla-Vw-one", "Mas-Vw-one")].map { try id($0, $1) }
        #expect(Set(ids).count == 3)
        #expect(try id("Oth-Vw-one", "Mas-Vw-one") == ids[0])
        // An existing id is not used again.
        let taken = try Self.read(Self.text.replacing("Act-Vw-two", with: ids[0] ?? ""))
        var state = LayoutState(taken)
        try state.setHidingMaster(state.namedView("Mas-Vw-one"), of: state.element("Oth-Vw-one"))
        let other = InterfaceDocument.HidingLinks(state.permanent().document).links.first { $0.follower.id == "Oth-Vw-one" }?.outlet.id
        #expect(other != nil && other != ids[0])
    }

    @Test("Without a master the outlet is removed, and an empty list of connections")
    func removeOutlet() throws {
        var state = LayoutState(try Self.read(Self.text))
        for id in ["Fol-Vw-one", "Wid-Co-one", "Top-Co-one"] { try state.setHidingMaster(nil, of: state.element(id)) }
        let text = try Self.written(state)
        #expect(!text.contains("PWHidingMasterView"))
        let (gone, new) = Self.difference(text)
        #expect(
            new == [
                #"<constraint firstAttribute="width" constant="120" id="Wid-Co-one"/>"#,
                #"<constraint firstItem="Mas-Vw-one" firstAttribute="top" secondItem="Roo-Vw-one" secondAttribute="top" constant="20" symbolic="YES" id="Top-Co-one"/>"#,
            ])
        // Two constraints of five lines each, and one of several outlets.
        #expect(gone.count == 11)
    }

    @Test("Moved while hidden: constant, flags and outlet are written together")
    func moveWhileHidden() throws {
        var state = LayoutState(try Self.read(Self.text))
        state.hide("Mas-Vw-one")
        try state.setHidingMaster(state.namedView("Oth-Vw-one"), of: state.element("Wid-Co-one"))
        try state.setHidingMaster(nil, of: state.element("Top-Co-one"))
        state.show("Mas-Vw-one")
        let text = try Self.written(state)
        #expect(!text.contains("hidden"))
        #expect(text.contains(#"<constraint firstAttribute="width" id="Wid-Co-one">"#))
        #expect(text.contains(#"secondAttribute="top" id="Top-Co-one"/>"#))
        #expect(text.contains(#"destination="Oth-Vw-one" id="Out-Co-one""#))
    }

    @Test("Of several outlets one remains if another master is set, and none without a master")
    func severalOutlets() throws {
        let double = Self.text.replacing(
            #"<outlet property="PWHidingMasterView" destination="Mas-Vw-one" id="Out-Vw-one"/>"#,
            with:
                #"<outlet property="PWHidingMasterView" destination="Oth-Vw-one" id="Out-Vw-zer"/><outlet property="PWHidingMasterView" destination="Mas-Vw-one" id="Out-Vw-one"/>"#
        )
        var state = LayoutState(try Self.read(double))
        try state.setHidingMaster(state.namedView("Mas-Vw-one"), of: state.element("Fol-Vw-one"))
        #expect(!state.permanent().isChanged)
        try state.setHidingMaster(state.namedView("Pla-Vw-one"), of: state.element("Fol-Vw-one"))
        #expect(try Self.written(state).contains(#"<outlet property="PWHidingMasterView" destination="Pla-Vw-one" id="Out-Vw-one"/>"#))
        try state.setHidingMaster(nil, of: state.element("Fol-Vw-one"))
        #expect(try !Self.written(state).contains("Out-Vw-zer"))
    }

    // MARK: Constraints that are not in the layout

    @Test("A constraint that the size classes omit follows its master, too, and is written")
    func uninstalled() throws {
        let document = try HidingSketch.xib(
            HidingSketch.view("A"), constraints: HidingSketch.constraint("c", follows: "A"),
            content: "<variation key=\"default\"><mask key=\"constraints\"><exclude reference=\"c\"/></mask></variation>")
        var state = LayoutState(document)
        #expect(!state.isActive(state.constraint("c")))
        state.hide("A")
        #expect(state.constant("c") == 0)
        let written = state.permanent().document
        #expect(written.constraint(id: "c")?.constant == 0)
        #expect(LayoutState(written).isActive(state.constraint("c")) == false)
        state.show("A")
        #expect(!state.permanent().isChanged)
    }

    @Test(
        "The state of the sample form with a hidden top master can be read back",
        arguments: ["HidingForm.storyboard", "HidingForm-macOS.xib"])
    func sample(name: String) throws {
        let document = try Documents.sample(name)
        for master in InterfaceDocument.HidingLinks(document).allMasters {
            var state = LayoutState(document)
            state.hide(master)
            let changed = state.permanent().document
            let loaded = LayoutState(try DocumentReader().read(changed.text(), file: name).document)
            #expect(loaded.hiddenIDs == state.hiddenIDs)
            #expect(loaded.constraints.map(\.value) == state.constraints.map(\.value))
            state.show(master)
            #expect(!state.permanent().isChanged)
        }
    }
}
