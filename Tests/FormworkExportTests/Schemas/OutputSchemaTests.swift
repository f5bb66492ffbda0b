import FormworkChanges
import FormworkDiagnostics
import FormworkExport
import FormworkImport
import FormworkIndex
import FormworkLayout
import FormworkModel
import FormworkTemplates
import FormworkTestSupport
import Foundation
import Testing

@Suite("The schemas of the verbs' output")
struct OutputSchemaTests {
    typealias Object = [String: Any]

    static let texts: [(name: String, text: [UInt8])] = OutputSchema.all.flatMap { schema in
        [(schema.name, schema.text)] + (schema.lineText.map { [(schema.name + ":line", $0)] } ?? [])
    }

    static func object(_ text: [UInt8]) throws -> Object { try #require(try JSONSerialization.jsonObject(with: Data(text)) as? Object) }

    private static func text(_ value: Any) throws -> Data { try JSONSerialization.data(withJSONObject: value, options: .sortedKeys) }

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
        #expect(!String(decoding: text, as: UTF8.self).contains("$properties"))
        if let command = (schema["properties"] as? Object)?["command"] as? Object {
            #expect(command["const"] as? String == (name == "import-raw" ? "import --raw" : name))
        }
    }

    @Test("The files match the printed schemas: shared properties are in every object, and nothing is lost")
    func files() throws {
        var source: Object = [:]
        for name in ["common", "query"] {
            let path = TestFiles.package + "/Sources/FormworkExport/Schemas/Files/\(name).json"
            source.merge(try Self.object(try TestFiles.bytes(of: path))) { own, _ in own }
        }
        func group(_ name: String) throws -> Object {
            var result = try #require(source["properties of " + name] as? Object)
            for other in result.removeValue(forKey: "$properties") as? [String] ?? [] { result.merge(try group(other)) { own, _ in own } }
            return result
        }
        let definitions = try #require(try Self.schema("query")["$defs"] as? Object)
        #expect(definitions.count > 20)
        for (name, printed) in definitions {
            var written = try #require(source[name] as? Object, "\(name)")
            if var properties = written["properties"] as? Object, let groups = properties.removeValue(forKey: "$properties") as? [String] {
                for name in groups { properties.merge(try group(name)) { own, _ in own } }
                written["properties"] = properties
            }
            #expect(try Self.text(written) == Self.text(printed), "\(name)")
        }
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

    // MARK: Words

    private static func words(_ path: String, of verb: String) throws -> [String] {
        var part: Object = try definition(String(path.prefix { $0 != "." }), of: verb)
        for key in path.split(separator: ".").dropFirst() {
            part = try #require((part["properties"] as? Object)?[String(key)] as? Object)
        }
        return try #require(part["enum"] as? [Any], "\(path)").compactMap { $0 as? String }
    }

    private static func all<Word: CaseIterable & RawRepresentable>(_ type: Word.Type) -> [String] where Word.RawValue == String {
        Word.allCases.map(\.rawValue)
    }

    @Test("The values of a closed set are those of the code")
    func closedSets() throws {
        let sets: [(verb: String, path: String, words: [String])] = [
            ("import", "severity", Self.all(Diagnostic.Severity.self)), ("import", "platform", Self.all(InterfaceDocument.Platform.self)),
            ("import", "document.kind", Self.all(InterfaceDocument.Kind.self)),
            ("import", "document.format", Self.all(InterfaceDocument.Format.self)),
            ("import", "layoutAttribute", Self.all(LayoutAttribute.self)), ("import", "constraint.relation", Self.all(LayoutRelation.self)),
            ("query", "matchedConnection.kind", Self.all(InterfaceDocument.Connection.Kind.self)),
            ("outline", "detail", OutlineDetail.allCases.map { "\($0)" }),
            ("templates", "template.generation", Self.all(LayoutTemplate.Generation.self)),
            ("templates", "ignored.reason", Self.all(TemplateReport.IgnoredConstraint.Reason.self)),
            ("solve", "solvedTree.environment", Self.all(LayoutOptions.Environment.self)),
            ("solve", "solvedTree.deviceBasis", Self.all(Device.Basis.self)),
            ("solve", "certainty", Self.all(DocumentLayout.FrameExplanation.Certainty.self)),
            ("solve", "explainedNumber.quantity", Self.all(DocumentLayout.FrameExplanation.Quantity.self)),
            ("states", "state.result", Self.all(StagedDocument.StatesResult.Outcome.self)),
            ("states", "state.deviceBasis", Self.all(Device.Basis.self)),
            ("states", "state.orientation", Self.all(Device.Orientation.self)),
            ("graph", "node.kind", Self.all(ProjectGraph.Kind.self)), ("graph", "edge.kind", Self.all(ProjectGraph.Edge.Kind.self)),
            ("diff", "foldedClass", Self.all(FoldedClass.self)), ("diff", "change.kind", Self.all(Change.Kind.self)),
            ("diff", "change.subject", Self.all(Change.Subject.self)), ("merge", "collision.kind", Self.all(MergeConflict.Kind.self)),
        ]
        for set in sets { #expect(Set(try Self.words(set.path, of: set.verb)) == Set(set.words), "\(set.verb): \(set.path)") }
    }

    @Test("The values of open sets are values of the code")
    func openSets() throws {
        typealias Explanation = DocumentLayout.FrameExplanation
        for word in try Self.words("rootSource.size", of: "solve") { #expect(Explanation.RootSize(rawValue: word) != nil, "\(word)") }
        for word in try Self.words("insetSource.inset", of: "solve") { #expect(Explanation.Inset.Kind(rawValue: word) != nil, "\(word)") }
        for word in try Self.words("insetSource.edge", of: "solve") { #expect(Explanation.Inset.Edge(rawValue: word) != nil, "\(word)") }
        for word in try Self.words("contentSource.content", of: "solve") {
            #expect(Explanation.Content.Kind(rawValue: word) != nil, "\(word)")
        }
        for word in try Self.words("contentSource.knowledge", of: "solve") {
            #expect(Explanation.Text.Knowledge(rawValue: word) != nil, "\(word)")
        }
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

    /// Compares the keys of an object with a definition.
    private func expectKeys(
        of value: Any?, _ name: String, of verb: String = "import", without missing: Set<String> = []
    ) throws {
        let definition = try Self.definition(name, of: verb)
        let properties = try #require(definition["properties"] as? Object, "\(name)")
        let keys = Set(try #require(value as? Object, "\(name)").keys)
        #expect(keys == Set(properties.keys).subtracting(missing), "\(name)")
        #expect(keys.isSuperset(of: definition["required"] as? [String] ?? []), "\(name)")
    }

    @Test("A result has the keys of the schema: all of them for a document with everything")
    func keys() throws {
        let read = try DocumentReader().read(Array(Self.document.utf8), file: "Title.xib")
        var result = ImportResult(file: "Title.xib", document: read.document, diagnostics: read.diagnostics)
        result.fields = .all
        let json = try Self.object(result.json)
        let connections: Set = ["outletCollections", "actions", "segues", "bindings", "accessibility"]
        try expectKeys(of: json, "document")
        try expectKeys(of: json["counts"], "counts")
        try expectKeys(of: (json["unknown"] as? [Any])?.first, "unknown")
        let scene = try #require((json["scenes"] as? [Object])?.first)
        try expectKeys(of: scene, "scene")
        let owner = try #require((scene["objects"] as? [Object])?.first)
        try expectKeys(of: owner, "object", without: connections.union(["values", "runtimeAttributes", "variations", "objects"]))
        try expectKeys(of: (owner["outlets"] as? [Any])?.first, "connection", without: ["attributes", "values"])
        let view = try #require((scene["roots"] as? [Object])?.first)
        try expectKeys(of: view, "view", without: connections.union(["variations", "objects"]))
        try expectKeys(of: (view["outlets"] as? [Any])?.first, "outlet")
        try expectKeys(of: (view["guides"] as? [Any])?.first, "guide")
        let attribute = (view["runtimeAttributes"] as? [Object])?.first
        try expectKeys(of: attribute, "runtimeAttribute")
        try expectKeys(of: attribute?["value"], "extent")
        let constraint = (view["constraints"] as? [Object])?.first
        try expectKeys(of: constraint, "constraint")
        try expectKeys(of: constraint?["first"], "side")
        let label = (view["subviews"] as? [Object])?.first
        try expectKeys(of: (label?["values"] as? [Any])?.first, "value", without: ["text", "values"])
    }

    @Test("Objects that a query finds have the keys of their kind")
    func matches() throws {
        let read = try DocumentReader().read(Array(Self.document.utf8), file: "Title.xib")
        let kinds = [
            ("A", "matchedView"), ("C", "matchedConstraint"), ("o-1", "matchedConnection"), ("G", "matchedGuide"), ("-1", "matchedObject"),
        ]
        for (id, name) in kinds {
            let result = QueryResult([try #require(read.document.element(id: id))], in: read.document, file: "Title.xib")
            let json = try Self.object(result.json)
            try expectKeys(of: json, "found", of: "query")
            let match = try #require((json["matches"] as? [Object])?.first)
            let definition = try Self.definition(name, of: "query")
            let known = try #require(definition["properties"] as? Object)
            #expect(Set(match.keys).isSubset(of: known.keys), "\(name)")
            #expect(Set(match.keys).isSuperset(of: try #require(definition["required"] as? [String])), "\(name)")
            let kind = try #require(known["kind"] as? Object)
            #expect((kind["enum"] as? [String] ?? [kind["const"] as? String ?? ""]).contains(match["kind"] as? String ?? "?"), "\(name)")
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
