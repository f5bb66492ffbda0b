import FormworkCode
import Testing

@Suite("Imports of generated code")
struct ImportTests {
    private func code(_ views: String, _ dialect: CodeDialect, recognizers: String = "") throws -> String {
        let mac = dialect.isOfMac
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.\(mac ? "Cocoa" : "CocoaTouch").XIB" version="3.0" toolsVersion="22505" \
            targetRuntime="\(mac ? "MacOSX.Cocoa" : "iOS.CocoaTouch")" useAutolayout="YES">
            <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner"/>
            <\(mac ? "customView" : "view") id="root"><subviews>\(views)</subviews></\(mac ? "customView" : "view")>\(recognizers)</objects></document>
            """
        return try #require(CodeChecker.files(text, dialect).first).text
    }

    private func imports(_ views: String, _ dialect: CodeDialect) throws -> [String] {
        try code(views, dialect).split(separator: "\n").filter { $0.hasPrefix("import ") }.dropFirst().map { String($0.dropFirst(7)) }
    }

    @Test("The module of an Apple class, by its element and by its name")
    func modulesOfApple() throws {
        #expect(try imports(#"<mapView id="a"/><view id="b" customClass="SKView"/>"#, .uikit) == ["MapKit", "SpriteKit"])
        #expect(try imports(#"<view id="a" customClass="PHLivePhotoView"/>"#, .uikit) == ["PhotosUI"])
        #expect(try imports(#"<customView id="a" customClass="QLPreviewView"/><webView id="b"/>"#, .appkit) == ["Quartz", "WebKit"])
        #expect(
            try imports(#"<ikImageBrowserView id="a"><rect key="frame" width="9" height="9"/></ikImageBrowserView>"#, .appkit) == ["Quartz"]
        )
        // UIKit's own classes, and the application's subclass of another module's class.
        #expect(try imports(#"<webView id="a"/>"#, .uikit).isEmpty)
        #expect(
            try imports(#"<mtkView id="a" customClass="OwnMetal" customModuleProvider="target" customModule="App"/>"#, .uikit) == [
                "MetalKit"
            ])
    }

    @Test("The module that a document names for the class of a view or of a part")
    func modulesOfDocuments() throws {
        let cell =
            #"<textFieldCell key="cell" id="c"><customFormatter key="formatter" id="f" customClass="Roman" customModule="Numbers"/></textFieldCell>"#
        #expect(try imports(#"<view id="a" customClass="A" customModule="Of_App"/>"#, .uikit) == ["Of_App"])
        #expect(try imports(#"<view id="a" customClass="A" customModule="Of App; exit(0)"/>"#, .uikit).isEmpty)
        #expect(
            try imports(#"<textField id="a" customClass="Field" customModule="Fields">\#(cell)</textField>"#, .appkit) == [
                "Fields", "Numbers",
            ])
    }

    @Test("A gesture recognizer has no optional target")
    func recognizers() throws {
        func code(target: String) throws -> String {
            let action = #"<connections><action selector="go:" destination="\#(target)" id="x"/></connections>"#
            return try self.code(
                #"<view id="v"><connections><outletCollection property="gestureRecognizers" destination="g" id="y"/></connections></view>"#,
                .uikit,
                recognizers: "<tapGestureRecognizer id=\"g\">\(action)</tapGestureRecognizer>")
        }
        #expect(try code(target: "-1").contains(#"if let owner { tapGestureRecognizer.addTarget(owner, action: Selector(("go:"))) }"#))
        #expect(try code(target: "v").contains(#"tapGestureRecognizer.addTarget(view2, action: Selector(("go:")))"#))
        #expect(try !code(target: "-2").contains("addTarget"))
    }
}
