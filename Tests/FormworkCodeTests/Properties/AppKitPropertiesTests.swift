@testable import FormworkCode
import FormworkModel
import Testing

@Suite("Code for properties of AppKit's views")
struct AppKitPropertiesTests {
    /// Returns the statements of a view with a superview.
    private func statements(_ xml: String, isMadeBySuperview: Bool = false) throws -> [String] {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="22505" targetRuntime="MacOSX.Cocoa" useAutolayout="YES">
            <objects>\(xml)</objects></document>
            """
        let view = try #require(CodeChecker.document(text).views.first)
        return AppKitProperties().code(for: view, variable: "view", isMadeBySuperview: isMadeBySuperview).statements
    }

    private static let place = """
        <rect key="frame" x="20" y="30.5" width="100" height="22"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMinY="YES"/>
        """

    @Test(
        "A view with a fixed frame or an autoresizing mask keeps both",
        arguments: ["", #"fixedFrame="YES""#, #"fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO""#])
    func framesAndMasks(_ attributes: String) throws {
        #expect(
            try statements(#"<customView \#(attributes) id="a">\#(Self.place)</customView>"#) == [
                "view.frame = NSRect(x: 20, y: 30.5, width: 100, height: 22)", "view.autoresizingMask = [.width, .minYMargin]",
            ])
    }

    @Test("A view with constraints has no frame, unless masks of subviews depend on its size")
    func constraints() throws {
        let element = #"customView translatesAutoresizingMaskIntoConstraints="NO" id="a""#
        #expect(
            try statements("<\(element)>\(Self.place)</customView>") == ["view.translatesAutoresizingMaskIntoConstraints = false"])
        #expect(
            try statements(#"<\#(element)>\#(Self.place)<subviews><customView id="b">\#(Self.place)</customView></subviews></customView>"#)
                == [
                    "view.frame = NSRect(x: 20, y: 30.5, width: 100, height: 22)", "view.translatesAutoresizingMaskIntoConstraints = false",
                ])
    }

    @Test("A view that its superview creates and places has no frame")
    func madeBySuperview() throws {
        #expect(try statements(#"<clipView id="a">\#(Self.place)</clipView>"#, isMadeBySuperview: true).isEmpty)
    }
}
