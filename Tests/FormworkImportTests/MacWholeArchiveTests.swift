import FormworkDiagnostics
import FormworkImport
import FormworkModel
import FormworkNib
import Testing

@Suite("Archives of compiled AppKit files")
struct MacWholeArchiveTests {
    /// Returns the archive of a nib with these objects.
    private static func archive(_ fill: (inout CompiledSketch) -> Void) throws -> (lines: DocumentLines, messages: [String]) {
        var sketch = CompiledSketch()
        fill(&sketch)
        let archive = try DocumentReader().archive(ofCompiled: sketch.bytes(), file: "A.nib")
        return (DocumentLines(String(decoding: archive.text, as: UTF8.self)), archive.findings.map(\.message))
    }

    @Test("Each object keeps its keys, and has a record with the number in the file")
    func objects() throws {
        let (lines, messages) = try Self.archive { sketch in
            let view = sketch.add(
                "NSView", ["NSvFlags": 256, "NSOdd": 0.5, "NSFrameSize": "{1, 2}", "NSFlag": true, "NSNone": .stored(.null)])
            sketch.finishMac([(view, nil)], ["NSOidsKeys": .objects([view]), "NSOidsValues": .list([.number(.int8(42))])])
        }
        #expect(messages.isEmpty)
        #expect(
            lines.element(#"<object class="NSView""#).dropFirst().filter { !$0.hasPrefix("</") } == [
                #"<int key="NSvFlags">256</int>"#, #"<double key="NSOdd">0.5</double>"#, #"<string key="NSFrameSize">{1, 2}</string>"#,
                #"<bool key="NSFlag">YES</bool>"#, #"<nil key="NSNone"/>"#,
            ])
        #expect(lines.has(#"<string key="id">42</string>"#))
        #expect(lines.has(#"<string key="IBDocument.InterfaceBuilderVersion">2844</string>"#))
    }

    @Test("A file that names its objects is from Xcode 4.2")
    func names() throws {
        let (lines, _) = try Self.archive { sketch in
            let view = sketch.add("NSView", ["NSvFlags": 256])
            sketch.finishMac(
                [(view, nil)],
                [
                    "NSNamesKeys": .objects([view]), "NSNamesValues": .list(["Box"]), "NSClassesKeys": .objects([view]),
                    "NSClassesValues": .list(["Gauge"]),
                ])
        }
        #expect(lines.attributes("<archive ")["version"] == "7.10")
        #expect(
            lines.has(#"<string key="IBDocument.InterfaceBuilderVersion">1938</string>"#)
                && lines.has(#"<string key="objectName">Box</string>"#))
        #expect(lines.all(".CustomClassName").count == 1)
    }

    @Test("Numbers in lists are items of their kind, with a leading zero in the exponents of real ones")
    func numbers() throws {
        let (lines, messages) = try Self.archive { sketch in
            let view = sketch.add(
                "NSView",
                [
                    "NSvFlags": 256,
                    "NSList": .list([
                        .number(.int8(3)), .number(.bool(true)), .number(.double(1e-7)), .number(.float(2.5)), "x", .stored(.null),
                        .new("NSNumber"),
                    ]), "NSReal": 1e300,
                ])
            sketch.finishMac([(view, nil)])
        }
        #expect(lines.all("<real ") == [#"<real value="1e-007"/>"#, #"<real value="2.5"/>"#])
        #expect(lines.has(#"<integer value="3"/>"#) && lines.has(#"<boolean value="YES"/>"#) && lines.has("<string>x</string>"))
        #expect(lines.has(#"<double key="NSReal">1e+0300</double>"#))
        #expect(messages == ["a value that is not an object cannot be in an archive"])
    }

    @Test("Data, dictionaries and mutable texts are objects with their contents")
    func containers() throws {
        let (lines, _) = try Self.archive { sketch in
            let view = sketch.add(
                "NSView",
                [
                    "NSvFlags": 256, "NSMap": .map(["a": .number(.int8(1))]), "NSBytes": .new("NSData", ["NS.bytes": .data([1, 2, 3])]),
                    "NSText": .new("NSMutableString", ["NS.bytes": .data(Array("hi".utf8))]),
                ])
            sketch.finishMac([(view, nil)])
        }
        let map = lines.element(#"<object class="NSMutableDictionary""#).dropFirst()
        #expect(
            map.contains(#"<array key="dict.sortedKeys">"#) && map.contains("<string>a</string>") && map.contains(#"<integer value="1"/>"#))
        #expect(lines.element(#"<object class="NSData""#).contains { $0.hasPrefix(#"<bytes key="NS.bytes">AQID"#) })
        #expect(lines.has(#"<characters key="NS.bytes">hi</characters>"#))
    }

    @Test("The archive can be upgraded to the same views")
    func upgrade() throws {
        var sketch = CompiledSketch()
        let child = sketch.add("NSTextField", ["NSvFlags": 256, "NSFrame": "{{1, 2}, {30, 4}}"])
        let view = sketch.add("NSView", ["NSvFlags": 256, "NSFrameSize": "{100, 50}", "NSSubviews": .objects([child])])
        sketch.finishMac([(view, nil), (child, view)])
        let archive = try DocumentReader().archive(ofCompiled: sketch.bytes(), file: "A.nib").text
        let document = try DocumentReader().read(archive, file: "A.xib").document
        #expect(document.format == .archive)
        #expect(document.views.map(\.element.name) == ["view", "textField"])
        #expect(document.views.map(\.frame) == [Rect(x: 0, y: 0, width: 100, height: 50), Rect(x: 1, y: 2, width: 30, height: 4)])
    }

    @Test("A file of a modern document, of another kind or of a storyboard has no archive")
    func otherFiles() throws {
        func message(_ bytes: [UInt8]) -> String? {
            do throws(DocumentError) {
                _ = try DocumentReader().archive(ofCompiled: bytes, file: "A.nib")
                return nil
            } catch { return error.diagnostic.message }
        }
        var modern = CompiledSketch()
        modern.finishMac([(modern.add("NSView", ["IBNSClipsToBounds": .number(.bool(true))]), nil)])
        #expect(message(try modern.bytes()) == "the file was compiled from a modern document, not from an archive (byte 0)")
        var touch = CompiledSketch()
        touch.finish([touch.view("UIView")])
        #expect(message(try touch.bytes()) == "the file is not an interface file: its root has no objects (byte 0)")
        let folder = NibBundle([NibBundle.Member(name: "Info.plist", bytes: []), NibBundle.Member(name: "Main.nib", bytes: [])])
        #expect(message(folder.packed) == "the folder contains no compiled XIB (byte 0)")
        #expect(message([1, 2]) == "the file is neither a NIBArchive nor a keyed archive (byte 0)")
    }
}
