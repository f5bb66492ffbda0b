@testable import FormworkCode

/// Documents with everything that a code generator reads: made from the writers' tables, with handwritten parts for what the tables lack.
enum Everything {
    static func document(_ objects: String, isMac: Bool) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.\(isMac ? "Cocoa" : "CocoaTouch").XIB" version="3.0" toolsVersion="22505" targetRuntime="\(isMac ? "MacOSX.Cocoa" : "iOS.CocoaTouch")" useAutolayout="YES">
        <objects>
        \(objects)
        </objects>
        </document>

        """
    }

    // MARK: From the tables

    /// A document for each class of UIKit, with each attribute and each element that a rule names.
    static var ofUIKit: [(name: String, text: String)] {
        UIKitClasses.byElement.sorted { $0.key < $1.key }.map { element, kit in
            (element, root(element, attributes(kit.rules), parts(kit.parts), isMac: false))
        }
    }

    /// A document for each class of AppKit, with each attribute and each element that a rule names, of its cell, too.
    static var ofAppKit: [(name: String, text: String)] {
        AppKitClasses.byElement.sorted { $0.key < $1.key }.map { element, kit in
            let cell = "<\(element)Cell key=\"cell\" \(attributes(kit.cell))>\(parts(kit.cellParts))</\(element)Cell>"
            return (element, root(element, attributes(kit.rules), cell + parts(kit.parts), isMac: true))
        }
    }

    private static func parts(_ rules: [PartRule]) -> String {
        rules.map { rule in
            let key = rule.key.map { " key=\"\($0)\"" } ?? ""
            return "<\(rule.names[0])\(key) \(generic)>text</\(rule.names[0])>"
        }.joined()
    }

    /// Attributes of elements that hold a value of any kind.
    private static let generic = """
        white="0.5" alpha="1" red="1" green="0" blue="0" name="n" width="1" height="2" minX="1" minY="1" maxX="1" maxY="1" top="1" left="1" \
        bottom="1" right="1" style="UICTFontTextStyleBody" type="system" size="12" metaFont="system" image="i" string="s"
        """

    private static func attributes(_ table: PropertyTable) -> String {
        table.rules.filter { $0.attribute != "id" && $0.attribute != "key" }.map { "\($0.attribute)=\"\(word($0.kind))\"" }
            .joined(separator: " ")
    }

    private static func word(_ kind: PropertyRule.Kind) -> String {
        switch kind {
        case .bool, .command: "YES"
        case .number, .integer, .priority, .named, .derived: "7"
        case .word(let words, _): words.keys.min() ?? "x"
        case .say(let words): words.keys.min() ?? "x"
        case .string, .image, .structural, .none: "x"
        }
    }

    private static func root(_ element: String, _ attributes: String, _ content: String, isMac: Bool) -> String {
        let view = isMac ? "customView" : "view"
        return document(
            "<\(view) id=\"r\"><subviews><\(element) id=\"v\" \(attributes)>\(content)</\(element)></subviews></\(view)>", isMac: isMac)
    }

    // MARK: Scenes

    /// Controllers with all of their attributes and connections.
    static let scenes: [(name: String, text: String, isMac: Bool)] = [
        (
            "scenes of UIKit",
            FormDocuments.storyboard(
                """
                <scene sceneID="s1"><objects><viewController title="t" storyboardIdentifier="i" modalTransitionStyle="crossDissolve" \
                useStoryboardIdentifierAsRestorationIdentifier="YES" modalPresentationStyle="formSheet" hidesBottomBarWhenPushed="YES" \
                definesPresentationContext="YES" providesPresentationContextTransitionStyle="YES" extendedLayoutIncludesOpaqueBars="YES" \
                clearsSelectionOnViewWillAppear="NO" automaticallyAdjustsScrollViewInsets="NO" autoresizesArchivedViewToFullSize="NO" \
                wantsFullScreenLayout="YES" restorationIdentifier="r" customClass="Own" id="c1">
                <extendedEdge key="edgesForExtendedLayout" top="YES"/><value key="contentSizeForViewInPopover" type="size" width="4" height="5"/>
                <size key="preferredContentSize" width="4" height="5"/><toolbarItems><barButtonItem title="t" id="i1"/></toolbarItems>
                <tabBarItem key="tabBarItem" title="t" id="i2"/><navigationItem key="navigationItem" title="t" prompt="p" id="n">
                <barButtonItem key="rightBarButtonItem" title="x" id="i3"/><view key="titleView" userLabel="tv" id="w"/></navigationItem>
                <view key="view" id="v"><subviews><button id="b"><connections>
                <segue destination="c2" kind="popoverPresentation" identifier="x" popoverAnchorView="b" popoverAnchorBarButtonItem="i3" \
                modalPresentationStyle="popover" modalTransitionStyle="coverVertical" animates="NO" id="g1">
                <popoverArrowDirection key="popoverArrowDirection" up="YES"/><popoverPassthroughViews><object reference="b"/>
                </popoverPassthroughViews></segue></connections></button></subviews></view><connections>
                <segue destination="p1" kind="show" destinationCreationSelector="m:" id="g2"/><segue destination="c2" kind="custom" customClass="Seg" identifier="y" id="g3"/>
                <segue destination="e" kind="unwind" unwindAction="back:" identifier="z" id="g4"/>
                <segue destination="p2" kind="presentation" trigger="accessoryAction" id="g5"/>
                <segue destination="c2" kind="replace" splitViewControllerTargetIndex="0" id="g7"/></connections></viewController>
                <exit id="e"/></objects></scene>
                <scene sceneID="s2"><objects><navigationController customClass="Nav" id="c2"><connections>
                <segue destination="c3" kind="relationship" relationship="rootViewController" id="g6"/></connections></navigationController>
                </objects></scene><scene sceneID="s3"><objects><tableViewController customClass="Tab" id="c3"><tableView key="view" id="t">
                <sections><tableViewSection headerTitle="h" footerTitle="f" id="z"><cells><tableViewCell userLabel="u" reuseIdentifier="q" \
                rowHeight="4" id="r"><tableViewCellContentView key="contentView" id="k"/></tableViewCell></cells></tableViewSection></sections>
                </tableView></tableViewController></objects></scene>
                <scene sceneID="s4"><objects><viewControllerPlaceholder storyboardName="n" bundleIdentifier="b" referencedIdentifier="i" id="p1"/>
                <viewControllerPlaceholder storyboardName="n" id="p2"/></objects></scene>
                """), false
        ),
        (
            "scenes of AppKit",
            FormDocuments.storyboard(
                """
                <scene sceneID="s1"><objects><viewController title="t" identifier="i" showSeguePresentationStyle="single" \
                storyboardIdentifier="j" customClass="Own" id="c1"><view key="view" id="v"><subviews><button id="b"><connections>
                <segue destination="c2" kind="popover" identifier="x" popoverAnchorView="b" popoverBehavior="t" preferredEdge="maxY" id="g1"/>
                </connections></button></subviews></view><connections><segue destination="p" kind="sheet" id="g2"/>
                <segue destination="c2" kind="custom" customClass="Seg" identifier="y" id="g3"/></connections></viewController></objects></scene>
                <scene sceneID="s2"><objects><viewController customClass="Two" id="c2"><view key="view" id="w"/></viewController>
                <viewControllerPlaceholder storyboardName="n" id="p"/></objects></scene>
                """, isMac: true), true
        ),
    ]

    // MARK: By hand

    /// Returns the attribute that names a module or a class, and constraints, connections and runtime attributes.
    private static func surroundings(_ view: String) -> String {
        """
        <constraints><constraint firstItem="l" firstAttribute="leading" secondItem="r" secondAttribute="leading" multiplier="1" constant="8" \
        priority="999" identifier="first" id="c1"/><constraint firstItem="l" firstAttribute="width" relation="lessThanOrEqual" constant="4" id="c2"/>\
        <constraint firstItem="l" firstAttribute="top" secondItem="r" secondAttribute="topMargin" symbolic="YES" id="c3"/></constraints>
        <connections><outlet property="delegate" destination="o" id="k1"/><outlet property="other" destination="l" id="k2"/>\
        <outlet property="pin" destination="c2" id="k3"/><outlet property="PWHidingSlaves" destination="c2" id="k6"/>\
        <outletCollection property="all" destination="l" id="k4"/><action selector="go:" destination="o" eventType="valueChanged" id="k5"/></connections>
        <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="string" keyPath="a.b" value="text"/>
        <userDefinedRuntimeAttribute type="string" keyPath="layer.transform" value="scale.x = 2, scale.y = 3"/>
        <userDefinedRuntimeAttribute type="localizedString" keyPath="b" value="text"/>
        <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><real key="value" value="4.5"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="boolean" keyPath="layer.masksToBounds" value="YES"/>
        <userDefinedRuntimeAttribute type="point" keyPath="d"><point key="value" x="1" y="2"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="size" keyPath="layer.shadowOffset"><size key="value" width="1" height="2"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="rect" keyPath="f"><rect key="value" x="1" y="2" width="3" height="4"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="range" keyPath="g"><range key="value" location="1" length="2"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="color" keyPath="h"><color key="value" name="c" systemColor="redColor" white="1" catalog="System"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="image" keyPath="i" value="picture"/>
        <userDefinedRuntimeAttribute type="nil" keyPath="j"/>
        <userDefinedRuntimeAttribute type="other" keyPath="k" value="x"/>
        </userDefinedRuntimeAttributes>
        """
    }

    private static let colors = """
        <color key="backgroundColor" name="c"/><color key="tintColor" systemColor="labelColor"/>\
        <color key="textColor" cocoaTouchSystemColor="darkTextColor"/><color key="borderColor" red="1" green="0" blue="0" alpha="1" \
        colorSpace="custom" customColorSpace="displayP3"/><color key="fillColor" cyan="1" magenta="0" yellow="0" black="0" alpha="1"/>\
        <color key="gridColor" hue="1" saturation="0" brightness="0" alpha="1"/><color key="highlightedColor" white="0" alpha="0"/>
        """

    private static func text(_ key: String) -> String {
        """
        <attributedString key="\(key)"><fragment content="one"><attributes><font key="NSFont" size="12" name="Menlo"/>\
        <font key="NSFont" metaFont="systemBold"/><color key="NSColor" name="c"/><paragraphStyle key="NSParagraphStyle" alignment="left" \
        lineBreakMode="clipping" lineSpacing="2" baseWritingDirection="natural" tighteningFactorForTruncation="1"><tabStops>\
        <textTab alignment="right" location="4"><options/></textTab></tabStops></paragraphStyle><real key="NSKern" value="1"/>\
        <integer key="NSUnderline" value="1"/><url key="NSLink" string="https://a"/><fontDescription key="NSFont" style="UICTFontTextStyleBody"/>\
        <strange key="NSStrange" value="1"/></attributes></fragment><fragment><string key="content">two</string></fragment></attributedString>
        """
    }

    /// One document for each handwritten view, as a document is generated again for each place in it.
    static var byHand: [(name: String, text: String, isMac: Bool)] {
        whole.flatMap { name, text, isMac -> [(name: String, text: String, isMac: Bool)] in
            guard let start = text.firstRange(of: "<subviews>\n"), let end = text.firstRange(of: "\n</subviews>") else { return [] }
            let lines = text[start.upperBound..<end.lowerBound].split(separator: "\n")
            let view = isMac ? "customView" : "view"
            return lines.enumerated().map { number, line in
                let head = number == 0 ? text[..<start.upperBound] : ""
                let whole = number == 0 ? head + line + text[end.lowerBound...] : ""
                let alone = document("<\(view) id=\"r\"><subviews>\(line)</subviews></\(view)>", isMac: isMac)
                return ("\(name), \(number)", number == 0 ? String(whole) : alone, isMac)
            }
        }
    }

    private static let whole: [(name: String, text: String, isMac: Bool)] = [
        (
            "views of UIKit",
            document(
                """
                <placeholder placeholderIdentifier="IBFilesOwner" id="o" userLabel="Owner" customClass="Own.Controller" customModule="Own" customModuleProvider="target">\
                <connections><outlet property="title" destination="l" id="k0"/><outlet property="pin2" destination="c2" id="k7"/>\
                <outlet property="tap" destination="g1" id="k8"/></connections></placeholder>
                <view id="r" userLabel="Root" customClass="Kit.Card" customModule="Kit" contentMode="left"><rect key="frame" x="0" y="0" width="10" height="20"/>
                <subviews>
                <label id="l" text="hello" userLabel="The label" customClass="Label" customModule="Labels">\(colors)\(text("attributedText"))\
                <fontDescription key="fontDescription" name="Menlo" family="Menlo" pointSize="12"/><string key="text">long</string></label>
                <label id="l2" text="hello"><fontDescription key="fontDescription" type="system" weight="bold" pointSize="12"/></label>
                <label id="l3" text="hello" minimumFontSize="4"><fontDescription key="fontDescription" type="boldSystem" size="label"/></label>
                <button id="b" buttonType="system" reuseIdentifier="x"><state key="normal" title="t" image="i" backgroundImage="j" catalog="system">\
                <color key="titleColor" name="c"/><color key="titleShadowColor" name="c"/><string key="title">long</string>\
                <imageReference key="image" image="a" catalog="system" symbolScale="small" renderingMode="original"/>\
                <preferredSymbolConfiguration key="preferredSymbolConfigurationForImageInState" configurationType="pointSize" pointSize="12" scale="large" weight="bold"/>\
                \(text("attributedTitle"))</state><buttonConfiguration key="configuration" style="filled" title="t" subtitle="s" image="i" catalog="system" \
                imagePlacement="top" cornerStyle="small" buttonSize="mini"><color key="baseForegroundColor" name="c"/><string key="title">long</string>\
                <directionalEdgeInsets key="contentInsets" top="1" leading="2" bottom="3" trailing="4"/><imageReference key="image" image="a"/>\
                <preferredSymbolConfiguration key="preferredSymbolConfigurationForImage" scale="small" weight="bold"/>\
                <backgroundConfiguration key="background" cornerRadius="2" strokeWidth="1" strokeOutset="1" image="bg" imageContentMode="center">\
                <color key="strokeColor" name="c"/><directionalEdgeInsets key="backgroundInsets" top="1" leading="2" bottom="3" trailing="4"/>\
                </backgroundConfiguration><fontDescription key="titleFontDescription" name="Menlo" pointSize="3"/></buttonConfiguration></button>
                <imageView id="i" image="a" catalog="system"><imageReference key="image" image="a" catalog="system" symbolScale="small" renderingMode="template"/>\
                <preferredSymbolConfiguration key="preferredSymbolConfiguration" scale="small" weight="bold"/></imageView>
                <imageView id="i2" image="a"><preferredSymbolConfiguration key="preferredSymbolConfiguration" configurationType="font" scale="small">\
                <fontDescription key="fontDescription" name="a" pointSize="2"/></preferredSymbolConfiguration></imageView>
                <segmentedControl id="s"><segments><segment title="t" image="i" catalog="system" width="3" enabled="NO" strange="x"><string key="title">x</string>\
                <size key="contentOffset" width="1" height="2"/><imageReference key="image" image="a"/></segment></segments></segmentedControl>
                <textField id="t" text="x" placeholder="p"><textInputTraits key="textInputTraits" keyboardType="URL" returnKeyType="go" textContentType="email"/>\
                \(text("attributedPlaceholder"))</textField>
                <textView id="tv" text="x"><dataDetectorType key="dataDetectorTypes" link="YES" strange="YES"/></textView>
                <searchBar id="sb" text="x"><scopeButtonTitles><string>a</string><string>b</string></scopeButtonTitles></searchBar>
                <datePicker id="dp"><date key="date" timeIntervalSinceReferenceDate="12"/></datePicker>
                <visualEffectView id="ve"><blurEffect style="dark"/><vibrancyEffect><blurEffect style="light"/></vibrancyEffect></visualEffectView>
                <visualEffectView id="ve2"><vibrancyEffect><blurEffect style="light"/></vibrancyEffect></visualEffectView>
                <activityIndicatorView id="ai" style="large"/><progressView id="pv" progressViewStyle="bar"/>
                <toolbar id="tb"><items><barButtonItem title="t" style="done" systemItem="save" image="i" catalog="system" customClass="Item" id="b1">\
                <color key="tintColor" name="c"/><imageReference key="image" image="a"/><string key="title">x</string></barButtonItem>\
                <barButtonItem title="t" image="i" id="b2"/><barButtonItem title="t" id="b3"/></items></toolbar>
                <navigationBar id="nb"><textAttributes key="titleTextAttributes"><fontDescription key="fontDescription" name="x" pointSize="3"/>\
                <color key="textColor" name="c"/></textAttributes><items><navigationItem title="t" prompt="p" id="n1">\
                <barButtonItem key="leftBarButtonItem" title="t" id="b4"/><rightBarButtonItems><barButtonItem title="t" id="b5"/></rightBarButtonItems></navigationItem></items></navigationBar>
                <tabBar id="ta"><items><tabBarItem systemItem="search" title="t" image="i" selectedImage="s" badgeValue="3" id="b6">\
                <imageReference key="image" image="a"/></tabBarItem><tabBarItem title="t" image="i" id="b7"/></items></tabBar>
                <view id="ac"><accessibility key="accessibilityConfiguration" label="l" hint="h" identifier="i" value="v"><accessibilityTraits key="traits" button="YES"/>\
                <bool key="isElement" value="YES"/><string key="label">x</string></accessibility><autoresizingMask key="autoresizingMask" widthSizable="YES"/>\
                <edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/><gestureRecognizers/></view>
                <collectionView id="cv"><collectionViewFlowLayout key="collectionViewLayout" customClass="Flow.Layout" scrollDirection="vertical" minimumLineSpacing="3" id="fl">\
                <size key="itemSize" width="1" height="2"/><inset key="sectionInset" minX="1" minY="2" maxX="3" maxY="4"/></collectionViewFlowLayout>\
                <cells><collectionViewCell reuseIdentifier="cell" customClass="Cell" id="cc"><view key="contentView" id="ct" userLabel="Content" customClass="Content"/></collectionViewCell></cells></collectionView>
                <collectionView id="cv2"><collectionViewLayout key="collectionViewLayout" customClass="Own" id="ol"/></collectionView>
                <tableView id="tt" style="grouped" rowHeight="-1"><view key="tableHeaderView" id="th"/><sections><tableViewSection headerTitle="h" footerTitle="f" id="ts"><string key="headerTitle">h</string>\
                <cells/></tableViewSection></sections><prototypes>\
                <tableViewCell style="IBUITableViewCellStyleValue1" reuseIdentifier="row" textLabel="x1" detailTextLabel="x2" imageView="x3" id="tc">\
                <tableViewCellContentView key="contentView" tableViewCell="tc" id="tw"><subviews><label id="x1" text="a"/><label id="x2" text="a"/>\
                <imageView id="x3"/></subviews></tableViewCellContentView></tableViewCell></prototypes></tableView>
                <strangeView id="sv" customClass="Strange" customModule="Strange"/>
                </subviews>\(surroundings("l"))</view>
                <tapGestureRecognizer id="g1" userLabel="Tap" customClass="Tap" numberOfTapsRequired="2"><connections><action selector="tap:" destination="o" trigger="doubleAction" id="k9"/>\
                <segue destination="r" kind="show" identifier="i" id="ks"/></connections></tapGestureRecognizer>
                <swipeGestureRecognizer id="g2" direction="left"/><strangeGestureRecognizer id="g3"/><pongPressGestureRecognizer id="g4" minimumPressDuration="1"/>
                """, isMac: false), false
        ),
        (
            "views of AppKit",
            document(
                """
                <customObject id="-2" userLabel="File's Owner" customClass="Own.Controller" customModule="Own"><connections>\
                <outlet property="title" destination="l" id="k0"/></connections></customObject>
                <customView id="r" userLabel="Root" customClass="Kit.Card" customModule="Kit" identifier="id"><rect key="frame" x="0" y="0" width="10" height="20"/>
                <autoresizingMask key="autoresizingMask" widthSizable="YES"/><subviews>
                <textField id="l" identifier="x" toolTip="tip" customClass="Field" customModule="Fields"><textFieldCell key="cell" title="hello" placeholderString="p" \
                alignment="left" lineBreakMode="clipping" customClass="FieldCell" id="lc"><font key="font" metaFont="system" size="12" usesAppearanceFont="NO"/>\(colors)\(text("attributedStringValue"))\
                <numberFormatter key="formatter" customClass="Formatter" numberStyle="decimal" positiveFormat="#" currencySymbol="€" id="nf"><real key="minimum" value="1"/></numberFormatter>\
                <string key="title">long</string><connections><outlet property="delegate" destination="-2" id="k10"/></connections></textFieldCell></textField>
                <textField id="l2"><textFieldCell key="cell" title="x" id="lc2"><font key="font" textStyle="body" name="x"/><dateFormatter key="formatter" dateFormat="yyyy" dateStyle="short" id="df"/>\
                </textFieldCell></textField>
                <textField id="l3"><textFieldCell key="cell" title="x" id="lc3"><font key="font" name="Menlo" size="3"/><byteCountFormatter key="formatter" countStyle="file" id="bf"/></textFieldCell></textField>
                <textField id="l4"><textFieldCell key="cell" title="x" id="lc4"><font key="font" metaFont="systemBold"/><customFormatter key="formatter" customClass="Own" id="cf"/></textFieldCell></textField>
                <button id="b"><buttonCell key="cell" type="push" title="t" bezelStyle="rounded" image="i" catalog="system" keyEquivalent="x" state="on" id="bc">\
                <behavior key="behavior" pushIn="YES" changeGray="YES"/><modifierMask key="keyEquivalentModifierMask" command="YES"/>\
                <imageReference key="image" image="a" catalog="system" symbolScale="small"/>\(text("attributedTitle"))</buttonCell>\
                <connections><action selector="go:" target="-2" id="k11"/></connections></button>
                <popUpButton id="p"><popUpButtonCell key="cell" title="t" selectedItem="m2" preferredEdge="maxY" id="pc"><menu key="menu" title="m" id="me"><items>\
                <menuItem isSeparatorItem="YES" id="m1"/><menuItem title="t" tag="3" image="i" toolTip="tip" keyEquivalent="x" identifier="id" customClass="Item" state="on" id="m2">\
                <modifierMask key="keyEquivalentModifierMask" option="YES"/><imageReference key="image" image="a"/>\(text("attributedTitle"))\
                <connections><action selector="pick:" target="-1" id="k12"/></connections></menuItem></items></menu></popUpButtonCell></popUpButton>
                <segmentedControl id="s"><segmentedCell key="cell" style="rounded" id="sc"><segments><segment label="t" image="i" imageScaling="none" toolTip="tip" tag="3" width="4" alignment="left">\
                <string key="label">x</string></segment></segments></segmentedCell></segmentedControl>
                <datePicker id="dp"><datePickerCell key="cell" datePickerStyle="textField" useCurrentDate="NO" id="dc"><date key="date" timeIntervalSinceReferenceDate="3"/>\
                <datePickerElements key="datePickerElements" year="YES" strange="YES"/></datePickerCell></datePicker>
                <comboBox id="cb"><comboBoxCell key="cell" id="cx"><objectValues><string>a</string><string>b</string></objectValues></comboBoxCell></comboBox>
                <pathControl id="pa"><pathCell key="cell" id="px"><url key="url" string="file:///x"/></pathCell></pathControl>
                <scrollView id="sv"><clipView key="contentView" id="cl"><subviews><outlineView id="tv" headerView="th" outlineTableColumn="co" viewBased="NO" autosaveName="x">\
                <tableColumns><tableColumn identifier="i" width="3" headerToolTip="tip" customClass="Column" id="co"><tableHeaderCell key="headerCell" title="t" alignment="left" id="hc">\
                <font key="font" metaFont="label"/><color key="textColor" name="c"/></tableHeaderCell><textFieldCell key="dataCell" id="da"/>\
                <sortDescriptor key="sortDescriptorPrototype" sortKey="k" selector="compare:" ascending="NO"/><tableColumnResizingMask key="resizingMask" userResizable="YES"/>\
                <prototypeCellViews><tableCellView identifier="cell" id="cv"/></prototypeCellViews></tableColumn></tableColumns>\
                <tableViewGridLines key="gridStyleMask" vertical="YES" dashed="YES" horizontal="YES"/></outlineView></subviews></clipView>\
                <tableHeaderView key="headerView" id="th"/></scrollView>
                <gridView id="g" xPlacement="leading"><rows><gridRow id="g1" height="3" yPlacement="top"/></rows><columns><gridColumn id="g2" width="4" xPlacement="center"/></columns>\
                <gridCells><gridCell row="g1" column="g2" headOfMergedCell="g3" rowAlignment="none" id="g3"><textField key="contentView" id="gt"/></gridCell></gridCells></gridView>
                <stackView id="st" orientation="vertical"><beginningViews><button id="sb"/></beginningViews><subviews><button id="sb2"/></subviews><visibilityPriorities><integer value="3"/></visibilityPriorities>\
                <customSpacing><real value="3"/></customSpacing></stackView>
                <splitView id="sp" autosaveName="x"><subviews><button id="sb3"/></subviews><holdingPriorities><real value="250"/></holdingPriorities></splitView>
                <tabView id="ta" initialItem="ti"><tabViewItems><tabViewItem label="t" identifier="i" toolTip="tip" image="i" color="c" customClass="Tab" id="ti"><string key="label">x</string>\
                <view key="view" id="ty"/></tabViewItem></tabViewItems></tabView>
                <collectionView id="co2"><collectionViewFlowLayout key="collectionViewLayout" customClass="Flow" scrollDirection="vertical" id="fl"><size key="itemSize" width="1" height="2"/>\
                <edgeInsets key="sectionInset" top="1" left="2" bottom="3" right="4"/></collectionViewFlowLayout></collectionView>
                <box id="bx" title="t" contentView="bw"><view key="contentView" id="bw" customClass="Inner"/></box>
                <view id="ac"><accessibility description="d" help="h" identifier="i"/></view>
                <strangeView id="sx" customClass="Strange" customModule="Strange"/>
                </subviews>\(surroundings("l"))</customView>
                <clickGestureRecognizer id="gc" customClass="Click" userLabel="Click" numberOfClicksRequired="2"/><strangeGestureRecognizer id="gs"/>
                """, isMac: true), true
        ),
    ]
}
