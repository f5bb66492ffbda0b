import FormworkImport
import FormworkModel
import Testing

@Suite("Compiled files of AppKit")
struct CompiledAppKitTests {
    private func uid(_ number: Int) -> String { "<dict><key>CF$UID</key><integer>\(number)</integer></dict>" }

    /// Returns a keyed archive whose object data has a text and a custom value; `further` are the objects from 3 on.
    private func archive(_ further: String...) -> [UInt8] {
        Array(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict>
            <key>$archiver</key><string>NSKeyedArchiver</string><key>$version</key><integer>100000</integer>
            <key>$top</key><dict><key>IB.objectdata</key>\(uid(1))</dict>
            <key>$objects</key><array><string>$null</string>
            <dict><key>$class</key>\(uid(2))<key>NSThing</key>\(uid(3))</dict>
            <dict><key>$classname</key><string>NSIBObjectData</string><key>$classes</key><array><string>NSIBObjectData</string></array></dict>
            <dict><key>$class</key>\(uid(4))<key>NSTitle</key>\(uid(5))<key>NSOther</key>\(uid(5))</dict>
            <dict><key>$classname</key><string>NSThing</string><key>$classes</key><array><string>NSThing</string></array></dict>
            \(further.joined())</array></dict></plist>
            """.utf8)
    }

    @Test("A list that contains itself is written once")
    func circle() throws {
        let read = try DocumentReader().read(archive("<array>\(uid(5))</array>"), file: "keyedobjects.nib")
        #expect(read.document.platform == .macOS && read.document.format == .compiled)
        // Lists that contain each other twice would be written an exponential number of times.
        let chain = (5..<45).map { "<array>\(uid($0 + 1))\(uid($0 + 1))</array>" }.joined() + "<array/>"
        #expect(try DocumentReader().read(archive(chain), file: "keyedobjects.nib").document.format == .compiled)
    }
}
