import Foundation
import FormworkTestSupport
import Testing

/// Files that a compiler's output replaces, and files that it leaves alone.
@Suite struct CompiledPlaceTests {
    private let folder: TemporaryFolder

    private static let xib = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
            <objects><view id="vie-wA-001"><rect key="frame" x="0.0" y="0.0" width="320" height="480"/></view></objects></document>
        """

    private static func storyboard(_ identifier: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" \
        initialViewController="one-aa-001"><scenes><scene sceneID="sce-ne-001"><objects>
            <viewController storyboardIdentifier="\(identifier)" id="one-aa-001"><view key="view" id="vie-wA-001">
            <rect key="frame" x="0.0" y="0.0" width="320" height="480"/></view></viewController></objects></scene></scenes></document>
        """
    }

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(Array(Self.xib.utf8), to: "Card.xib")
        try folder.write(Array(Self.storyboard("Main").utf8), to: "Main.storyboard")
    }

    private func names(_ path: String = "") throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path(path)).sorted()
    }

    private func text(_ path: String) throws -> String { try folder.read(path) }

    @Test(arguments: ["../../../escaped", "../escaped", "/escaped"])
    func nothingIsWrittenOutsideTheFolder(identifier: String) throws {
        try folder.write(Array(Self.storyboard(identifier).utf8), to: "in/a/Odd.storyboard")
        let run = try CommandRun("compile", folder.path("in/a/Odd.storyboard"), "-o", folder.path("in/a/Odd.storyboardc"))
        #expect(run.status == 0)
        #expect(try names() == ["Card.xib", "Main.storyboard", "in"] && names("in") == ["a"])
        #expect(try names("in/a") == ["Odd.storyboard", "Odd.storyboardc"])
    }

    @Test func aFileThatNoCompilerMadeStays() throws {
        for (name, content) in [("notes.nib", "mine"), ("Card.txt", "NIBArchive"), ("Info.plist", "bplist00")] {
            try folder.write(Array(content.utf8), to: name)
            let run = try CommandRun("compile", folder.path("Card.xib"), "-o", folder.path(name))
            #expect(run.status == 64, "\(name): \(run.errors)")
            #expect(try text(name) == content)
        }
        try folder.write([], to: "empty.out")
        for _ in 0..<2 { #expect(try CommandRun("compile", folder.path("Card.xib"), "-o", folder.path("Card.nib")).status == 0) }
        #expect(try CommandRun("compile", folder.path("Card.xib"), "-o", folder.path("empty.out")).status == 0)
        #expect(try text("Card.nib").hasPrefix("NIBArchive") && text("empty.out").hasPrefix("NIBArchive"))
    }

    @Test func aFolderIsReplacedOnlyByItsNameAndByWhatIsInIt() throws {
        // Its files' names look like a compiled folder.
        try folder.write(Array("a person's own".utf8), to: "Odd.storyboardc/Notes.nib")
        let odd = try CommandRun("compile", folder.path("Main.storyboard"), "-o", folder.path("Odd.storyboardc"))
        #expect(odd.status == 64 && odd.errors.contains("contains more than compiled files"))
        #expect(try text("Odd.storyboardc/Notes.nib") == "a person's own")
        #expect(try CommandRun("compile", folder.path("Main.storyboard"), "-o", folder.path("Main")).status == 0)
        let again = try CommandRun("compile", folder.path("Main.storyboard"), "-o", folder.path("Main"))
        #expect(again.status == 64 && again.errors.contains("only if its name ends in .nib or .storyboardc"))
    }

    @Test func aFileAndAFolderReplaceEachOtherAndNothingElseRemains() throws {
        let target = folder.path("Out.nib")
        #expect(try CommandRun("compile", folder.path("Card.xib"), "-o", target).status == 0)
        #expect(try CommandRun("compile", folder.path("Main.storyboard"), "-o", target).status == 0)
        #expect(try names("Out.nib").contains("Info.plist"))
        #expect(try CommandRun("compile", folder.path("Card.xib"), "-o", target).status == 0)
        #expect(try text("Out.nib").hasPrefix("NIBArchive"))
        #expect(try names() == ["Card.xib", "Main.storyboard", "Out.nib"])
    }
}
