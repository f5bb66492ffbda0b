@testable import FormworkLayout
import Testing

@Suite("Navigation bars, tab bars and toolbars")
struct BarTests {
    private static let canvas = Sketch.Canvas.device("retina5_9").tools(14490)

    /// Returns a scene of which `A` in the root fills the safe area.
    private static func scene(_ name: String, owner: String = "", controller: String = "", segue: String = "") -> String {
        let connections = segue.isEmpty ? "" : "<connections>\(segue)</connections>"
        return Sketch.scene(
            "S\(name)", "C\(name)", "R\(name)", canvas,
            holding: Sketch.subviews(Sketch.box("A\(name)"))
                + Sketch.constraints([
                    "A\(name).leading = Safe\(name).leading", "Safe\(name).trailing = A\(name).trailing", "A\(name).top = Safe\(name).top",
                    "Safe\(name).bottom = A\(name).bottom",
                ]) + "<viewLayoutGuide key=\"safeArea\" id=\"Safe\(name)\"/>",
            owner: owner + connections
        ).replacing("<viewController id=\"C\(name)\">", with: "<viewController id=\"C\(name)\" \(controller)>")
    }

    private static func navigation(_ attributes: String = "", bar: String = "", root: String = "C1") -> String {
        """
        <scene sceneID="SN"><objects><navigationController id="N" \(attributes)>
        <navigationBar key="navigationBar" id="NB" \(bar)><rect key="frame" x="0" y="44" width="375" height="44"/></navigationBar>
        <connections><segue destination="\(root)" kind="relationship" relationship="rootViewController" id="sN"/></connections>
        </navigationController></objects></scene>
        """
    }

    /// Returns the distances of `A` from the root's top and bottom.
    private static func insets(_ name: String, _ scenes: String..., options: (inout LayoutOptions) -> Void = { _ in }) throws -> [Double] {
        let solved = Solved(try Sketch.storyboard(canvas, scenes.joined(separator: "\n")), options)
        let (inner, root) = (solved["A\(name)"], solved["R\(name)"])
        return [inner[1], root[3] - inner[1] - inner[3]]
    }

    @Test("A navigation controller's root and its pushed controllers are below a bar")
    func navigationBar() throws {
        let first = Self.scene("1", segue: "<segue destination=\"C2\" kind=\"show\" id=\"s1\"/>")
        let second = Self.scene("2", segue: "<segue destination=\"C3\" kind=\"presentation\" id=\"s2\"/>")
        let third = Self.scene("3")
        for (name, top) in [("1", 88.0), ("2", 88), ("3", 44)] {
            #expect(try Self.insets(name, Self.navigation(), first, second, third) == [top, 34])
        }
    }

    private static let barKinds: [(String, String, [Double])] = [
        ("navigationBarHidden=\"YES\"", "", [44, 34]), ("", "largeTitles=\"YES\"", [140, 34]), ("", "translucent=\"NO\"", [0, 34]),
    ]

    @Test("The bar may be hidden, large or opaque", arguments: barKinds)
    func kinds(attributes: String, bar: String, expected: [Double]) throws {
        #expect(try Self.insets("1", Self.navigation(attributes, bar: bar), Self.scene("1")) == expected)
    }

    @Test("A tab bar is below the controllers of its tabs, and those that they push")
    func tabBar() throws {
        let tabs = """
            <scene sceneID="ST"><objects><tabBarController id="T"><connections>
            <segue destination="N" kind="relationship" relationship="viewControllers" id="sT1"/>
            <segue destination="C3" kind="relationship" relationship="viewControllers" id="sT3"/>
            </connections></tabBarController></objects></scene>
            """
        let first = Self.scene("1", segue: "<segue destination=\"C2\" kind=\"show\" id=\"s1\"/>")
        let pushed = Self.scene("2", controller: "hidesBottomBarWhenPushed=\"YES\"")
        for (name, expected) in [("1", [88.0, 83]), ("2", [88, 34]), ("3", [44, 83])] {
            #expect(try Self.insets(name, tabs, Self.navigation(), first, pushed, Self.scene("3")) == expected)
        }
    }

    @Test("A toolbar of the navigation controller takes room at the bottom")
    func toolbar() throws {
        #expect(try Self.insets("1", Self.navigation("toolbarHidden=\"NO\""), Self.scene("1")) == [88, 78])
    }

    @Test("Tabs in a navigation controller are below its bar, and pushed controllers cover the tab bar")
    func tabsInNavigation() throws {
        let tabs = """
            <scene sceneID="ST"><objects><tabBarController id="T"><connections>
            <segue destination="C1" kind="relationship" relationship="viewControllers" id="sT1"/>
            </connections></tabBarController></objects></scene>
            """
        let first = Self.scene("1", segue: "<segue destination=\"C2\" kind=\"show\" id=\"s1\"/>")
        for (name, expected) in [("1", [88.0, 83]), ("2", [88, 34])] {
            #expect(try Self.insets(name, Self.navigation(root: "T"), tabs, first, Self.scene("2")) == expected)
        }
    }

    @Test("Simulated bars replace missing facts of the storyboard")
    func simulated() throws {
        let bar = "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\" prompted=\"NO\"/>"
        let tab = "<simulatedTabBarMetrics key=\"simulatedBottomBarMetrics\"/>"
        #expect(try Self.insets("1", Self.scene("1", owner: bar + tab)) == [88, 83])
        let none = "<nil key=\"simulatedTopBarMetrics\"/>"
        #expect(try Self.insets("1", Self.navigation(), Self.scene("1", owner: none)) == [44, 34])
    }

    @Test("On a phone in landscape, bars are lower; on an iPad, a navigation bar is higher")
    func devices() throws {
        func insets(_ device: String, _ orientation: Device.Orientation) throws -> [Double] {
            try Self.insets("1", Self.navigation(), Self.scene("1")) {
                $0.device = Device(named: device)
                $0.orientation = orientation
            }
        }
        #expect(try insets("iphone-15", .portrait) == [59 + 44, 34])
        #expect(try insets("iphone-15", .landscape) == [32, 20])
        #expect(try insets("ipad-pro-11", .portrait) == [32 + 50, 25])
    }

    @Test("Documents of Xcode 26 have the higher navigation bar of iOS 26 on devices")
    func currentBars() {
        func height(_ family: Device.Family, _ toolsVersion: Int, isLow: Bool = false, isLarge: Bool = false) -> Double {
            Bars.NavigationBar(hasLargeTitle: isLarge).height(on: family, isLow: isLow, toolsVersion: toolsVersion)
        }
        #expect(height(.phone, 23504) == 44)
        #expect(height(.phone, 24128) == 54)
        #expect(height(.pad, 24128) == 54)
        #expect(height(.phone, 24128, isLarge: true) == 106)
        #expect(height(.phone, 24128, isLow: true) == 32)
    }
}
