import FormworkDiagnostics
import FormworkImport
import FormworkModel
import FormworkNib
import Testing

@Suite("The document type of property lists")
struct PropertyListTypeTests {
    private static let type = """
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        """

    /// Returns the place and the message of the error for a file; nil if it is read.
    private static func error(_ text: String) -> String? {
        do throws(DocumentError) {
            _ = try DocumentReader().read(Array(text.utf8), file: "A.nib")
            return nil
        } catch {
            return "\(error.diagnostic.location.line):\(error.diagnostic.location.column) \(error.diagnostic.message)"
        }
    }

    private static func archive(type: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        \(type)
        <plist version="1.0"><dict><key>$top</key><dict><key>IB.objectdata</key><dict><key>CF$UID</key><integer>1</integer></dict></dict>
        <key>$objects</key><array><string>$null</string><dict><key>$class</key><dict><key>CF$UID</key><integer>2</integer></dict></dict>
        <dict><key>$classname</key><string>NSIBObjectData</string></dict></array></dict></plist>
        """
    }

    @Test("An archive with Apple's document type is read like one without")
    func archives() throws {
        let reader = DocumentReader()
        let read = try reader.read(Array(Self.archive(type: Self.type).utf8), file: "A.nib")
        #expect(read.document.format == .compiled && read.document.platform == .macOS)
        let plain = try reader.read(Array(Self.archive(type: "").utf8), file: "A.nib")
        #expect(read.document.text() == plain.document.text())
    }

    @Test("Places in a list are those of the file")
    func places() {
        #expect(Self.error("\(Self.type)<plist><dict><key>a</key>\n<real>x</real></dict></plist>") == "2:1 'x' is not a number")
        #expect(Self.error("\(Self.type)\n<plist/>") == "1:1 the root element 'plist' contains no value")
    }

    @Test(
        "Another document type, or one with declarations, is refused",
        arguments: [
            "<!DOCTYPE plist>\n<plist/>", "<!DOCTYPE plist PUBLIC \"a\" \"b\" [<!ENTITY a \"b\">]>\n<plist><string>&a;</string></plist>",
            "<!DOCTYPE document PUBLIC \"a\" \"b\"><document/>",
        ])
    func otherTypes(text: String) {
        #expect(Self.error(text)?.hasSuffix(" the document has a DOCTYPE, which an interface file never has") == true)
    }

    @Test("The list of a compiled storyboard may be in XML")
    func storyboards() throws {
        var sketch = CompiledSketch()
        sketch.finish([sketch.add("UIViewController")])
        var list = PropertyListDraft()
        list.add("UIStoryboardDesignatedEntryPointIdentifier", value: .text("Main"))
        let bundle = NibBundle([
            NibBundle.Member(name: "Main.nib", bytes: try sketch.bytes()),
            NibBundle.Member(name: "Info.plist", bytes: Array(list.xml.utf8)),
        ])
        let lines = try CompiledReading(bundle.packed).lines
        #expect(lines.attributes("<document ")["initialViewController"] == lines.attributes("<viewController ")["id"])
    }
}
