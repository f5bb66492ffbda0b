import FormworkTestSupport
import Foundation
import Testing

@Suite("formwork validate --project, graph and explain")
struct ProjectCommandTests {
    private static let project = CommandRun.samples + "/Project"

    /// Runs the command with a separate cache folder.
    private static func run(_ arguments: [String], cache: TemporaryFolder) throws -> CommandRun {
        try CommandRun.all(arguments, directory: project, environment: ["XDG_CACHE_HOME": cache.path("caches")])
    }

    private static func findings(_ run: CommandRun) throws -> [String] {
        let results = try #require(try run.json()["results"] as? [[String: Any]])
        return results.flatMap { result in
            (result["diagnostics"] as? [[String: Any]] ?? []).map { "\(result["file"] ?? ""):\($0["line"] ?? 0) \($0["rule"] ?? "")" }
        }
    }

    private static let expected = [
        "App/Settings.storyboard:14 unconnected-outlet", "App/Settings.storyboard:29 missing-action",
        "App/Settings.storyboard:38 missing-runtime-attribute", "App/Settings.storyboard:43 outlet-type-mismatch",
        "App/Settings.storyboard:50 missing-outlet", "App/Settings.storyboard:60 missing-class", "App/Settings.storyboard:72 missing-image",
    ]

    @Test("Findings in documents and, if the project is named, in sources; the cache changes nothing")
    func validate() throws {
        let cache = try TemporaryFolder()
        try FileManager.default.createDirectory(atPath: cache.path("caches"), withIntermediateDirectories: true)
        for _ in 0..<2 {
            let run = try Self.run(["validate", "--reporter", "json", "--project", ".", "App"], cache: cache)
            #expect(run.status == 1 && run.errors.isEmpty)
            #expect(try Self.findings(run) == Self.expected + ["App/SettingsController.swift:12 missing-segue"])
            let kept = try FileManager.default.contentsOfDirectory(atPath: cache.path("caches/formwork"))
            #expect(kept.count == 1 && kept[0].hasSuffix(".sources"))
        }
    }

    @Test("A cache that is damaged, foreign, a link, a folder or writable by others changes no finding")
    func falseCaches() throws {
        let cache = try TemporaryFolder()
        let manager = FileManager.default
        try manager.createDirectory(atPath: cache.path("caches"), withIntermediateDirectories: true)
        try cache.write("class SettingsController: UIView { @IBOutlet var a: UIView! }", to: "Other/App/SettingsController.swift")
        let arguments = ["validate", "--reporter", "json", "--project", ".", "App"]
        let plain = try Self.run(arguments + ["--no-cache"], cache: cache)
        _ = try Self.run(arguments, cache: cache)
        let name = try #require(manager.contentsOfDirectory(atPath: cache.path("caches/formwork")).first)
        let file = cache.path("caches/formwork/\(name)")
        let good = try Data(contentsOf: URL(filePath: file))
        _ = try CommandRun.all(
            ["validate", "--project", cache.path("Other"), CommandRun.samples], environment: ["XDG_CACHE_HOME": cache.path("others")])
        let other = try manager.contentsOfDirectory(atPath: cache.path("others/formwork")).first
        let foreign = try other.map { try Data(contentsOf: URL(filePath: cache.path("others/formwork/\($0)"))) } ?? Data()
        var damaged = [Data(), good.prefix(10), good.prefix(60), good.dropLast(1), good + [0], foreign, Data(repeating: 0xFF, count: 100)]
        // The version, the key, the hash, and the facts.
        for place in [16, 20, 40, 52, 60, good.count / 2, good.count - 1] {
            var changed = good
            changed[place] ^= 1
            damaged.append(changed)
        }
        for (number, bytes) in damaged.enumerated() {
            try bytes.write(to: URL(filePath: file))
            #expect(try Self.run(arguments, cache: cache).output == plain.output, "\(number)")
        }
        try foreign.write(to: URL(filePath: cache.path("outside")))
        try manager.removeItem(atPath: file)
        try manager.createSymbolicLink(atPath: file, withDestinationPath: cache.path("outside"))
        #expect(try Self.run(arguments, cache: cache).output == plain.output)
        #expect(try Data(contentsOf: URL(filePath: cache.path("outside"))) == foreign, "nothing is written through the link")
        try manager.removeItem(atPath: file)
        try manager.createDirectory(atPath: file, withIntermediateDirectories: true)
        #expect(try Self.run(arguments, cache: cache).output == plain.output)
        try manager.removeItem(atPath: file)
        try good.write(to: URL(filePath: file))
        try manager.setAttributes([.posixPermissions: 0o777], ofItemAtPath: cache.path("caches/formwork"))
        #expect(try Self.run(arguments, cache: cache).output == plain.output)
    }

    @Test("A project that is detected, a missing project, and no project")
    func choice() throws {
        let cache = try TemporaryFolder()
        let found = try Self.run(["validate", "--reporter", "json", "--no-cache", "App/Settings.storyboard"], cache: cache)
        #expect(try Self.findings(found) == Self.expected)
        #expect(!FileManager.default.fileExists(atPath: cache.path("caches")))
        // In the named folder and in folders around it.
        for place in ["App", ".", ".."] {
            let run = try Self.run(["validate", "--reporter", "json", "--no-cache", place], cache: cache)
            let rules = try Self.findings(run).filter { $0.contains("Settings.storyboard:") }.map {
                $0.split(separator: ":").last.map(String.init)
            }
            #expect(rules == Self.expected.map { $0.split(separator: ":").last.map(String.init) }, "\(place)")
        }
        let none = try Self.run(["validate", "--no-project", "App/Settings.storyboard"], cache: cache)
        #expect(none.status == 0 && none.output.isEmpty)
        #expect(try Self.run(["validate", "--project", "Gone", "App"], cache: cache).status == 66)
        #expect(try Self.run(["validate", "--project", ".", "--no-project", "App"], cache: cache).status == 64)
    }

    private static let storyboard = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" initialViewController="C">
        <scenes><scene sceneID="S"><objects><viewController id="C" customClass="Page">
        <connections><outlet property="titel" destination="C" id="1"/></connections>
        </viewController></objects></scene></scenes></document>
        """

    @Test("A package and a project with only its schemes are projects; a dangling link is named once")
    func others() throws {
        let page = "@objc(Page) class Page: UIViewController { @IBOutlet var title2: UIView! }"
        for mark in ["Package.swift", "MODULE.bazel", "App.xcodeproj/xcshareddata/xcschemes/App.xcscheme"] {
            let folder = try TemporaryFolder()
            try folder.write("", to: mark)
            try folder.write(page, to: "Sources/Page.swift")
            try folder.write(Self.storyboard, to: "Sources/Main.storyboard")
            try FileManager.default.createSymbolicLink(atPath: folder.path("Sources/Gone.swift"), withDestinationPath: "nowhere")
            let run = try CommandRun("validate", "--reporter", "json", "--no-cache", "--rule", "missing-outlet", folder.path(""))
            #expect(try Self.findings(run).count == 1, "\(mark)")
            let text = "cannot be read (--project lists them): missing classes are not reported\n"
            #expect(run.errors.hasSuffix(text) && run.errors.split(separator: "\n").count == 1, "\(mark)")
        }
    }

    @Test("Without sources, one note lists the skipped checks, as text and as JSON")
    func unchecked() throws {
        let folder = try TemporaryFolder()
        for name in ["Main", "Other"] { try folder.write(Self.storyboard, to: "App/\(name).storyboard") }
        try folder.write("class Page {}", to: "App/Page.cs")
        let path = folder.path("")
        let text = try CommandRun("validate", "--no-cache", "--project", path, path)
        #expect(text.status == 0 && text.output.split(separator: "\n").count { $0.hasSuffix("[unchecked-classes]") } == 1)
        let json = try CommandRun("validate", "--no-cache", "--reporter", "json", "--project", path, path)
        #expect(try Self.findings(json).count { $0.hasSuffix("Main.storyboard:1 unchecked-classes") } == 1)
        #expect(try Self.findings(json).count == 1)
    }

    @Test("A cache that is a link or a file is left alone")
    func hostileCache() throws {
        let cache = try TemporaryFolder()
        try cache.write("mine", to: "caches/formwork")
        let run = try Self.run(["validate", "--reporter", "json", "--project", ".", "App"], cache: cache)
        #expect(try Self.findings(run).count == Self.expected.count + 1 && run.errors.isEmpty)
        #expect(try cache.read("caches/formwork") == "mine")
    }

    @Test("A graph of references, for people, programs and Graphviz")
    func graph() throws {
        let cache = try TemporaryFolder()
        let text = try Self.run(["graph", "--no-cache"], cache: cache)
        #expect(text.status == 0 && text.output.contains("    → App/Settings.storyboard ▸ DetailController: show 'showDetail'\n"))
        #expect(text.output.contains("  images: lgoo (missing)\n"))
        let json = try Self.run(["graph", "--no-cache", "--format", "json", "App/Settings.storyboard"], cache: cache).json()
        let result = try #require((json["results"] as? [[String: Any]])?.first)
        let nodes = try #require(result["nodes"] as? [[String: Any]]), edges = try #require(result["edges"] as? [[String: Any]])
        let ids = Set(nodes.compactMap { $0["id"] as? String })
        #expect(
            ids.count == nodes.count
                && edges.allSatisfy { ids.contains($0["from"] as? String ?? "") && ids.contains($0["to"] as? String ?? "") })
        #expect(Set(edges.compactMap { $0["kind"] as? String }) == ["segue", "class", "superclass", "resource"])
        let dot = try Self.run(["graph", "--no-cache", "--format", "dot"], cache: cache).output
        #expect(dot.hasPrefix("digraph project {\n") && dot.hasSuffix("}\n"))
        #expect(try Self.run(["graph", "--project", ".", "../SizeClasses.xib"], cache: cache).status == 64)
    }

    private static let log = """
        Unable to simultaneously satisfy constraints.
        (
            "<NSLayoutConstraint:0x600001 UIView:0x7f.width == 100   (active)>",
            "<NSLayoutConstraint:0x600002 UIView:0x7f.width == 120   (active)>"
        )
        Will attempt to recover by breaking constraint
        <NSLayoutConstraint:0x600002 UIView:0x7f.width == 120   (active)>
        """

    @Test("A pasted log with the document's names, as text, JSON and picture")
    func explain() throws {
        let document = CommandRun.samples + "/Mistakes/conflicting-constraints.xib"
        let folder = try TemporaryFolder()
        let text = try CommandRun("explain", "-", document, "--picture", folder.path("conflict.svg"), input: Self.log)
        #expect(text.status == 0 && text.errors.isEmpty)
        #expect(
            text.output.contains("  2. Box.width = 120   ← broken\n") && text.output.contains("conflicting-constraints.xib:22:25: Panel"))
        #expect(try folder.read("conflict.svg").hasPrefix("<?xml") || folder.read("conflict.svg").hasPrefix("<svg"))
        let json = try CommandRun("explain", "--format", "json", folder.write(Self.log, to: "log.txt"), document).json()
        let lines = (json["results"] as? [[String: Any]])?.first?["constraints"] as? [[String: Any]]
        #expect(lines?.map { ($0["place"] as? [String: Any])?["line"] as? Int } == [20, 22])
        #expect(lines?.map { $0["broken"] as? Bool } == [false, true])
    }

    @Test("A repeated conflict is printed once, and JSON counts it")
    func repeats() throws {
        let document = CommandRun.samples + "/Mistakes/conflicting-constraints.xib"
        let twice = Self.log + "\n" + Self.log.replacing("0x60", with: "0x70").replacing("0x7f", with: "0x8f")
        let text = try CommandRun("explain", "-", document, input: twice)
        #expect(text.output.hasPrefix("conflict 1 × 2: 2 constraints") && !text.output.contains("conflict 2"))
        let results = try CommandRun("explain", "--format", "json", "-", document, input: twice).json()["results"] as? [[String: Any]]
        #expect(results?.map { $0["times"] as? Int } == [2] && results?.first?["consistent"] as? Bool == false)
        let lost = try CommandRun("explain", "-", document, input: "Unable to simultaneously satisfy constraints: <private>")
        #expect(lost.status == 66 && lost.errors.contains("use the output of Xcode's console"))
    }

    @Test("No conflict in the log, no log, no document")
    func noConflict() throws {
        #expect(try CommandRun("explain", "-", CommandRun.samples, input: "all is well").status == 66)
        #expect(try CommandRun("explain", "/nowhere", CommandRun.samples).status == 66)
        #expect(try CommandRun("explain", "-", input: Self.log).status == 64)
        #expect(try CommandRun("explain", "-", "/nowhere", input: Self.log).status == 66)
    }
}
