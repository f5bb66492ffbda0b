import FormworkIndex
import FormworkModel
import Testing

@Suite("The graph of a project")
struct ProjectGraphTests {
    private typealias P = SmallProject

    private static func graph(
        _ documents: [(file: String, text: String)], _ sources: SourceIndex = SourceIndex([]), resources: ResourceIndex = ResourceIndex(),
        showing files: Set<String>? = nil
    ) throws -> ProjectGraph {
        let facts = try documents.map { try P.facts($0.text, file: $0.file) }
        return ProjectGraph(ProjectIndex(root: "", sources: sources, documents: facts, resources: resources), documents: files)
    }

    /// Returns edges in short form: `from → to: kind label`.
    private static func lines(_ graph: ProjectGraph, _ kinds: Set<ProjectGraph.Edge.Kind> = Set(ProjectGraph.Edge.Kind.allCases))
        -> [String]
    {
        graph.edges.filter { kinds.contains($0.kind) }.map {
            "\($0.from) → \($0.to): \($0.kind.rawValue)\($0.label.map { " " + $0 } ?? "")"
        }
    }

    private static func segue(_ destination: String, _ attributes: String, id: String = "seg-ue-001") -> String {
        "<connections><segue destination=\"\(destination)\" \(attributes) id=\"\(id)\"/></connections>"
    }

    // MARK: Scenes

    @Test("Scenes belong to their document, and segues between them have their kind and identifier")
    func segues() throws {
        let text = P.storyboard(
            P.scene("one-vc-001", "title=\"List\"", Self.segue("two-vc-002", "kind=\"show\" identifier=\"open\""))
                + P.scene("two-vc-002", "title=\"Item\"")
                + P.scene("thr-vc-003", "", Self.segue("gone", "kind=\"show\"", id: "seg-ue-002")))
        let graph = try Self.graph([("Main.storyboard", text)])
        #expect(graph.named == nil)
        #expect(graph.nodes.filter { $0.kind == .document }.map(\.id) == ["document:Main.storyboard"])
        let scenes = graph.nodes.filter { $0.kind == .scene }
        #expect(
            scenes.map(\.id) == [
                "scene:Main.storyboard#one-vc-001", "scene:Main.storyboard#two-vc-002", "scene:Main.storyboard#thr-vc-003",
            ])
        #expect(scenes.map(\.isInitial) == [true, false, false] && scenes.allSatisfy { $0.document == "document:Main.storyboard" })
        #expect(Self.lines(graph, [.segue]) == ["scene:Main.storyboard#one-vc-001 → scene:Main.storyboard#two-vc-002: segue show 'open'"])
    }

    @Test("A segue that is in the document twice is one edge")
    func repeatedSegues() throws {
        let twice = """
            <connections><segue destination="two-vc-002" kind="show" id="s1"/><segue destination="two-vc-002" kind="show" id="s2"/>
            <segue destination="two-vc-002" kind="modal" id="s3"/></connections>
            """
        let graph = try Self.graph([("M.storyboard", P.storyboard(P.scene("one-vc-001", "", twice) + P.scene("two-vc-002")))])
        #expect(graph.edges.filter { $0.kind == .segue }.map(\.label) == ["show", "modal"])
    }

    // MARK: References

    static let referenceCases: [(String, String, Bool)] = [
        ("storyboardName=\"Help\"", "scene:Help.storyboard#top-vc-001", false),
        ("storyboardName=\"Help\" referencedIdentifier=\"item\"", "scene:Help.storyboard#ite-vc-002", false),
        ("storyboardName=\"Help\" referencedIdentifier=\"gone\"", "missing:scene:Help ▸ gone", true),
        ("storyboardName=\"Gone\"", "missing:scene:Gone", true),
        ("referencedIdentifier=\"home\"", "scene:Main.storyboard#one-vc-001", false),
        ("referencedIdentifier=\"gone\"", "missing:scene:Main ▸ gone", true),
    ]

    @Test("A reference leads to the scene that it names, or to a missing one", arguments: referenceCases)
    func references(attributes: String, target: String, isMissing: Bool) throws {
        let main = P.storyboard(
            P.scene("one-vc-001", "storyboardIdentifier=\"home\"") + P.scene("ref-00-001", attributes, element: "viewControllerPlaceholder")
        )
        let help = P.storyboard(P.scene("top-vc-001") + P.scene("ite-vc-002", "storyboardIdentifier=\"item\""), initial: "top-vc-001")
        let graph = try Self.graph([("Main.storyboard", main), ("Help.storyboard", help)])
        #expect(Self.lines(graph, [.reference]) == ["scene:Main.storyboard#ref-00-001 → \(target): reference"])
        #expect(graph.nodes.first { $0.id == target }?.isMissing == isMissing)
    }

    @Test("A reference to another bundle leads nowhere")
    func bundles() throws {
        let main = P.storyboard(
            P.scene("ref-00-001", "storyboardName=\"Gone\" bundleIdentifier=\"org.help\"", element: "viewControllerPlaceholder"))
        #expect(try Self.graph([("Main.storyboard", main)]).edges.isEmpty)
    }

    @Test("Of two storyboards with the name, the first with the scene is meant")
    func namesakes() throws {
        let main = P.storyboard(
            P.scene("ref-00-001", "storyboardName=\"Help\" referencedIdentifier=\"item\"", element: "viewControllerPlaceholder"))
        let other = P.storyboard(P.scene("one-vc-001")), own = P.storyboard(P.scene("one-vc-001", "storyboardIdentifier=\"item\""))
        let graph = try Self.graph([("Main.storyboard", main), ("a/Help.storyboard", other), ("b/Help.storyboard", own)])
        #expect(Self.lines(graph, [.reference]) == ["scene:Main.storyboard#ref-00-001 → scene:b/Help.storyboard#one-vc-001: reference"])
    }

    @Test("A requested document brings those that it refers to, and the scenes that lead to it")
    func requested() throws {
        let main = P.storyboard(
            P.scene("one-vc-001", "title=\"Home\"", Self.segue("ref-00-001", "kind=\"show\"")) + P.scene("oth-vc-002", "title=\"Other\"")
                + P.scene("ref-00-001", "storyboardName=\"Help\"", element: "viewControllerPlaceholder"))
        let help = P.storyboard(P.scene("top-vc-001"), initial: "top-vc-001"), third = P.storyboard(P.scene("thi-vc-001"))
        let documents = [("Main.storyboard", main), ("Help.storyboard", help), ("Third.storyboard", third)]
        let into = try Self.graph(documents, showing: ["Help.storyboard"])
        #expect(into.named == ["document:Help.storyboard"])
        #expect(
            Self.lines(into) == [
                "scene:Main.storyboard#one-vc-001 → scene:Main.storyboard#ref-00-001: segue show",
                "scene:Main.storyboard#ref-00-001 → scene:Help.storyboard#top-vc-001: reference",
            ])
        #expect(!into.nodes.contains { $0.label == "Other" || $0.id.contains("Third") })
        let from = try Self.graph(documents, showing: ["Main.storyboard"])
        #expect(from.nodes.contains { $0.id == "document:Help.storyboard" } && !from.nodes.contains { $0.id.contains("Third") })
    }

    // MARK: Classes

    @Test("Custom classes lead to their superclasses in the sources; Apple's aren't shown")
    func classes() throws {
        let sources = P.sources(
            (file: "A.swift", text: "class Base: UIViewController {}\nclass List: Base {}\nclass Card: UIView {}"))
        let text = P.storyboard(
            P.scene(
                "one-vc-001", "customClass=\"List\"",
                "<view key=\"view\" customClass=\"Card\" id=\"v\"><subviews><view customClass=\"UIView\" id=\"w\"/><view customClass=\"Unknown\" id=\"x\"/></subviews></view>"
            ))
        let graph = try Self.graph([("Main.storyboard", text)], sources)
        #expect(
            Self.lines(graph) == [
                "class:List → class:Base: superclass", "scene:Main.storyboard#one-vc-001 → class:List: class",
                "document:Main.storyboard → class:Card: class", "document:Main.storyboard → class:Unknown: class",
            ])
        #expect(graph.nodes.filter { $0.kind == .class }.map(\.file) == ["A.swift", "A.swift", "A.swift", nil])
    }

    // MARK: Resources

    @Test("A resource that no catalog has is missing, unless there is no catalog or the system has it")
    func resources() throws {
        let text = P.xib(
            "<view id=\"a\"/>",
            "<customFonts key=\"customFonts\"><array key=\"Sketch.ttf\"/></customFonts><resources><image name=\"logo\"/><image name=\"gone\"/><image name=\"NSAddTemplate\"/><image name=\"star\" catalog=\"system\"/><namedColor name=\"Accent\"/></resources>"
        )
        var resources = ResourceIndex()
        (resources.images, resources.catalogCount) = (["logo": "A.xcassets/logo.imageset"], 1)
        let graph = try Self.graph([("Card.xib", text)], resources: resources)
        let nodes = graph.nodes.filter { $0.kind != .document }
        #expect(nodes.map(\.id) == ["image:NSAddTemplate", "image:gone", "image:logo", "symbol:star", "color:Accent", "font:Sketch.ttf"])
        #expect(nodes.filter(\.isMissing).map(\.label) == ["gone", "Accent", "Sketch.ttf"])
        #expect(nodes.compactMap(\.file) == ["A.xcassets/logo.imageset"])
        #expect(Self.lines(graph, [.resource]).count == 6)
        resources.catalogCount = 0
        #expect(try !Self.graph([("Card.xib", text)], resources: resources).nodes.contains(where: \.isMissing))
    }

    // MARK: Loads

    private static func loading(_ name: String?, _ kind: NameUse.Kind = .nib, owner: String = "List", isInOtherBundle: Bool = false)
        -> SourceIndex
    {
        let position = SourcePosition(line: 3, column: 9)
        var facts = SourceFacts()
        facts.types = [TypeFacts(.class, language: .swift, name: "List", inherits: ["UIViewController"], position: position)]
        facts.names = [NameUse(kind: kind, name: name, owner: owner, isInOtherBundle: isInOtherBundle, position: position)]
        return SourceIndex([("List.swift", facts)])
    }

    @Test("Code that loads a document leads to it, with its place")
    func loads() throws {
        let card = ("Card.xib", P.xib("<view id=\"a\"/>"))
        let graph = try Self.graph([card], Self.loading("Card"))
        #expect(Self.lines(graph) == ["class:List → document:Card.xib: load"])
        #expect(graph.edges.first?.place == SourcePlace(file: "List.swift", position: SourcePosition(line: 3, column: 9)))
        let missing = try Self.graph([card], Self.loading("Gone"))
        #expect(Self.lines(missing) == ["class:List → missing:document:Gone: load"])
        #expect(missing.nodes.first { $0.id == "missing:document:Gone" }?.isMissing == true)
    }

    @Test("A name that code computes, looks up in another bundle or uses outside of classes isn't an edge")
    func otherLoads() throws {
        let card = ("Card.xib", P.xib("<view id=\"a\"/>"))
        for sources in [
            Self.loading(nil), Self.loading("Gone", isInOtherBundle: true), Self.loading("Card", owner: ""), Self.loading("Card", .image),
        ] {
            #expect(try Self.graph([card], sources).edges.isEmpty)
        }
        // A storyboard isn't loaded as a nib.
        #expect(try Self.lines(Self.graph([card], Self.loading("Card", .storyboard))) == ["class:List → missing:document:Card: load"])
        #expect(try Self.graph([card], Self.loading("Gone"), showing: ["Card.xib"]).edges.isEmpty)
    }
}
