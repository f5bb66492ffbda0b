"""Documents that are made for a check."""

# Markup wherever a text can stand.
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

# A view that its layer's transform turns by a quarter.
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
