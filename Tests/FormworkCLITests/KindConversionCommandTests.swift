import FormworkTestSupport
import Foundation
import Testing

@Suite struct KindConversionCommandTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test func aXIBBecomesAStoryboard() throws {
        let result = try CommandRun(
            "convert", CommandRun.samples + "/SizeClasses.xib", "--to", "storyboard", "-o", folder.path("out.storyboard"))
        #expect(result.status == 0)
        let text = try folder.read("out.storyboard")
        #expect(text.contains("type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\"") && text.contains("<scene sceneID="))
        let report = try CommandRun("import", folder.path("out.storyboard"), "--format", "json")
        #expect(report.status == 0 && report.output.contains("\"kind\":\"storyboard\""))
    }

    @Test func aLegacyArchiveBecomesAStoryboard() throws {
        let result = try CommandRun(
            "convert", CommandRun.samples + "/LegacyForm.xib", "--to", "storyboard", "-o", folder.path("out.storyboard"))
        #expect(result.status == 0)
        #expect(try CommandRun("import", folder.path("out.storyboard"), "--format", "json").output.contains("\"kind\":\"storyboard\""))
    }

    @Test func lostPartsAreListed() throws {
        let file = try folder.write(Self.storyboard(["One", "Two"]), to: "a.storyboard")
        let result = try CommandRun("convert", file, "--to", "xib", "--scene", "One", "-o", folder.path("out.xib"))
        #expect(result.status == 0 && result.output.isEmpty)
        #expect(
            result.errors.contains("a.storyboard:7:") && result.errors.contains(": note: ") && result.errors.contains("[controller-part]"))
        #expect(try folder.read("out.xib").contains("customClass=\"One\""))
        #expect(try CommandRun("convert", file, "--to", "xib", "--scene", "sce-ne-0Two", "-o", "-").output.contains("customClass=\"Two\""))
    }

    @Test func severalScenesMakeAFolder() throws {
        let file = try folder.write(Self.storyboard(["One", "Two", "one"]), to: "a.storyboard")
        #expect(try CommandRun("convert", file, "--to", "xib", "-o", folder.path("out")).status == 0)
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: folder.path("out")).sorted() == [
                "One.xib", "Two.xib", "one sce-ne-0one.xib",
            ])
        // Other files in the folder are kept.
        _ = try folder.write("mine", to: "out/notes.txt")
        #expect(try CommandRun("convert", file, "--to", "xib", "-o", folder.path("out")).status == 0)
        #expect(try folder.read("out/notes.txt") == "mine")
        #expect(try CommandRun("convert", file, "--to", "xib", "-o", file).status == 73)
        #expect(try CommandRun("convert", file, "--to", "xib", "-o", "-").status == 64)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted() == ["a.storyboard", "out"])
        #expect(try folder.read("a.storyboard") == Self.storyboard(["One", "Two", "one"]))
    }

    @Test func aSceneThatIsNotThereIsNamed() throws {
        let file = try folder.write(Self.storyboard(["One", "One"]), to: "a.storyboard")
        let unknown = try CommandRun("convert", file, "--to", "xib", "--scene", "Three", "-o", folder.path("out.xib"))
        #expect(unknown.status == 64 && unknown.errors.contains("there is no scene 'Three'; available: sce-ne-0One (One)"))
        let doubtful = try CommandRun("convert", file, "--to", "xib", "--scene", "One", "-o", folder.path("out.xib"))
        #expect(doubtful.status == 64 && doubtful.errors.contains("'One' matches 2 scenes"))
        #expect(
            try CommandRun("convert", CommandRun.samples + "/SizeClasses.xib", "--to", "storyboard", "--scene", "x", "-o", "-").status == 64
        )
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["a.storyboard"])
    }

    @Test func aStoryboardWithoutViewsIsRefused() throws {
        let text = Self.storyboard(["One"]).replacing("<view key=\"view\"", with: "<view key=\"other\"")
        let file = try folder.write(text, to: "a.storyboard")
        let result = try CommandRun("convert", file, "--to", "xib", "-o", folder.path("out.xib"))
        #expect(result.status == 64 && result.errors.contains("[scene-without-view]"))
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["a.storyboard"])
    }

    private static func storyboard(_ classes: [String]) -> String {
        let scenes = classes.enumerated().map { place, name in
            """
            <scene sceneID="sce-ne-0\(name)"><objects>
            <viewController id="con-tr-ol\(place)" customClass="\(name)" sceneMemberID="viewController">
            <view key="view" id="vie-wO-00\(place)"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/></view>
            <navigationItem key="navigationItem" id="nav-it-em\(place)"/>
            </viewController>
            </objects></scene>
            """
        }
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch">
            <scenes>
            \(scenes.joined(separator: "\n"))
            </scenes>
            </document>

            """
    }
}
