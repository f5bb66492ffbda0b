import FormworkImport
import FormworkModel

/// Documents for tests: builds complete documents around the relevant part.
enum Documents {
    static func xib(
        owner: String = "", attributes: String = "", _ objects: String, responder: String = "", version: String = "22505"
    ) throws -> InterfaceDocument {
        try read(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(version)" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES">
                <device id="retina6_12" orientation="portrait" appearance="light"/>
                <dependencies>
                    <deployment identifier="iOS"/>
                    <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="22504"/>
                    <capability name="documents saved in the Xcode 8 format" minToolsVersion="8.0"/>
                </dependencies>
                <objects>
                    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"\(attributes)>
                        <connections>\(owner)</connections>
                    </placeholder>
                    <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
                    \(objects)
                </objects>
                <resources>
                    <image name="star" width="16" height="16"/>
                </resources>
            </document>
            """)
    }

    static func macXIB(ownerClass: String, owner: String = "", _ objects: String) throws -> InterfaceDocument {
        try read(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="22505" targetRuntime="MacOSX.Cocoa" propertyAccessControl="none" useAutolayout="YES" customObjectInstantitationMethod="direct">
                <objects>
                    <customObject id="-2" userLabel="File's Owner" customClass="\(ownerClass)">
                        <connections>\(owner)</connections>
                    </customObject>
                    <customObject id="-1" userLabel="First Responder" customClass="FirstResponder"/>
                    <customObject id="-3" userLabel="Application" customClass="NSObject"/>
                    \(objects)
                </objects>
            </document>
            """)
    }

    /// - Parameter scenes: the contents of each scene's `objects`.
    static func storyboard(_ scenes: String..., version: String = "22505") throws -> InterfaceDocument {
        let text = scenes.enumerated().map { place, objects in
            """
            <scene sceneID="sce-ne-00\(place)">
                <objects>
                    \(objects)
                    <placeholder placeholderIdentifier="IBFirstResponder" id="res-po-00\(place)" userLabel="First Responder" sceneMemberID="firstResponder"/>
                </objects>
                <point key="canvasLocation" x="\(place * 700)" y="40"/>
            </scene>
            """
        }
        return try read(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="\(version)" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" colorMatched="YES" initialViewController="con-tr-ol1">
                <device id="retina6_12" orientation="portrait" appearance="light"/>
                <dependencies>
                    <capability name="documents saved in the Xcode 8 format" minToolsVersion="8.0"/>
                </dependencies>
                <scenes>
                    \(text.joined(separator: "\n"))
                </scenes>
                <resources>
                    <image name="star" width="16" height="16"/>
                    <image name="moon" width="16" height="16"/>
                </resources>
            </document>
            """)
    }

    static func read(_ text: String) throws -> InterfaceDocument { try DocumentReader().read(Array(text.utf8), file: "Test").document }

    /// Returns a view that fills the screen.
    static func view(_ id: String, _ content: String = "", key: String = "", name: String = "view") -> String {
        """
        <\(name)\(key.isEmpty ? "" : " key=\"\(key)\"") contentMode="scaleToFill" id="\(id)">
            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            \(content)
        </\(name)>
        """
    }
}
