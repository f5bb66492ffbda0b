import FormworkCode
import FormworkImport
import FormworkProof
import Testing

@Suite("The package that proves generated code")
struct ProofPackageTests {
    private func files(_ views: String) throws -> [String: String] {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch">
            <objects><view id="root"><subviews>\(views)</subviews></view></objects></document>
            """
        let document = try DocumentReader().read(Array(text.utf8), file: "Test.xib").document
        var package = ProofPackage(.uikit, formworkAt: "/formwork")
        package.add(Array(text.utf8), source: "Test.xib", try CodeGenerator(.uikit, form: .layout).files(of: document, source: "Test.xib"))
        return Dictionary(uniqueKeysWithValues: package.files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) })
    }

    @Test("An Apple class that the stand-in lacks is in its own module, so that a missing import fails")
    func classesOfApple() throws {
        let files = try files(#"<view id="a" customClass="PHLivePhotoView"/><view id="b" customClass="OwnView"/>"#)
        #expect(files["Sources/PhotosUI/PhotosUI.swift"]?.contains("open class PHLivePhotoView: UIView {}") == true)
        #expect(files["Sources/Document1/Classes.swift"] == "import UIKit\n\nclass OwnView: UIView {}\n")
        #expect(files["Package.swift"]?.contains(#".target(name: "PhotosUI""#) == true)
        #expect(files["Sources/Document1/TestLayout.swift"]?.contains("\nimport PhotosUI\n") == true)
    }

    @Test("A class of the document that sends actions is a control")
    func controls() throws {
        let action = #"<connections><action selector="go:" destination="-1" eventType="touchUpInside" id="x"/></connections>"#
        let files = try files(#"<view id="a" customClass="OwnControl">\#(action)</view>"#)
        #expect(files["Sources/Document1/Classes.swift"]?.contains("class OwnControl: UIControl {}") == true)
    }

    @Test("AppKit's code is compiled with its stand-in, with the application's classes of cells and other parts")
    func mac() throws {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="22505" targetRuntime="MacOSX.Cocoa">
            <objects><customView id="root"><subviews><textField id="a"><textFieldCell key="cell" customClass="OwnCell" id="c">
            <customFormatter key="formatter" customClass="OwnFormatter" id="f"/></textFieldCell></textField>
            <customView id="b" customClass="IKImageView"/></subviews></customView></objects></document>
            """
        let document = try DocumentReader().read(Array(text.utf8), file: "Test.xib").document
        var package = ProofPackage(.appkit, formworkAt: "/formwork")
        package.add(Array(text.utf8), source: "Test.xib", try CodeGenerator(.appkit).files(of: document, source: "Test.xib"))
        let files = Dictionary(uniqueKeysWithValues: package.files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) })
        #expect(files["Sources/AppKit/AppKit.swift"]?.hasPrefix("@_exported import FormworkAppKitStandIn\n") == true)
        #expect(files["Sources/Quartz/Quartz.swift"]?.contains("open class IKImageView: NSView {}") == true)
        let classes = try #require(files["Sources/Document1/Classes.swift"])
        #expect(classes == "import AppKit\n\nclass OwnCell: NSTextFieldCell {}\nclass OwnFormatter: Formatter {}\n")
        #expect(files["Sources/Document1/Checks.swift"]?.contains("StandIn.reset(platform: .macOS)") == true)
    }

    @Test("Selectors of AppKit's methods are strings for the stand-in, and texts stay as they are") func selectors() throws {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="22505" targetRuntime="MacOSX.Cocoa">
            <objects><customObject id="-1" customClass="FirstResponder"/><menu title="Main" id="m"><items>
            <menuItem title="#selector(x" keyEquivalent="c" id="i"><connections><action selector="saveDocument:" target="-1" id="a"/></connections>
            </menuItem></items></menu></objects></document>
            """
        let document = try DocumentReader().read(Array(text.utf8), file: "Menu.xib").document
        let code = try CodeGenerator(.appkit).files(of: document, source: "Menu.xib")
        #expect(code.contains { $0.text.contains("#selector(NSDocument.save(_:))") })
        var package = ProofPackage(.appkit, formworkAt: "/formwork")
        package.add(Array(text.utf8), source: "Menu.xib", code)
        let files = Dictionary(uniqueKeysWithValues: package.files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) })
        let written = try #require(files.first { $0.key.hasPrefix("Sources/Document1/") && $0.value.contains("addItem") }).value
        #expect(written.contains("action: Selector((\"saveDocument:\"))") && written.contains("\"#selector(x\""), "\(written)")
    }

    @Test("SnapKit's code has UIKit's stand-in and its own") func snapKit() throws {
        #expect(ProofPackage.canProve(.snapkit) && !ProofPackage.canProve(.autolayoutkitObjC))
        let package = ProofPackage(.snapkit, formworkAt: "/formwork")
        let files = Dictionary(uniqueKeysWithValues: package.files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) })
        #expect(files["Sources/SnapKit/SnapKit.swift"]?.hasPrefix("@_exported import FormworkSnapKitStandIn\n") == true)
        #expect(files["Package.swift"]?.contains(#".product(name: "FormworkUIKitStandIn", package: "formwork")"#) == true)
    }
}
