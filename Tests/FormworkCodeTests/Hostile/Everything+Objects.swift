extension Everything {
    /// Menus, windows, toolbars and containers with all of their attributes.
    static let objects: [(name: String, text: String, isMac: Bool)] = [
        ("menus", FormDocuments.xib(menus, isMac: true), true),
        ("windows", FormDocuments.xib(window("w", ""), isMac: true), true),
        ("bindings", FormDocuments.xib(bindings, isMac: true), true),
        ("containers of AppKit", FormDocuments.storyboard(macContainers, isMac: true), true),
        ("containers of UIKit", FormDocuments.storyboard(touchContainers), false),
    ]

    private static let menus = """
        <customObject id="-2" userLabel="File's Owner" customClass="Owner"/><customObject id="d" userLabel="u" customClass="Delegate">
        <connections><outlet property="itemOutlet" destination="i2" id="o1"/><outlet property="menuOutlet" destination="m2" id="o2"/>
        </connections></customObject>
        <menu title="t" userLabel="l" systemMenu="main" identifier="x" autoenablesItems="NO" showsStateColumn="NO" customClass="Own" id="m">
        <items><menuItem title="a" identifier="y" tag="3" state="on" enabled="NO" hidden="YES" alternate="YES" toolTip="tip" image="img"
        keyEquivalent="k" indentationLevel="2" allowsKeyEquivalentWhenHidden="YES" customClass="Item" customModule="Kit" id="i1">
        <modifierMask key="keyEquivalentModifierMask" shift="YES"/><image key="onStateImage" name="on"/><integer key="representedObject" value="4"/>
        <attributedString key="attributedTitle"><fragment content="f"/></attributedString><imageReference key="image" image="r"/>
        <connections><action selector="act:" target="d" id="a1"/></connections></menuItem>
        <menuItem id="i2"><string key="title">s</string><string key="keyEquivalent">q</string>
        <menu key="submenu" title="sub" systemMenu="window" id="m2"><items><menuItem isSeparatorItem="YES" tag="1" id="i3"/>
        <menuItem title="b" userLabel="v" id="i4"/></items><connections><outlet property="delegate" destination="d" id="o3"/></connections>
        </menu></menuItem></items></menu>
        """

    private static let bindings = """
        <customObject id="-2" userLabel="File's Owner" customClass="Owner"><connections><outlet property="usersOutlet" destination="ac" id="o1"/>
        </connections></customObject><customObject id="-3" customClass="NSObject"/>
        <customView id="v"><subviews><textField id="f"><textFieldCell key="cell" id="fc"/><connections>
        <binding destination="ac" name="value" keyPath="selection.name" id="b1"><dictionary key="options">
        <bool key="NSValidatesImmediately" value="YES"/><integer key="NSNullPlaceholder" value="3"/><real key="Other" value="1.5"/>
        <string key="NSValueTransformerName">t</string><null key="NSNoSelectionPlaceholder"/></dictionary></binding>
        <binding destination="-2" name="displayPatternValue1" keyPath="title" id="b2"/>
        <binding destination="ud" name="enabled" keyPath="values.on" previousBinding="b1" id="b3"/></connections></textField></subviews></customView>
        <arrayController objectClassName="Kind" automaticallyPreparesContent="YES" editable="NO" usesLazyFetching="YES" avoidsEmptySelection="NO"
        preservesSelection="NO" selectsInsertedObjects="NO" alwaysUsesMultipleValuesMarker="YES" clearsFilterPredicateOnInsertion="NO"
        automaticallyRearrangesObjects="YES" fetchPredicateFormat="name != nil" userLabel="Users" customClass="Own" customModule="Kit" id="ac">
        <declaredKeys><string>name</string></declaredKeys><classReference key="objectClass" className="Kind" moduleName="App"/>
        <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="path" value="w"/></userDefinedRuntimeAttributes>
        <connections><binding destination="-3" name="managedObjectContext" keyPath="delegate.context" id="b4"/>
        <outlet property="content" destination="-2" id="o2"/><outlet property="other" destination="f" id="o3"/></connections></arrayController>
        <treeController mode="entity" entityName="Thing" childrenKeyPath="c" countKeyPath="n" leafKeyPath="l" id="tc"/>
        <objectController objectClassName="Other" id="oc"/><dictionaryController initialKey="k" initialValue="v" id="dc"/>
        <userDefaultsController appliesImmediately="NO" id="uc"/><userDefaultsController representsSharedInstance="YES" id="ud"/>
        """

    /// Returns a window of a XIB, or one with a key inside a controller.
    private static func window(_ id: String, _ key: String) -> String {
        """
        <customObject id="-2" userLabel="File's Owner" customClass="OwnController"><connections>
        <outlet property="window" destination="\(id)" id="o1"/><outlet property="fieldOutlet" destination="f" id="o2"/>
        <outlet property="itemOutlet" destination="t1" id="o3"/></connections></customObject>
        <window \(key) title="t" subtitle="s" miniwindowTitle="mini" allowsToolTipsWhenApplicationIsInactive="NO" tabbingMode="preferred"
        autorecalculatesKeyViewLoop="NO" releasedWhenClosed="NO" hidesOnDeactivate="YES" restorable="NO" hasShadow="NO" opaque="NO"
        canHide="NO" acceptsMouseMovedEvents="YES" titlebarAppearsTransparent="YES" titleVisibility="hidden" animationBehavior="none"
        toolbarStyle="unified" separatorStyle="line" appearanceType="aqua" identifier="x" tabbingIdentifier="g" deferred="NO"
        representedFilename="file" frameAutosaveName="auto" visibleAtLaunch="NO" userLabel="l" customClass="Win" customModule="Kit" id="\(id)">
        <windowStyleMask key="styleMask" titled="YES" utility="YES"/><windowPositionMask key="initialPositionMask" leftStrut="YES"/>
        <windowCollectionBehavior key="collectionBehavior" managed="YES"/><rect key="contentRect" x="1" y="2" width="3" height="4"/>
        <value key="minSize" type="size" width="5" height="6"/><color key="backgroundColor" red="1" green="0" blue="0" alpha="1"/>
        <view key="contentView" id="v"><subviews><textField id="f"/></subviews></view>
        <toolbar key="toolbar" implicitIdentifier="ti" explicitIdentifier="te" autosavesConfiguration="NO" allowsUserCustomization="NO"
        displayMode="iconOnly" sizeMode="small" showsBaselineSeparator="NO" prefersToBeShown="NO" customClass="Bar" id="t">
        <allowedToolbarItems><toolbarItem implicitItemIdentifier="ii" explicitItemIdentifier="ie" label="l" paletteLabel="p" title="n"
        toolTip="tip" tag="2" image="img" bordered="YES" navigational="YES" autovalidates="NO" enabled="NO" visibilityPriority="7"
        selectable="YES" sizingBehavior="min" customClass="Item" id="t1"><size key="minSize" width="1" height="2"/><imageReference key="image" image="r"/>
        <searchField key="view" userLabel="u" id="s"/><connections><action selector="go:" target="-2" id="a1"/></connections></toolbarItem>
        <toolbarItem implicitItemIdentifier="jj" id="t2"/></allowedToolbarItems>
        <defaultToolbarItems><toolbarItem reference="t1"/></defaultToolbarItems></toolbar>
        <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="path" value="w"/></userDefinedRuntimeAttributes>
        <connections><outlet property="delegate" destination="-2" id="o4"/><outlet property="initialFirstResponder" destination="f" id="o5"/>
        </connections></window>
        """
    }

    private static let macContainers = """
        <scene sceneID="s1"><objects><windowController title="c" storyboardIdentifier="j" customClass="WinOwner" id="c">
        \(window("w", "key=\"window\""))<connections>
        <segue destination="p" kind="relationship" relationship="window.shadowedContentViewController" id="g1"/></connections>
        </windowController></objects></scene>
        <scene sceneID="s2"><objects><splitViewController title="s" identifier="i" customClass="Split" id="p"><splitViewItems>
        <splitViewItem canCollapse="YES" collapsed="YES" springLoaded="YES" holdingPriority="260" behavior="sidebar" minimumThickness="1"
        maximumThickness="9" automaticMaximumThickness="8" preferredThicknessFraction="0.5" allowsFullHeightLayout="NO" separatorStyle="none"
        id="i1"/></splitViewItems><splitView key="splitView" dividerStyle="thin" vertical="YES" autosaveName="a" customClass="Lines" id="sv"/>
        <connections><outlet property="itemOutlet" destination="i1" id="o6"/>
        <segue destination="q" kind="relationship" relationship="splitItems" id="g2"/></connections></splitViewController></objects></scene>
        <scene sceneID="s3"><objects><tabViewController title="t" tabStyle="toolbar" selectedTabViewItemIndex="0"
        canPropagateSelectedChildViewControllerTitle="NO" customClass="Tabs" id="q"><tabViewItems>
        <tabViewItem label="l" toolTip="tip" image="img" identifier="x" id="i2"/></tabViewItems>
        <viewControllerTransitionOptions key="transitionOptions" crossfade="YES"/><tabView key="tabView" id="tv"/><connections>
        <segue destination="r" kind="relationship" relationship="tabItems" id="g3"/></connections></tabViewController></objects></scene>
        <scene sceneID="s4"><objects><viewController customClass="Leaf" id="r"><view key="view" id="lv"/></viewController></objects></scene>
        """

    private static let touchContainers = """
        <scene sceneID="s1"><objects><tabBarController title="t" selectedIndex="0" customClass="Tabs" id="a"><tabBar key="tabBar" id="b"/>
        <connections><segue destination="n" kind="relationship" relationship="viewControllers" id="g1"/>
        <segue destination="s" kind="relationship" relationship="viewControllers" id="g2"/>
        <outlet property="other" destination="n" id="o1"/></connections></tabBarController></objects></scene>
        <scene sceneID="s2"><objects><navigationController title="n" navigationBarHidden="YES" toolbarHidden="NO" hidesBarsOnSwipe="YES"
        storyboardIdentifier="j" customClass="Nav" id="n"><navigationBar key="navigationBar" customClass="Bar" id="d">
        <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="path" value="w"/></userDefinedRuntimeAttributes>
        </navigationBar><toolbar key="toolbar" id="e"/><tabBarItem key="tabBarItem" title="i" id="i"/><connections>
        <segue destination="l" kind="relationship" relationship="rootViewController" id="g3"/></connections></navigationController></objects>
        </scene>
        <scene sceneID="s3"><objects><splitViewController title="s" allowDoubleColumnStyle="YES" behavior="tile" primaryBackgroundStyle="sidebar"
        preferredDisplayMode="secondaryOnly" presentsWithGesture="NO" minimumPrimaryColumnWidth="1" maximumPrimaryColumnWidth="9"
        preferredPrimaryColumnWidthFraction="0.5" id="s"><connections>
        <segue destination="l" kind="relationship" relationship="masterViewController" id="g4"/></connections></splitViewController></objects>
        </scene>
        <scene sceneID="s4"><objects><viewController customClass="Leaf" id="l"><view key="view" id="lv"/></viewController></objects></scene>
        """
}
