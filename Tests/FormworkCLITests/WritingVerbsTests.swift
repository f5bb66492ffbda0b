import FormworkTestSupport
import Foundation
import Testing

/// Verbs never write outside of a project through links in it.
@Suite struct WritingVerbsTests {
    private static let document = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch">
          <objects>
            <view id="v"><rect key="frame" x="0.0" y="0.0" width="100" height="100"/>
              <subviews><label text="Hello" id="l"><rect key="frame" x="0.0" y="0.0" width="50" height="20"/></label></subviews>
              <constraints><constraint firstItem="gone" firstAttribute="width" constant="10" id="c"/></constraints>
            </view>
          </objects>
        </document>

        """

    private static let storyboard = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch">
          <scenes>
            <scene sceneID="S"><objects><viewController id="vc" sceneMemberID="viewController">
              <view key="view" id="sv"><rect key="frame" x="0.0" y="0.0" width="100" height="100"/></view>
            </viewController></objects></scene>
            <scene sceneID="T"><objects><viewController id="vd" sceneMemberID="viewController">
              <view key="view" id="tv"><rect key="frame" x="0.0" y="0.0" width="100" height="100"/></view>
            </viewController></objects></scene>
          </scenes>
        </document>

        """

    /// The verbs that write files, except `preview --edit`, each with a run over a project full of links.
    private static let runs: [[String]] = [
        ["edit", "--do", "set #l text=Changed", "."], ["edit", "--do", "localize fr", "Base.lproj/M.xib"],
        ["edit", "--do", "localize de", "Base.lproj/M.xib"],
        ["edit", "--do", "extract scene S to Out.storyboard", "S.storyboard"],
        ["edit", "--do", "extract scene S to made/N.storyboard", "S.storyboard"],
        ["new", "Out.storyboard"], ["new", "made/N.xib"],
        ["fmt", "--canonical", "."], ["fmt", "."], ["validate", "--fix", "."],
        ["strings", "import", "--from", "T.strings", "--language", "fr", "Base.lproj/M.xib"],
        ["strings", "import", "--from", "T.strings", "--language", "de", "Base.lproj/M.xib"],
        ["strings", "import", "--from", "T.strings", "--language", "fr", "--into-document", "-o", "made/", "."],
        ["strings", "export", "--language", "fr", "-o", "made/", "."],
        ["strings", "export", "--format", "xcstrings", "--language", "fr", "-o", "made/", "."],
        ["git", "install"], ["git", "uninstall"], ["config", "--init"],
        ["convert", "--to", "json", "-o", "made/", "."], ["convert", "--to", "uikit", "--no-format", "-o", "made/", "."],
        ["convert", "--to", "storyboard", "-o", "made/", "."], ["convert", "--to", "yaml", "-o", "made/", "."],
        ["convert", "--to", "swiftui", "--no-format", "-o", "made/", "."], ["convert", "--to", "vfl", "-o", "made/", "."],
        ["convert", "--to", "autolayoutkit-objc", "--no-format", "-o", "made/", "."],
        ["render", "-o", "made/", "."], ["render", "--format", "png", "-o", "made/", "."],
        ["diff", "--pictures", "made", "Base.lproj/M.xib", "N.xib"],
        ["ibtool", "--compilation-directory", "made", "Base.lproj/M.xib"],
        ["ibtool", "--compilation-directory", "made", "N.xib"], ["compile", "-o", "made", "."], ["compile", "-o", "made", "S.storyboard"],
    ]

    /// The verbs that write no file, or only the file that `-o`, `--in-place` or another option names.
    private static let others: Set<String> = [
        "import", "query", "outline", "templates", "solve", "states", "apply", "rules", "graph", "explain", "preview", "merge",
        "check-merge", "textconv", "mcp", "lsp", "schema", "describe", "help",
    ]

    @Test func everyVerbIsKnownToWriteOrNot() throws {
        let help = try CommandRun("--help").output
        let start = try #require(help.firstRange(of: "SUBCOMMANDS:")).upperBound
        let verbs = help[start...].split(separator: "\n").filter { $0.hasPrefix("  ") && $0.dropFirst(2).first?.isLowercase == true }
            .compactMap { $0.split(separator: " ").first.map(String.init) }
        #expect(verbs.count > 20)
        #expect(Set(verbs).subtracting(Self.runs.map { $0[0] }).subtracting(Self.others).isEmpty)
    }

    @Test(arguments: runs) func noVerbWritesThroughALinkThatLeadsOut(_ arguments: [String]) throws {
        let scratch = try GitScratch()
        let manager = FileManager.default
        let outside = scratch.folder.path("outside")
        func link(_ name: String, to target: String) throws {
            let path = scratch.root + "/" + name
            try manager.createDirectory(
                at: URL(filePath: path).deletingLastPathComponent(), withIntermediateDirectories: true)
            try manager.createSymbolicLink(atPath: path, withDestinationPath: outside + "/" + target)
        }
        try scratch.write(Self.document, to: "Base.lproj/M.xib")
        try scratch.write(Self.document.replacing("Hello", with: "Bye"), to: "N.xib")
        try scratch.commit("documents")
        try scratch.write(Self.document.replacing("22505", with: "22504").replacing("<subviews>", with: "<subviews >"), to: "N.xib")
        try scratch.write(Self.storyboard, to: "S.storyboard")
        try scratch.write("\"l.text\" = \"Bonjour\";\n", to: "T.strings")
        for name in ["L.xib", "N.json", "M.strings", "profile", "M.xib", "M.nib", "a.svg", "index.html"] {
            try scratch.folder.write(Self.document, to: "outside/" + name)
        }
        try scratch.folder.write("", to: "outside/code/x")
        try link("L.xib", to: "L.xib")
        try link("fr.lproj", to: "code")
        try link("de.lproj/M.strings", to: "M.strings")
        try link(".gitattributes", to: "profile")
        try link(".formwork.yml", to: "profile")
        try link("Out.storyboard", to: "L.xib")
        for name in [
            "N.json", "N.yaml", "N.xib", "N.storyboard", "N.strings", "M.strings", "N.xcstrings", "NView.swift", "M.nib", "N.nib",
            "index.html",
        ] { try link("made/" + name, to: "L.xib") }
        for name in ["L", "M", "N", "N.xib", "L.xib", "Base.lproj"] where !manager.fileExists(atPath: scratch.root + "/made/" + name) {
            try? link("made/" + name, to: "code")
        }
        let before = try Self.contents(outside)
        _ = try scratch.formwork(list: arguments)
        #expect(try Self.contents(outside) == before)
    }

    /// Returns the contents of a folder, by path.
    private static func contents(_ folder: String) throws -> [String: Data] {
        var result: [String: Data] = [:]
        for name in try FileManager.default.subpathsOfDirectory(atPath: folder) {
            result[name] = FileManager.default.contents(atPath: folder + "/" + name) ?? Data()
        }
        return result
    }

    @Test func aLinkThatIsNamedIsFollowed() throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.document, to: "outside/o.xib")
        try folder.write("", to: "project/x")
        try FileManager.default.createSymbolicLink(atPath: folder.path("project/L.xib"), withDestinationPath: folder.path("outside/o.xib"))
        let run = try CommandRun("edit", "--do", "set #l text=Changed", folder.path("project/L.xib"))
        #expect(run.status == 0, "\(run.errors)")
        #expect(try folder.read("outside/o.xib").contains("text=\"Changed\""))
    }
}
