import FormworkImport
import FormworkModel
import FormworkXML
import Testing

@Suite struct ArchiveHostileTests {
    private typealias Fixture = ArchiveFixture

    @Test("an archive of Carbon is refused by name")
    func archiveCarbonRefusedBy() throws {
        let archive = #"<archive type="com.apple.InterfaceBuilder3.Carbon.XIB" version="7.03"><data/></archive>"#
        let error = #expect(throws: ArchiveError.self) { try Fixture(archive: archive) }
        #expect(error?.kind == .unsupportedType)
        #expect(error?.message == "Carbon archives are not supported")
    }

    @Test(
        "archives without objects are refused",
        arguments: [
            #"<document/>"#, #"<archive/>"#, #"<archive type="com.apple.InterfaceBuilder3.Cocoa.XIB"/>"#,
            #"<archive type="com.apple.InterfaceBuilder3.Cocoa.XIB"><data/></archive>"#,
            #"<archive type="com.apple.InterfaceBuilder3.Cocoa.XIB"><data><object key="IBDocument.Objects"/></data></archive>"#,
            #"<archive type="com.apple.InterfaceBuilder3.Cocoa.XIB"><data><string key="IBDocument.Objects">x</string></data></archive>"#,
            #"<archive type="com.apple.InterfaceBuilder3.Cocoa.XIB"><data><reference key="IBDocument.Objects" ref="7"/></data></archive>"#,
            #"<archive type="x"><data><object key="IBDocument.Objects"/></data></archive>"#,
        ])
    func withoutObjects(_ archive: String) {
        #expect(throws: ArchiveError.self) { try Fixture(archive: archive) }
    }

    @Test("a reference to nothing is nil, and found")
    func referenceNothingNilFound() throws {
        let fixture = try Fixture(
            .mac, objects: #"<object class="NSButton" id="1"><int key="NSvFlags">256</int><reference key="NSCell" ref="77"/></object>"#,
            records: Fixture.record("6", "1"))
        #expect(fixture.line(id: "6").hasPrefix("<button "))
        #expect(fixture.findings.map(\.kind) == [.missingTarget])
    }

    @Test("cycles of views and of references end")
    func cyclesViewsReferencesEnd() throws {
        let fixture = try Fixture(
            .iOS,
            objects: """
                <object class="IBUIView" id="1"><array key="NSSubviews" id="9"><object class="IBUIView" id="2">
                <array key="NSSubviews"><reference ref="1"/><reference ref="2"/></array></object><reference ref="3"/></array></object>
                <reference id="3" ref="4"/><reference id="4" ref="3"/>
                """,
            records: Fixture.record("6", "1") + Fixture.record("7", "2", parent: "1"))
        #expect(fixture.ids == ["6", "7"])
    }

    @Test("deeply nested objects are limited to a readable depth")
    func objectsNestedWithoutMeasure() throws {
        let count = 400
        var objects = ""
        var records = ""
        for index in 1...count {
            objects += #"<object class="IBUIView" id="\#(index)"><array key="NSSubviews"><reference ref="\#(index + 1)"/></array></object>"#
            records += Fixture.record("\(index + 1000)", "\(index)")
        }
        let fixture = try Fixture(.iOS, objects: objects, records: records)
        #expect(fixture.ids.count == count)
        #expect(fixture.findings.contains { $0.kind == .tooDeep })
        _ = try XMLParser(fixedNames: Name.fixedNames).parse(Array(fixture.text.utf8))
    }

    @Test("characters that XML cannot contain come out of base64 into no attribute")
    func charactersThatXMLCannotHold() throws {
        // "A", U+0010, "B"
        let fixture = try Fixture(
            .mac, objects: #"<object class="NSCustomObject" id="1"><string key="NSClassName" type="base64-UTF8">QRBC</string></object>"#,
            records: Fixture.record("1001", "1"))
        #expect(fixture.contains("customClass=\"A\u{FFFD}B\""))
        #expect(fixture.findings.contains { $0.kind == .unreadableValue })
        _ = try XMLParser(fixedNames: Name.fixedNames).parse(Array(fixture.text.utf8))
    }

    @Test("a text shared a million times does not fill the memory")
    func textSharedMillionTimes() throws {
        let text = String(repeating: "QUJD", count: 20_000)
        var objects = #"<string id="5000" type="base64-UTF8">\#(text)</string>"#
        var records = ""
        for index in 1...400 {
            objects += #"<object class="IBUILabel" id="\#(index)"><reference key="IBUIText" ref="5000"/></object>"#
            records += Fixture.record("\(index + 1000)", "\(index)")
        }
        let fixture = try Fixture(.iOS, objects: objects, records: records)
        #expect(fixture.findings.contains { $0.kind == .tooLarge })
        #expect(fixture.text.utf8.count < 40_000_000)
    }

    @Test("duplicate ids: the last one wins, a second use of an id is found, of objects and of records")
    func duplicateIdsLastOne() throws {
        let fixture = try Fixture(
            .iOS, objects: #"<object class="IBUIView" id="1"/><object class="IBUILabel" id="1"/>"#,
            records: Fixture.record("6", "1") + Fixture.record("6", "1"))
        #expect(fixture.line(id: "6").hasPrefix("<label "))
        #expect(fixture.findings.map(\.kind) == [.duplicateID, .duplicateID])
        #expect(fixture.findings.contains { $0.message == "the id '1' is already used by another object of the archive" })
    }

    @Test(
        "values of the wrong type are reported, and the view is kept",
        arguments: [
            #"<string key="NSFrame">nowhere</string>"#, #"<string key="NSFrame">{{1e999, 2}, {3, 4}}</string>"#,
            #"<int key="IBUIContentMode">99999999999999999999</int>"#, #"<int key="IBUIContentMode">-4</int>"#,
            #"<float key="IBUIAlpha">much</float>"#, #"<int key="NSFrame">4</int>"#, #"<array key="IBUIBackgroundColor"/>"#,
            #"<object class="NSColor" key="IBUIBackgroundColor"><int key="NSColorSpace">1</int><bytes key="NSRGB">!!</bytes></object>"#,
            #"<object class="NSColor" key="IBUIBackgroundColor"><int key="NSColorSpace">12</int></object>"#, #"<int key="Unheard">1</int>"#,
        ])
    func valuesWrongFormFound(_ value: String) throws {
        let fixture = try Fixture(.iOS, objects: #"<object class="IBUIView" id="1">\#(value)</object>"#, records: Fixture.record("6", "1"))
        #expect(fixture.line(id: "6").hasPrefix("<view "))
        #expect(!fixture.findings.isEmpty)
        #expect(fixture.findings.allSatisfy { $0.offset > 0 && $0.offset < fixture.source.utf8.count })
    }

    @Test("an unknown class is written as its nearest known superclass")
    func unknownClassWrittenAs() throws {
        let objects = """
            <object class="BWAnchoredButton" id="1"><int key="NSvFlags">256</int></object><object class="Strange" id="2"><int key="NSvFlags">256</int></object>
            <object class="Odd" id="3"/><object class="Known" id="4"><int key="NSvFlags">256</int></object>
            <object class="IBPartialClassDescription"><string key="className">Known</string><string key="superclassName">NSSlider</string></object>
            """
        let fixture = try Fixture(
            .mac, objects: objects,
            records: Fixture.record("6", "1") + Fixture.record("7", "2") + Fixture.record("8", "3") + Fixture.record("9", "4"),
            roots: #"<reference ref="1"/><reference ref="2"/><reference ref="3"/><reference ref="4"/>"#)
        #expect(fixture.line(id: "6").hasPrefix("<button ") && fixture.line(id: "6").contains(#"customClass="BWAnchoredButton""#))
        #expect(fixture.line(id: "7") == #"<customView id="7" customClass="Strange">"#)
        #expect(fixture.line(id: "8") == #"<customObject id="8" customClass="Odd"/>"#)
        #expect(fixture.line(id: "9").hasPrefix("<slider "))
        #expect(fixture.findings.filter { $0.kind == .unknownClass }.count == 4)
    }

    @Test("an object without a class is written without one")
    func noClass() throws {
        let fixture = try Fixture(
            .mac, objects: #"<object id="1"><int key="NSvFlags">256</int></object><object id="2"/>"#,
            records: Fixture.record("6", "1") + Fixture.record("7", "2"), roots: #"<reference ref="1"/><reference ref="2"/>"#)
        #expect(fixture.line(id: "6") == #"<customView id="6">"#)
        #expect(fixture.line(id: "7") == #"<customObject id="7"/>"#)
        #expect(fixture.findings.filter { $0.kind == .unknownClass }.count == 2)
    }

    @Test("every beginning of an archive is refused or upgraded, but never a trap")
    func everyBeginningArchiveRefused() throws {
        let whole = """
            <archive type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="8.00"><data><object key="IBDocument.Objects">
            <object class="IBMutableOrderedSet" key="objectRecords"><array key="orderedObjects"><object class="IBObjectRecord">
            <int key="objectID">0</int><array key="children"><reference ref="1"/></array></object><object class="IBObjectRecord">
            <int key="objectID">3</int><object class="NSMatrix" key="object" id="1"><int key="NSNumCols">0</int><array key="NSCells"><nil/></array>
            </object></object></array></object></object></data></archive>
            """
        let pieces = whole.split(separator: "<", omittingEmptySubsequences: true).map { "<" + $0 }
        for skipped in pieces.indices.dropFirst().dropLast() where !pieces[skipped].hasPrefix("</") {
            // The element's content is gone, its tags stay balanced.
            let isEmpty = pieces[skipped].contains("/>")
            var parts = pieces
            parts[skipped] = isEmpty ? "" : "<" + "string" + ">"
            if !isEmpty, let end = Self.end(of: skipped, in: pieces) { parts[end] = "</string>" }
            _ = try? Fixture(archive: parts.joined())
        }
    }

    private static func end(of start: Int, in pieces: [String]) -> Int? {
        var depth = 0
        for index in start..<pieces.count {
            if pieces[index].hasPrefix("</") { depth -= 1 } else if !pieces[index].contains("/>") { depth += 1 }
            if depth == 0 { return index }
        }
        return nil
    }
}
