import FormworkDiagnostics
import FormworkImport
import FormworkModel
import FormworkNib
import Testing

@Suite("Compiled UIKit storyboards")
struct CompiledStoryboardTests {
    private typealias Value = CompiledSketch.Value

    /// Reads a folder of these nibs, with the names of scenes in its list.
    private static func reading(
        _ nibs: KeyValuePairs<String, CompiledSketch>, entry: String? = nil, names: [String: String] = [:],
        more: [PropertyListDraft.Entry] = []
    ) throws -> CompiledReading {
        var members: [NibBundle.Member] = []
        for (name, sketch) in nibs { members.append(NibBundle.Member(name: name + ".nib", bytes: try sketch.bytes())) }
        var list = PropertyListDraft()
        list.add(
            "UIViewControllerIdentifiersToNibNames",
            value: .dictionary(names.sorted { $0.key < $1.key }.map { PropertyListDraft.Entry($0.key, value: .text($0.value)) }))
        if let entry { list.add("UIStoryboardDesignatedEntryPointIdentifier", value: .text(entry)) }
        for entry in more { list.add(entry.key, value: entry.value) }
        members.append(NibBundle.Member(name: "Info.plist", bytes: try list.binary()))
        return try CompiledReading(NibBundle(members).packed)
    }

    /// A scene with a controller, which may refer to segues.
    private static func scene(_ className: String = "UIViewController", _ values: CompiledSketch.Values = [:]) -> CompiledSketch {
        var sketch = CompiledSketch()
        sketch.finish([sketch.add(className, values)])
        return sketch
    }

    @Test("A storyboard has a scene for each controller, with a first responder")
    func scenes() throws {
        let reading = try Self.reading(["Main": Self.scene("UIViewController", ["UITitle": "One"])], entry: "Main")
        #expect(reading.document.kind == .storyboard && reading.document.platform == .iOS)
        let lines = reading.lines
        #expect(
            lines.attributes("<viewController ").filter { $0.key != "id" } == ["title": "One", "sceneMemberID": "viewController"])
        #expect(
            lines.attributes("<placeholder ").filter { $0.key != "id" } == [
                "placeholderIdentifier": "IBFirstResponder", "userLabel": "First Responder", "customClass": "UIResponder",
                "sceneMemberID": "firstResponder",
            ])
        #expect(lines.attributes("<document ")["initialViewController"] == lines.attributes("<viewController ")["id"])
        #expect(lines.attributes("<document ")["type"] == "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB")
    }

    @Test("The view of a controller is in a nib whose name has the ids of both")
    func viewNibs() throws {
        var view = CompiledSketch()
        let owner = view.add("UIProxyObject", ["UIProxiedObjectIdentifier": "IBFilesOwner"])
        let root = view.view("UIView", frame: [0, 0, 320, 568])
        let outlet = view.add("UIRuntimeOutletConnection", ["UILabel": "view", "UISource": .object(owner), "UIDestination": .object(root)])
        let button = view.add("UIRuntimeOutletConnection", ["UILabel": "box", "UISource": .object(owner), "UIDestination": .object(root)])
        view.finish([owner, root], connections: [outlet, button])
        let reading = try Self.reading([
            "Main": Self.scene("UIViewController", ["UINibName": "abc-de-fgh-view-ijk-lm-nop"]), "abc-de-fgh-view-ijk-lm-nop": view,
        ])
        #expect(reading.document.views.map(\.id) == ["ijk-lm-nop"])
        #expect(reading.document.views.first?.element["key"] == "view")
        #expect(reading.document.element(id: "abc-de-fgh")?.name == "viewController")
        // The outlet to the view is implied by its place.
        #expect(reading.document.connections.map(\.name) == ["box"])
        #expect(reading.document.connections.first?.source.id == "abc-de-fgh")
        #expect(reading.lines.attributes("<device ")["id"] == "retina4_0")
        #expect(reading.messages.isEmpty)
    }

    @Test("A missing nib of a view is listed")
    func missingNibs() throws {
        #expect(
            try Self.reading(["Main": Self.scene("UIViewController", ["UINibName": "Lost"])]).messages == [
                "the nib 'Lost' of a controller's view is missing"
            ])
    }

    // MARK: Segues

    @Test(
        "The class of a segue's template is its kind",
        arguments: [
            ("UIStoryboardShowSegueTemplate", "show"), ("UIStoryboardPushSegueTemplate", "push"),
            ("UIStoryboardModalSegueTemplate", "modal"),
            ("UIStoryboardPresentationSegueTemplate", "presentation"), ("UIStoryboardReplaceSegueTemplate", "replace"),
            ("UIStoryboardPopoverPresentationSegueTemplate", "popoverPresentation"), ("UIStoryboardPopoverSegueTemplate", "popover"),
            ("UIStoryboardEmbedSegueTemplate", "embed"), ("UIStoryboardSegueTemplate", "custom"),
        ])
    func segueKinds(className: String, kind: String) throws {
        let reading = try Self.reading(
            [
                "Main": Self.scene(
                    "UIViewController",
                    [
                        "UIStoryboardSegueTemplates": .list([
                            .new(className, ["UIDestinationViewControllerIdentifier": "two", "UIIdentifier": "go"])
                        ])
                    ]),
                "Second": Self.scene("UITableViewController"),
            ], names: ["two": "Second"])
        #expect(
            reading.lines.attributes("<segue ").filter { $0.key != "id" } == [
                "destination": reading.lines.attributes("<tableViewController ")["id"], "kind": kind, "identifier": "go",
            ])
        #expect(reading.messages.isEmpty)
    }

    @Test("A template of an unknown class is a custom segue, and one without a destination is left out")
    func otherSegues() throws {
        let reading = try Self.reading([
            "Main": Self.scene(
                "UIViewController",
                [
                    "UIStoryboardSegueTemplates": .list([
                        .new("MySegueTemplate", ["UIDestinationViewControllerIdentifier": "Second"]),
                        .new("UIStoryboardShowSegueTemplate", ["UIDestinationViewControllerIdentifier": "Nowhere"]),
                    ])
                ]), "Second": Self.scene("UITableViewController"),
        ])
        #expect(reading.document.connections.filter { $0.kind == .segue }.map { $0.element["kind"] } == ["custom"])
        #expect(
            reading.messages == [
                "the segue of the class 'MySegueTemplate' is written as one of the kind 'custom'", "the destination of a segue is missing",
            ])
    }

    @Test("The properties of a template are attributes of the segue, and unknown ones are listed")
    func templates() throws {
        let reading = try Self.reading([
            "Main": Self.scene(
                "UIViewController",
                [
                    "UIStoryboardSegueTemplates": .list([
                        .new(
                            "UIStoryboardShowSegueTemplate",
                            [
                                "UIDestinationViewControllerIdentifier": "Second",
                                "UIActionName": "showDetailViewController:sender:", "UIAnimates": false,
                                "UISegueClassName": "_TtC3App4Jump",
                                "UICustomPrepareForChildViewControllersSegueName": "make:", "UIModalTransitionStyle": 2, "UIOdd": 1,
                                "UIPermittedArrowDirections": 5,
                            ])
                    ])
                ]), "Second": Self.scene("UITableViewController"),
        ])
        #expect(
            reading.lines.attributes("<segue ").filter { !["id", "destination"].contains($0.key) } == [
                "kind": "showDetail", "animates": "NO", "customClass": "Jump", "customModule": "App",
                "destinationCreationSelector": "make:",
                "modalTransitionStyle": "crossDissolve",
            ])
        #expect(reading.lines.has(#"<popoverArrowDirection key="popoverArrowDirection" up="YES" left="YES"/>"#))
        #expect(reading.messages == ["the key 'UIOdd' of the class 'UIStoryboardShowSegueTemplate' has no counterpart"])
    }

    @Test("An unwind segue leads to the exit of its scene")
    func exits() throws {
        let reading = try Self.reading([
            "Main": Self.scene(
                "UIViewController",
                ["UIStoryboardSegueTemplates": .list([.new("UIStoryboardUnwindSegueTemplate", ["UIAction": "back:"])])])
        ])
        let exit = reading.lines.attributes("<exit ")
        #expect(exit.filter { $0.key != "id" } == ["userLabel": "Exit", "sceneMemberID": "exit"])
        #expect(
            reading.lines.attributes("<segue ").filter { $0.key != "id" } == [
                "destination": exit["id"], "kind": "unwind", "unwindAction": "back:",
            ])
    }

    /// Reads a scene with a controller, a button as a further object, and a connection from it to a segue's template.
    private static func triggered(_ label: String, from source: String = "button") throws -> CompiledReading {
        var sketch = CompiledSketch()
        let button = sketch.view("UIButton")
        let template = sketch.add("UIStoryboardShowSegueTemplate", ["UIDestinationViewControllerIdentifier": "Second"])
        let controller = sketch.add("UIViewController", ["UIStoryboardSegueTemplates": .objects([template])])
        let ends = source == "button" ? (button, template) : (template, button)
        let connection = sketch.add(
            source == "button" ? "UIRuntimeEventConnection" : "UIRuntimeOutletConnection",
            ["UILabel": .text(label), "UISource": .object(ends.0), "UIDestination": .object(ends.1)])
        sketch.finish([controller, button], connections: [connection])
        return try reading(["Main": sketch, "Second": scene("UITableViewController")])
    }

    @Test(
        "The object that performs a segue has it, and an accessory is named",
        arguments: [("perform:", nil), ("selectionSegueTemplate", nil), ("accessoryActionSegueTemplate", "accessoryAction")]
            as [(String, String?)])
    func triggers(label: String, trigger: String?) throws {
        let reading = try Self.triggered(label)
        #expect(reading.lines.element("<button ").contains { $0.hasPrefix("<segue ") })
        #expect(!reading.lines.element("<viewController ").contains { $0.hasPrefix("<segue ") })
        #expect(reading.lines.attributes("<segue ")["trigger"] == trigger)
        #expect(reading.document.connections.filter { $0.kind == .action }.isEmpty)
    }

    @Test("The view that an embed segue fills is a container")
    func containers() throws {
        var sketch = CompiledSketch()
        let view = sketch.view("UIView")
        let template = sketch.add("UIStoryboardEmbedSegueTemplate", ["UIDestinationViewControllerIdentifier": "Second"])
        let controller = sketch.add("UIViewController", ["UIStoryboardSegueTemplates": .objects([template])])
        let connection = sketch.add(
            "UIRuntimeOutletConnection", ["UILabel": "containerView", "UISource": .object(template), "UIDestination": .object(view)])
        sketch.finish([controller, view], connections: [connection])
        let reading = try Self.reading(["Main": sketch, "Second": Self.scene("UITableViewController")])
        #expect(reading.lines.element("<containerView ").contains { $0.contains(#"kind="embed""#) })
        #expect(reading.messages.isEmpty)
    }

    @Test("The anchor and the passthrough views of a popover are in the template's connections")
    func popovers() throws {
        var sketch = CompiledSketch()
        let view = sketch.view("UIView")
        let template = sketch.add("UIStoryboardPopoverPresentationSegueTemplate", ["UIDestinationViewControllerIdentifier": "Second"])
        let controller = sketch.add("UIViewController", ["UIStoryboardSegueTemplates": .objects([template])])
        let connections = [("anchorView", false), ("passthroughViews", true), ("odd", false)].map { label, isList in
            sketch.add(
                "UIRuntimeOutletConnection",
                ["UILabel": .text(label), "UISource": .object(template), "UIDestination": isList ? .objects([view]) : .object(view)])
        }
        sketch.finish([controller, view], connections: connections)
        let reading = try Self.reading(["Main": sketch, "Second": Self.scene("UITableViewController")])
        let id = try #require(reading.document.views.compactMap(\.id).first)
        let segue = try #require(reading.document.connections.first { $0.kind == .segue })
        #expect(segue.element["popoverAnchorView"] == id)
        #expect(reading.lines.element("<popoverPassthroughViews>").count == 3)
        #expect(reading.messages == ["the connection 'odd' of a segue has no counterpart"])
    }

    // MARK: Containers

    @Test(
        "The children of a controller are its relationships",
        arguments: [
            ("UINavigationController", ["rootViewController", "rootViewController"]),
            ("UISplitViewController", ["masterViewController", "detailViewController"]),
            ("UITabBarController", ["viewControllers", "viewControllers"]),
        ])
    func relationships(className: String, names: [String]) throws {
        var sketch = CompiledSketch()
        let children = ["UIViewController", "UITableViewController"].map { sketch.add($0) }
        let parent = sketch.add(className, ["UIViewControllers": .objects(children)])
        for child in children { sketch.set(child, ["UIParentViewController": .object(parent)]) }
        sketch.finish([parent])
        let reading = try Self.reading(["Main": sketch], entry: "Main")
        let segues = reading.document.connections.filter { $0.kind == .segue }
        #expect(segues.map { $0.element["relationship"] } == names)
        #expect(segues.map { $0.destination?.name } == ["viewController", "tableViewController"])
        #expect(reading.lines.all("<scene ").count == 3)
        #expect(reading.lines.attributes("<document ")["initialViewController"] == reading.lines.attributes("Controller ")["id"])
    }

    @Test("A controller that is a child in one file and a scene in another is written once")
    func copies() throws {
        var sketch = CompiledSketch()
        let child = sketch.add("UIViewController", ["UINibName": "abc-de-fgh-view-ijk-lm-nop", "UITitle": "Whole"])
        let parent = sketch.add("UINavigationController", ["UIViewControllers": .objects([child])])
        sketch.set(child, ["UIParentViewController": .object(parent)])
        sketch.finish([parent])
        var view = CompiledSketch()
        view.finish([view.view("UIView")])
        let reading = try Self.reading([
            "Main": sketch, "Child": Self.scene("UIViewController", ["UINibName": "abc-de-fgh-view-ijk-lm-nop", "UITitle": "Copy"]),
            "abc-de-fgh-view-ijk-lm-nop": view,
        ])
        #expect(reading.lines.all("<viewController ").count == 1)
        #expect(reading.lines.attributes("<viewController ")["title"] == "Whole")
        #expect(reading.document.views.count == 1)
    }

    // MARK: Other storyboards

    @Test("A reference to another storyboard is a scene of its own, with the id in its name")
    func references() throws {
        typealias Entry = PropertyListDraft.Entry
        let reading = try Self.reading(
            [
                "Main": Self.scene(
                    "UIViewController",
                    [
                        "UIStoryboardSegueTemplates": .list([
                            .new("UIStoryboardShowSegueTemplate", ["UIDestinationViewControllerIdentifier": "UIViewController-abc-de-fgh"])
                        ])
                    ])
            ],
            more: [
                Entry(
                    "UIViewControllerIdentifiersToExternalStoryboardReferences",
                    value: .dictionary([
                        Entry(
                            "UIViewController-abc-de-fgh",
                            value: .dictionary([
                                Entry("UIReferencedStoryboardName", value: .text("Other")),
                                Entry("UIReferencedControllerIdentifier", value: .text("two")),
                            ])), Entry("plain", value: .dictionary([])),
                    ]))
            ])
        let placeholder = try #require(reading.document.element(id: "abc-de-fgh"))
        #expect(placeholder.name == "viewControllerPlaceholder")
        #expect(placeholder["storyboardName"] == "Other" && placeholder["referencedIdentifier"] == "two")
        #expect(reading.document.connections.first?.destination?.id == "abc-de-fgh")
        #expect(reading.lines.all("<viewControllerPlaceholder ").count == 2)
    }

    // MARK: Errors

    @Test(
        "A damaged file is named in the error",
        arguments: [
            ("Main.nib", "the file is neither a NIBArchive nor a keyed archive ('Main.nib', byte 0)"),
            ("Info.plist", "the file is neither a NIBArchive nor a keyed archive ('Info.plist', byte 0)"),
        ])
    func damagedFiles(name: String, message: String) throws {
        var members = ["Main.nib": try Self.scene().bytes(), "Info.plist": try PropertyListDraft().binary()]
        members[name] = [1, 2, 3]
        let bundle = NibBundle(members.map { NibBundle.Member(name: $0.key, bytes: $0.value) })
        let error = #expect(throws: DocumentError.self) { try DocumentReader().read(bundle.packed, file: "A.storyboardc") }
        #expect(error?.diagnostic.message == message)
        #expect(error?.diagnostic.rule == "unreadable-document")
    }

    @Test("Of the variants of a nib, the newest is read")
    func variants() throws {
        let bundle = NibBundle([
            NibBundle.Member(name: "Main.nib/runtime.nib", bytes: [1]),
            NibBundle.Member(name: "Main.nib/objects-13.0+.nib", bytes: try Self.scene("UIViewController", ["UITitle": "New"]).bytes()),
        ])
        #expect(try CompiledReading(bundle.packed).lines.attributes("<viewController ")["title"] == "New")
    }
}
