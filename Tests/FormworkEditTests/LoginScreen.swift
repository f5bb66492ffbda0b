import FormworkEdit
import FormworkImport
import FormworkModel

/// A storyboard as Xcode writes it, and the results of edits.
enum LoginScreen {
    static let text = #"""
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES" initialViewController="Vc0-Lo-gin">
            <device id="retina4_7" orientation="portrait" appearance="light"/>
            <scenes>
                <!--Login-->
                <scene sceneID="Sc0-Lo-gin">
                    <objects>
                        <viewController title="Login" id="Vc0-Lo-gin" customClass="LoginController" customModule="App" customModuleProvider="target" sceneMemberID="viewController">
                            <view key="view" contentMode="scaleToFill" id="Vw0-Fo-rm0" userLabel="Form">
                                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                                <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                                <subviews>
                                    <label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" verticalHuggingPriority="251" text="Welcome" textAlignment="natural" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="Lb0-Ti-tle" userLabel="Title">
                                        <rect key="frame" x="16" y="40" width="343" height="20.5"/>
                                        <fontDescription key="fontDescription" type="system" pointSize="17"/>
                                        <nil key="textColor"/>
                                        <nil key="highlightedColor"/>
                                    </label>
                                    <textField opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="left" contentVerticalAlignment="center" borderStyle="roundedRect" placeholder="Mail" textAlignment="natural" minimumFontSize="17" translatesAutoresizingMaskIntoConstraints="NO" id="Tf0-Ma-il0" userLabel="Mail Field">
                                        <rect key="frame" x="16" y="68.5" width="343" height="34"/>
                                        <color key="backgroundColor" name="OldBrand"/>
                                        <fontDescription key="fontDescription" type="system" pointSize="14"/>
                                        <textInputTraits key="textInputTraits"/>
                                    </textField>
                                    <button opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" contentVerticalAlignment="center" buttonType="system" lineBreakMode="middleTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="Bt0-Se-nd0" userLabel="Send">
                                        <rect key="frame" x="16" y="110.5" width="343" height="35"/>
                                        <state key="normal" title="Sign in"/>
                                        <buttonConfiguration key="configuration" style="plain" title="Sign in"/>
                                        <connections>
                                            <action selector="send:" destination="Vc0-Lo-gin" eventType="touchUpInside" id="Ac0-Se-nd0"/>
                                        </connections>
                                    </button>
                                    <stackView opaque="NO" contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="St0-Ba-r00" userLabel="Bar">
                                        <rect key="frame" x="16" y="600" width="343" height="44"/>
                                        <subviews>
                                            <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="Vw1-Le-ft0" userLabel="Left" customClass="OldCell">
                                                <rect key="frame" x="0.0" y="0.0" width="343" height="44"/>
                                            </view>
                                        </subviews>
                                    </stackView>
                                </subviews>
                                <viewLayoutGuide key="safeArea" id="Sa0-Fo-rm0"/>
                                <color key="backgroundColor" systemColor="systemBackgroundColor"/>
                                <constraints>
                                    <constraint firstItem="Tf0-Ma-il0" firstAttribute="leading" secondItem="Lb0-Ti-tle" secondAttribute="leading" id="C00-00-001"/>
                                    <constraint firstItem="Tf0-Ma-il0" firstAttribute="trailing" secondItem="Lb0-Ti-tle" secondAttribute="trailing" id="C00-00-002"/>
                                    <constraint firstItem="Tf0-Ma-il0" firstAttribute="top" secondItem="Lb0-Ti-tle" secondAttribute="bottom" constant="8" symbolic="YES" id="C00-00-003"/>
                                    <constraint firstItem="Lb0-Ti-tle" firstAttribute="top" secondItem="Sa0-Fo-rm0" secondAttribute="top" constant="20" id="C00-00-004"/>
                                    <constraint firstItem="Lb0-Ti-tle" firstAttribute="leading" secondItem="Sa0-Fo-rm0" secondAttribute="leading" constant="16" id="C00-00-005"/>
                                    <constraint firstItem="Sa0-Fo-rm0" firstAttribute="trailing" secondItem="Lb0-Ti-tle" secondAttribute="trailing" constant="16" id="C00-00-006"/>
                                    <constraint firstItem="Bt0-Se-nd0" firstAttribute="top" secondItem="Tf0-Ma-il0" secondAttribute="bottom" constant="8" symbolic="YES" id="C00-00-007"/>
                                    <constraint firstItem="Bt0-Se-nd0" firstAttribute="leading" secondItem="Tf0-Ma-il0" secondAttribute="leading" id="C00-00-008"/>
                                    <constraint firstItem="Bt0-Se-nd0" firstAttribute="trailing" secondItem="Tf0-Ma-il0" secondAttribute="trailing" id="C00-00-009"/>
                                </constraints>
                            </view>
                            <connections>
                                <outlet property="mailField" destination="Tf0-Ma-il0" id="Ol0-Ma-il0"/>
                            </connections>
                        </viewController>
                        <placeholder placeholderIdentifier="IBFirstResponder" id="Fr0-Lo-gin" userLabel="First Responder" customClass="UIResponder" sceneMemberID="firstResponder"/>
                    </objects>
                    <point key="canvasLocation" x="0.0" y="0.0"/>
                </scene>
                <!--Details-->
                <scene sceneID="Sc1-De-tls">
                    <objects>
                        <viewController title="Details" id="Vc1-De-tls" customClass="OldCell" sceneMemberID="viewController">
                            <view key="view" contentMode="scaleToFill" id="Vw2-De-tls">
                                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                                <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                            </view>
                        </viewController>
                        <placeholder placeholderIdentifier="IBFirstResponder" id="Fr1-De-tls" userLabel="First Responder" customClass="UIResponder" sceneMemberID="firstResponder"/>
                    </objects>
                    <point key="canvasLocation" x="800" y="0.0"/>
                </scene>
            </scenes>
            <resources>
                <namedColor name="OldBrand">
                    <color red="1" green="0.5" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                </namedColor>
                <systemColor name="systemBackgroundColor">
                    <color white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
                </systemColor>
            </resources>
        </document>

        """#

    static func document(_ text: String = text) throws -> InterfaceDocument {
        try DocumentReader().read(Array(text.utf8), file: "Login.storyboard").document
    }

    /// Returns the result of commands on the storyboard.
    static func edited(_ commands: [String], _ text: String = text) throws -> EditResult {
        try EditScript(commands: commands).apply(to: try document(text))
    }

    /// Returns the lines in which two texts differ, as `- old` and `+ new`, without the white space before them.
    static func difference(_ old: String, _ new: String) -> [String] {
        let (before, after) = (old.split(separator: "\n").map(String.init), new.split(separator: "\n").map(String.init))
        var lines: [(Int, Int, String)] = []
        for change in after.difference(from: before) {
            switch change {
            case .remove(let place, let line, _): lines.append((place, 0, "- " + line.drop { $0 == " " }))
            case .insert(let place, let line, _): lines.append((place, 1, "+ " + line.drop { $0 == " " }))
            }
        }
        return lines.sorted { ($0.1, $0.0) < ($1.1, $1.0) }.map(\.2)
    }
}

extension EditResult {
    /// The document's text.
    var text: String { String(decoding: document.text(), as: UTF8.self) }
}
