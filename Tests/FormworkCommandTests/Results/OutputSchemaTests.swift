import FormworkCommand
import FormworkResults
import FormworkImport
import FormworkModel
import Foundation
import Testing

@Suite("The schemas of the verbs' output")
struct OutputSchemaTests {
    typealias Object = [String: Any]

    static let texts: [(name: String, text: [UInt8])] = OutputSchema.all.flatMap { schema in
        [(schema.name, schema.text)] + (schema.lineText.map { [(schema.name + ":line", $0)] } ?? [])
    }

    static func object(_ text: [UInt8]) throws -> Object { try #require(try JSONSerialization.jsonObject(with: Data(text)) as? Object) }

    static func schema(_ name: String) throws -> Object { try object(try #require(OutputSchema.named(name)).text) }

    /// Returns a definition of a verb's schema.
    static func definition(_ name: String, of verb: String) throws -> Object {
        let definitions = try #require(try schema(verb)["$defs"] as? Object)
        return try #require(definitions[name] as? Object, "\(verb) has no \(name)")
    }

    /// Returns the definitions to which a part of a schema refers.
    static func references(in part: Any) -> Set<String> {
        if let object = part as? Object {
            let own = (object["$ref"] as? String).map { Set([$0]) } ?? []
            return object.values.reduce(own) { $0.union(references(in: $1)) }
        }
        return (part as? [Any] ?? []).reduce([]) { $0.union(references(in: $1)) }
    }

    @Test("Each is JSON with its verb and version, and has exactly the definitions that it refers to", arguments: texts)
    func whole(name: String, text: [UInt8]) throws {
        let schema = try Self.object(text)
        #expect(schema["$schema"] as? String == "https://json-schema.org/draft/2020-12/schema")
        let parts = name.split(separator: ":")
        let form = parts.count == 2 ? ":line" : ""
        #expect(schema["$id"] as? String == "urn:formwork:schema:\(parts[0]):\(OutputSchema.version)\(form)")
        #expect(schema["title"] is String)
        let definitions = try #require(schema["$defs"] as? Object)
        #expect(Self.references(in: schema) == Set(definitions.keys.map { "#/$defs/" + $0 }))
        guard let properties = (definitions["output"] as? Object)?["properties"] as? Object else { return }
        let command = try #require(properties["command"] as? Object)
        #expect(command["enum"] as? [String] == [name == "import-raw" ? "import --raw" : name])
    }

    @Test("Every property is described, directly or by reference, and every object is closed", arguments: texts)
    func described(name: String, text: [UInt8]) throws {
        if name == "document" { return }
        let definitions = try #require(try Self.object(text)["$defs"] as? Object)
        func check(_ part: Object, _ place: String) throws {
            for (key, value) in part["properties"] as? Object ?? [:] {
                let property = try #require(value as? Object)
                let target = (property["$ref"] as? String).flatMap { definitions[String($0.dropFirst(8))] as? Object }
                #expect((property["description"] ?? target?["description"]) is String, "\(place).\(key)")
                try check(property, "\(place).\(key)")
            }
            if part["type"] as? String == "object" { #expect(part["additionalProperties"] != nil, "\(place)") }
            let known = Set((part["properties"] as? Object ?? [:]).keys)
            for key in part["required"] as? [String] ?? [] { #expect(known.contains(key), "\(place) requires \(key)") }
        }
        for (key, value) in definitions { try check(try #require(value as? Object), key) }
    }

    // MARK: Keys

    /// A document with one object for each definition.
    private static let document = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
            <objects>
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner">
                    <connections><outlet property="view" destination="A" id="o-1"/></connections>
                </placeholder>
                <view contentMode="scaleToFill" id="A">
                    <rect key="frame" x="0.0" y="0.0" width="100" height="100"/>
                    <subviews>
                        <label text="Title" translatesAutoresizingMaskIntoConstraints="NO" id="B"><color key="textColor" white="0" alpha="1"/></label>
                    </subviews>
                    <constraints><constraint firstItem="B" firstAttribute="top" secondItem="A" secondAttribute="top" id="C"/></constraints>
                    <viewLayoutGuide key="safeArea" id="G"/>
                    <userDefinedRuntimeAttributes>
                        <userDefinedRuntimeAttribute type="size" keyPath="x"><size key="value" width="1" height="2"/></userDefinedRuntimeAttribute>
                    </userDefinedRuntimeAttributes>
                    <connections><outlet property="title" destination="B" id="o-2"/></connections>
                    <wrong/>
                </view>
            </objects>
        </document>
        """

    @Test("Objects that a query finds have the keys of their kind")
    func matches() throws {
        let read = try DocumentReader().read(Array(Self.document.utf8), file: "Title.xib")
        let kinds = [
            ("A", "matchedView"), ("C", "matchedConstraint"), ("o-1", "matchedConnection"), ("G", "matchedGuide"), ("-1", "matchedObject"),
        ]
        for (id, name) in kinds {
            let result = QueryResult([try #require(read.document.element(id: id))], in: read.document, file: "Title.xib")
            let json = try Self.object(result.json)
            let match = try #require((json["matches"] as? [Object])?.first)
            let definition = try Self.definition(name, of: "query")
            let known = try #require(definition["properties"] as? Object)
            #expect(Set(match.keys).isSubset(of: known.keys), "\(name)")
            #expect(Set(match.keys).isSuperset(of: try #require(definition["required"] as? [String])), "\(name)")
            let kind = try #require(known["kind"] as? Object)
            #expect(try #require(kind["enum"] as? [String]).contains(match["kind"] as? String ?? "?"), "\(name)")
        }
    }

    @Test("A document as data has a schema under the same list")
    func documentAsData() throws {
        #expect(OutputSchema.named("document")?.text == DocumentSchema.text)
        #expect(OutputSchema.named("document")?.lineText == nil)
        #expect(OutputSchema.named("render") == nil)
        #expect(Set(OutputSchema.all.map(\.name)).count == OutputSchema.all.count)
    }
}
