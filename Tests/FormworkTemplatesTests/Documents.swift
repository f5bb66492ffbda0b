import FormworkImport
import FormworkModel
import FormworkTestSupport

/// Documents of the tests.
enum Documents {
    static func example() throws -> InterfaceDocument { try read(TestFiles.layoutTemplatesExample) }

    static func sample(_ name: String) throws -> InterfaceDocument { try read(TestFiles.sample(name)) }

    private static func read(_ file: String) throws -> InterfaceDocument {
        try DocumentReader().read(TestFiles.bytes(of: file), file: file).document
    }

    /// Returns a storyboard with one controller, whose root `R` contains `controller`, and other objects of the scene.
    static func storyboard(controller: String, siblings: String) throws -> InterfaceDocument {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
                <scenes>
                    <scene sceneID="S">
                        <objects>
                            <viewController id="C">
                                <layoutGuides><viewControllerLayoutGuide type="top" id="G"/></layoutGuides>
                                <view key="view" id="R">\(controller)</view>
                            </viewController>
                            \(siblings)
                        </objects>
                    </scene>
                </scenes>
            </document>
            """
        return try DocumentReader().read([UInt8](text.utf8), file: "Test.storyboard").document
    }

    /// Returns a template `T` of the root `R`, which holds `content` and owns `constraints`.
    static func template(_ content: String, constraints: String = "") -> String {
        """
        <view id="T" customClass="LDOLayoutTemplate">
            <subviews>\(content)</subviews>
            <constraints>\(constraints)</constraints>
            <connections><outlet property="targetView" destination="R" id="oT"/></connections>
        </view>
        """
    }
}
