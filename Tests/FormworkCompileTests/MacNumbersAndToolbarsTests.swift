import FormworkCompile
import FormworkDiagnostics
import FormworkImport
import FormworkModel
import FormworkNib
import FormworkVocabulary
import Testing

/// Settings that documents for macOS seldom have.
@Suite struct MacNumbersAndToolbarsTests {
    private static func refusals(_ objects: String) throws -> [String] {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="22505" targetRuntime="MacOSX.Cocoa" \
            useAutolayout="YES"><objects>
                <customObject id="-2" userLabel="File's Owner"/><customObject id="-1" customClass="FirstResponder"/>
                <customObject id="-3" customClass="NSObject"/>\(objects)</objects></document>
            """
        let document = try DocumentReader().read(Array(text.utf8), file: "Sample.xib").document
        do throws(CompileError) {
            _ = try InterfaceCompiler.compile(document, file: "Sample.xib")
            return []
        } catch {
            return error.diagnostics.map(\.message)
        }
    }

    @Test("Every style of numbers comes back", arguments: Vocabulary.appKit.words("numberStyle").texts.filter { $0 != "none" })
    func numberStyles(_ style: String) throws {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="22505" targetRuntime="MacOSX.Cocoa" \
            useAutolayout="YES"><objects>
                <customObject id="-2" userLabel="File's Owner"/><customObject id="-1" customClass="FirstResponder"/>
                <customObject id="-3" customClass="NSObject"/>
                <customView id="vie-wA-001">\(Self.rectangle)<subviews><textField id="fie-ld-001">\(Self.rectangle)
                    <textFieldCell key="cell" id="cel-lA-001">
                    <numberFormatter key="formatter" formatterBehavior="custom10_4" numberStyle="\(style)" id="for-ma-001"/>
                </textFieldCell></textField></subviews></customView></objects></document>
            """
        let document = try DocumentReader().read(Array(text.utf8), file: "Numbers.xib").document
        let bytes = try #require(try InterfaceCompiler.compile(document, file: "Numbers.xib").bundle.members.first?.bytes)
        let back = try DocumentReader().read(bytes, file: "Numbers.nib").document
        #expect(String(decoding: back.text(), as: UTF8.self).contains("numberStyle=\"\(style)\""))
    }

    private static let rectangle = #"<rect key="frame" x="0.0" y="0.0" width="90" height="22"/>"#

    @Test(arguments: [
        """
        <textField id="fie-ld-001">\(rectangle)<textFieldCell key="cell" id="cel-lA-001">
            <numberFormatter key="formatter" formatterBehavior="custom10_4" id="for-ma-001">
                <integer key="roundingIncrement" value="1"/><integer key="multiplier" value="100"/></numberFormatter>
            <color key="textColor" red="1" green="1" blue="1" alpha="1" colorSpace="custom" customColorSpace="deviceRGB"/>
        </textFieldCell></textField>
        """,
        """
        <control id="con-tr-001" customClass="Recorder">\(rectangle)<actionCell key="cell" alignment="left" id="cel-lA-001"/></control>
        """,
        """
        <button id="but-to-001">\(rectangle)<buttonCell key="cell" type="square" bezelStyle="shadowlessSquare" imagePosition="only" \
        maxAcceleratorLevel="5" id="cel-lA-001"><behavior key="behavior" multiLevelAccelerator="YES"/></buttonCell></button>
        """,
        """
        <colorWell enabled="NO" continuous="NO" id="wel-lA-001">\(rectangle)</colorWell>
        """,
    ])
    func areCompiled(objects: String) throws { #expect(try Self.refusals(objects) == []) }
}
