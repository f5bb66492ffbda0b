import FormworkModel
import Testing

@Suite struct ConnectionTests {
    @Test func connectionsOfAllKindsAreReadWithTheirEnds() throws {
        let document = try Reading.storyboard(
            """
            <viewController id="c"><view key="view" id="v"><subviews><button id="b"><connections>
                <action selector="tap:" destination="c" eventType="touchUpInside" id="k1"/>
                <segue destination="d" kind="show" identifier="go" id="k2"/>
                <outlet property="targetView" destination="v" id="k3"/></connections></button></subviews>
                <constraints><constraint firstItem="b" firstAttribute="width" constant="1" id="n"><connections>
                    <outlet property="PWHidingMasterView" destination="b" id="k4"/></connections></constraint></constraints></view>
                <connections><outletCollection property="all" destination="b" id="k5"/><outlet property="gone" destination="zzz" id="k6"/></connections>
            </viewController><viewController id="d"/>
            """)
        #expect(document.connections.map(\.kind) == [.action, .segue, .outlet, .outlet, .outletCollection, .outlet])
        #expect(document.connections.map { $0.name ?? "" } == ["tap:", "go", "targetView", "PWHidingMasterView", "all", "gone"])
        #expect(document.connections.map { $0.source.id ?? "" } == ["b", "b", "b", "n", "c", "c"])
        #expect(document.connections.map { $0.destination?.id } == ["c", "d", "v", "b", "b", nil])
        #expect(document.connections.last?.destinationID == "zzz")
        #expect(document.view(id: "b")?.outlets.compactMap(\.id) == ["k3"])
        #expect(document.constraint(id: "n")?.connections.compactMap(\.id) == ["k4"])
    }

    @Test func macActionsAndBindingsAreRead() throws {
        let document = try Reading.xib(
            """
            <customObject id="-2"/><button id="b"><buttonCell key="cell" id="c"><connections><action selector="go:" target="-2" id="k1"/>
            <binding destination="d" name="hidden" keyPath="values.on" id="k2"/></connections></buttonCell></button><userDefaultsController id="d"/>
            """, type: "com.apple.InterfaceBuilder3.Cocoa.XIB")
        #expect(document.connections.map(\.kind) == [.action, .binding])
        #expect(document.connections.map { $0.name ?? "" } == ["go:", "hidden"])
        #expect(document.connections.map { $0.destination?.id } == ["-2", "d"])
        #expect(document.connections.first?.source.id == "c")
    }
}
