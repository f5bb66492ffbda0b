"""Documents for the checks."""

# Markup in every text.
HOSTILE = """<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES">
    <objects>
        <view contentMode="scaleToFill" id="roo&quot;&gt;&lt;img src=x onerror=window.hacked=1&gt;" userLabel="&lt;/title&gt;&lt;script&gt;window.hacked=2&lt;/script&gt;" customClass="&lt;b&gt;Class&lt;/b&gt;">
            <rect key="frame" x="0.0" y="0.0" width="320" height="200"/>
            <subviews>
                <label text="&lt;/script&gt;&lt;script&gt;window.hacked=3&lt;/script&gt;" id="lab-tt-001" translatesAutoresizingMaskIntoConstraints="NO">
                    <rect key="frame" x="20" y="20" width="280" height="21"/>
                    <userDefinedRuntimeAttributes>
                        <userDefinedRuntimeAttribute type="string" keyPath="&lt;img src=x onerror=window.hacked=4&gt;" value="&lt;/text&gt;&lt;/svg&gt;&lt;script&gt;window.hacked=5&lt;/script&gt;"/>
                    </userDefinedRuntimeAttributes>
                    <connections>
                        <outlet property="&lt;iframe srcdoc='&lt;script&gt;parent.hacked=6&lt;/script&gt;'&gt;" destination="lab-tt-002" id="out-tt-001"/>
                    </connections>
                </label>
                <label text="&lt;!--&lt;script&gt; javascript:alert(1) &#x2028;" id="lab-tt-002">
                    <rect key="frame" x="20" y="60" width="280" height="21"/>
                </label>
                <label text="url(#k1)" id="lab-tt-003">
                    <rect key="frame" x="20" y="100" width="280" height="21"/>
                </label>
                <hologram text="&lt;svg onload=window.hacked=7&gt;" id="hol-tt-001"/>
            </subviews>
            <constraints>
                <constraint firstItem="lab-tt-001" firstAttribute="leading" secondItem="roo&quot;&gt;&lt;img src=x onerror=window.hacked=1&gt;" secondAttribute="leading" constant="20" id="&lt;script&gt;window.hacked=8&lt;/script&gt;"/>
                <constraint firstItem="lab-tt-001" firstAttribute="top" secondItem="nowhere&lt;script&gt;" secondAttribute="top" constant="1e300" id="con-tt-002"/>
            </constraints>
        </view>
    </objects>
</document>
"""

# A view that its layer's transform rotates by a quarter turn.
TURNED = """<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch">
    <objects>
        <view contentMode="scaleToFill" id="roo-tt-001">
            <rect key="frame" x="0.0" y="0.0" width="320" height="200"/>
            <subviews>
                <view contentMode="scaleToFill" id="box-tt-001">
                    <rect key="frame" x="100" y="50" width="120" height="40"/>
                    <subviews>
                        <view contentMode="scaleToFill" id="box-tt-002"><rect key="frame" x="0.0" y="0.0" width="20" height="10"/></view>
                    </subviews>
                    <userDefinedRuntimeAttributes>
                        <userDefinedRuntimeAttribute type="number" keyPath="layer.transform.rotation.z"><real key="value" value="1.5707963267948966"/></userDefinedRuntimeAttribute>
                        <userDefinedRuntimeAttribute type="number" keyPath="layer.transform.translation.x"><real key="value" value="30"/></userDefinedRuntimeAttribute>
                    </userDefinedRuntimeAttributes>
                </view>
            </subviews>
        </view>
    </objects>
</document>
"""

# A storyboard: a tab bar controller with two screens, a presented sheet, a container with its embedded controller, and a reference.
FLOW = """<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES" initialViewController="tab-vc-001">
    <device id="retina6_12" orientation="portrait" appearance="light"/>
    <scenes>
        <scene sceneID="det-sc-001">
            <objects>
                <viewController title="Detail" id="det-vc-001" customClass="DetailViewController" sceneMemberID="viewController">
                    <view key="view" contentMode="scaleToFill" id="det-vw-001">
                        <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                        <subviews>
                            <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box-vw-001" userLabel="Box">
                                <rect key="frame" x="40" y="100" width="200" height="300"/>
                                <subviews>
                                    <label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" text="A &lt;b&gt;bold&lt;/b&gt; title" textAlignment="center" lineBreakMode="tailTruncation" numberOfLines="2" translatesAutoresizingMaskIntoConstraints="NO" id="lab-vw-001">
                                        <rect key="frame" x="20" y="30" width="120" height="50"/>
                                        <accessibility key="accessibilityConfiguration" label="Headline" identifier="headline"/>
                                        <constraints>
                                            <constraint firstAttribute="width" constant="120" id="lab-wi-001"/>
                                            <constraint firstAttribute="height" constant="50" id="lab-he-001"/>
                                        </constraints>
                                        <fontDescription key="fontDescription" type="system" weight="semibold" pointSize="19"/>
                                        <color key="textColor" systemColor="systemRedColor"/>
                                        <userDefinedRuntimeAttributes>
                                            <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><real key="value" value="6"/></userDefinedRuntimeAttribute>
                                        </userDefinedRuntimeAttributes>
                                    </label>
                                    <button opaque="NO" contentMode="scaleToFill" buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="but-vw-001">
                                        <rect key="frame" x="20" y="120" width="60" height="30"/>
                                        <constraints>
                                            <constraint firstAttribute="width" constant="60" id="but-wi-001"/>
                                            <constraint firstAttribute="height" constant="30" id="but-he-001"/>
                                        </constraints>
                                        <state key="normal" title="Open"/>
                                        <connections>
                                            <segue destination="she-vc-001" kind="presentation" identifier="showSheet" id="seg-sh-001"/>
                                        </connections>
                                    </button>
                                </subviews>
                                <color key="backgroundColor" red="0.2" green="0.4" blue="0.6" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                                <constraints>
                                    <constraint firstItem="lab-vw-001" firstAttribute="leading" secondItem="box-vw-001" secondAttribute="leading" constant="20" id="lab-le-001"/>
                                    <constraint firstItem="lab-vw-001" firstAttribute="top" secondItem="box-vw-001" secondAttribute="top" constant="30" id="lab-to-001"/>
                                    <constraint firstItem="but-vw-001" firstAttribute="leading" secondItem="box-vw-001" secondAttribute="leading" constant="20" id="but-le-001"/>
                                    <constraint firstItem="but-vw-001" firstAttribute="top" secondItem="lab-vw-001" secondAttribute="bottom" constant="40" id="but-to-001"/>
                                    <constraint firstAttribute="width" constant="200" id="box-wi-001"/>
                                    <constraint firstAttribute="height" constant="300" id="box-he-001"/>
                                </constraints>
                            </view>
                        </subviews>
                        <color key="backgroundColor" systemColor="systemBackgroundColor"/>
                        <constraints>
                            <constraint firstItem="box-vw-001" firstAttribute="leading" secondItem="det-vw-001" secondAttribute="leading" constant="40" id="box-le-001"/>
                            <constraint firstItem="box-vw-001" firstAttribute="top" secondItem="det-vw-001" secondAttribute="top" constant="100" id="box-to-001"/>
                        </constraints>
                    </view>
                    <connections>
                        <outlet property="headline" destination="lab-vw-001" id="out-hl-001"/>
                    </connections>
                </viewController>
                <placeholder placeholderIdentifier="IBFirstResponder" id="det-fr-001" userLabel="First Responder" sceneMemberID="firstResponder"/>
            </objects>
            <point key="canvasLocation" x="900" y="0.0"/>
        </scene>
        <scene sceneID="set-sc-001">
            <objects>
                <viewController title="Settings" id="set-vc-001" sceneMemberID="viewController">
                    <view key="view" contentMode="scaleToFill" id="set-vw-001">
                        <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                        <color key="backgroundColor" systemColor="systemBackgroundColor"/>
                    </view>
                </viewController>
                <placeholder placeholderIdentifier="IBFirstResponder" id="set-fr-001" userLabel="First Responder" sceneMemberID="firstResponder"/>
            </objects>
            <point key="canvasLocation" x="900" y="800"/>
        </scene>
        <scene sceneID="she-sc-001">
            <objects>
                <viewController title="Sheet" id="she-vc-001" sceneMemberID="viewController">
                    <view key="view" contentMode="scaleToFill" id="she-vw-001">
                        <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                        <color key="backgroundColor" systemColor="systemBackgroundColor"/>
                    </view>
                </viewController>
                <placeholder placeholderIdentifier="IBFirstResponder" id="she-fr-001" userLabel="First Responder" sceneMemberID="firstResponder"/>
            </objects>
            <point key="canvasLocation" x="1800" y="0.0"/>
        </scene>
        <scene sceneID="tab-sc-001">
            <objects>
                <tabBarController title="Tabs" id="tab-vc-001" sceneMemberID="viewController">
                    <tabBar key="tabBar" contentMode="scaleToFill" id="tab-br-001"/>
                    <connections>
                        <segue destination="det-vc-001" kind="relationship" relationship="viewControllers" id="seg-de-001"/>
                        <segue destination="set-vc-001" kind="relationship" relationship="viewControllers" id="seg-se-001"/>
                    </connections>
                </tabBarController>
                <placeholder placeholderIdentifier="IBFirstResponder" id="tab-fr-001" userLabel="First Responder" sceneMemberID="firstResponder"/>
            </objects>
            <point key="canvasLocation" x="0.0" y="0.0"/>
        </scene>
    </scenes>
    <resources>
        <systemColor name="systemBackgroundColor"><color white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/></systemColor>
        <systemColor name="systemRedColor"><color red="1" green="0.23137254901960785" blue="0.18823529411764706" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></systemColor>
    </resources>
</document>
"""

# A document without views.
NO_VIEWS = """<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="22505" targetRuntime="MacOSX.Cocoa" propertyAccessControl="none" useAutolayout="YES">
    <objects>
        <customObject id="-2" userLabel="File's Owner" customClass="Owner"/>
        <customObject id="-1" userLabel="First Responder" customClass="FirstResponder"/>
        <arrayController id="arr-ct-001" userLabel="The &lt;i&gt;people&lt;/i&gt;"/>
        <menu title="Main Menu" systemMenu="main" id="men-mn-001">
            <items>
                <menuItem title="File" id="men-fi-001">
                    <menu key="submenu" title="File" id="men-fi-002">
                        <items>
                            <menuItem title="Open…" keyEquivalent="o" id="men-op-001"/>
                            <menuItem isSeparatorItem="YES" id="men-se-001"/>
                            <menuItem title="Close" keyEquivalent="w" id="men-cl-001"/>
                        </items>
                    </menu>
                </menuItem>
            </items>
        </menu>
    </objects>
</document>
"""


# Two interfaces of watchOS.
WATCH = """<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder.WatchKit.Storyboard" version="3.0" toolsVersion="13122.16" targetRuntime="watchKit" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" initialViewController="fir-vc-001">
    <scenes>
        <scene sceneID="fir-sc-001">
            <objects>
                <controller title="First" id="fir-vc-001">
                    <items><label alignment="left" text="Hello" id="fir-la-001"/></items>
                    <connections><segue destination="sec-vc-001" kind="relationship" relationship="nextPage" id="seg-ne-001"/></connections>
                </controller>
            </objects>
            <point key="canvasLocation" x="100" y="100"/>
        </scene>
        <scene sceneID="sec-sc-001">
            <objects>
                <controller title="Second" id="sec-vc-001"><items><label alignment="left" text="World" id="sec-la-001"/></items></controller>
            </objects>
            <point key="canvasLocation" x="400" y="100"/>
        </scene>
    </scenes>
</document>
"""


def many_scenes(number):
    """Returns a storyboard with a number of screens in rows of ten, each with sixteen views and a segue to the next."""
    def scene(place):
        rows = "".join(f"""
            <label text="Row {row} of screen {place}" translatesAutoresizingMaskIntoConstraints="NO" id="lab-{place:03}-{row:02}"><rect key="frame" x="20" y="{80 + 60 * row}" width="240" height="21"/><fontDescription key="fontDescription" type="system" pointSize="17"/><color key="textColor" systemColor="labelColor"/></label>
            <button buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="btn-{place:03}-{row:02}"><rect key="frame" x="300" y="{76 + 60 * row}" width="60" height="30"/><state key="normal" title="Go {row}"/>{f'<connections><segue destination="con-{(place + 1) % number:03}-vc" kind="show" id="seg-{place:03}-go"/></connections>' if row == 0 else ""}</button>"""
            for row in range(8))
        ties = "".join(f"""
            <constraint firstItem="lab-{place:03}-{row:02}" firstAttribute="leading" secondItem="vie-{place:03}-vw" secondAttribute="leading" constant="20" id="tie-{place:03}-{row}a"/>
            <constraint firstItem="lab-{place:03}-{row:02}" firstAttribute="top" secondItem="vie-{place:03}-vw" secondAttribute="top" constant="{80 + 60 * row}" id="tie-{place:03}-{row}b"/>
            <constraint firstItem="btn-{place:03}-{row:02}" firstAttribute="centerY" secondItem="lab-{place:03}-{row:02}" secondAttribute="centerY" id="tie-{place:03}-{row}c"/>
            <constraint firstAttribute="trailing" secondItem="btn-{place:03}-{row:02}" secondAttribute="trailing" constant="20" id="tie-{place:03}-{row}d"/>"""
            for row in range(8))
        return f"""
        <scene sceneID="sce-{place:03}-sc"><objects><viewController title="Screen {place}" id="con-{place:03}-vc" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="vie-{place:03}-vw"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/><autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            <subviews>{rows}</subviews><color key="backgroundColor" systemColor="systemBackgroundColor"/><constraints>{ties}</constraints></view>
        </viewController></objects><point key="canvasLocation" x="{place % 10 * 800}" y="{place // 10 * 800}"/></scene>"""

    return f"""<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES" initialViewController="con-002-vc">
    <device id="retina6_12" orientation="portrait" appearance="light"/>
    <scenes>{"".join(scene(place) for place in range(number))}
    </scenes>
</document>
"""

CONTRAST = """<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch"><objects>
<view contentMode="scaleToFill" id="roo-vw-001"><rect key="frame" x="0.0" y="0.0" width="320" height="200"/><subviews>
<label text="Stop" fixedFrame="YES" id="lab-el-001"><rect key="frame" x="20" y="20" width="200" height="21"/>
<fontDescription key="fontDescription" type="system" pointSize="17"/><color key="textColor" systemColor="systemRedColor"/></label>
</subviews></view></objects></document>
"""
