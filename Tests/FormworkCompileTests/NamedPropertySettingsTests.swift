import FormworkCompile
import FormworkDiagnostics
import FormworkNib
import Testing

/// Properties without a known key, which are set by their names when the file is loaded.
@Suite struct MacLateSettingsTests {
    private static let rect = #"<rect key="frame" x="0.0" y="0.0" width="100" height="50"/>"#

    private static func view(_ inside: String, _ attributes: String = "") throws -> MacFixture {
        try MacFixture("<customView id=\"9\" \(attributes)>\(rect)<subviews>\(inside)</subviews></customView>")
    }

    /// Returns the late settings of the objects of a class: names and values.
    private static func settings(_ fixture: MacFixture, of className: String) -> [String: NibValue] {
        var result: [String: NibValue] = [:]
        for connector in fixture.objects("NSIBUserDefinedRuntimeAttributesConnector") {
            let graph = fixture.graph
            guard let object = graph.object(connector, key: "NSObject"), graph.className(object) == className,
                let paths = graph.value(connector, key: "NSKeyPaths"), let values = graph.value(connector, key: "NSValues")
            else { continue }
            for (path, value) in zip(graph.items(paths), graph.items(values)) { if let name = graph.text(path) { result[name] = value } }
        }
        return result
    }

    @Test func tintsOfContentsAreSetByName() throws {
        let fixture = try Self.view(
            """
            <button id="10">\(Self.rect)<buttonCell key="cell" type="push" title="Go" id="11"/>\
            <color key="contentTintColor" name="labelColor" catalog="System" colorSpace="catalog"/></button>
            """)
        let value = try #require(Self.settings(fixture, of: "NSButton")["contentTintColor"]?.object)
        #expect(fixture.text(value, "NSColorName") == "labelColor")
        #expect(
            fixture.output.diagnostics.contains { $0.rule == "unproved-class" && $0.message.contains("'contentTintColor' of 'NSButton'") })
    }

    @Test func truthsNumbersAndNamesAreSetAsWhatTheyAre() throws {
        let fixture = try MacFixture(
            """
            <customView id="9" appearanceType="vibrantDark">\(Self.rect)<subviews>
            <splitView arrangesAllSubviews="NO" dividerStyle="thin" id="10">\(Self.rect)</splitView>
            <scrollView findBarPosition="belowContent" id="12">\(Self.rect)<clipView key="contentView" id="13">\(Self.rect)</clipView></scrollView>
            </subviews></customView><menu id="14"><items><menuItem title="A" identifier="first" id="15"/></items></menu>
            """)
        let split = try #require(Self.settings(fixture, of: "NSSplitView")["arrangesAllSubviews"]?.object)
        #expect(fixture.graph.value(split, key: "NS.boolval")?.truth == false)
        let scroll = try #require(Self.settings(fixture, of: "NSScrollView")["findBarPosition"]?.object)
        #expect(fixture.number(scroll, "NS.intval") == 2)
        let item = try #require(Self.settings(fixture, of: "NSMenuItem")["identifier"])
        #expect(fixture.graph.text(item) == "first")
        let appearance = try #require(Self.settings(fixture, of: "NSCustomView")["appearance"]?.object)
        #expect(fixture.text(appearance, "NSAppearanceName") == "NSAppearanceNameVibrantDark")
    }

    @Test func inheritedValuesAreNotSet() throws {
        let fixture = try Self.view("", #"appearanceType="inheritedVibrantLight""#)
        #expect(fixture.objects("NSAppearance").isEmpty)
    }

    @Test func switchesHaveTheirStateByItsName() throws {
        let fixture = try Self.view(
            """
            <switch horizontalHuggingPriority="750" verticalHuggingPriority="750" baseWritingDirection="leftToRight" alignment="left" \
            state="on" enabled="NO" id="10">\(Self.rect)</switch>
            """)
        let made = try #require(fixture.objects("NSSwitch").first)
        #expect(fixture.text(made, "NSHuggingPriority") == "{750, 750}")
        #expect(fixture.graph.value(made, key: "NSEnabled")?.truth == false)
        let state = try #require(Self.settings(fixture, of: "NSSwitch")["state"]?.object)
        #expect(fixture.number(state, "NS.intval") == 1)
    }

    @Test func titlesOfOtherElementsAreToldToAssistiveTechnologies() throws {
        let fixture = try Self.view(
            """
            <textField id="10">\(Self.rect)<textFieldCell key="cell" id="11"/><connections>\
            <accessibilityConnection property="title" destination="12" id="c"/></connections></textField>
            <textField id="12">\(Self.rect)<textFieldCell key="cell" title="Name" id="13"/></textField>
            """)
        let title = try #require(Self.settings(fixture, of: "NSTextField")["accessibilityTitleUIElement"]?.object)
        #expect(fixture.graph.className(title) == "NSTextField")
    }

    @Test func layoutsOfCollectionsAreSetWithTheirMeasures() throws {
        let fixture = try Self.view(
            """
            <collectionView selectable="YES" allowsEmptySelection="NO" id="10">\(Self.rect)
            <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="4" scrollDirection="horizontal" id="11">\
            <size key="itemSize" width="20" height="30"/></collectionViewFlowLayout>
            <color key="primaryBackgroundColor" name="controlColor" catalog="System" colorSpace="catalog"/></collectionView>
            """)
        let view = try #require(fixture.objects("NSCollectionView").first)
        #expect(fixture.graph.value(view, key: "NSSelectable")?.truth == true)
        #expect(fixture.graph.value(view, key: "NSBackgroundColors").map { fixture.graph.items($0).count } == 1)
        let layout = try #require(Self.settings(fixture, of: "NSCollectionView")["collectionViewLayout"]?.object)
        #expect(fixture.graph.className(layout) == "NSCollectionViewFlowLayout")
        let size = try #require(Self.settings(fixture, of: "NSCollectionViewFlowLayout")["itemSize"]?.object)
        #expect(fixture.text(size, "NS.sizeval") == "{20, 30}")
    }

    @Test func ownAttributesMayBePointsAndSizes() throws {
        let fixture = try Self.view(
            """
            <customView id="10">\(Self.rect)<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="point" keyPath="inset">\
            <point key="value" x="-6" y="0.0"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></customView>
            """)
        let point = try #require(Self.settings(fixture, of: "NSCustomView")["inset"]?.object)
        #expect(fixture.text(point, "NS.pointval") == "{-6, 0}")
    }

    @Test func insetsAndShadowsAreSetWithTheirMeasures() throws {
        let fixture = try Self.view(
            """
            <scrollView id="10">\(Self.rect)<clipView key="contentView" id="11">\(Self.rect)</clipView>\
            <edgeInsets key="contentInsets" left="1" right="2" top="3" bottom="4"/></scrollView>
            <customView id="12">\(Self.rect)<shadow key="shadow" blurRadius="2"><color key="color" white="0.0" alpha="1" \
            colorSpace="calibratedWhite"/></shadow></customView>
            """)
        let insets = try #require(Self.settings(fixture, of: "NSScrollView")["contentInsets"]?.object)
        #expect(fixture.number(insets, "NS.special") == 12 && fixture.graph.value(insets, key: "NS.edgeval.top")?.number == 3)
        let adjusts = try #require(Self.settings(fixture, of: "NSScrollView")["automaticallyAdjustsContentInsets"]?.object)
        #expect(fixture.graph.value(adjusts, key: "NS.boolval")?.truth == false)
        let shadow = try #require(Self.settings(fixture, of: "NSCustomView")["shadow"]?.object)
        #expect(fixture.graph.className(shadow) == "NSShadow")
        #expect(Set(Self.settings(fixture, of: "NSShadow").keys) == ["shadowBlurRadius", "shadowColor"])
    }

    @Test func settingsThatFollowOthersComeAfterThem() throws {
        // A shadow is complete before it is assigned to its view, regardless of the view's other settings.
        let fixture = try Self.view(
            """
            <scrollView id="10">\(Self.rect)<clipView key="contentView" id="11">\(Self.rect)</clipView>\
            <edgeInsets key="contentInsets" left="1" right="2" top="3" bottom="4"/><shadow key="shadow" blurRadius="2"/></scrollView>
            """)
        let classes = fixture.objects("NSIBUserDefinedRuntimeAttributesConnector").compactMap { fixture.graph.object($0, key: "NSObject") }
        #expect(classes.map { fixture.graph.className($0) } == ["NSScrollView", "NSShadow", "NSScrollView"])
    }
}
