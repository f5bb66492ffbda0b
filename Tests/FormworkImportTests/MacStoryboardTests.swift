import FormworkImport
import FormworkModel
import FormworkNib
import Testing

@Suite("Compiled AppKit storyboards")
struct MacStoryboardTests {
    private typealias Value = CompiledSketch.Value

    /// Reads a folder of these nibs.
    private static func reading(_ nibs: KeyValuePairs<String, CompiledSketch>, entry: String? = nil) throws -> CompiledReading {
        var members: [NibBundle.Member] = []
        for (name, sketch) in nibs { members.append(NibBundle.Member(name: name + ".nib", bytes: try sketch.bytes())) }
        var list = PropertyListDraft()
        if let entry { list.add("NSStoryboardDesignatedEntryPointIdentifier", value: .text(entry)) }
        members.append(NibBundle.Member(name: "Info.plist", bytes: try list.binary()))
        return try CompiledReading(NibBundle(members).packed)
    }

    /// Returns a file with a controller, which has an identifier, and the objects below it.
    private static func controller(
        _ className: String, _ identifier: String, _ values: CompiledSketch.Values = [:],
        fill: (inout CompiledSketch, _ controller: Int) -> [(object: Int, owner: Int?)] = { _, _ in [] }
    ) -> CompiledSketch {
        var sketch = CompiledSketch()
        let controller = sketch.add(className, ["uniqueIdentifierForStoryboardCompilation": .text(identifier)])
        sketch.set(controller, values)
        let others = fill(&sketch, controller)
        sketch.finishMac([(controller, nil)] + others)
        return sketch
    }

    /// Returns the file of a controller's view.
    private static func view(_ values: CompiledSketch.Values = [:]) -> CompiledSketch {
        var sketch = CompiledSketch()
        let view = sketch.add("NSView", ["NSvFlags": 256])
        sketch.set(view, values)
        let owner = sketch.add("NSCustomObject", ["NSClassName": "NSViewController"])
        let outlet = sketch.add(
            "NSNibOutletConnector", ["NSSource": .object(owner), "NSDestination": .object(view), "NSLabel": "view"])
        sketch.finishMac([(view, nil)], connections: [outlet], ["NSRoot": .object(owner)])
        return sketch
    }

    @Test("Each controller has a scene with a first responder, and the view of its file")
    func scenes() throws {
        let reading = try Self.reading(
            [
                "NSViewController-abc": Self.controller(
                    "NSViewController", "one", ["NSNibName": "abc-de-fgh-view-ijk-lm-nop", "NSTitle": "One"]),
                "abc-de-fgh-view-ijk-lm-nop": Self.view(["NSTag": 3]),
            ], entry: "NSViewController-abc")
        #expect(reading.document.kind == .storyboard && reading.document.platform == .macOS)
        let controller = try #require(reading.document.element(id: "abc-de-fgh"))
        #expect(controller.name == "viewController" && controller["title"] == "One" && controller["sceneMemberID"] == "viewController")
        #expect(reading.document.views.map(\.id) == ["ijk-lm-nop"] && reading.document.views[0].element["key"] == "view")
        #expect(reading.document.root["initialViewController"] == "abc-de-fgh")
        #expect(reading.lines.all("<scene ").count == 1)
        #expect(
            reading.lines.attributes(#"userLabel="First Responder""#).filter { $0.key != "id" } == [
                "userLabel": "First Responder", "customClass": "NSResponder", "sceneMemberID": "firstResponder",
            ])
        // The outlet to the view only links the files.
        #expect(reading.document.connections.isEmpty && reading.messages.isEmpty)
    }

    @Test("A missing file of a view is listed")
    func missingFiles() throws {
        #expect(
            try Self.reading(["Main": Self.controller("NSViewController", "one", ["NSNibName": "Lost"])]).messages == [
                "the nib 'Lost' of a controller's view is missing"
            ])
    }

    @Test("The main menu is in the scene of the application")
    func menus() throws {
        var sketch = CompiledSketch()
        let menu = sketch.add("NSMenu", ["NSTitle": "Main"])
        let application = sketch.add("NSCustomObject", ["NSClassName": "NSApplication", "IBMainMenu": .object(menu)])
        sketch.finishMac([(application, nil), (menu, application)])
        let reading = try Self.reading(["MainMenu": sketch, "Main": Self.controller("NSViewController", "one")])
        let lines = reading.lines.element("<application ")
        #expect(lines.contains { $0.hasPrefix(#"<menu key="mainMenu" title="Main""#) })
        #expect(reading.lines.attributes("<application ")["customClass"] == nil)
        #expect(reading.lines.all("<scene ").count == 2)
    }

    @Test("The window of a controller shows another one")
    func windows() throws {
        let reading = try Self.reading(
            [
                "Window": Self.controller("NSWindowController", "window") { sketch, controller in
                    let content = sketch.add("NSView", ["NSvFlags": 256])
                    let window = sketch.add("NSWindowTemplate", ["NSWindowTitle": "W", "NSWTFlags": 0, "NSWindowView": .object(content)])
                    let shown = sketch.add("NSViewController", ["uniqueIdentifierForStoryboardCompilation": "content"])
                    sketch.set(controller, ["IBWindowTemplate": .object(window), "IBWindowTemplateContentViewController": .object(shown)])
                    return [(window, controller), (content, window), (shown, nil)]
                }
            ], entry: "Window")
        let segue = try #require(reading.document.connections.first { $0.kind == .segue })
        #expect(segue.element["kind"] == "relationship" && segue.element["relationship"] == "window.shadowedContentViewController")
        #expect(segue.source.name == "windowController" && segue.destination?.name == "viewController")
        #expect(reading.document.root["initialViewController"] == segue.source.id)
        // The compiler adds an empty view to a window that shows a controller.
        #expect(reading.lines.attributes("<window ")["title"] == "W" && reading.document.views.isEmpty)
    }

    @Test(
        "The class of a template is the kind of its segue",
        arguments: [
            ("NSStoryboardShowSegueTemplate", "show"), ("NSStoryboardModalSegueTemplate", "modal"),
            ("NSStoryboardSheetSegueTemplate", "sheet"),
            ("NSStoryboardPopoverSegueTemplate", "popover"), ("NSStoryboardEmbedSegueTemplate", "embed"),
            ("NSStoryboardSegueTemplate", "custom"),
        ])
    func segues(className: String, kind: String) throws {
        let reading = try Self.reading([
            "Main": Self.controller("NSViewController", "one") { sketch, controller in
                let template = sketch.add(
                    className,
                    ["NSSegueDestination": "two", "NSSegueIdentifier": "go", "NSSegueClassName": "_TtC3App4Jump", "NSPreferredEdge": 1])
                sketch.set(controller, ["NSStoryboardSegueTemplates": .objects([template])])
                return []
            }, "Second": Self.controller("NSTabViewController", "two"),
        ])
        let segue = try #require(reading.document.connections.first)
        #expect(segue.element["kind"] == kind && segue.element["identifier"] == "go")
        #expect(
            segue.element["customClass"] == "Jump" && segue.element["customModule"] == "App" && segue.element["preferredEdge"] == "minY")
        #expect(segue.source.name == "viewController" && segue.destination?.name == "tabViewController")
        #expect(reading.messages.isEmpty)
    }

    @Test("A segue without a destination is listed")
    func lostSegues() throws {
        let reading = try Self.reading([
            "Main": Self.controller("NSViewController", "one") { sketch, controller in
                let template = sketch.add("NSStoryboardShowSegueTemplate", ["NSSegueDestination": "Nowhere"])
                sketch.set(controller, ["NSStoryboardSegueTemplates": .objects([template])])
                return []
            }
        ])
        #expect(reading.messages == ["the destination of the segue of the class 'NSStoryboardShowSegueTemplate' is missing"])
        #expect(reading.document.connections.isEmpty)
    }

    @Test("The items of a split view controller lead to its children")
    func splitViews() throws {
        let reading = try Self.reading([
            "Main": Self.controller("NSSplitViewController", "split") { sketch, controller in
                let children = ["left", "right"].map {
                    sketch.add("NSViewController", ["uniqueIdentifierForStoryboardCompilation": .text($0)])
                }
                let items = children.map {
                    sketch.add("NSSplitViewItem", ["NSSplitViewItemViewController": .object($0), "NSSplitViewItemHoldingPriority": 200.0])
                }
                let split = sketch.add("NSSplitView", ["NSvFlags": 256, "NSIsVertical": true])
                sketch.set(controller, ["NSSplitView": .object(split), "NSSplitViewItems": .objects(items)])
                return children.map { ($0, nil) } + items.map { ($0, controller) } + [(split, controller)]
            }
        ])
        #expect(reading.document.connections.map { $0.element["relationship"] } == ["splitItems", "splitItems"])
        #expect(reading.document.connections.map { $0.destination?.name } == ["viewController", "viewController"])
        #expect(reading.lines.all("<splitViewItem ").count == 2)
        #expect(reading.lines.attributes("<splitViewItem ")["holdingPriority"] == "200")
        #expect(reading.lines.attributes("<splitView ")["key"] == "splitView")
        #expect(reading.lines.all("<scene ").count == 3)
    }

    @Test("Other controllers that a controller refers to are its children")
    func children() throws {
        let reading = try Self.reading([
            "Main": Self.controller("NSViewController", "one") { sketch, controller in
                let child = sketch.add("NSPageController", ["uniqueIdentifierForStoryboardCompilation": "two"])
                sketch.set(controller, ["NSChildren": .objects([child])])
                return [(child, nil)]
            }
        ])
        #expect(reading.document.connections.map { $0.element["relationship"] } == ["childViewControllers"])
    }

    @Test("Objects that no scene has are in one of their own")
    func otherObjects() throws {
        var sketch = CompiledSketch()
        sketch.finishMac([(sketch.add("NSCustomObject", ["NSClassName": "Store"]), nil)])
        let reading = try Self.reading(["Alone": sketch])
        #expect(reading.lines.all("<scene ").count == 1)
        #expect(reading.lines.element("<objects>").contains { $0.contains(#"customClass="Store""#) })
    }
}
