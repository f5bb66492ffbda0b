import FormworkTestSupport
import Foundation
import Testing

/// Names in documents, paths and arguments, on a terminal.
@Suite struct ShownNamesTests {
    /// A document whose names contain terminal escapes, and one name that forges a finding.
    private static let evil = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch"><objects>
        <view userLabel="a&#10;Main.xib:1:1: error: forged [duplicate-id]&#x9B;31m&#x202E;&#x7F;&#x2028;" customClass="C&#10;D&#x9B;" id="vie-w&#10;0&#x202E;1">
        <rect key="frame" x="0.0" y="0.0" width="100" height="100"/>
        <subviews><label text="x&#13;&#10;y&#x2066;&#9;" id="lab-el-001"><rect key="frame" x="0.0" y="0.0" width="10" height="10"/></label></subviews>
        <constraints>
        <constraint firstItem="lab-el-001" firstAttribute="width" constant="10" id="con-&#10;st-r01"/>
        <constraint firstItem="lab-el-001" firstAttribute="width" constant="20" id="con-&#x9B;st-r02"/>
        </constraints>
        <connections><outlet property="x&#10;y&#x85;" destination="gone&#10;Main.xib:2:2: error: forged (duplicate-id)" id="out-le-t01"/></connections>
        </view></objects></document>

        """

    private static func obeyed(_ text: String) -> [Unicode.Scalar] {
        text.unicodeScalars.filter { scalar in
            switch scalar.value {
            case 0x0A: false
            case 0..<0x20, 0x7F...0x9F, 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
            default: false
            }
        }
    }

    @Test(arguments: [
        ["import"], ["validate"], ["validate", "--solve"], ["validate", "--reporter", "xcode"], ["solve"],
        ["solve", "--device", "iphone-se"],
        ["states"], ["templates"], ["import", "--format", "json"], ["validate", "--reporter", "json"], ["solve", "--format", "ndjson"],
        ["textconv"], ["convert", "--to", "json", "-o", "-"], ["convert", "--to", "yaml", "-o", "-"],
        ["convert", "--to", "uikit", "--no-format", "-o", "/dev/null/x"],
        ["apply", "--hide", "none\n\u{9B}", "-o", "-"], ["apply", "--set", "x\n.y=\u{202E}", "-o", "-"],
        ["solve", "--scene", "a\nb\u{1B}"],
        ["solve", "--template", "a\nb\u{9B}"], ["render", "-o", "x\n\u{1B}.gif"], ["import", "--format", "x\n\u{1B}"],
        ["import", "--no\nsuch\u{202E}"],
    ])
    func nothingInADocumentOrAnArgumentReachesATerminal(_ arguments: [String]) throws {
        let folder = try TemporaryFolder()
        let file = try folder.write(Self.evil, to: "e\n\u{1B}[31m\u{202E}.xib")
        let run = try CommandRun.all([arguments[0], file] + arguments.dropFirst())
        #expect(Self.obeyed(run.output + run.errors).isEmpty, "\(run.output + run.errors)")
        #expect(!(run.output + run.errors).contains("\nMain.xib:"))
        #expect(!(run.output + run.errors).contains("\nsuch") && !(run.output + run.errors).contains("\nb"))
    }

    @Test func aPageOfChangesHasNoneOfThem() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write(Self.evil, to: "e.xib")
        let other = try folder.write(
            Self.evil.replacing("y&#x2066;", with: "z&#x2066;&#x9B;&#x202E;").replacing("#x202E;1", with: "#x202E;2"), to: "f.xib")
        let run = try CommandRun("diff", file, other, "--format", "html")
        #expect(run.status == 1, "\(run.errors)")
        #expect(Self.obeyed(run.output).isEmpty)
    }

    @Test func dataSaysTheNamesAsTheyAre() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write(Self.evil, to: "e.xib")
        let result = try #require((CommandRun("import", file, "--format", "json").json()["results"] as? [[String: Any]])?.first)
        let scenes = try #require(result["scenes"] as? [[String: Any]])
        let root = try #require((scenes[0]["roots"] as? [[String: Any]])?.first)
        #expect(root["id"] as? String == "vie-w\n0\u{202E}1")
        for format in ["json", "yaml"] {
            let data = try CommandRun("convert", file, "--to", format, "-o", "-").output
            let back = try CommandRun("convert", "-", "--to", "xib", "-o", "-", input: data).output
            #expect(try CommandRun("convert", "-", "--to", format, "-o", "-", input: back).output == data)
            #expect(data.contains(format == "json" ? #""vie-w\n0\u202e1""# : "\\u202e"))
        }
    }
}
