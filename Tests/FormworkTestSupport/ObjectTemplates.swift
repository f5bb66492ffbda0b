/// A storyboard from releases in which layout templates were objects: a controller with three buttons and a box, and two templates.
///
/// The box is at the bottom left and hidden. The first template puts it at the bottom right and the button `yE1-mp-2Kg` into the
/// middle, the second one puts it at the top right.
public enum ObjectTemplates {
    /// As release 0.9.0 has it: objects with `destinationView`, no lists.
    public static let first = text(
        outlets: { #"<outlet property="destinationView" destination="TpU-gO-2f1" id="\#($0)"/>"# }, list: "")

    /// As release 0.9.3 has it: no `destinationView`, and the list as a runtime attribute.
    public static let later = text(
        outlets: { _ in "" },
        list: """
            <userDefinedRuntimeAttributes>
                <userDefinedRuntimeAttribute type="string" keyPath="transferredTemplateAttributeKeyPaths" value="alpha"/>
            </userDefinedRuntimeAttributes>
            """)

    private static func text(outlets: (String) -> String, list: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="11762" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" initialViewController="whP-gf-Uak">
            <device id="retina4_7" orientation="portrait"/>
            <scenes>
                <scene sceneID="wQg-tq-qST">
                    <objects>
                        <viewController id="whP-gf-Uak" customClass="LDOViewController" sceneMemberID="viewController">
                            <layoutGuides>
                                <viewControllerLayoutGuide type="top" id="jyV-Pf-zRb"/>
                                <viewControllerLayoutGuide type="bottom" id="2fi-mo-0CV"/>
                            </layoutGuides>
                            <view key="view" contentMode="scaleToFill" id="TpU-gO-2f1">
                                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                                <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                                <subviews>
                                    \(button("yE1-mp-2Kg", "first", frame: (16, 318, 29, 30)))
                                    \(button("l49-cZ-Pzg", "Reset", frame: (168, 28, 39, 30)))
                                    <button opaque="NO" contentMode="scaleToFill" fixedFrame="YES" contentHorizontalAlignment="center" contentVerticalAlignment="center" buttonType="roundedRect" lineBreakMode="middleTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="lsI-z7-UqF">
                                        <rect key="frame" x="309" y="28" width="50" height="30"/>
                                        <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
                                        <state key="normal" title="second"/>
                                    </button>
                                    <view alpha="0.0" contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="TZa-s1-dXa">
                                        <rect key="frame" x="16" y="519" width="240" height="128"/>
                                        <color key="backgroundColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="calibratedRGB"/>
                                        <constraints>
                                            <constraint firstAttribute="height" constant="128" id="5cw-rM-aYf"/>
                                            <constraint firstAttribute="width" constant="240" id="pe0-lU-3og"/>
                                        </constraints>
                                        \(list)
                                    </view>
                                </subviews>
                                <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
                                <constraints>
                                    <constraint firstAttribute="bottomMargin" secondItem="TZa-s1-dXa" secondAttribute="bottom" constant="20" id="Ejt-hx-NpZ"/>
                                    <constraint firstItem="l49-cZ-Pzg" firstAttribute="centerX" secondItem="TpU-gO-2f1" secondAttribute="centerX" id="KSu-aR-mAF"/>
                                    <constraint firstItem="l49-cZ-Pzg" firstAttribute="top" secondItem="jyV-Pf-zRb" secondAttribute="bottom" constant="8" symbolic="YES" id="RGu-tK-uxs"/>
                                    <constraint firstItem="yE1-mp-2Kg" firstAttribute="leading" secondItem="TpU-gO-2f1" secondAttribute="leadingMargin" id="d6C-jH-3pe"/>
                                    <constraint firstItem="TZa-s1-dXa" firstAttribute="leading" secondItem="TpU-gO-2f1" secondAttribute="leadingMargin" id="tQ0-o1-Mla"/>
                                    <constraint firstItem="yE1-mp-2Kg" firstAttribute="top" secondItem="TpU-gO-2f1" secondAttribute="top" constant="318" id="tgD-qU-NUC"/>
                                </constraints>
                            </view>
                            <connections>
                                <outlet property="firstLayout" destination="9xG-sC-QFc" id="aG0-Zh-Oft"/>
                                <outlet property="secondLayout" destination="rem-WP-CuH" id="b7v-1k-Qcd"/>
                            </connections>
                        </viewController>
                        <placeholder placeholderIdentifier="IBFirstResponder" id="tc2-Qw-aMS" sceneMemberID="firstResponder"/>
                        <customObject id="9xG-sC-QFc" userLabel="First Layout" customClass="LDOLayoutTemplate">
                            <connections>
                                \(outlets("dV1-aa-001"))
                                <outlet property="templateView" destination="6s9-Sz-gIn" id="tV1-aa-001"/>
                            </connections>
                        </customObject>
                        <customObject id="rem-WP-CuH" customClass="LDOLayoutTemplate">
                            <connections>
                                \(outlets("dV2-aa-002"))
                                <outlet property="templateView" destination="YoY-kB-NBA" id="tV2-aa-002"/>
                            </connections>
                        </customObject>
                        <view contentMode="scaleToFill" id="6s9-Sz-gIn">
                            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                            <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
                            <subviews>
                                \(button("3X8-wx-jwJ", "first", frame: (173, 318.5, 29, 30), target: ("yE1-mp-2Kg", "EyC-ST-9ez")))
                                <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="qyQ-zS-8QG">
                                    <rect key="frame" x="247" y="439" width="120" height="200"/>
                                    <constraints>
                                        <constraint firstAttribute="height" constant="200" id="Hgt-aa-001"/>
                                        <constraint firstAttribute="width" constant="120" id="Wdt-aa-001"/>
                                    </constraints>
                                    \(list)
                                    <connections>
                                        <outlet property="targetView" destination="TZa-s1-dXa" id="EM6-du-zDb"/>
                                    </connections>
                                </view>
                            </subviews>
                            <constraints>
                                <constraint firstAttribute="bottomMargin" secondItem="qyQ-zS-8QG" secondAttribute="bottom" constant="20" id="Btm-aa-001"/>
                                <constraint firstItem="3X8-wx-jwJ" firstAttribute="centerX" secondItem="6s9-Sz-gIn" secondAttribute="centerX" id="CnX-aa-001"/>
                                <constraint firstItem="3X8-wx-jwJ" firstAttribute="centerY" secondItem="6s9-Sz-gIn" secondAttribute="centerY" id="CnY-aa-001"/>
                                <constraint firstAttribute="trailingMargin" secondItem="qyQ-zS-8QG" secondAttribute="trailing" id="Trl-aa-001"/>
                            </constraints>
                            <connections>
                                <outlet property="targetView" destination="TpU-gO-2f1" id="kBU-1g-Bw0"/>
                            </connections>
                        </view>
                        <view contentMode="scaleToFill" id="YoY-kB-NBA">
                            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                            <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
                            <subviews>
                                <view alpha="0.29999999999999999" contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="Fjg-dL-Fkq">
                                    <rect key="frame" x="247" y="40" width="120" height="200"/>
                                    <constraints>
                                        <constraint firstAttribute="height" constant="200" id="Hgt-aa-002"/>
                                        <constraint firstAttribute="width" constant="120" id="Wdt-aa-002"/>
                                    </constraints>
                                    \(list)
                                    <connections>
                                        <outlet property="targetView" destination="TZa-s1-dXa" id="4AK-l0-Seb"/>
                                    </connections>
                                </view>
                            </subviews>
                            <constraints>
                                <constraint firstItem="Fjg-dL-Fkq" firstAttribute="top" secondItem="YoY-kB-NBA" secondAttribute="top" constant="40" id="Top-aa-002"/>
                                <constraint firstAttribute="trailingMargin" secondItem="Fjg-dL-Fkq" secondAttribute="trailing" id="Trl-aa-002"/>
                            </constraints>
                            <connections>
                                <outlet property="targetView" destination="TpU-gO-2f1" id="XQ6-PE-fxp"/>
                            </connections>
                        </view>
                    </objects>
                </scene>
            </scenes>
        </document>

        """
    }

    private static func button(
        _ id: String, _ title: String, frame: (x: Double, y: Double, width: Double, height: Double),
        target: (id: String, outlet: String)? = nil
    ) -> String {
        let connections = target.map {
            #"<connections><outlet property="targetView" destination="\#($0.id)" id="\#($0.outlet)"/></connections>"#
        }
        return """
            <button opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" contentVerticalAlignment="center" buttonType="roundedRect" lineBreakMode="middleTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
                <rect key="frame" x="\(frame.x)" y="\(frame.y)" width="\(frame.width)" height="\(frame.height)"/>
                <state key="normal" title="\(title)"/>
                \(connections ?? "")
            </button>
            """
    }
}
