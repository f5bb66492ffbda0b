import FormworkImport
import FormworkModel
import Testing

@Suite("Values under traits")
struct ResolvedDocumentTests {
    @Test("The most specific matching variation replaces an attribute; under any traits only the default does")
    func variations() throws {
        let xib = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="14000" targetRuntime="iOS.CocoaTouch">
            <objects><view id="v"><rect key="frame" x="0" y="0" width="9" height="9"/><constraints>
            <constraint firstAttribute="width" constant="1" id="c">
            <variation key="heightClass=compact-widthClass=compact" constant="3"/><variation key="heightClass=compact" constant="2"/>
            </constraint></constraints></view></objects></document>
            """
        let document = try DocumentReader().read(Array(xib.utf8), file: "a.xib").document
        let node = try #require(document.constraint(id: "c")).element.node
        func constant(_ width: InterfaceDocument.SizeClass?, _ height: InterfaceDocument.SizeClass?) -> Double? {
            ResolvedDocument(document, widthClass: width, heightClass: height).number(.constant, node: node)
        }
        #expect(constant(nil, nil) == 1)
        #expect(constant(.regular, .regular) == 1)
        #expect(constant(.regular, .compact) == 2)
        #expect(constant(.compact, .compact) == 3)
    }
}
