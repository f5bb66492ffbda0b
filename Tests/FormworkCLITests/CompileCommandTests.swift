import Foundation
import FormworkTestSupport
import Testing

@Suite struct CompileCommandTests {
    private let folder: TemporaryFolder

    private static let launch = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
            <objects>
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
                <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
                <view id="vie-wA-001"><rect key="frame" x="0.0" y="0.0" width="320" height="480"/></view>
            </objects>
        </document>
        """

    private static let storyboard = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" \
        initialViewController="one-aa-001"><scenes><scene sceneID="sce-ne-001"><objects>
            <viewController id="one-aa-001"><view key="view" id="vie-wA-001"><rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
            </view></viewController></objects></scene></scenes></document>
        """

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(Array(Self.launch.utf8), to: "Launch.xib")
        try folder.write(Array(Self.storyboard.utf8), to: "Main.storyboard")
        try folder.write(
            Array(Self.launch.replacing(#"<view id="vie-wA-001">"#, with: #"<view id="vie-wA-001" wobbles="YES">"#).utf8), to: "Odd.xib")
    }

    private func names(_ path: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path(path)).sorted()
    }

    @Test func aXIBBecomesAFileThatIsReadAgain() throws {
        let run = try CommandRun("compile", folder.path("Launch.xib"), "-o", folder.path("Launch.nib"))
        #expect(run.status == 0 && run.errors.isEmpty)
        let read = try CommandRun("import", "--format", "json", folder.path("Launch.nib"))
        #expect(read.status == 0 && read.output.contains(#""views":1"#))
    }

    @Test func aStoryboardBecomesAFolderThatReplacesOnlyItsLike() throws {
        let target = folder.path("Main.storyboardc")
        for _ in 0..<2 {
            #expect(try CommandRun("compile", folder.path("Main.storyboard"), "-o", target).status == 0)
            #expect(
                try names("Main.storyboardc") == ["Info.plist", "UIViewController-one-aa-001.nib", "one-aa-001-view-vie-wA-001.nib"])
        }
        try folder.write(Array("mine".utf8), to: "Main.storyboardc/notes.txt")
        let run = try CommandRun("compile", folder.path("Main.storyboard"), "-o", target)
        #expect(run.status == 64 && run.errors.contains("contains more than compiled files"))
        #expect(try names("Main.storyboardc").contains("notes.txt"))
    }

    @Test func unsupportedPartsAreErrorsAndNothingIsWritten() throws {
        let run = try CommandRun("compile", folder.path("Odd.xib"), "-o", folder.path("Odd.nib"))
        #expect(run.status == 1)
        #expect(run.errors.contains("Odd.xib:6:9: error: the attribute 'wobbles' (YES) of view 'vie-wA-001' is not compiled"))
        #expect(!FileManager.default.fileExists(atPath: folder.path("Odd.nib")))
        let lenient = try CommandRun("compile", folder.path("Odd.xib"), "-o", folder.path("Odd.nib"), "--lenient")
        #expect(lenient.status == 0 && lenient.errors.contains("it is left out"))
        #expect(FileManager.default.fileExists(atPath: folder.path("Odd.nib")))
    }

    @Test func anInputIsNeverWrittenOver() throws {
        let path = folder.path("Launch.xib")
        let run = try CommandRun("compile", path, "-o", path)
        #expect(run.status == 64 && run.errors.contains("would overwrite the input"))
    }

    @Test func ibtoolsSpellingIsAccepted() throws {
        let run = try CommandRun(
            "ibtool", "--errors", "--warnings", "--notices", "--module", "Shop", "--target-device", "iphone", "--target-device", "ipad",
            "--minimum-deployment-target", "13.0", "--output-format", "xml1", "--auto-activate-custom-fonts", "--compile",
            folder.path("Launch.nib"), folder.path("Launch.xib"))
        #expect(run.status == 0)
        #expect(run.output.hasPrefix("<?xml") && run.output.contains("<key>com.apple.ibtool.document.errors</key>"))
        #expect(run.output.contains("the option '--auto-activate-custom-fonts' has no effect"))
        #expect(FileManager.default.fileExists(atPath: folder.path("Launch.nib")))
        let odd = try CommandRun(
            "ibtool", "--errors", "--output-format", "human-readable-text", "--compile", folder.path("Odd.nib"), folder.path("Odd.xib"))
        #expect(odd.status == 1 && odd.output.hasPrefix("/* com.apple.ibtool.document.errors */\n"))
        #expect(odd.output.contains(":6:9: error: the attribute 'wobbles'"))
        let version = try CommandRun("ibtool", "--version")
        #expect(version.status == 0 && version.output.contains("short-bundle-version"))
    }

    @Test func anotherPlatformIsReported() throws {
        let run = try CommandRun("compile", folder.path("Launch.xib"), "-o", folder.path("Launch.nib"), "--platform", "macos")
        #expect(run.status == 1 && run.errors.contains("the document is for iOS, not for macos"))
    }

    @Test func eachDocumentOfAFolderHasAnOutputOfItsOwn() throws {
        try folder.write(Array(Self.launch.utf8), to: "in/Card.xib")
        try folder.write(Array(Self.storyboard.utf8), to: "in/de.lproj/Main.storyboard")
        let shared = try CommandRun("compile", folder.path("in"), "-o", folder.path("out.nib"))
        #expect(shared.status == 64 && shared.errors.contains("contains 2 interface files, which cannot share the output"))
        let run = try CommandRun("compile", folder.path("in"), "-o", folder.path("out"))
        #expect(run.status == 0, "\(run.errors)")
        #expect(try names("out") == ["Card.nib", "de.lproj"] && names("out/de.lproj") == ["Main.storyboardc"])
        #expect(!FileManager.default.fileExists(atPath: folder.path("out.nib")))
        try FileManager.default.createDirectory(atPath: folder.path("none"), withIntermediateDirectories: true)
        #expect(try CommandRun("compile", folder.path("none"), "-o", folder.path("out")).status == 64)
    }

    @Test(arguments: [["mac"], ["mac", "tv"]])
    func aDocumentForAnotherDeviceIsRefused(devices: [String]) throws {
        let options = devices.flatMap { ["--target-device", $0] }
        let run = try CommandRun.all(["compile", folder.path("Launch.xib"), "-o", folder.path("Launch.nib")] + options)
        #expect(run.status == 1)
        #expect(run.errors.contains("the document is for iOS, the target device is \(devices.joined(separator: ", "))"))
        #expect(!FileManager.default.fileExists(atPath: folder.path("Launch.nib")))
        let both = try CommandRun.all(
            ["compile", folder.path("Launch.xib"), "-o", folder.path("Launch.nib"), "--target-device", "ipad"] + options)
        #expect(both.status == 0, "an application of iPads on Macs")
    }

    @Test func aModuleHasTheNameOfOne() throws {
        let run = try CommandRun("compile", folder.path("Launch.xib"), "-o", folder.path("Launch.nib"), "--module", "My-App")
        #expect(run.status == 64)
        #expect(run.errors.contains("'My-App' isn't a valid Swift module name: did you mean 'My_App'?"))
    }
}
