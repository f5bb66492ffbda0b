import FormworkFiles
import FormworkIndex
import FormworkProject
import FormworkTestSupport
import Foundation
import Testing

@Suite("A project is read from its folder")
struct ProjectReaderTests {
    private static func read(_ folder: TemporaryFolder, _ place: String = "", cache: SourceCache = SourceCache()) throws
        -> ProjectReader.Result
    {
        let reader = try #require(ProjectReader(root: SystemPath(folder.path(place))))
        return reader.read(cache, named: "P") { $0() }
    }

    private static let storyboard = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"><scenes/></document>
        """

    @Test("Sources, documents, catalogues, fonts, lists and modules are found; build products are not")
    func found() throws {
        let folder = try TemporaryFolder()
        try folder.write("class A: UIView {}", to: "App/A.swift")
        try folder.write("@interface B : UIView\n@end", to: "Pods/Kit/B.h")
        try folder.write("class C: UIView {}", to: "Carthage/Checkouts/Kit/C.swift")
        for (number, place) in ["build", ".build", "DerivedData", "node_modules", "Kit.framework"].enumerated() {
            try folder.write("class D\(number): UIView {}", to: "\(place)/D.swift")
        }
        try folder.write(Self.storyboard, to: "App/Base.lproj/Main.storyboard")
        try folder.write("{}", to: "App/Assets.xcassets/Group/logo.imageset/Contents.json")
        try folder.write("", to: "App/Fonts/Inter.ttf")
        try folder.write("<key>UIAppFonts</key>\n<array>\n<string>Inter.ttf</string>\n</array>", to: "App/App-Info.plist")
        try folder.write("\t\t\tproductName = \"My App\";\n\t\t\tPRODUCT_MODULE_NAME = Core;\n", to: "App.xcodeproj/project.pbxproj")
        let index = try Self.read(folder).index
        #expect(index.sources.classes.keys.sorted() == ["A", "B", "C"])
        #expect(index.sources.declared("A")?.places.first?.file == "P/App/A.swift")
        #expect(index.documents.map(\.file) == ["P/App/Base.lproj/Main.storyboard"] && index.documents[0].name == "Main")
        #expect(index.resources.images.keys.sorted() == ["Group/logo", "logo"])
        #expect(index.resources.fontFiles.keys.sorted() == ["Inter.ttf"] && index.resources.listedFonts == ["Inter.ttf"])
        #expect(index.modules == ["My_App", "Core"])
        #expect(index.hasUnseenCode, "a framework without its sources")
        #expect(index.unread.isEmpty)
    }

    @Test("No link leads outside, and unreadable entries are named")
    func links() throws {
        let folder = try TemporaryFolder()
        try folder.write("class Inside: UIView {}", to: "P/A.swift")
        try folder.write("class Outside: UIView {}", to: "Elsewhere/B.swift")
        let manager = FileManager.default
        try manager.createSymbolicLink(atPath: folder.path("P/B.swift"), withDestinationPath: folder.path("Elsewhere/B.swift"))
        try manager.createSymbolicLink(atPath: folder.path("P/Elsewhere"), withDestinationPath: folder.path("Elsewhere"))
        try manager.createSymbolicLink(atPath: folder.path("P/Circle"), withDestinationPath: folder.path("P"))
        try folder.write("no document", to: "P/Main.storyboard")
        let index = try Self.read(folder, "P").index
        #expect(index.sources.classes.keys.sorted() == ["Inside"])
        #expect(index.unread.map(\.path) == ["P/Main.storyboard"] && index.hasAll(.source, .catalog) && !index.hasAll(.document))
    }

    @Test("A dangling link and a project file with only schemes disable only the checks that depend on them")
    func dangling() throws {
        let folder = try TemporaryFolder()
        try folder.write("class A: UIView {}", to: "App/A.swift")
        try folder.write("", to: "App.xcodeproj/xcshareddata/xcschemes/App.xcscheme")
        for (link, target) in ["App/B.swift": "../gone/B.swift", "Pods/Kit/C.swift": "../gone/C.swift", "App/D.xib": "D.gone"] {
            try folder.write("", to: "Pods/Kit/Kit.h")
            try FileManager.default.createSymbolicLink(atPath: folder.path(link), withDestinationPath: target)
        }
        let index = try Self.read(folder).index
        #expect(index.unread.map { "\($0.path) \($0.kind)" } == ["P/App/B.swift source", "P/App/D.xib document"])
        #expect(index.hasAll(.information, .projectFile, .catalog) && !index.hasAll(.source))
        #expect(index.mayHave(documentNamed: "D") && !index.mayHave(documentNamed: "A"))
        #expect(index.isWhole(index.sources.ancestry(of: "A")))
    }

    @Test("A submodule that is not checked out is unseen code")
    func submodules() throws {
        let folder = try TemporaryFolder()
        try folder.write("class A: UIView {}", to: "App/A.swift")
        try FileManager.default.createDirectory(atPath: folder.path("Kit"), withIntermediateDirectories: true)
        #expect(try !Self.read(folder).index.hasUnseenCode)
        try folder.write("[submodule \"Kit\"]", to: ".gitmodules")
        #expect(try Self.read(folder).index.hasUnseenCode)
    }

    @Test("The folder of a package, of a generated project and of a workspace of Bazel is a project")
    func marks() throws {
        let folder = try TemporaryFolder()
        for (number, mark) in ["project.yml", "Project.swift", "Workspace.swift", "WORKSPACE", "MODULE.bazel"].enumerated() {
            let document = SystemPath(try folder.write("", to: "\(number)/App/Main.xib"))
            try folder.write("", to: "\(number)/\(mark)")
            // A part of a workspace isn't a project.
            try folder.write("", to: "\(number)/App/BUILD")
            let root = try #require(SystemPath(folder.path("\(number)")).resolved)
            #expect(ProjectFolder.around(document) == root, "\(mark)")
        }
        // Files of a package that belong to the sources of its targets.
        for (place, isPart) in [("Sources/App", true), ("Tests/AppTests", false), ("Samples", false), ("Kit", true)] {
            let document = SystemPath(try folder.write("", to: "p/\(place)/Main.xib"))
            try folder.write(".target(name: \"Kit\", path: \"Kit\")", to: "p/Package.swift")
            #expect((ProjectFolder.around(document) == SystemPath(folder.path("p")).resolved) == isPart, "\(place)")
        }
        let document = SystemPath(try folder.write("", to: "build/a/b/Main.xib"))
        try folder.write("", to: "build/a/b/BUILD.bazel")
        try folder.write("", to: "build/a/BUILD.bazel")
        #expect(ProjectFolder.around(document) == SystemPath(folder.path("build/a")).resolved)
    }

    @Test("The cache gives the same facts, and only changed sources are read again")
    func cache() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            "class A: UIView { @IBOutlet var a: UILabel!\n func b() { performSegue(withIdentifier: \"c\", sender: nil) } }", to: "A.swift")
        try folder.write("@interface B : A\n@property IBOutlet UILabel *b;\n- (IBAction)c:(id)sender;\n@end", to: "B.h")
        let first = try Self.read(folder)
        let bytes = try #require(first.cache)
        let second = try Self.read(folder, cache: SourceCache(bytes))
        #expect(second.cache == nil)
        func words(_ index: ProjectIndex) -> [String] {
            index.sources.classes.values.map { entry in
                "\(entry.name) \(entry.places) \(entry.inherits) \(entry.properties.map(\.facts)) \(entry.methods.map(\.facts))"
            }.sorted() + index.sources.names.map { "\($0.use) \($0.file)" }
        }
        #expect(words(first.index) == words(second.index) && !words(first.index).isEmpty)
        try folder.write("class A: UIControl {}", to: "A.swift")
        let third = try Self.read(folder, cache: SourceCache(bytes))
        #expect(third.cache != nil && third.index.sources.ancestry(of: "A").appleClasses.first == "UIControl")
    }

    @Test("A modified or truncated cache is ignored")
    func damage() throws {
        let folder = try TemporaryFolder()
        try folder.write("class A: UIView { @IBOutlet var a: UILabel! }", to: "A.swift")
        let bytes = try #require(try Self.read(folder).cache)
        var seeds = SeededGenerator(seed: 17)
        for number in 0..<300 {
            var damaged = bytes
            if number % 3 == 0 {
                damaged.removeLast(Int.random(in: 1...damaged.count, using: &seeds))
            } else {
                damaged[Int.random(in: 0..<damaged.count, using: &seeds)] ^= UInt8.random(in: 1...255, using: &seeds)
            }
            let result = try Self.read(folder, cache: SourceCache(damaged))
            #expect(result.index.sources.ancestry(of: "A").property("a") != nil && result.cache != nil)
        }
    }

    @Test("Two projects have two caches")
    func names() {
        #expect(SourceCache.fileName(of: SystemPath("/a")) != SourceCache.fileName(of: SystemPath("/b")))
        #expect(!SourceCache.fileName(of: SystemPath("/a/../b")).contains("/"))
    }

    @Test("The project around a document: the repository with an Xcode project near its top, else the nearest one")
    func around() throws {
        let folder = try TemporaryFolder()
        let document = SystemPath(try folder.write("", to: "Repo/App/Sources/Main.xib"))
        let root = try #require(SystemPath(folder.path("Repo")).resolved)
        #expect(ProjectFolder.around(document) == nil || !(ProjectFolder.around(document)?.isInside(root) ?? false))
        try folder.write("", to: "Repo/App/App.xcodeproj/project.pbxproj")
        #expect(ProjectFolder.around(document) == root.appending("App"))
        // The repository is the project if a project file is near its top.
        try folder.write("", to: "Repo/.git/HEAD")
        #expect(ProjectFolder.around(document) == root)
        let deep = SystemPath(try folder.write("", to: "Other/Samples/App/Main.xib"))
        try folder.write("", to: "Other/.git/HEAD")
        #expect(ProjectFolder.around(deep) == nil)
        try folder.write("", to: "Other/Samples/App/App.xcodeproj/project.pbxproj")
        #expect(ProjectFolder.around(deep) == deep.resolved?.parent)
    }
}
