import FormworkImport
import FormworkModel

/// Documents for tests: builds complete documents around the relevant part.
enum Reading {
    static func xib(_ objects: String, type: String = "com.apple.InterfaceBuilder3.CocoaTouch.XIB") throws -> InterfaceDocument {
        try document("<document type=\"\(type)\" version=\"3.0\" toolsVersion=\"22505\">\n<objects>\n\(objects)\n</objects>\n</document>\n")
    }

    static func storyboard(_ scene: String) throws -> InterfaceDocument {
        try document(
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505">
            <device id="retina6_12"/>
            <scenes>
            <scene sceneID="s-ce-001"><objects>\(scene)</objects></scene>
            </scenes>
            </document>
            """)
    }

    static func document(_ text: String) throws -> InterfaceDocument { try read(text).document }

    static func read(_ text: String) throws -> ReadDocument { try DocumentReader().read(Array(text.utf8), file: "Test.xib") }
}
