import FormworkImport
import FormworkModel

@testable import FormworkSwiftUI

/// Small documents of iOS.
enum Screens {
    /// Returns a storyboard with one scene.
    ///
    /// - Parameters:
    ///   - views: the contents of the controller's view `root`, whose safe area is `safe`.
    ///   - constraints: the view's constraints, without ids.
    ///   - connections: the controller's connections.
    static func storyboard(views: String, constraints: [String], connections: String = "", label: String = "Sign In") -> String {
        let numbered = constraints.enumerated().map { "<constraint \($1) id=\"k\($0)\"/>" }.joined(separator: "\n")
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
            <device id="retina6_0" orientation="portrait" appearance="light"/>
            <scenes><scene sceneID="scene"><objects>
            <viewController id="controller" userLabel="\(label)" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="root">
            <rect key="frame" x="0.0" y="0.0" width="390" height="844"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            <subviews>\(views)</subviews>
            <viewLayoutGuide key="safeArea" id="safe"/>
            <color key="backgroundColor" systemColor="systemBackgroundColor"/>
            <constraints>\(numbered)</constraints>
            </view>
            <connections>\(connections)</connections>
            </viewController>
            </objects></scene></scenes>
            </document>
            """
    }

    /// Returns a view of a kind that is placed by constraints.
    static func view(_ kind: String, _ id: String, _ attributes: String = "", _ content: String = "", size: String = "100 30") -> String {
        let lengths = size.split(separator: " ")
        return """
            <\(kind) \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
            <rect key="frame" x="0.0" y="0.0" width="\(lengths[0])" height="\(lengths[1])"/>\(content)</\(kind)>
            """
    }

    /// `item.attribute = other.attribute + constant` as a constraint's attributes; without another one a length.
    static func equal(_ item: String, _ attribute: String, _ other: String? = nil, _ otherAttribute: String? = nil, _ constant: Double = 0)
        -> String
    {
        var text = "firstItem=\"\(item)\" firstAttribute=\"\(attribute)\""
        if let other { text += " secondItem=\"\(other)\" secondAttribute=\"\(otherAttribute ?? attribute)\"" }
        return constant == 0 ? text : text + " constant=\"\(constant)\""
    }

    /// Pins a view to both sides of the safe area.
    static func sides(_ item: String, _ inset: Double) -> [String] {
        [equal(item, "leading", "safe", nil, inset), equal("safe", "trailing", item, nil, inset)]
    }

    /// A title, two fields and a button at the top, a link at the bottom.
    static var signIn: String {
        let system = #"<fontDescription key="fontDescription" type="system" pointSize="17"/>"#
        return storyboard(
            views: view(
                "label", "title", #"text="Welcome back" textAlignment="natural""#,
                #"<fontDescription key="fontDescription" style="UICTFontTextStyleTitle1"/>"#, size: "190 34")
                + view(
                    "textField", "email", #"borderStyle="roundedRect" placeholder="Email""#,
                    system + #"<textInputTraits key="textInputTraits" keyboardType="emailAddress" autocorrectionType="no"/>"#,
                    size: "342 34")
                + view(
                    "textField", "password", #"borderStyle="roundedRect" placeholder="Password""#,
                    system + #"<textInputTraits key="textInputTraits" secureTextEntry="YES"/>"#, size: "342 34")
                + view(
                    "button", "go", "",
                    system
                        + #"<state key="normal" title="Sign In"/><connections><action selector="signIn:" destination="controller" eventType="touchUpInside" id="a1"/></connections>"#,
                    size: "342 44")
                + view("button", "help", "", system + #"<state key="normal" title="Forgot your password?"/>"#, size: "180 30"),
            constraints: sides("title", 24) + sides("email", 24) + sides("password", 24) + sides("go", 24) + [
                equal("title", "top", "safe", nil, 40), equal("email", "top", "title", "bottom", 24),
                equal("password", "top", "email", "bottom", 12), equal("go", "top", "password", "bottom", 24),
                equal("go", "height", nil, nil, 44),
                equal("help", "centerX", "safe"), equal("safe", "bottom", "help", nil, 16),
            ])
    }

    /// Returns a document's only file.
    static func file(_ text: String, _ name: String = "Main.storyboard") throws -> SwiftUIFile {
        let document = try document(text, name)
        let files = SwiftUIGenerator().files(of: document, source: name)
        guard let file = files.first, files.count == 1 else { throw WrongCount(count: files.count) }
        return file
    }

    static func document(_ text: String, _ name: String = "Main.storyboard") throws -> InterfaceDocument {
        try DocumentReader().read(Array(text.utf8), file: name).document
    }

    struct WrongCount: Error {
        let count: Int
    }
}
