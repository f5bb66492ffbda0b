import FormworkIndex
import FormworkModel
import FormworkSources
import Testing

@Suite("The index of a project")
struct ProjectIndexTests {
    private typealias P = SmallProject

    private static let position = SourcePosition(line: 1, column: 1)

    /// Returns a source that only loads nibs.
    private static func loading(_ uses: (name: String?, owner: String, nibOwner: String?)...) -> SourceIndex {
        var facts = SourceFacts()
        facts.names = uses.map { NameUse(kind: .nib, name: $0.name, owner: $0.owner, nibOwner: $0.nibOwner, position: position) }
        facts.types = ["Card", "Page", "Base"].map { name in
            TypeFacts(.class, language: .swift, name: name, inherits: name == "Page" ? ["Base"] : ["UIView"], position: position)
        }
        return SourceIndex([("A.swift", facts)])
    }

    private static func xib(_ name: String, class owner: String?) throws -> DocumentFacts {
        let attribute = owner.map { " customClass=\"\($0)\"" } ?? ""
        return try P.facts(
            P.xib(
                "<placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"-1\"\(attribute)><connections><outlet property=\"title\" destination=\"lab-el-001\" id=\"o\"/></connections></placeholder><label id=\"lab-el-001\"/>"
            ), file: name)
    }

    // MARK: Outlets

    @Test("Connected outlets belong to the class in the document and to its superclasses")
    func connected() throws {
        let index = ProjectIndex(root: "", sources: Self.loading(), documents: [try Self.xib("Page.xib", class: "Page")])
        #expect(
            index.connectedOutlets["Page"] == ["title"] && index.connectedOutlets["Base"] == ["title"]
                && index.connectedOutlets["Card"] == nil)
    }

    @Test("A File's Owner is the class that code names, or the one whose code loads the nib")
    func owners() throws {
        let document = try Self.xib("Card.xib", class: nil)
        func outlets(_ use: (name: String?, owner: String, nibOwner: String?)) -> [String] {
            ProjectIndex(root: "", sources: Self.loading(use), documents: [document]).connectedOutlets.keys.sorted()
        }
        #expect(outlets(("Card", "Card", nil)) == ["Card"])
        #expect(outlets(("Card.nib", "Page", "Card")) == ["Card"])
        #expect(outlets(("Card", "Page", "")) == [])
        #expect(outlets(("Other", "Card", nil)) == [] && outlets((nil, "Card", nil)) == [])
    }

    @Test(
        "A nib's name in code may have an extension",
        arguments: [("Card", "Card"), ("Card.nib", "Card"), ("Card.xib", "Card"), ("Card.v2", "Card.v2"), (".nib", "")])
    func nibNames(name: String, plain: String) { #expect(ProjectIndex.nibName(name) == plain) }

    // MARK: Modules

    @Test("A module is the project's if it declares a class that a document uses from it")
    func modules() throws {
        func modules(_ provider: String, hasUnseenCode: Bool, language: String = "class Card: UIView {}") throws -> Set<String> {
            let document = try P.facts(P.xib("<view customClass=\"Card\" customModule=\"App\"\(provider) id=\"a\"/>"), file: "Card.xib")
            return ProjectIndex(
                root: "", sources: P.sources((file: "Card.swift", text: language)), documents: [document], modules: ["Kit"],
                hasUnseenCode: hasUnseenCode
            ).modules
        }
        #expect(try modules("", hasUnseenCode: false) == ["App", "Kit"])
        #expect(try modules("", hasUnseenCode: true) == ["Kit"])
        #expect(try modules(" customModuleProvider=\"target\"", hasUnseenCode: true) == ["App", "Kit"])
        #expect(try modules("", hasUnseenCode: false, language: "class Other: UIView {}") == ["Kit"])
    }

    // MARK: Unread files

    private static func index(_ kind: UnreadFile.Kind?, _ path: String = "a/Page+Actions.swift", limit: String? = nil) -> ProjectIndex {
        ProjectIndex(
            root: "", sources: loading(), unread: kind.map { [UnreadFile(path: path, kind: $0, reason: "no")] } ?? [], limit: limit)
    }

    @Test("Nothing is missing for certain if a file of its kind, a folder or a limit stood in the way")
    func unread() {
        #expect(Self.index(nil).hasAll(.source, .catalog))
        #expect(!Self.index(.source).hasAll(.source) && Self.index(.source).hasAll(.catalog))
        #expect(!Self.index(.folder).hasAll(.catalog) && !Self.index(.folder).hasAll())
        #expect(!Self.index(nil, limit: "too many files").hasAll(.catalog))
        #expect(Self.index(.information).hasAll())
    }

    @Test("A class may be declared in a source that could not be read if its name begins with the class's")
    func unreadSources() {
        let index = Self.index(.source)
        #expect(index.mayDeclareElsewhere("Page") && index.mayDeclareElsewhere("App.Page") && !index.mayDeclareElsewhere("Card"))
        #expect(!index.isWhole(index.sources.ancestry(of: "Page")) && index.isWhole(index.sources.ancestry(of: "Card")))
        #expect(!Self.index(.document).mayDeclareElsewhere("Page"))
    }

    @Test("A document may exist as a compiled file, or as one that could not be read")
    func unreadDocuments() {
        #expect(Self.index(.document, "a/Card.xib").mayHave(documentNamed: "Card"))
        #expect(!Self.index(.source, "a/Card.xib").mayHave(documentNamed: "Card"))
        var resources = ResourceIndex()
        resources.compiledInterfaces = ["Main"]
        let compiled = ProjectIndex(root: "", resources: resources)
        #expect(compiled.mayHave(documentNamed: "Main") && !compiled.mayHave(documentNamed: "Card"))
    }

    @Test("An unread file has a name and a consequence of its own", arguments: UnreadFile.Kind.allCases)
    func consequences(kind: UnreadFile.Kind) {
        #expect(UnreadFile(path: "a/b/c.swift", kind: kind, reason: "").name == "c.swift")
        #expect(UnreadFile(path: "", kind: kind, reason: "").name.isEmpty)
        #expect(UnreadFile.Kind.allCases.filter { $0.consequence == kind.consequence } == [kind])
    }

    // MARK: Settings

    static let settingCases: [(String, String, StartInterface.Role?, String)] = [
        ("UIMainStoryboardFile", "Main", .mainStoryboard, "Main"),
        ("UIMainStoryboardFile~ipad", "Main.storyboard", .mainStoryboard, "Main"),
        ("NSMainNibFile", "MainMenu", .mainNib, "MainMenu"), ("UILaunchStoryboardName", "Launch.v2", .launchScreen, "Launch"),
        ("INFOPLIST_KEY_UIMainStoryboardFile", "Main", .mainStoryboard, "Main"),
        ("INFOPLIST_KEY_UILaunchStoryboardName~iphone", "L", .launchScreen, "L"),
        ("UISceneStoryboardFile", "Main", .mainStoryboard, "Main"), ("NSExtensionMainStoryboard", "Main", .mainStoryboard, "Main"),
        ("UIMainStoryboardFile", "", nil, ""), ("UIMainStoryboardFile", "${MAIN}", nil, ""), ("UIMainStoryboardFile", "&main;", nil, ""),
        ("CFBundleName", "Main", nil, ""), ("INFOPLIST_KEY_", "Main", nil, ""),
    ]

    @Test("A setting names a start document, unless a build setting determines it", arguments: settingCases)
    func settings(key: String, value: String, role: StartInterface.Role?, document: String) {
        let start = StartInterface(key: key, value: value, line: 7)
        #expect(start?.role == role && start?.documentName ?? "" == document)
        if let start {
            #expect(
                start.key == key && start.place == SourcePlace(file: "", position: SourcePosition(line: 7, column: 1)) && !start.isInUse)
        }
    }

    @Test("A document's modules are those of its file, with or without the folder's dot")
    func moduleMap() {
        let map = ModuleMap(files: ["App/Main.storyboard": ["App"]])
        #expect(map.modules(ofDocument: "App/Main.storyboard") == ["App"] && map.modules(ofDocument: "./App/Main.storyboard") == ["App"])
        #expect(map.modules(ofDocument: "Main.storyboard").isEmpty)
    }
}
