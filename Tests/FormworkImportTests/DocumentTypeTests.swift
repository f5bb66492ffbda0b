import FormworkDiagnostics
import FormworkImport
import FormworkModel
import FormworkNib
import FormworkTree
import Testing

@Suite("Types of documents")
struct DocumentTypeTests {
    private static func read(_ text: String) throws -> ReadDocument { try DocumentReader().read(Array(text.utf8), file: "A.xib") }

    @Test(
        "The type tells the kind and the platform",
        arguments: [
            ("com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB", .storyboard, .iOS),
            ("com.apple.InterfaceBuilder3.CocoaTouch.XIB", .xib, .iOS),
            ("com.apple.InterfaceBuilder3.CocoaTouch.iPad.XIB", .xib, .iOS),
            ("com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB", .storyboard, .macOS),
            ("com.apple.InterfaceBuilder3.Cocoa.XIB", .xib, .macOS),
            ("com.apple.InterfaceBuilder.AppleTV.Storyboard", .storyboard, .tvOS), ("com.apple.InterfaceBuilder.AppleTV.XIB", .xib, .tvOS),
            ("com.apple.InterfaceBuilder.WatchKit.Storyboard", .storyboard, .watchOS),
            // Types that aren't known by name.
            ("com.apple.InterfaceBuilder4.CocoaTouch.XIB", .xib, .iOS), ("com.apple.InterfaceBuilder4.Storyboard", .storyboard, .macOS),
            ("com.apple.InterfaceBuilder4.AppleTV.Storyboard", .storyboard, .tvOS),
            ("com.apple.InterfaceBuilder4.WatchKit.XIB", .xib, .watchOS),
        ] as [(String, InterfaceDocument.Kind, Platform)])
    func types(type: String, kind: InterfaceDocument.Kind, platform: Platform) throws {
        let document = try Self.read("<document type=\"\(type)\"/>").document
        #expect(document.kind == kind && document.platform == platform && document.format == .modern)
    }

    @Test(
        "The runtime of an unknown type tells its platform",
        arguments: [("AppleTV", .tvOS), ("watchKit", .watchOS), ("x", .macOS)] as [(String, Platform)])
    func runtimes(runtime: String, platform: Platform) throws {
        let text = "<document type=\"com.apple.InterfaceBuilder4.XIB\" targetRuntime=\"\(runtime)\"/>"
        #expect(try Self.read(text).document.platform == platform)
    }

    @Test("Invalid values are warnings with the place and the path of their element")
    func invalidValues() throws {
        let read = try Self.read(
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
              <view id="v" userLabel="Box">
                <rect key="frame" x="0" y="up" width="1" height="1"/>
                <constraints><constraint firstAttribute="size" id="c"/></constraints>
              </view></objects></document>
            """)
        #expect(
            read.diagnostics.map { "\($0.location.line):\($0.location.column) \($0.severity) \($0.rule): \($0.message)" } == [
                "3:5 warning invalid-value: 'y' is 'up', which is not a number",
                "4:18 warning invalid-value: 'firstAttribute' is 'size', which is not one of its values",
            ])
        #expect(read.diagnostics.first?.path?.hasPrefix("Box") == true)
    }

    @Test("An error is described by its place and message")
    func descriptions() {
        let error = #expect(throws: DocumentError.self) { try Self.read("\n <html/>") }
        #expect(
            error?.description == "A.xib:2:2: error: the root element is 'html'; expected 'document' or 'archive' [unreadable-document]")
        #expect(error.map { DocumentError(diagnostic: $0.diagnostic) } == error)
    }

    // MARK: Writing

    @Test("A document is written as it was read unless it is reformatted")
    func reformatting() throws {
        let text = "<document   type='com.apple.InterfaceBuilder3.Cocoa.XIB'><objects></objects></document>"
        let document = try Self.read(text).document
        #expect(String(decoding: document.text(), as: UTF8.self) == text)
        #expect(
            String(decoding: document.text(reformatted: true), as: UTF8.self)
                == "<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\">\n    <objects></objects>\n</document>")
    }

    // MARK: Archives

    private static let archive = """
        <archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="8.00"><data>
        <array key="IBDocument.RootObjects"><object class="IBUIView" id="77"/></array>
        <object class="IBObjectContainer" key="IBDocument.Objects"><array key="connectionRecords"/>
        <object class="IBMutableOrderedSet" key="objectRecords"><array key="orderedObjects">
        <object class="IBObjectRecord"><int key="objectID">0</int><array key="object" id="0"/><array key="children"><reference ref="77"/></array></object>
        <object class="IBObjectRecord"><int key="objectID">5</int><reference key="object" ref="77"/><reference key="parent" ref="0"/></object>
        </array></object></object></data></archive>
        """

    @Test("A document that was upgraded knows its archive and the ids in it")
    func archives() throws {
        let document = try Self.read(Self.archive).document
        #expect(document.format == .archive && document.archive != nil)
        #expect(document.element(id: "5")?.archiveIdentifier == "77")
        #expect(document.root.archiveIdentifier == nil)
        let modern = try Self.read(
            "<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"><objects><view id=\"v\"/></objects></document>")
        #expect(modern.document.archive == nil && modern.document.element(id: "v")?.archiveIdentifier == nil)
    }

    @Test("An archive that cannot be upgraded is refused at its place")
    func refusedArchives() {
        func message(_ text: String) -> String? {
            do throws(DocumentError) {
                _ = try DocumentReader().read(Array(text.utf8), file: "A.xib")
                return nil
            } catch { return error.description }
        }
        #expect(
            message("\n<archive type=\"x\"><data/></archive>")
                == "A.xib:2:1: error: the archive type 'x' is not known; expected a Cocoa or a Cocoa Touch archive [unreadable-document]")
        #expect(
            message(
                "<archive type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"><data>\n <object key=\"IBDocument.Objects\"/></data></archive>")
                == "A.xib:2:2: error: the archive contains no object records [unreadable-document]")
    }

    // MARK: Compiled files

    @Test("A compiled file that is too large or damaged is refused")
    func compiledFiles() throws {
        var sketch = CompiledSketch()
        sketch.finish([sketch.view("UIView")])
        let bytes = try sketch.bytes()
        let error = #expect(throws: DocumentError.self) {
            try DocumentReader(limits: DocumentLimits(size: 20)).read(bytes, file: "A.nib")
        }
        #expect(
            error?.description == "A.nib:1:1: error: the file has more than 20 bytes (byte 20) [limit-exceeded]"
                && error?.diagnostic.rule == "limit-exceeded")
        let damaged = #expect(throws: DocumentError.self) { try DocumentReader().read(Array(bytes.dropLast(3)), file: "A.nib") }
        #expect(damaged?.diagnostic.rule == "unreadable-document" && damaged?.diagnostic.location.line == 1)
    }

    @Test("A folder without a compiled file is refused, and a damaged one is named")
    func folders() {
        func message(_ members: [String: [UInt8]]) -> String? {
            let bundle = NibBundle(members.map { NibBundle.Member(name: $0.key, bytes: $0.value) })
            do throws(DocumentError) {
                _ = try DocumentReader().read(bundle.packed, file: "A.nib")
                return nil
            } catch { return error.diagnostic.message }
        }
        #expect(message(["designable.nib": [1]]) == "the folder contains no compiled file (byte 0)")
        #expect(message(["keyedobjects.nib": [1]]) == "the file is neither a NIBArchive nor a keyed archive ('keyedobjects.nib', byte 0)")
    }

    @Test("A property list in XML that isn't a compiled file is refused at its place")
    func propertyLists() {
        let error = #expect(throws: DocumentError.self) { try Self.read("<plist><dict><key>a</key>\n<real>x</real></dict></plist>") }
        #expect(error?.description == "A.xib:2:1: error: 'x' is not a number [unreadable-document]")
    }
}
