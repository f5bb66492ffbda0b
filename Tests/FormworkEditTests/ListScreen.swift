/// A storyboard in Xcode's format with a list and a detail screen: a navigation controller, cells, a recognizer, images.
enum ListScreen {
    static let text = #"""
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES" initialViewController="Nv0-Li-st0">
            <device id="retina4_7" orientation="portrait" appearance="light"/>
            <scenes>
                <!--Navigation Controller-->
                <scene sceneID="Sc0-Na-v00">
                    <objects>
                        <navigationController id="Nv0-Li-st0" sceneMemberID="viewController">
                            <navigationBar key="navigationBar" contentMode="scaleToFill" id="Nb0-Li-st0">
                                <rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
                                <autoresizingMask key="autoresizingMask"/>
                            </navigationBar>
                            <connections>
                                <segue destination="Tv0-Li-st0" kind="relationship" relationship="rootViewController" id="Rl0-Li-st0"/>
                            </connections>
                        </navigationController>
                        <placeholder placeholderIdentifier="IBFirstResponder" id="Fr0-Na-v00" userLabel="First Responder" customClass="UIResponder" sceneMemberID="firstResponder"/>
                    </objects>
                    <point key="canvasLocation" x="-800" y="0.0"/>
                </scene>
                <!--Places-->
                <scene sceneID="Sc1-Li-st0">
                    <objects>
                        <tableViewController id="Tv0-Li-st0" customClass="PlacesController" customModule="App" customModuleProvider="target" sceneMemberID="viewController">
                            <tableView key="view" clipsSubviews="YES" contentMode="scaleToFill" alwaysBounceVertical="YES" dataMode="prototypes" style="plain" separatorStyle="default" rowHeight="-1" estimatedRowHeight="-1" sectionHeaderHeight="28" sectionFooterHeight="28" id="Tb0-Li-st0">
                                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                                <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                                <color key="backgroundColor" systemColor="systemBackgroundColor"/>
                                <prototypes>
                                    <tableViewCell clipsSubviews="YES" contentMode="scaleToFill" preservesSuperviewLayoutMargins="YES" selectionStyle="default" indentationWidth="10" reuseIdentifier="Place" id="Ce0-Pl-ace">
                                        <rect key="frame" x="0.0" y="50" width="375" height="43.5"/>
                                        <autoresizingMask key="autoresizingMask"/>
                                        <tableViewCellContentView key="contentView" opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="center" preservesSuperviewLayoutMargins="YES" insetsLayoutMarginsFromSafeArea="NO" tableViewCell="Ce0-Pl-ace" id="Cv0-Pl-ace">
                                            <rect key="frame" x="0.0" y="0.0" width="375" height="43.5"/>
                                            <autoresizingMask key="autoresizingMask"/>
                                            <subviews>
                                                <label opaque="NO" multipleTouchEnabled="YES" contentMode="left" text="Name" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="Lb0-Na-me0">
                                                    <rect key="frame" x="16" y="11" width="343" height="21.5"/>
                                                    <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
                                                    <nil key="textColor"/>
                                                    <nil key="highlightedColor"/>
                                                </label>
                                            </subviews>
                                            <constraints>
                                                <constraint firstItem="Lb0-Na-me0" firstAttribute="top" secondItem="Cv0-Pl-ace" secondAttribute="topMargin" id="C10-00-001"/>
                                                <constraint firstItem="Lb0-Na-me0" firstAttribute="leading" secondItem="Cv0-Pl-ace" secondAttribute="leadingMargin" id="C10-00-002"/>
                                                <constraint firstAttribute="trailingMargin" secondItem="Lb0-Na-me0" secondAttribute="trailing" id="C10-00-003"/>
                                                <constraint firstAttribute="bottomMargin" secondItem="Lb0-Na-me0" secondAttribute="bottom" id="C10-00-004"/>
                                            </constraints>
                                        </tableViewCellContentView>
                                        <connections>
                                            <outlet property="nameLabel" destination="Lb0-Na-me0" id="Ol1-Na-me0"/>
                                            <segue destination="Vc1-Pl-ace" kind="show" identifier="place" id="Sg0-Pl-ace"/>
                                        </connections>
                                    </tableViewCell>
                                </prototypes>
                                <connections>
                                    <outlet property="dataSource" destination="Tv0-Li-st0" id="Ol0-Da-ta0"/>
                                    <outlet property="delegate" destination="Tv0-Li-st0" id="Ol0-De-leg"/>
                                </connections>
                            </tableView>
                            <navigationItem key="navigationItem" title="Places" id="Ni0-Li-st0"/>
                        </tableViewController>
                        <placeholder placeholderIdentifier="IBFirstResponder" id="Fr1-Li-st0" userLabel="First Responder" customClass="UIResponder" sceneMemberID="firstResponder"/>
                    </objects>
                    <point key="canvasLocation" x="0.0" y="0.0"/>
                </scene>
                <!--Place-->
                <scene sceneID="Sc2-Pl-ace">
                    <objects>
                        <viewController storyboardIdentifier="Place" title="Place" id="Vc1-Pl-ace" customClass="PlaceController" customModule="App" customModuleProvider="target" sceneMemberID="viewController">
                            <view key="view" contentMode="scaleToFill" id="Vw1-Pl-ace" userLabel="Page">
                                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                                <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                                <subviews>
                                    <imageView clipsSubviews="YES" contentMode="scaleAspectFit" horizontalHuggingPriority="251" verticalHuggingPriority="251" image="photo" translatesAutoresizingMaskIntoConstraints="NO" id="Im0-Ph-oto" userLabel="Photo">
                                        <rect key="frame" x="0.0" y="20" width="375" height="200"/>
                                        <constraints>
                                            <constraint firstAttribute="height" constant="200" id="C20-00-001"/>
                                        </constraints>
                                        <connections>
                                            <outletCollection property="gestureRecognizers" destination="Gr0-Ta-p00" appends="YES" id="Oc0-Ta-p00"/>
                                        </connections>
                                    </imageView>
                                    <switch opaque="NO" contentMode="scaleToFill" horizontalHuggingPriority="750" verticalHuggingPriority="750" contentHorizontalAlignment="center" contentVerticalAlignment="center" on="YES" translatesAutoresizingMaskIntoConstraints="NO" id="Sw0-Vi-sit" userLabel="Visited">
                                        <rect key="frame" x="16" y="236" width="51" height="31"/>
                                        <connections>
                                            <action selector="visit:" destination="Vc1-Pl-ace" eventType="valueChanged" id="Ac0-Vi-sit"/>
                                        </connections>
                                    </switch>
                                </subviews>
                                <viewLayoutGuide key="safeArea" id="Sa1-Pl-ace"/>
                                <color key="backgroundColor" systemColor="systemBackgroundColor"/>
                                <constraints>
                                    <constraint firstItem="Im0-Ph-oto" firstAttribute="top" secondItem="Vw1-Pl-ace" secondAttribute="top" constant="20" id="C20-00-002"/>
                                    <constraint firstItem="Im0-Ph-oto" firstAttribute="leading" secondItem="Sa1-Pl-ace" secondAttribute="leading" id="C20-00-003"/>
                                    <constraint firstItem="Sa1-Pl-ace" firstAttribute="trailing" secondItem="Im0-Ph-oto" secondAttribute="trailing" id="C20-00-004"/>
                                    <constraint firstItem="Sw0-Vi-sit" firstAttribute="top" secondItem="Im0-Ph-oto" secondAttribute="bottom" constant="16" id="C20-00-005"/>
                                    <constraint firstItem="Sw0-Vi-sit" firstAttribute="leading" secondItem="Sa1-Pl-ace" secondAttribute="leading" constant="16" id="C20-00-006"/>
                                </constraints>
                            </view>
                            <connections>
                                <outlet property="photo" destination="Im0-Ph-oto" id="Ol2-Ph-oto"/>
                            </connections>
                        </viewController>
                        <placeholder placeholderIdentifier="IBFirstResponder" id="Fr2-Pl-ace" userLabel="First Responder" customClass="UIResponder" sceneMemberID="firstResponder"/>
                        <tapGestureRecognizer id="Gr0-Ta-p00" userLabel="Tap">
                            <connections>
                                <action selector="zoom:" destination="Vc1-Pl-ace" id="Ac1-Zo-om0"/>
                            </connections>
                        </tapGestureRecognizer>
                    </objects>
                    <point key="canvasLocation" x="800" y="0.0"/>
                </scene>
            </scenes>
            <resources>
                <image name="photo" width="375" height="200"/>
                <systemColor name="systemBackgroundColor">
                    <color white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
                </systemColor>
            </resources>
        </document>

        """#
}

/// A XIB of macOS, as Xcode writes it.
enum PanelWindow {
    static let text = #"""
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="22505" targetRuntime="MacOSX.Cocoa" propertyAccessControl="none" useAutolayout="YES" customObjectInstantitationMethod="direct">
            <objects>
                <customObject id="-2" userLabel="File's Owner" customClass="PanelController" customModule="App" customModuleProvider="target">
                    <connections>
                        <outlet property="window" destination="Wi0-Pa-nel" id="Ol3-Wi-ndo"/>
                    </connections>
                </customObject>
                <customObject id="-1" userLabel="First Responder" customClass="FirstResponder"/>
                <customObject id="-3" userLabel="Application" customClass="NSObject"/>
                <window title="Panel" allowsToolTipsWhenApplicationIsInactive="NO" autorecalculatesKeyViewLoop="NO" releasedWhenClosed="NO" animationBehavior="default" id="Wi0-Pa-nel">
                    <windowStyleMask key="styleMask" titled="YES" closable="YES"/>
                    <rect key="contentRect" x="196" y="240" width="480" height="270"/>
                    <rect key="screenRect" x="0.0" y="0.0" width="1680" height="1027"/>
                    <view key="contentView" id="Vw2-Pa-nel" userLabel="Content">
                        <rect key="frame" x="0.0" y="0.0" width="480" height="270"/>
                        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                        <subviews>
                            <textField focusRingType="none" horizontalHuggingPriority="251" verticalHuggingPriority="750" translatesAutoresizingMaskIntoConstraints="NO" id="Tf1-Pa-nel" userLabel="Heading">
                                <rect key="frame" x="18" y="234" width="37" height="16"/>
                                <textFieldCell key="cell" lineBreakMode="clipping" title="Hello" id="Tc1-Pa-nel">
                                    <font key="font" metaFont="system"/>
                                    <color key="textColor" name="labelColor" catalog="System" colorSpace="catalog"/>
                                    <color key="backgroundColor" name="textBackgroundColor" catalog="System" colorSpace="catalog"/>
                                </textFieldCell>
                            </textField>
                            <button verticalHuggingPriority="750" translatesAutoresizingMaskIntoConstraints="NO" id="Bt1-Pa-nel" userLabel="OK Button">
                                <rect key="frame" x="13" y="195" width="73" height="32"/>
                                <buttonCell key="cell" type="push" title="OK" bezelStyle="rounded" alignment="center" borderStyle="border" imageScaling="proportionallyDown" inset="2" id="Bc1-Pa-nel">
                                    <behavior key="behavior" pushIn="YES" lightByBackground="YES" lightByGray="YES"/>
                                    <font key="font" metaFont="system"/>
                                </buttonCell>
                            </button>
                        </subviews>
                        <constraints>
                            <constraint firstItem="Tf1-Pa-nel" firstAttribute="top" secondItem="Vw2-Pa-nel" secondAttribute="top" constant="20" symbolic="YES" id="C30-00-001"/>
                            <constraint firstItem="Tf1-Pa-nel" firstAttribute="leading" secondItem="Vw2-Pa-nel" secondAttribute="leading" constant="20" symbolic="YES" id="C30-00-002"/>
                            <constraint firstItem="Bt1-Pa-nel" firstAttribute="top" secondItem="Tf1-Pa-nel" secondAttribute="bottom" constant="12" id="C30-00-003"/>
                            <constraint firstItem="Bt1-Pa-nel" firstAttribute="leading" secondItem="Tf1-Pa-nel" secondAttribute="leading" id="C30-00-004"/>
                        </constraints>
                    </view>
                </window>
            </objects>
        </document>

        """#
}
