import FormworkDiagnostics
import FormworkImport
import FormworkModel
import FormworkTestSupport
import FormworkTree
import Testing

@Suite("An edited document")
struct DocumentEditorTests {
    /// A small document in Xcode's formatting.
    private static let text = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="13122.16" targetRuntime="iOS.CocoaTouch">
            <objects>
                <view contentMode="scaleToFill" id="Roo-tt-one">
                    <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
                    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                    <subviews>
                        <label opaque="NO" text="A &amp; B" misplaced="YES" translatesAutoresizingMaskIntoConstraints="NO" id="Lab-el-one">
                            <rect key="frame" x="16" y="20" width="42" height="21"/>
                            <color key="textColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="calibratedRGB"/>
                        </label>
                        <view id="Vie-ww-two">
                            <rect key="frame" x="16" y="60" width="42" height="21"/>
                        </view>
                    </subviews>
                    <constraints>
                        <constraint firstItem="Lab-el-one" firstAttribute="leading" secondItem="Roo-tt-one" secondAttribute="leading" constant="16" symbolic="YES" id="Con-st-one"/>
                        <constraint firstItem="Lab-el-one" firstAttribute="top" secondItem="Roo-tt-one" secondAttribute="top" priority="750" constant="20" id="Con-st-two">
                            <connections>
                                <outlet property="PWHidingMasterView" destination="Lab-el-one" id="Out-le-one"/>
                            </connections>
                        </constraint>
                    </constraints>
                    <variation key="default">
                        <mask key="constraints">
                            <exclude reference="Con-st-one"/>
                        </mask>
                    </variation>
                    <connections>
                        <outlet property="spacing" destination="Con-st-one" id="Out-le-two"/>
                        <outlet property="label" destination="Lab-el-one" id="Out-le-thr"/>
                    </connections>
                </view>
            </objects>
        </document>

        """

    private static func read(_ bytes: [UInt8]) throws -> InterfaceDocument { try DocumentReader().read(bytes, file: "Test.xib").document }

    /// Returns the edited text, and checks that it reads back as the document in memory.
    private static func edited(_ text: String = text, _ body: (inout DocumentEditor) throws -> Void) throws -> String {
        let document = try read(Array(text.utf8))
        var editor = DocumentEditor(document)
        try body(&editor)
        let result = editor.finish()
        let bytes = result.text()
        #expect(isAsRead(result, bytes))
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Returns whether a document equals the parser's result for its bytes, including offsets.
    static func isAsRead(_ document: InterfaceDocument, _ bytes: [UInt8]) -> Bool {
        guard let read = try? read(bytes), read == document else { return false }
        return zip(read.tree.nodes, document.tree.nodes).allSatisfy { mine, theirs in
            mine.start == theirs.start && mine.startTagEnd == theirs.startTagEnd && mine.end == theirs.end
                && mine.parent == theirs.parent && mine.isSelfClosing == theirs.isSelfClosing
        }
    }

    private func view(_ id: String, _ editor: DocumentEditor) throws -> View { try #require(editor.document.view(id: id)) }

    private func constraint(_ id: String, _ editor: DocumentEditor) throws -> Constraint {
        try #require(editor.document.constraint(id: id))
    }

    @Test("is the document itself without a change, even after undone changes")
    func nothing() throws {
        #expect(try Self.edited { _ in } == Self.text)
        let text = try Self.edited { editor in
            editor.setConstant(3, of: try constraint("Con-st-one", editor))
            editor.setConstant(16, of: try constraint("Con-st-one", editor))
            editor.setHidden(true, of: try view("Lab-el-one", editor))
            editor.setHidden(false, of: try view("Lab-el-one", editor))
        }
        #expect(text == Self.text)
    }

    @Test("writes a new constant, and removes the mark of the standard spacing")
    func constant() throws {
        let text = try Self.edited { $0.setConstant(0.3, of: try constraint("Con-st-one", $0)) }
        #expect(text == Self.text.replacing("constant=\"16\" symbolic=\"YES\"", with: "constant=\"0.29999999999999999\""))
        let zero = try Self.edited { $0.setConstant(0, of: try constraint("Con-st-two", $0)) }
        #expect(zero == Self.text.replacing(" constant=\"20\"", with: ""))
    }

    @Test("writes a new attribute in Xcode's place")
    func added() throws {
        let text = try Self.edited { editor in
            editor.setPriority(999, of: try constraint("Con-st-one", editor))
            editor.setHidden(true, of: try view("Lab-el-one", editor))
            editor.setAlpha(0, of: try view("Lab-el-one", editor))
            editor.setAttribute("tag", to: "a \"b\" <c>", of: try view("Vie-ww-two", editor).element)
        }
        var expected = Self.text.replacing(
            "secondAttribute=\"leading\" constant", with: "secondAttribute=\"leading\" priority=\"999\" constant")
        expected = expected.replacing("<label opaque=\"NO\" ", with: "<label hidden=\"YES\" opaque=\"NO\" alpha=\"0.0\" ")
        expected = expected.replacing("<view id=\"Vie-ww-two\">", with: "<view tag=\"a &quot;b&quot; &lt;c&gt;\" id=\"Vie-ww-two\">")
        #expect(text == expected)
    }

    @Test("has another frame, without the mark of a misplaced one")
    func frame() throws {
        let text = try Self.edited { editor in
            editor.setFrame(Rect(x: 0, y: 20, width: 42.5, height: 21), of: try view("Lab-el-one", editor))
        }
        var expected = Self.text.replacing(" misplaced=\"YES\"", with: "")
        expected = expected.replacing("x=\"16\" y=\"20\" width=\"42\"", with: "x=\"0.0\" y=\"20\" width=\"42.5\"")
        #expect(text == expected)
    }

    @Test("lists a new constraint by its id, with the owner for an omitted item")
    func newConstraint() throws {
        let value = InterfaceDocument.ConstraintValue(
            first: .init(item: "Roo-tt-one", attribute: .bottom), relation: .greaterThanOrEqual,
            second: .init(item: "Lab-el-one", attribute: .bottom), constant: 8, priority: 900)
        var id = ""
        let text = try Self.edited { id = $0.add(value, to: try view("Roo-tt-one", $0), seeds: ["a"]) }
        let line =
            "<constraint firstAttribute=\"bottom\" relation=\"greaterThanOrEqual\" secondItem=\"Lab-el-one\" secondAttribute=\"bottom\" "
            + "priority=\"900\" constant=\"8\" id=\"\(id)\"/>"
        let lines = text.split(separator: "\n").map { $0.drop { $0 == " " } }
        #expect(lines.count == Self.text.split(separator: "\n").count + 1)
        #expect(lines.contains { $0 == line })
        var second = ""
        let again = try Self.edited { second = $0.add(value, to: try view("Roo-tt-one", $0), seeds: ["a"]) }
        #expect(again == text)
        #expect(second == id)
        let ids = try Self.read(Array(text.utf8)).constraints.compactMap(\.id)
        #expect(ids.map { Array($0.utf8) } == ids.map { Array($0.utf8) }.sorted { $0.lexicographicallyPrecedes($1) })
    }

    @Test("opens a list in a view without one, and in one with an empty list")
    func newList() throws {
        let width = InterfaceDocument.ConstraintValue(first: .init(item: "Lab-el-one", attribute: .width), constant: 42)
        let text = try Self.edited { _ = $0.add(width, to: try view("Lab-el-one", $0), seeds: ["b"]) }
        #expect(
            text.contains("                    <constraints>\n                        <constraint firstAttribute=\"width\" constant=\"42\"")
        )
        let empty = Self.text.replacing("<view id=\"Vie-ww-two\">\n                    <rect", with: "<view id=\"Vie-ww-two\"/><!--<rect")
            .replacing("height=\"21\"/>\n                </view>", with: "height=\"21\"/>-->")
        let other = InterfaceDocument.ConstraintValue(first: .init(item: "Vie-ww-two", attribute: .width), constant: 42)
        let filled = try Self.edited(empty) { _ = $0.add(other, to: try view("Vie-ww-two", $0), seeds: ["b"]) }
        #expect(filled.contains("<view id=\"Vie-ww-two\">\n                    <constraints>\n                        <constraint"))
        #expect(filled.contains("                    </constraints>\n                </view>"))
    }

    @Test("loses a constraint's references with it, and the lists that become empty")
    func removal() throws {
        let text = try Self.edited { editor in
            let lost = editor.remove(try constraint("Con-st-one", editor))
            #expect(lost.map(\.id) == ["Out-le-two"])
        }
        #expect(!text.contains("Con-st-one"))
        #expect(!text.contains("variation"))
        #expect(text.contains("Out-le-thr"))
        let none = try Self.edited { editor in
            editor.remove(try constraint("Con-st-one", editor))
            let lost = editor.remove(try constraint("Con-st-two", editor))
            #expect(lost.map(\.id) == ["Out-le-one"])
        }
        #expect(!none.contains("constraint"))
    }

    @Test("has runtime attributes set, replaced and taken away")
    func runtimeAttributes() throws {
        let text = try Self.edited { editor in
            let element = try view("Vie-ww-two", editor).element
            editor.setRuntimeAttribute("layer.cornerRadius", to: .number(0.5), of: element)
            editor.setRuntimeAttribute("name", to: .string("x"), of: element)
            editor.setRuntimeAttribute("layer.cornerRadius", to: .number(8), of: element)
        }
        let list = """
                                <userDefinedRuntimeAttributes>
                                    <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
                                        <integer key="value" value="8"/>
                                    </userDefinedRuntimeAttribute>
                                    <userDefinedRuntimeAttribute type="string" keyPath="name" value="x"/>
                                </userDefinedRuntimeAttributes>

            """
        #expect(text.contains(list))
        let back = try Self.edited(text) { editor in
            let element = try view("Vie-ww-two", editor).element
            editor.setRuntimeAttribute("layer.cornerRadius", to: nil, of: element)
            editor.setRuntimeAttribute("name", to: nil, of: element)
        }
        #expect(back == Self.text)
    }

    @Test("keeps the ends of lines and the indentation of its file")
    func lineEnds() throws {
        let text = Self.text.replacing("    ", with: "\t").replacing("\n", with: "\r\n")
        let width = InterfaceDocument.ConstraintValue(first: .init(item: "Lab-el-one", attribute: .width), constant: 42)
        let edited = try Self.edited(text) { _ = $0.add(width, to: try view("Roo-tt-one", $0), seeds: ["b"]) }
        #expect(edited.utf8.count(where: { $0 == 0x0A }) == text.utf8.count(where: { $0 == 0x0A }) + 1)
        #expect(edited.utf8.count(where: { $0 == 0x0D }) == text.utf8.count(where: { $0 == 0x0D }) + 1)
        #expect(edited.contains("\r\n\t\t\t\t<constraint firstItem=\"Lab-el-one\" firstAttribute=\"width\""))
    }
}

// MARK: - Real documents

@Suite("An edited real document")
struct EditedRealDocumentTests {
    /// The part of a document that an edit changes, and the kind of change.
    private enum Edit: CaseIterable { case constant, priority, frame, hidden, attribute, alpha }

    @Test("differs in the edited line and nothing else, for any edit", arguments: 0..<4)
    func singleEdits(part: Int) throws {
        let seed = 4_000 + part
        var random = SeededGenerator(seed: seed)
        let files = try TestFiles.realDocuments(corpusEvery: 1)
        var done = 0
        while done < 500 {
            let file = random.pick(files)
            let bytes = try TestFiles.bytes(of: file)
            guard bytes.count < 250_000, let read = try? DocumentReader().read(bytes, file: file), read.document.format == .modern,
                !read.document.views.isEmpty
            else { continue }
            for _ in 0..<10 {
                if Self.edit(read.document, &random, "\(file), seed \(seed)") { done += 1 }
            }
        }
    }

    /// Makes one edit; returns false if the document has nothing to edit in this way.
    private static func edit(_ document: InterfaceDocument, _ random: inout SeededGenerator, _ name: String) -> Bool {
        var editor = DocumentEditor(document)
        let element: Element?
        let view = random.pick(document.views)
        let number = (Double.random(in: -100...100, using: &random) * 4).rounded() / 4
        switch random.pick(Edit.allCases) {
        case .constant:
            if document.constraints.isEmpty { return false }
            let constraint = random.pick(document.constraints)
            editor.setConstant(number, of: constraint)
            element = constraint.element
        case .priority:
            if document.constraints.isEmpty { return false }
            let constraint = random.pick(document.constraints)
            editor.setPriority(Double(Int.random(in: 1...1000, using: &random)), of: constraint)
            element = constraint.element
        case .frame:
            if view.frame == nil || view.isMisplaced { return false }
            editor.setFrame(Rect(x: number, y: 0, width: 10, height: abs(number)), of: view)
            element = view.element.child(key: "frame")
        case .hidden:
            editor.setHidden(!view.isHidden, of: view)
            element = view.element
        case .attribute:
            editor.setAttribute("userLabel", to: "<\(number)> & \"so\"", of: view.element)
            element = view.element
        case .alpha:
            editor.setAlpha(0.25, of: view)
            element = view.element
        }
        let edited = editor.finish()
        let text = edited.text()
        #expect(DocumentEditorTests.isAsRead(edited, text), "\(name)")
        let old = document.text().split(separator: 0x0A, omittingEmptySubsequences: false)
        let new = text.split(separator: 0x0A, omittingEmptySubsequences: false)
        #expect(old.count == new.count, "\(name)")
        let changed = zip(old, new).enumerated().filter { $1.0 != $1.1 }.map(\.offset)
        guard let element else { return false }
        let line = InterfaceDocument.SourceMap(document, file: "").location(of: element).line - 1
        // The requested value may already be there.
        #expect(changed == [line] || changed.isEmpty && edited == document, "\(name)")
        return true
    }
}
