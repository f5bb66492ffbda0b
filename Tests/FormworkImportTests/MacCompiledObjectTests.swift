import FormworkModel
import FormworkNib
import Testing

@Suite("Objects of compiled AppKit files")
struct MacCompiledObjectTests {
    private typealias Value = CompiledSketch.Value

    /// The flags of a view without a mask.
    private static let flags: CompiledSketch.Values = ["NSvFlags": 256]

    /// Reads a nib with two views, `one` and `other`, and further connections between them.
    private static func reading(
        _ connections: (inout CompiledSketch, _ one: Int, _ other: Int) -> [Int], more: CompiledSketch.Values = [:]
    ) throws -> CompiledReading {
        var sketch = CompiledSketch()
        let one = sketch.add("NSView", ["NSvFlags": 256, "NSTag": 1])
        let other = sketch.add("NSView", ["NSvFlags": 256, "NSTag": 2])
        let found = connections(&sketch, one, other)
        sketch.finishMac([(one, nil), (other, nil)], connections: found, more)
        return try CompiledReading(sketch.bytes())
    }

    @Test("The File's Owner and the first responder have fixed ids, and the application one of its own")
    func placeholders() throws {
        var sketch = CompiledSketch()
        let application = sketch.add("NSCustomObject", ["NSClassName": "NSApplication"])
        sketch.finishMac([(application, nil), (sketch.add("NSView", Self.flags), nil)])
        let reading = try CompiledReading(sketch.bytes())
        #expect(reading.document.platform == .macOS && reading.document.kind == .xib && reading.document.format == .compiled)
        #expect(reading.lines.has(#"<customObject id="-2" userLabel="File's Owner"/>"#))
        #expect(reading.lines.has(#"<customObject id="-1" userLabel="First Responder" customClass="FirstResponder"/>"#))
        // A file without class references has this class for every application.
        #expect(reading.lines.has(#"<customObject id="-3" customClass="NSObject"/>"#))
        #expect(reading.document.views.count == 1)
    }

    @Test("Names of objects are their labels")
    func labels() throws {
        var sketch = CompiledSketch()
        let view = sketch.add("NSView", Self.flags)
        sketch.finishMac([(view, nil)], ["NSNamesKeys": .objects([view]), "NSNamesValues": .list(["Box"])])
        #expect(try CompiledReading(sketch.bytes()).lines.attributes("<view ")["userLabel"] == "Box")
    }

    // MARK: Connections

    @Test("An outlet goes from its source to its destination, an action from the control to its target")
    func connections() throws {
        let reading = try Self.reading { sketch, one, other in
            [
                sketch.add("NSNibOutletConnector", ["NSSource": .object(one), "NSDestination": .object(other), "NSLabel": "next"]),
                sketch.add("NSNibControlConnector", ["NSSource": .object(one), "NSDestination": .object(other), "NSLabel": "go:"]),
                sketch.add("NSNibControlConnector", ["NSSource": .object(one), "NSLabel": "copy:"]),
            ]
        }
        let ids = reading.document.views.map(\.id)
        let outlet = try #require(reading.document.connections.first { $0.kind == .outlet })
        #expect(outlet.source.id == ids[0] && outlet.destination?.id == ids[1] && outlet.name == "next")
        let actions = reading.document.connections.filter { $0.kind == .action }
        #expect(actions.map { $0.element["selector"] } == ["go:", "copy:"])
        #expect(actions.map { $0.element["target"] } == [ids[1], "-1"])
        #expect(reading.messages.isEmpty)
    }

    @Test("A binding has a key path, options and the one before it")
    func bindings() throws {
        let reading = try Self.reading { sketch, one, other in
            let first = sketch.add(
                "NSNibBindingConnector",
                [
                    "NSSource": .object(one), "NSDestination": .object(other), "NSLabel": "hidden: on", "NSBinding": "hidden",
                    "NSKeyPath": "on",
                    "NSOptions": .map(["NSRaisesForNotApplicableKeys": .number(.bool(true))]),
                ])
            let second = sketch.add(
                "NSNibBindingConnector",
                [
                    "NSSource": .object(one), "NSDestination": .object(other), "NSLabel": "hidden2: off", "NSBinding": "hidden2",
                    "NSKeyPath": "off",
                    "NSPreviousConnector": .object(first),
                ])
            return [first, second]
        }
        let bindings = reading.document.connections.filter { $0.kind == .binding }
        #expect(bindings.map { $0.element["name"] } == ["hidden", "hidden2"] && bindings.map { $0.element["keyPath"] } == ["on", "off"])
        #expect(bindings.map { $0.element["previousBinding"] } == [nil, bindings[0].id])
        #expect(reading.lines.all("NSRaisesForNotApplicableKeys").count == 1)
    }

    @Test("A help text is a tool tip")
    func toolTips() throws {
        let reading = try Self.reading { sketch, one, _ in
            [sketch.add("NSIBHelpConnector", ["NSDestination": .object(one), "NSMarker": "Help me"])]
        }
        #expect(reading.document.views.map { $0.element["toolTip"] } == ["Help me", nil])
    }

    @Test("A connection without an end, or of an unknown class, is listed; one for the order of decoding isn't")
    func otherConnections() throws {
        let reading = try Self.reading { sketch, one, other in
            [
                sketch.add("NSNibOutletConnector", ["NSSource": .object(one), "NSLabel": "lost"]),
                sketch.add("NSOddConnector", ["NSSource": .object(one), "NSDestination": .object(other), "NSLabel": "odd"]),
                sketch.add(
                    "NSNibConnector", ["NSSource": .object(one), "NSDestination": .object(other), "NSLabel": "Encoding NSStackView first"]),
            ]
        }
        #expect(reading.document.connections.isEmpty)
        #expect(
            reading.messages == [
                "the connection 'lost' is missing an end", "the connection 'odd' of the class 'NSOddConnector' has no counterpart",
            ])
    }

    @Test("Values that are set by key path are runtime attributes")
    func runtimeAttributes() throws {
        let reading = try Self.reading { sketch, one, other in
            [
                sketch.add(
                    "NSIBUserDefinedRuntimeAttributesConnector",
                    [
                        "NSObject": .object(one), "NSKeyPaths": .list(["a", "b", "c", "d", "e"]),
                        "NSValues": .list([
                            "x", .number(.bool(true)), .number(.int8(4)), .number(.double(0.5)),
                            .new("NSColor", ["NSColorSpace": 3, "NSWhite": .data(Array("1".utf8))]),
                        ]),
                    ]),
                sketch.add(
                    "NSIBUserDefinedRuntimeAttributesConnector",
                    ["NSObject": .object(one), "NSKeyPaths": .list(["accessibilityTitleUIElement"]), "NSValues": .objects([other])]),
            ]
        }
        let types = reading.lines.all("<userDefinedRuntimeAttribute ").map { $0.firstMatch(of: /type="(\w+)"/).map { String($0.1) } }
        #expect(types == ["string", "boolean", "number", "number", "color"])
        #expect(reading.lines.has(#"<userDefinedRuntimeAttribute type="string" keyPath="a" value="x"/>"#))
        #expect(reading.lines.has(#"<userDefinedRuntimeAttribute type="boolean" keyPath="b" value="YES"/>"#))
        // The title element for accessibility is a connection in documents.
        #expect(
            reading.lines.attributes("<accessibilityConnection ").filter { $0.key != "id" } == [
                "property": "title", "destination": reading.lines.attributes(#"tag="2""#)["id"],
            ])
    }

    @Test("Accessibility texts are in a list of connectors, and others are listed")
    func accessibility() throws {
        var sketch = CompiledSketch()
        let view = sketch.add("NSView", Self.flags)
        let connectors = [("AXDescription", "d"), ("AXHelp", "h"), ("AXIdentifier", "i"), ("AXRole", "r")].map { type, text in
            sketch.add(
                "NSNibAXAttributeConnector",
                [
                    "AXDestinationArchiveKey": .object(view), "AXAttributeTypeArchiveKey": .text(type),
                    "AXAttributeValueArchiveKey": .text(text),
                ])
        }
        sketch.finishMac([(view, nil)], ["NSAccessibilityConnectors": .objects(connectors)])
        let reading = try CompiledReading(sketch.bytes())
        #expect(reading.lines.has(#"<accessibility description="d" help="h" identifier="i"/>"#))
        #expect(reading.messages == ["accessibility of the class 'NSNibAXAttributeConnector' has no counterpart"])
    }

    // MARK: Ids

    @Test("The key of a localizable text has the id of its object, or of the box whose title it is")
    func knownIDs() throws {
        func title(_ key: String) -> Value { .new("NSLocalizableString", ["NSKey": .text(key), "NSDev": "Title"]) }
        var sketch = CompiledSketch()
        let item = sketch.add("NSMenuItem", ["NSTitle": title("abc-12-xyz.title")])
        let other = sketch.add("NSMenuItem", ["NSTitle": title("Too.many.parts")])
        let cell = sketch.add("NSTextFieldCell", ["NSContents": title("77.title"), "NSCellFlags": 0])
        let box = sketch.add("NSBox", ["NSvFlags": 256, "NSTitleCell": .object(cell)])
        sketch.finishMac([(item, nil), (other, nil), (box, nil)])
        let reading = try CompiledReading(sketch.bytes())
        #expect(reading.document.element(id: "abc-12-xyz")?["title"] == "Title")
        #expect(reading.document.element(id: "77")?.name == "box")
        #expect(reading.document.element(id: "Too") == nil)
    }

    @Test("Ids are in the order of the connections, whose sources the compiler sorts by id")
    func sortedIDs() throws {
        var sketch = CompiledSketch()
        let views = (0..<6).map { sketch.add("NSView", ["NSvFlags": 256, "NSTag": Value(integerLiteral: $0 + 1)]) }
        // The sources are in the reverse order of the objects.
        let connectors = views.reversed().map {
            sketch.add("NSNibOutletConnector", ["NSSource": .object($0), "NSDestination": .object(views[0]), "NSLabel": "o"])
        }
        sketch.finishMac(views.map { ($0, nil) }, connections: connectors)
        let reading = try CompiledReading(sketch.bytes())
        let ids = reading.document.views.compactMap(\.id)
        #expect(ids == ids.sorted(by: >) && Set(ids).count == 6)
    }

    // MARK: Classes

    @Test("A class swapper is an object of its original class with a custom class")
    func customClasses() throws {
        let reading = try CompiledReading(
            mac: "NSClassSwapper", ["NSClassName": "_TtC3App5Gauge", "NSOriginalClassName": "NSButton", "NSvFlags": 256])
        let attributes = reading.lines.attributes("<button ")
        #expect(attributes["customClass"] == "Gauge" && attributes["customModule"] == "App")
    }

    @Test("A class reference has the class, module and provider of the document")
    func classReferences() throws {
        let reading = try CompiledReading(
            mac: "NSView",
            [
                "NSvFlags": 256,
                "IBClassReference": .new(
                    "IBClassReference", ["IBClassName": "Gauge", "IBModuleName": "App", "IBModuleProvider": "target"]),
            ])
        let attributes = reading.lines.attributes("<view ")
        #expect(
            attributes["customClass"] == "Gauge" && attributes["customModule"] == "App" && attributes["customModuleProvider"] == "target")
    }

    @Test("Views that are custom without a placeholder are created directly")
    func directObjects() throws {
        let direct = try CompiledReading(mac: "NSClassSwapper", ["NSClassName": "Gauge", "NSOriginalClassName": "NSView", "NSvFlags": 256])
        #expect(direct.lines.attributes("<customView ")["customClass"] == "Gauge")
        #expect(direct.lines.attributes("<document ")["customObjectInstantitationMethod"] == "direct")
        let placed = try CompiledReading(mac: "NSCustomView", ["NSClassName": "Gauge", "NSvFlags": 256])
        #expect(placed.lines.attributes("<customView ")["customClass"] == "Gauge")
        #expect(placed.lines.attributes("<document ")["customObjectInstantitationMethod"] == nil)
    }

    @Test("The superclasses of an unknown class determine its element")
    func superclasses() throws {
        let text = """
            <plist version="1.0"><dict><key>$top</key><dict><key>IB.objectdata</key>\(Self.uid(1))</dict><key>$objects</key><array>
            <string>$null</string>
            <dict><key>$class</key>\(Self.uid(2))<key>NSObjectsKeys</key>\(Self.uid(3))</dict>
            \(Self.description("NSIBObjectData"))
            <dict><key>$class</key>\(Self.uid(4))<key>NS.objects</key><array>\(Self.uid(5))</array></dict>\(Self.description("NSArray"))
            <dict><key>$class</key>\(Self.uid(6))<key>NSvFlags</key><integer>256</integer></dict>\(Self.description("MyKnob", "MySlider", "NSSlider"))
            </array></dict></plist>
            """
        let reading = try CompiledReading(Array(text.utf8))
        #expect(reading.lines.attributes("<slider ")["customClass"] == "MyKnob")
        #expect(reading.messages == ["the class 'MyKnob' has no element of its own; it is written as 'NSSlider'"])
    }

    private static func uid(_ number: Int) -> String { "<dict><key>CF$UID</key><integer>\(number)</integer></dict>" }

    private static func description(_ names: String...) -> String {
        "<dict><key>$classname</key><string>\(names[0])</string><key>$classes</key><array>"
            + names.map { "<string>\($0)</string>" }.joined() + "</array></dict>"
    }

    // MARK: Values

    @Test("Values that only the current compiler adds are left out, others are kept")
    func values() throws {
        let reading = try CompiledReading(
            mac: "NSView",
            [
                "NSvFlags": 256, "NSFrameSize": "{100, 50}", "IBNSClipsToBounds": .number(.bool(true)), "NSNextResponder": .stored(.null),
                "NSViewAlphaValue": 0.5, "NSUserInterfaceItemIdentifier": "box",
            ])
        let attributes = reading.lines.attributes("<view ")
        #expect(attributes["clipsToBounds"] == "YES" && attributes["alphaValue"] == "0.5" && attributes["identifier"] == "box")
        #expect(reading.document.views.first?.frame?.size == Size(width: 100, height: 50))
        #expect(
            try CompiledReading(mac: "NSView", ["NSvFlags": 256, "IBNSClipsToBounds": .number(.bool(false))]).lines.attributes("<view ")[
                "clipsToBounds"] == nil)
    }

    @Test("A text with control characters stays what it is, and in other places it is repaired")
    func controlCharacters() throws {
        let reading = try CompiledReading(mac: "NSMenuItem", ["NSTitle": "Up", "NSKeyEquiv": "\u{8}"])
        #expect(
            reading.lines.element(#"<string key="keyEquivalent""#) == [
                #"<string key="keyEquivalent" base64-UTF8="YES">"#, "CA", "</string>",
            ])
        var sketch = CompiledSketch()
        let view = sketch.add("NSView", Self.flags)
        sketch.finishMac([(view, nil)], ["NSNamesKeys": .objects([view]), "NSNamesValues": .list(["a\u{1}b"])])
        #expect(try CompiledReading(sketch.bytes()).lines.attributes("<view ")["userLabel"] == "a\u{FFFD}b")
    }
}
