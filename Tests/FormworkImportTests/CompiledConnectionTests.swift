import FormworkModel
import FormworkNib
import Testing

@Suite("Connections of compiled UIKit files")
struct CompiledConnectionTests {
    private typealias Value = CompiledSketch.Value

    /// Reads a nib with a button, a label and a connection between them.
    private static func reading(_ className: String, _ values: CompiledSketch.Values) throws -> CompiledReading {
        var sketch = CompiledSketch()
        let (button, label) = (sketch.view("UIButton"), sketch.view("UILabel"))
        let connection = sketch.add(className, ["UILabel": "it", "UISource": .object(button), "UIDestination": .object(label)])
        sketch.set(connection, values)
        sketch.finish([button, label], connections: [connection])
        return try CompiledReading(sketch.bytes())
    }

    @Test("An outlet has the name and the destination")
    func outlets() throws {
        let reading = try Self.reading("UIRuntimeOutletConnection", [:])
        let label = reading.lines.attributes("<label ")["id"]
        #expect(reading.lines.attributes("<outlet ").filter { $0.key != "id" } == ["property": "it", "destination": label])
        #expect(reading.document.connections.map(\.kind) == [.outlet])
    }

    @Test(
        "An action has an element for each event",
        arguments: [
            (64, ["touchUpInside"], []), (65, ["touchDown", "touchUpInside"], []), (4_096, ["valueChanged"], []), (0, [nil], []),
            (64 | 1 << 28, ["touchUpInside"], ["the events 268435456 of an action have no name"]),
            (1 << 28, [nil], ["the events 268435456 of an action have no name"]),
        ] as [(Int, [String?], [String])])
    func actions(mask: Int, events: [String?], messages: [String]) throws {
        let reading = try Self.reading("UIRuntimeEventConnection", ["UIEventMask": Value(integerLiteral: mask)])
        #expect(reading.document.connections.map { $0.element["eventType"] } == events)
        #expect(reading.document.connections.allSatisfy { $0.element["selector"] == "it" })
        #expect(Set(reading.document.connections.map(\.id)).count == events.count)
        #expect(reading.messages == messages)
    }

    @Test("An outlet collection has an element for each destination, with its class unless that is an array")
    func collections() throws {
        var sketch = CompiledSketch()
        let (one, other) = (sketch.view("UIView"), sketch.view("UIView"))
        let connections = ["NSArray", "NSMutableArray"].map {
            sketch.add(
                "UIRuntimeOutletCollectionConnection",
                [
                    "UILabel": .text($0), "UISource": .object(one), "UIDestination": .objects([one, other]),
                    "runtimeCollectionClassName": .text($0),
                ])
        }
        sketch.finish([one, other], connections: connections)
        let document = try CompiledReading(sketch.bytes()).document
        #expect(document.connections.map(\.name) == ["NSArray", "NSArray", "NSMutableArray", "NSMutableArray"])
        #expect(document.connections.map { $0.element["collectionClass"] } == [nil, nil, "NSMutableArray", "NSMutableArray"])
        #expect(document.connections.map { $0.destination?.id } == (document.views + document.views).map(\.id))
        #expect(Set(document.connections.map(\.id)).count == 4)
    }

    @Test("A connection of an unknown class is listed, one without a name or a source is left out")
    func otherConnections() throws {
        let other = try Self.reading("UIOtherConnection", [:])
        #expect(other.messages == ["the connection 'it' of the class 'UIOtherConnection' has no counterpart"])
        #expect(other.document.connections.isEmpty && other.lines.all("<connections").isEmpty)
        #expect(try Self.reading("UIRuntimeOutletConnection", ["UILabel": .stored(.null)]).document.connections.isEmpty)
        #expect(try Self.reading("UIRuntimeOutletConnection", ["UISource": .stored(.null)]).document.connections.isEmpty)
    }

    @Test("Placeholders have fixed ids, and connections of the File's Owner are theirs")
    func placeholders() throws {
        var sketch = CompiledSketch()
        let (owner, responder) = (
            sketch.add("UIProxyObject", ["UIProxiedObjectIdentifier": "IBFilesOwner"]),
            sketch.add("UIProxyObject", ["UIProxiedObjectIdentifier": "IBFirstResponder"])
        )
        let other = sketch.add("UIProxyObject", ["UIProxiedObjectIdentifier": "Delegate", "UITag": 1])
        let view = sketch.view("UIView")
        let outlet = sketch.add(
            "UIRuntimeOutletConnection", ["UILabel": "view", "UISource": .object(owner), "UIDestination": .object(view)])
        sketch.finish([owner, responder, other, view], connections: [outlet])
        let lines = try CompiledReading(sketch.bytes()).lines
        #expect(
            lines.element(#"placeholderIdentifier="IBFilesOwner""#).first
                == #"<placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner">"#)
        #expect(lines.has(#"<placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>"#))
        #expect(lines.attributes(#"placeholderIdentifier="Delegate""#)["id"]?.hasPrefix("#") == true)
        #expect(lines.attributes("<outlet ")["property"] == "view")
    }

    // MARK: Runtime attributes

    /// Returns the lines of a view's runtime attribute.
    private static func attribute(_ keyPath: String, _ value: CompiledSketch.Value) throws -> (lines: [String], messages: [String]) {
        var sketch = CompiledSketch()
        let view = sketch.view("UIView")
        let pair = sketch.add("UINibKeyValuePair", ["UIObject": .object(view), "UIKeyPath": .text(keyPath), "UIValue": value])
        sketch.finish([view], ["UINibKeyValuePairsKey": .objects([pair])])
        let reading = try CompiledReading(sketch.bytes())
        return (reading.lines.element("<userDefinedRuntimeAttribute "), reading.messages)
    }

    @Test(
        "The value of a runtime attribute determines its type, and its name whether 0 and 1 are numbers",
        arguments: [
            ("a", "text", [#"<userDefinedRuntimeAttribute type="string" keyPath="a" value="text"/>"#]),
            ("on", .number(.int8(1)), [#"<userDefinedRuntimeAttribute type="boolean" keyPath="on" value="YES"/>"#]),
            ("on", .number(.int8(0)), [#"<userDefinedRuntimeAttribute type="boolean" keyPath="on" value="NO"/>"#]),
            ("on", .number(.bool(true)), [#"<userDefinedRuntimeAttribute type="boolean" keyPath="on" value="YES"/>"#]),
            (
                "layer.borderWidth", .number(.int8(1)),
                [
                    #"<userDefinedRuntimeAttribute type="number" keyPath="layer.borderWidth">"#, #"<real key="value" value="1"/>"#,
                    "</userDefinedRuntimeAttribute>",
                ]
            ),
            (
                "box", .number(.int8(1)), [#"<userDefinedRuntimeAttribute type="boolean" keyPath="box" value="YES"/>"#]
            ),
            (
                "a", .number(.int16(300)),
                [
                    #"<userDefinedRuntimeAttribute type="number" keyPath="a">"#, #"<integer key="value" value="300"/>"#,
                    "</userDefinedRuntimeAttribute>",
                ]
            ),
            (
                "a", .number(.double(0.5)),
                [
                    #"<userDefinedRuntimeAttribute type="number" keyPath="a">"#, #"<real key="value" value="0.5"/>"#,
                    "</userDefinedRuntimeAttribute>",
                ]
            ),
            ("a", .stored(.null), [#"<userDefinedRuntimeAttribute type="nil" keyPath="a"/>"#]),
            (
                "a", .new("UIColor", ["UIWhite": 1.0]),
                [
                    #"<userDefinedRuntimeAttribute type="color" keyPath="a">"#,
                    #"<color key="value" white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>"#,
                    "</userDefinedRuntimeAttribute>",
                ]
            ),
            (
                "a", .new("UIImageNibPlaceholder", ["UIResourceName": "go"]),
                [#"<userDefinedRuntimeAttribute type="image" keyPath="a" value="go"/>"#]
            ),
            (
                "a", .new("NSValue", ["NS.pointval": .packed([1, 2])]),
                [
                    #"<userDefinedRuntimeAttribute type="point" keyPath="a">"#, #"<point key="value" x="1" y="2"/>"#,
                    "</userDefinedRuntimeAttribute>",
                ]
            ),
            (
                "a", .new("NSValue", ["NS.sizeval": "{3, 4}"]),
                [
                    #"<userDefinedRuntimeAttribute type="size" keyPath="a">"#, #"<size key="value" width="3" height="4"/>"#,
                    "</userDefinedRuntimeAttribute>",
                ]
            ),
            (
                "a", .new("NSValue", ["NS.rectval": .packed([1, 2, 3, 4])]),
                [
                    #"<userDefinedRuntimeAttribute type="rect" keyPath="a">"#, #"<rect key="value" x="1" y="2" width="3" height="4"/>"#,
                    "</userDefinedRuntimeAttribute>",
                ]
            ),
            (
                "a", .new("NSValue", ["NS.rangeval.location": 1, "NS.rangeval.length": 2]),
                [
                    #"<userDefinedRuntimeAttribute type="range" keyPath="a">"#, #"<range key="value" location="1" length="2"/>"#,
                    "</userDefinedRuntimeAttribute>",
                ]
            ),
        ] as [(String, CompiledSketch.Value, [String])])
    func runtimeAttributes(keyPath: String, value: CompiledSketch.Value, lines: [String]) throws {
        let found = try Self.attribute(keyPath, value)
        #expect(found.lines == lines)
        #expect(found.messages.isEmpty)
    }

    @Test("A value of another class is nil, and listed")
    func otherValues() throws {
        let found = try Self.attribute("a", .new("NSURL"))
        #expect(found.lines == [#"<userDefinedRuntimeAttribute type="nil" keyPath="a"/>"#])
        #expect(found.messages == ["the runtime attribute 'a' has a value of the class 'NSURL', which is not understood"])
        #expect(try Self.attribute("a", .data([1])).messages == ["the runtime attribute 'a' has a value that is not understood"])
    }
}
