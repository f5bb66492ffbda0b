import FormworkCompile
import FormworkDiagnostics
import FormworkImport
import FormworkModel
import FormworkNib
import Testing

@Suite struct ArchiveCompilerTests {
    /// Returns an archive with a File's Owner, a First Responder and a window with one button.
    private func archive(type: String = "Cocoa", objects: String = "", records: String = "", connections: String = "") -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <archive type="com.apple.InterfaceBuilder3.\(type).XIB" version="7.10"><data>
        <string key="IBDocument.InterfaceBuilderVersion">740</string>
        <object class="NSMutableArray" key="IBDocument.RootObjects" id="1000"><bool key="EncodedWithXMLCoder">YES</bool>
        <object class="NSCustomObject" id="1"><string key="NSClassName">Owner</string></object>
        <object class="NSCustomObject" id="2"><string key="NSClassName">FirstResponder</string></object>
        <object class="NSView" id="3"><reference key="NSNextResponder"/><int key="NSvFlags">256</int>
        <object class="NSMutableArray" key="NSSubviews"><bool key="EncodedWithXMLCoder">YES</bool>
        <object class="NSButton" id="4"><reference key="NSNextResponder" ref="3"/><int key="NSvFlags">-2147483380</int>
        <string key="NSFrame">{{1, 2}, {3, 4}}</string><double key="NSPercent">0.5</double>
        <object class="NSMutableString" key="NSTitle"><characters key="NS.bytes">Go</characters></object>
        <object class="NSColor" key="NSColor"><int key="NSColorSpace">3</int><bytes key="NSWhite">MQA</bytes></object>
        </object></object></object>\(objects)</object>
        <object class="IBObjectContainer" key="IBDocument.Objects">
        <object class="NSMutableArray" key="connectionRecords"><bool key="EncodedWithXMLCoder">YES</bool>
        <object class="IBConnectionRecord"><object class="IBActionConnection" key="connection"><string key="label">go:</string>
        <reference key="source" ref="1"/><reference key="destination" ref="4"/></object><int key="connectionID">20</int></object>
        <object class="IBConnectionRecord"><object class="IBOutletConnection" key="connection"><string key="label">view</string>
        <reference key="source" ref="1"/><reference key="destination" ref="3"/></object><int key="connectionID">21</int></object>
        \(connections)</object>
        <object class="IBMutableOrderedSet" key="objectRecords"><object class="NSArray" key="orderedObjects">
        <object class="IBObjectRecord"><int key="objectID">0</int><reference key="object" ref="1000"/></object>
        <object class="IBObjectRecord"><int key="objectID">-2</int><reference key="object" ref="1"/></object>
        <object class="IBObjectRecord"><int key="objectID">-1</int><reference key="object" ref="2"/></object>
        <object class="IBObjectRecord"><int key="objectID">5</int><reference key="object" ref="3"/></object>
        <object class="IBObjectRecord"><int key="objectID">6</int><reference key="object" ref="4"/><reference key="parent" ref="3"/></object>
        \(records)</object></object>
        <object class="NSMutableDictionary" key="flattenedProperties"><string key="NS.key.0">6.CustomClassName</string>
        <string key="NS.object.0">Switch</string></object>
        </object></data></archive>
        """
    }

    @Test func objectsAreThoseOfTheArchive() throws {
        let fixture = try MacFixture(text: archive())
        #expect(fixture.contents.format == "binary keyed archive")
        let button = try #require(fixture.objects("NSClassSwapper").first)
        #expect(fixture.text(button, "NSClassName") == "Switch")
        #expect(fixture.text(button, "NSOriginalClassName") == "NSButton")
        #expect(fixture.text(button, "NSFrame") == "{{1, 2}, {3, 4}}")
        #expect(fixture.text(button, "NSTitle") == "Go")
        #expect(fixture.number(button, "NSvFlags") == -2_147_483_380)
        #expect(fixture.graph.value(button, key: "NSPercent") == .double(0.5))
        #expect(fixture.graph.object(button, key: "NSNextResponder") == fixture.objects("NSView").first)
        let color = try #require(fixture.objects("NSColor").first)
        #expect(fixture.graph.value(color, key: "NSWhite").flatMap { fixture.graph.data($0) }.map(Array.init) == [0x31, 0])
    }

    @Test func actionsGoFromTheControl() throws {
        let fixture = try MacFixture(text: archive())
        let action = try #require(fixture.objects("NSNibControlConnector").first)
        #expect(fixture.graph.object(action, key: "NSSource") == fixture.objects("NSClassSwapper").first)
        #expect(fixture.graph.object(action, key: "NSDestination") == fixture.objects("NSCustomObject").first)
        let data = try #require(fixture.objects("NSIBObjectData").first)
        #expect(fixture.graph.objects(in: fixture.graph.value(data, key: "NSObjectsKeys")).count == 2)
        #expect(fixture.text(data, "NSFramework") == "IBCocoaFramework")
    }

    @Test func laterCompilersWriteNoNames() throws {
        var options = CompileOptions()
        options.generation = CompilerGeneration(xcode: .init(4, 5))
        let fixture = try MacFixture(text: archive(), options: options)
        let data = try #require(fixture.objects("NSIBObjectData").first)
        #expect(fixture.graph.value(data, key: "NSNamesKeys") == nil)
    }

    @Test func aListThatContainsItselfIsCompiled() throws {
        let objects = """
            <object class="NSMutableArray" id="30"><bool key="EncodedWithXMLCoder">YES</bool><reference ref="30"/><reference ref="3"/></object>
            <reference key="loop" id="31" ref="31"/>
            """
        let records = #"<object class="IBObjectRecord"><int key="objectID">7</int><reference key="object" ref="30"/></object>"#
        let fixture = try MacFixture(text: archive(objects: objects, records: records))
        let list = try #require(fixture.objects("NSMutableArray").first { fixture.graph.objects(in: .reference(Int32($0))).first == $0 })
        #expect(fixture.graph.objects(in: .reference(Int32(list))).count == 2)
    }

    @Test func brokenRecordsAreNamed() throws {
        let records = #"<object class="IBObjectRecord"><int key="objectID">7</int><reference key="object" ref="404"/></object>"#
        #expect(throws: CompileError.self) { try MacFixture(text: archive(records: records)) }
        #expect(throws: CompileError.self) { try MacFixture(text: archive(type: "CocoaTouch")) }
        #expect(throws: CompileError.self) { try MacFixture(text: "<archive type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"/>") }
    }

    /// Returns the errors for which an archive is refused, which are warnings with leniency.
    private func refused(_ text: String) throws -> [String] {
        let errors = MacFixture.errors(text)
        let fixture = try MacFixture(text: text, options: MacFixture.lenient)
        #expect(fixture.output.diagnostics.map(\.message) == errors.map(\.message))
        #expect(errors.allSatisfy { $0.severity == .error } && fixture.output.diagnostics.allSatisfy { $0.severity == .warning })
        return errors.map(\.message)
    }

    @Test func numbersThatAreNoneAreErrors() throws {
        #expect(try refused(archive()).isEmpty)
        #expect(try refused(archive().replacing(#"NSPercent">0.5"#, with: #"NSPercent">half"#)) == ["'half' is not a number"])
        #expect(try refused(archive().replacing(#"NSColorSpace">3"#, with: #"NSColorSpace">three"#)) == ["'three' is not a number"])
    }

    @Test func connectionsWithoutDestinationAreErrors() throws {
        let connection = """
            <object class="IBConnectionRecord"><object class="IBOutletConnection" key="connection"><string key="label">gone</string>
            <reference key="source" ref="1"/><reference key="destination" ref="404"/></object><int key="connectionID">22</int></object>
            """
        #expect(try refused(archive(connections: connection)) == ["the destination of the connection 'gone' is not in the archive"])
        let reference = archive().replacing(#"NSNextResponder" ref="3""#, with: #"NSNextResponder" ref="405""#)
        #expect(try refused(reference) == ["the reference '405' is not an object of the archive"])
        let key = archive().replacing("NS.object.0", with: "NS.object.1")
        #expect(try refused(key) == ["the key 'NS.key.0' of a dictionary has no value"])
    }

    @Test(arguments: ["740", "2844"])
    func aCompiledArchiveIsReadBackAsAnArchive(version: String) throws {
        let objects = """
            <object class="NSCustomObject" id="7"><string key="NSClassName">Model</string><double key="NSTiny">1.5e-05</double>
            <double key="NSThird">0.33333333333333331</double><object class="NSMutableData" key="NSBlob"><bytes key="NS.bytes">AAEC</bytes>
            </object><object class="NSMutableDictionary" key="NSPairs"><object class="NSArray" key="dict.sortedKeys">
            <integer value="3"/><string>four</string></object><object class="NSArray" key="dict.values"><reference ref="4"/>
            <real value="0.5"/></object></object><nil key="NSNothing"/><bytes key="NSPlain">/w</bytes></object>
            """
        let records = """
            <object class="IBObjectRecord"><int key="objectID">9</int><reference key="object" ref="7"/><string key="objectName">The model</string>
            </object>
            """
        let text = archive(objects: objects, records: records).replacing("Version\">740<", with: "Version\">\(version)<")
        let first = try MacFixture(text: text).output
        let bytes = try #require(first.bundle["keyedobjects.nib"])
        let back = try DocumentReader().archive(ofCompiled: bytes, file: "Sample.nib")
        #expect(back.findings.isEmpty)
        let second = try MacFixture(text: String(decoding: back.text, as: UTF8.self)).output
        #expect(second.bundle["keyedobjects.nib"] == bytes, "\(String(decoding: back.text, as: UTF8.self))")
        // It reads as a document like any other archive.
        let document = try DocumentReader().read(back.text, file: "Sample.xib").document
        #expect(document.format == .archive && document.views.contains { $0.element["customClass"] == "Switch" })
    }

    @Test func aModernFileComesBackAsNoArchive() throws {
        let bytes = try #require(
            MacFixture("<customView id=\"9\"><rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"9\" height=\"9\"/></customView>")
                .output.bundle["keyedobjects.nib"])
        #expect {
            try DocumentReader().archive(ofCompiled: bytes, file: "Sample.nib")
        } throws: { error in
            (error as? DocumentError)?.diagnostic.message.hasPrefix("the file was compiled from a modern document") == true
        }
        #expect(throws: DocumentError.self) { try DocumentReader().archive(ofCompiled: [1, 2, 3], file: "Sample.nib") }
    }

    @Test func deepNestsDoNotTrap() throws {
        let depth = 100
        let objects =
            String(repeating: #"<object class="NSMutableArray"><bool key="EncodedWithXMLCoder">YES</bool>"#, count: depth)
            + String(repeating: "</object>", count: depth)
        #expect(try MacFixture(text: archive(objects: objects)).objects("NSView").count == 1)
    }
}
