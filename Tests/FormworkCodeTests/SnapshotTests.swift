import FormworkCode
import FormworkTestSupport
import Testing

@Suite("Generated code as a whole")
struct SnapshotTests {
    @Test("A small document in each dialect", arguments: CodeDialect.allCases)
    func document(dialect: CodeDialect) throws {
        let text = dialect.isOfMac ? Self.mac : Self.touch
        for file in try CodeChecker.files(text, dialect, source: "Card.xib") {
            #expect(try Snapshot.difference(file.text, "\(dialect.rawValue)-\(file.name).txt") == nil)
        }
    }

    @Test("The same code as a class", arguments: [CodeDialect.uikit, .appkit])
    func form(dialect: CodeDialect) throws {
        let files = try CodeChecker.files(dialect == .appkit ? Self.mac : Self.touch, dialect, source: "Card.xib", form: nil)
        #expect(try CodeChecker.syntaxErrors(in: files, dialect) == "")
        for file in files { #expect(try Snapshot.difference(file.text, "\(dialect.rawValue)-\(file.name).txt") == nil) }
    }

    @Test("The snapshots' code parses", arguments: CodeDialect.allCases)
    func parses(dialect: CodeDialect) throws {
        let files = try CodeChecker.files(dialect.isOfMac ? Self.mac : Self.touch, dialect, source: "Card.xib")
        #expect(try CodeChecker.syntaxErrors(in: files, dialect) == "")
    }

    @Test(
        "The owner of the views is named even if it has no class",
        arguments: [CodeDialect.uikit, .appkit, .uikitObjC, .appkitObjC, .autolayoutkitObjC])
    func owner(dialect: CodeDialect) throws {
        let mac = dialect.isOfMac
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.\(mac ? "Cocoa" : "CocoaTouch").XIB" version="3.0" toolsVersion="22505" \
            targetRuntime="\(mac ? "MacOSX.Cocoa" : "iOS.CocoaTouch")"><objects><\(mac ? "customView" : "view") id="v"/></objects></document>
            """
        let files = try CodeChecker.files(text, dialect, source: "Card.xib")
        #expect(files.contains { $0.text.contains("/// The target of actions: the owner of the views.") })
    }

    /// A label, a button with an action in a stack view, constraints of all kinds, an outlet to one of them, a runtime attribute.
    private static let touch = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useSafeAreas="YES">
            <objects>
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="CardController">
                    <connections>
                        <outlet property="titleLabel" destination="ttl-aa-001" id="out-aa-001"/>
                        <outlet property="titleTop" destination="con-aa-001" id="out-aa-002"/>
                    </connections>
                </placeholder>
                <view contentMode="scaleToFill" id="crd-aa-001" userLabel="Card">
                    <rect key="frame" x="0.0" y="0.0" width="320" height="200"/>
                    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                    <subviews>
                        <label opaque="NO" contentMode="left" text="Hello &quot;you&quot;" textAlignment="center" lineBreakMode="tailTruncation" numberOfLines="0" translatesAutoresizingMaskIntoConstraints="NO" id="ttl-aa-001">
                            <rect key="frame" x="16" y="8" width="288" height="21"/>
                            <fontDescription key="fontDescription" type="boldSystem" pointSize="17"/>
                            <color key="textColor" systemColor="labelColor"/>
                            <userDefinedRuntimeAttributes>
                                <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="4"/></userDefinedRuntimeAttribute>
                            </userDefinedRuntimeAttributes>
                        </label>
                        <stackView opaque="NO" contentMode="scaleToFill" axis="vertical" spacing="8" translatesAutoresizingMaskIntoConstraints="NO" id="stk-aa-001">
                            <rect key="frame" x="16" y="37" width="288" height="60"/>
                            <subviews>
                                <button opaque="NO" contentMode="scaleToFill" buttonType="system" lineBreakMode="middleTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="btn-aa-001">
                                    <rect key="frame" x="0.0" y="0.0" width="288" height="30"/>
                                    <state key="normal" title="Save"/>
                                    <connections><action selector="save:" destination="-1" eventType="touchUpInside" id="act-aa-001"/></connections>
                                </button>
                            </subviews>
                        </stackView>
                    </subviews>
                    <viewLayoutGuide key="safeArea" id="saf-aa-001"/>
                    <constraints>
                        <constraint firstItem="ttl-aa-001" firstAttribute="top" secondItem="saf-aa-001" secondAttribute="top" constant="8" id="con-aa-001"/>
                        <constraint firstItem="ttl-aa-001" firstAttribute="leading" secondItem="crd-aa-001" secondAttribute="leadingMargin" id="con-aa-002"/>
                        <constraint firstItem="ttl-aa-001" firstAttribute="centerX" secondItem="crd-aa-001" secondAttribute="centerX" id="con-aa-003"/>
                        <constraint firstItem="stk-aa-001" firstAttribute="top" secondItem="ttl-aa-001" secondAttribute="bottom" constant="8" id="con-aa-004"/>
                        <constraint firstItem="stk-aa-001" firstAttribute="width" secondItem="crd-aa-001" secondAttribute="width" multiplier="0.5" constant="-8" priority="750" id="con-aa-005"/>
                        <constraint firstItem="stk-aa-001" firstAttribute="height" relation="greaterThanOrEqual" constant="44" id="con-aa-006"/>
                        <constraint firstItem="btn-aa-001" firstAttribute="height" constant="30" identifier="save height" id="con-aa-007"/>
                    </constraints>
                </view>
            </objects>
        </document>

        """

    /// The same with AppKit: a label, a stack view with a gravity, a check box and a pop-up button, a table in a scroll view.
    private static let mac = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="22505" targetRuntime="MacOSX.Cocoa" propertyAccessControl="none" useAutolayout="YES">
            <objects>
                <customObject id="-2" userLabel="File's Owner" customClass="CardController">
                    <connections><outlet property="titleLabel" destination="ttl-aa-001" id="out-aa-001"/></connections>
                </customObject>
                <customView id="crd-aa-001" userLabel="Card">
                    <rect key="frame" x="0.0" y="0.0" width="320" height="200"/>
                    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                    <subviews>
                        <textField verticalHuggingPriority="750" translatesAutoresizingMaskIntoConstraints="NO" toolTip="Who?" id="ttl-aa-001">
                            <rect key="frame" x="16" y="171" width="288" height="17"/>
                            <textFieldCell key="cell" lineBreakMode="clipping" title="Hello" id="cel-aa-001">
                                <font key="font" metaFont="systemBold"/>
                                <color key="textColor" name="labelColor" catalog="System" colorSpace="catalog"/>
                                <color key="backgroundColor" red="1" green="0.5" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                            </textFieldCell>
                        </textField>
                        <stackView distribution="gravityAreas" orientation="vertical" alignment="leading" detachesHiddenViews="YES" translatesAutoresizingMaskIntoConstraints="NO" id="stk-aa-001">
                            <rect key="frame" x="16" y="100" width="200" height="60"/>
                            <beginningViews>
                                <button verticalHuggingPriority="750" translatesAutoresizingMaskIntoConstraints="NO" id="btn-aa-001">
                                    <rect key="frame" x="0.0" y="42" width="80" height="18"/>
                                    <buttonCell key="cell" type="check" title="Keep" bezelStyle="regularSquare" imagePosition="left" alignment="left" state="on" inset="2" id="cel-aa-002">
                                        <behavior key="behavior" changeContents="YES" doesNotDimImage="YES" lightByContents="YES"/>
                                        <font key="font" metaFont="system"/>
                                    </buttonCell>
                                    <connections><action selector="keep:" target="-2" id="act-aa-001"/></connections>
                                </button>
                                <popUpButton verticalHuggingPriority="750" translatesAutoresizingMaskIntoConstraints="NO" id="pop-aa-001">
                                    <rect key="frame" x="0.0" y="10" width="100" height="25"/>
                                    <popUpButtonCell key="cell" type="push" title="Two" bezelStyle="rounded" alignment="left" lineBreakMode="truncatingTail" borderStyle="borderAndBezel" selectedItem="itm-aa-002" id="cel-aa-003">
                                        <behavior key="behavior" lightByBackground="YES" lightByGray="YES"/>
                                        <font key="font" metaFont="menu"/>
                                        <menu key="menu" id="men-aa-001">
                                            <items>
                                                <menuItem title="One" tag="1" id="itm-aa-001"/>
                                                <menuItem isSeparatorItem="YES" id="itm-aa-003"/>
                                                <menuItem title="Two" state="on" id="itm-aa-002"/>
                                            </items>
                                        </menu>
                                    </popUpButtonCell>
                                </popUpButton>
                            </beginningViews>
                            <visibilityPriorities><integer value="1000"/><integer value="900"/></visibilityPriorities>
                            <customSpacing><real value="12"/><real value="3.4028234663852886e+38"/></customSpacing>
                        </stackView>
                        <scrollView horizontalLineScroll="19" verticalLineScroll="19" usesPredominantAxisScrolling="NO" id="scr-aa-001">
                            <rect key="frame" x="16" y="8" width="200" height="80"/>
                            <clipView key="contentView" id="clp-aa-001">
                                <rect key="frame" x="1" y="1" width="198" height="78"/>
                                <subviews>
                                    <tableView verticalHuggingPriority="750" columnAutoresizingStyle="lastColumnOnly" multipleSelection="NO" rowHeight="17" viewBased="YES" headerView="hdr-aa-001" id="tbl-aa-001">
                                        <rect key="frame" x="0.0" y="0.0" width="198" height="55"/>
                                        <tableColumns>
                                            <tableColumn identifier="name" width="190" minWidth="40" maxWidth="1000" id="col-aa-001">
                                                <tableHeaderCell key="headerCell" lineBreakMode="truncatingTail" borderStyle="border" title="Name"/>
                                                <tableColumnResizingMask key="resizingMask" resizeWithTable="YES" userResizable="YES"/>
                                            </tableColumn>
                                        </tableColumns>
                                        <connections><outlet property="dataSource" destination="-2" id="out-aa-003"/></connections>
                                    </tableView>
                                </subviews>
                            </clipView>
                            <tableHeaderView key="headerView" id="hdr-aa-001"><rect key="frame" x="0.0" y="0.0" width="198" height="23"/></tableHeaderView>
                        </scrollView>
                    </subviews>
                    <constraints>
                        <constraint firstItem="ttl-aa-001" firstAttribute="top" secondItem="crd-aa-001" secondAttribute="top" constant="12" id="con-aa-001"/>
                        <constraint firstItem="ttl-aa-001" firstAttribute="leading" secondItem="crd-aa-001" secondAttribute="leading" constant="16" id="con-aa-002"/>
                        <constraint firstItem="stk-aa-001" firstAttribute="leading" secondItem="ttl-aa-001" secondAttribute="leading" id="con-aa-003"/>
                        <constraint firstItem="stk-aa-001" firstAttribute="top" secondItem="ttl-aa-001" secondAttribute="bottom" constant="11" priority="900" id="con-aa-004"/>
                    </constraints>
                </customView>
            </objects>
        </document>

        """
}
