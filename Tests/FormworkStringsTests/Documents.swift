import FormworkImport
import FormworkModel

/// Documents with texts, made for tests.
enum Documents {
    static func xib(_ objects: String, isMac: Bool = false) throws -> InterfaceDocument {
        let (type, runtime) =
            isMac
            ? ("com.apple.InterfaceBuilder3.Cocoa.XIB", "MacOSX.Cocoa") : ("com.apple.InterfaceBuilder3.CocoaTouch.XIB", "iOS.CocoaTouch")
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="\(type)" version="3.0" toolsVersion="21507" targetRuntime="\(runtime)">
            <objects>
            \(objects)
            </objects>
            </document>
            """
        return try DocumentReader().read(Array(text.utf8), file: "Main.xib").document
    }

    /// Returns a form of iOS with a label, a field and a button.
    static func form() throws -> InterfaceDocument {
        try xib(
            """
            <view id="v"><subviews>
            <label text="Sign &quot;in&quot;" customClass="Big" id="b-1"><attributedString key="userComments"><fragment content="keep it short"/></attributedString></label>
            <textField placeholder="Name" id="a-2"/>
            <button id="c-3"><state key="normal" title="Send %1$d"/></button>
            <segmentedControl id="s-4"><segments><segment title="One"/><segment title="Two"/></segments></segmentedControl>
            </subviews></view>
            """)
    }
}
