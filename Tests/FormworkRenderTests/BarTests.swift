import Testing

@Suite("Bars as views")
struct BarTests {
    private func bar(
        _ element: String, _ items: String, _ attributes: String = "", width: Int = 320, inside: String = "", version: Int = 22505
    )
        throws -> String
    {
        let text = Drawn.touch(
            """
            <\(element) id="bar-tt-001" \(attributes)>
                <rect key="frame" x="0" y="0" width="\(width)" height="44"/>
                \(inside)
                <items>\(items)</items>
            </\(element)>
            """
        ).replacing("toolsVersion=\"22505\"", with: "toolsVersion=\"\(version)\"")
        return String(try #require(Drawn(text).view("bar-tt-001")))
    }

    @Test("Flexible spaces share the room between a toolbar's items")
    func flexible() throws {
        let space = "<barButtonItem systemItem=\"flexibleSpace\" id=\"s\"/>"
        let toolbar = try bar(
            "toolbar",
            "<barButtonItem title=\"One\" id=\"a\"/>\(space)<barButtonItem title=\"Two &lt;\" id=\"b\"/>\(space)<barButtonItem title=\"Three\" id=\"c\"/>"
        )
        let places = ["<svg x=\"0%\" y=\"50%\">", "<svg x=\"50%\" y=\"50%\">", "<svg x=\"100%\" y=\"50%\">"]
        let positions = places.compactMap { toolbar.ranges(of: $0).first?.lowerBound }
        #expect(positions.count == 3 && positions == positions.sorted())
        #expect(toolbar.contains(">Two &lt;</text>"))
    }

    @Test(
        "System items have the titles or symbols of UIKit",
        arguments: [
            ("done", ">Done</text>"), ("cancel", ">Cancel</text>"), ("edit", ">Edit</text>"), ("save", ">Save</text>"),
            ("add", "M12 4v16M4 12h16"), ("search", "M3 10a7 7"), ("trash", "M3.500 6h17"), ("action", "M8.500 9H5.500v12"),
            ("fastForward", "M12.500 5.500l9 6.500"),
        ])
    func systemItems(name: String, drawn: String) throws {
        #expect(try bar("toolbar", "<barButtonItem systemItem=\"\(name)\" id=\"a\"/>").contains(drawn))
    }

    @Test("A done item is emphasized, and a disabled one is faint")
    func emphasis() throws {
        #expect(try bar("toolbar", "<barButtonItem title=\"Go\" style=\"done\" id=\"a\"/>").contains("font-weight=\"600\""))
        #expect(try bar("toolbar", "<barButtonItem title=\"Go\" enabled=\"NO\" id=\"a\"/>").contains("fill-opacity=\"0.35\""))
        let tint = "<color key=\"tintColor\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\"/>"
        let tinted = try bar("toolbar", "<barButtonItem title=\"Go\" id=\"a\"/>", inside: tint)
        #expect(Drawn.color(ofText: "Go", in: tinted) == "#f00")
    }

    @Test("A navigation bar shows its last item, and a way back to the one before")
    func navigation() throws {
        let item = """
            <navigationItem title="Fruit" id="i"><barButtonItem key="leftBarButtonItem" title="Left" id="l"/>
            <barButtonItem key="rightBarButtonItem" systemItem="add" id="r"/></navigationItem>
            """
        let bar = try self.bar("navigationBar", item)
        #expect(bar.contains(">Fruit</text>") && bar.contains(">Left</text>") && bar.contains("M12 4v16M4 12h16"))
        let back = try self.bar("navigationBar", "<navigationItem title=\"First\" id=\"f\"/><navigationItem title=\"Second\" id=\"s\"/>")
        #expect(back.contains(">First</text>") && back.contains(">Second</text>") && back.contains("M18-9l-9 9 9 9"))
    }

    @Test("A title yields to items, and is cut without room")
    func titleRoom() throws {
        let title = String(repeating: "Much too long ", count: 20)
        let bar = try self.bar(
            "navigationBar",
            "<navigationItem title=\"\(title)\" id=\"i\"><barButtonItem key=\"leftBarButtonItem\" title=\"Left\" id=\"l\"/></navigationItem>"
        )
        #expect(bar.contains("…</text>"))
        #expect(!bar.contains(title))
    }

    @Test("Tabs share the bar, the selected one is tinted, and a sixth hides behind the others")
    func tabs() throws {
        let two = "<tabBarItem title=\"Home\" id=\"a\"/><tabBarItem systemItem=\"favorites\" id=\"b\"/>"
        let bar = try self.bar("tabBar", two, "selectedItem=\"b\"")
        #expect(bar.contains("width=\"50%\"") && bar.contains(">Home</text>"))
        #expect(Drawn.color(ofText: "Favorites", in: bar) == "#007aff")
        #expect(Drawn.color(ofText: "Home", in: bar) == "#8e8e93")
        let many = (0..<9).map { "<tabBarItem title=\"Tab \($0)\" id=\"t\($0)\"/>" }.joined()
        let full = try self.bar("tabBar", many)
        #expect(full.contains(">Tab 3</text>") && full.contains(">More</text>") && !full.contains(">Tab 4</text>"))
    }

    @Test("Bars of iOS 26 are transparent and their items are on glass")
    func glass() throws {
        let bar = try self.bar("toolbar", "<barButtonItem systemItem=\"add\" id=\"a\"/>", version: 24506)
        #expect(bar.contains("height=\"44\" rx=\"22\""))
        #expect(!bar.contains("fill=\"#f9f9f9\""))
        #expect(try self.bar("toolbar", "<barButtonItem systemItem=\"add\" id=\"a\"/>").contains("fill=\"#f9f9f9\""))
    }
}
