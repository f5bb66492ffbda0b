import CExtendedAttributes
import FormworkTestSupport
import Foundation
import Testing

@Suite("Outputs are whole or absent")
struct OutputTests {
    private let folder: TemporaryFolder
    private let form = CommandRun.samples + "/HidingForm.storyboard"
    private let changes = ["--set", "Frm-Vw-roo.alpha=0.5"]
    private let manager = FileManager.default

    init() throws { folder = try TemporaryFolder() }

    private func copy(to name: String) throws -> String { try folder.write(String(contentsOfFile: form, encoding: .utf8), to: name) }

    private func names(_ path: String = "") throws -> [String] { try manager.contentsOfDirectory(atPath: folder.path(path)).sorted() }

    private func convert(_ more: String...) throws -> CommandRun { try CommandRun.all(["convert", form, "--to", "storyboard"] + more) }

    @Test func aLinkStaysAndWhatItLeadsToIsWritten() throws {
        _ = try folder.write("old", to: "real/target")
        try manager.createSymbolicLink(atPath: folder.path("one"), withDestinationPath: "two")
        try manager.createSymbolicLink(atPath: folder.path("two"), withDestinationPath: "real/target")
        #expect(try convert("-o", folder.path("one")).status == 0)
        #expect(try manager.destinationOfSymbolicLink(atPath: folder.path("one")) == "two")
        #expect(try folder.read("real/target") == String(contentsOfFile: form, encoding: .utf8))
        #expect(try names("real") == ["target"])
        // A broken link creates its destination; a link to itself never resolves.
        try manager.createSymbolicLink(atPath: folder.path("dangling"), withDestinationPath: "new")
        #expect(try convert("-o", folder.path("dangling")).status == 0)
        #expect(try folder.read("new") == folder.read("real/target"))
        try manager.createSymbolicLink(atPath: folder.path("loop"), withDestinationPath: "loop")
        let loop = try convert("-o", folder.path("loop"))
        #expect(loop.status == 73 && loop.errors.contains("cycle"))
    }

    @Test func aFileChangedInPlaceKeepsItsLinkAndPermissions() throws {
        let file = try copy(to: "real.storyboard")
        try manager.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file)
        try manager.createSymbolicLink(atPath: folder.path("link.storyboard"), withDestinationPath: "real.storyboard")
        let run = try CommandRun.all(["apply", folder.path("link.storyboard"), "--in-place"] + changes)
        #expect(run.status == 0, "\(run.errors)")
        #expect(try folder.read("real.storyboard").contains("alpha=\"0.5\""))
        #expect(try manager.attributesOfItem(atPath: file)[.posixPermissions] as? Int == 0o640)
        #expect(try manager.attributesOfItem(atPath: folder.path("link.storyboard"))[.type] as? FileAttributeType == .typeSymbolicLink)
        #expect(try names() == ["link.storyboard", "real.storyboard"])
    }

    /// Returns whether the file system of the tests supports extended attributes of users.
    private static func knowsAttributes() throws -> Bool {
        let folder = try TemporaryFolder()
        return try setAttribute("user.formwork.test", [1], of: folder.write("", to: "x"))
    }

    private static func setAttribute(_ name: String, _ value: [UInt8], of file: String) -> Bool {
        #if canImport(Darwin)
            setxattr(file, name, value, value.count, 0, 0) == 0
        #else
            setxattr(file, name, value, value.count, 0) == 0
        #endif
    }

    private static func attribute(_ name: String, of file: String) -> [UInt8]? {
        var value = [UInt8](repeating: 0, count: 1 << 16)
        #if canImport(Darwin)
            let count = getxattr(file, name, &value, value.count, 0, 0)
        #else
            let count = getxattr(file, name, &value, value.count)
        #endif
        return count < 0 ? nil : Array(value[..<count])
    }

    @Test(.enabled("the file system knows no attributes of users") { try knowsAttributes() })
    func extendedAttributesOfAFileRemain() throws {
        let file = try copy(to: "real.storyboard")
        let values: [String: [UInt8]] = ["user.empty": [], "user.xdg.tags": Array("draft".utf8), "user.bytes": [0, 255, 10, 0]]
        for (name, value) in values { try #require(Self.setAttribute(name, value, of: file)) }
        // Attributes cannot be set on a read-only file, so they are set before the permissions.
        try manager.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file)
        #expect(try CommandRun.all(["apply", file, "--in-place"] + changes).status == 0)
        #expect(try folder.read("real.storyboard").contains("alpha=\"0.5\""))
        for (name, value) in values { #expect(Self.attribute(name, of: file) == value, "\(name)") }
        // A new file has none.
        #expect(try convert("-o", folder.path("new")).status == 0)
        #expect(Self.attribute("user.xdg.tags", of: folder.path("new")) == nil)
    }

    @Test func hardLinksAreNotParted() throws {
        let file = try copy(to: "one.storyboard")
        try manager.linkItem(atPath: file, toPath: folder.path("two.storyboard"))
        let run = try CommandRun.all(["apply", file, "--in-place"] + changes)
        #expect(run.status == 73 && run.errors.contains("hard links"))
        #expect(try folder.read("two.storyboard") == String(contentsOfFile: form, encoding: .utf8))
    }

    @Test func anInputIsNeverAnOutput() throws {
        let file = try copy(to: "a.storyboard")
        try manager.createSymbolicLink(atPath: folder.path("b.storyboard"), withDestinationPath: "a.storyboard")
        for target in [file, folder.path("b.storyboard"), folder.path("./x/../a.storyboard")] {
            _ = try folder.write("", to: "x/y")
            #expect(try CommandRun("convert", file, "--to", "storyboard", "--reformat", "-o", target).status == 64)
            #expect(try CommandRun.all(["apply", file, "-o", target] + changes).status == 64)
        }
        let svg = try copy(to: "c.svg")
        let picture = try CommandRun("render", svg, "-o", svg)
        #expect(picture.status == 64 && picture.errors.contains("would overwrite the input"))
        #expect(try folder.read("a.storyboard") == String(contentsOfFile: form, encoding: .utf8))
    }

    @Test func devicesAreWrittenToAndFoldersAreNot() throws {
        #expect(try convert("-o", "/dev/null").status == 0)
        #expect(try convert("-o", "/dev/stdout").output == String(contentsOfFile: form, encoding: .utf8))
        _ = try folder.write("", to: "folder/x")
        for target in ["folder", "none/x", "folder/x/y"] { #expect(try convert("-o", folder.path(target)).status == 73) }
        #expect(mkfifo(folder.path("pipe"), 0o600) == 0)
        // Somebody reads.
        let reader = open(folder.path("pipe"), O_RDONLY | O_NONBLOCK)
        defer { close(reader) }
        #expect(try convert("-o", folder.path("pipe")).status == 0)
        var bytes = [UInt8](repeating: 0, count: 1 << 16)
        let count = read(reader, &bytes, bytes.count)
        #expect(String(decoding: bytes[..<max(count, 0)], as: UTF8.self) == (try String(contentsOfFile: form, encoding: .utf8)))
        #expect(try names() == ["folder", "pipe"])
    }

    @Test func filesOfAKilledRunAreRemovedByTheNextRun() throws {
        for name in [".formwork-1-1.tmp", ".formwork-99999-12.tmp"] { _ = try folder.write("<", to: name) }
        // Files of others, or not plain files.
        for name in [".formwork-1.tmp", ".formwork-a-1.tmp", "formwork-1-1.tmp", ".formwork-1-1.tmp.xib"] {
            _ = try folder.write("<", to: name)
        }
        try manager.createDirectory(atPath: folder.path(".formwork-2-2.tmp"), withIntermediateDirectories: true)
        #expect(try convert("-o", folder.path("out")).status == 0)
        #expect(
            try names() == [
                ".formwork-1-1.tmp.xib", ".formwork-1.tmp", ".formwork-2-2.tmp", ".formwork-a-1.tmp", "formwork-1-1.tmp", "out",
            ])
    }

    @Test func nothingIsWrongWhereNobodyTakesTheReport() throws {
        let target = folder.path("out.storyboard")
        let script = "\"$0\" apply \"$1\" --set Frm-Vw-roo.alpha=0.5 -o \"$2\" >&-"
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = ["-c", script, CommandRun.command.path(percentEncoded: false), form, target]
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        #expect(try folder.read("out.storyboard").contains("alpha=\"0.5\""))
    }

    // MARK: Several documents

    @Test func severalDocumentsNeverShareAnOutput() throws {
        for name in ["in/a.xib", "in/sub/a.xib", "in/\u{301}b/\u{301}a.xib"] {
            _ = try folder.write(String(contentsOfFile: CommandRun.samples + "/SizeClasses.xib", encoding: .utf8), to: name)
        }
        let shared = try CommandRun("convert", folder.path("in"), "--to", "json", "-o", folder.path("x"))
        #expect(shared.status == 64 && shared.errors.contains("in/a.xib' and '") && shared.errors.contains("in/sub/a.xib'"))
        #expect(try CommandRun("convert", folder.path("in"), "--to", "json", "-o", "-").status == 64)
        #expect(try names() == ["in"])
        for (format, more) in [("json", ["-o", "out/"]), ("yaml", ["-o", "out", "--output-folder"]), ("storyboard", ["-o", "out"])] {
            let run = try CommandRun.all(["convert", folder.path("in"), "--to", format] + more, directory: folder.path(""))
            #expect(run.status == 0, "\(run.errors)")
            #expect(
                manager.fileExists(atPath: folder.path("out/a.\(format)")) && manager.fileExists(atPath: folder.path("out/sub/a.\(format)"))
            )
        }
        // Into the source folder: the inputs would be lost.
        #expect(try CommandRun("convert", folder.path("in"), "--to", "xib", "-o", folder.path("in")).status == 64)
        #expect(try names("in") == ["a.xib", "sub", "\u{301}b"])
    }

    @Test func namesThatFileSystemsTakeForTheSameAreNamedBeforeAnythingIsWritten() throws {
        let text = try String(contentsOfFile: CommandRun.samples + "/SizeClasses.xib", encoding: .utf8)
        for (one, two) in [("a.xib", "a.json"), ("b.xib", "B.xib"), ("caf\u{E9}.xib", "cafe\u{301}.xib")] {
            let (first, second) = (try folder.write(text, to: "in/" + one), try folder.write(text, to: "in/" + two))
            let run = try CommandRun("convert", first, second, "--to", "storyboard", "-o", folder.path("out/"))
            #expect(run.status == 64 && run.errors.contains(one) && run.errors.contains(two), "\(run.errors)")
            #expect(!manager.fileExists(atPath: folder.path("out")))
        }
        let twice = folder.path("in/a.xib")
        #expect(try CommandRun("convert", twice, twice, "--to", "json", "-o", folder.path("out/")).status == 64)
        // A folder and a link to it.
        for name in ["tree/x/a.xib", "tree/y/a.xib"] { _ = try folder.write(text, to: name) }
        _ = try folder.write("", to: "out/x/keep")
        try manager.createSymbolicLink(atPath: folder.path("out/y"), withDestinationPath: "x")
        let linked = try CommandRun("convert", folder.path("tree"), "--to", "json", "-o", folder.path("out"))
        #expect(linked.status == 64 && linked.errors.contains("tree/x/a.xib' and '"))
    }

    @Test func outputsStayInTheFolderThatWasNamed() throws {
        let evil = ["../../x", "/etc/x", "..", "a\u{1B}b", String(repeating: "👩‍👩‍👧", count: 80), "x&#10;y", "CON:", "/\u{301}etc"]
        let scenes = evil.enumerated().map { place, name in
            """
            <scene sceneID="sce-ne-00\(place)"><objects>
            <viewController id="con-tr-ol\(place)" customClass="\(name)" sceneMemberID="viewController">
            <view key="view" id="vie-wO-00\(place)"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/></view>
            </viewController></objects></scene>
            """
        }
        let document = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch">
            <scenes>
            \(scenes.joined(separator: "\n").replacing("\u{1B}", with: "\u{9B}"))
            </scenes>
            </document>

            """
        let file = try folder.write(document, to: "in/a.storyboard")
        let run = try CommandRun("convert", file, "--to", "xib", "-o", folder.path("deep/out"))
        #expect(run.status == 73)
        let made = try CommandRun("convert", file, "--to", "xib", "-o", folder.path("out"))
        #expect(made.status == 0, "\(made.errors)")
        let files = try names("out")
        #expect(files.count == evil.count && files.allSatisfy { $0.utf8.count <= 255 && $0.hasSuffix(".xib") })
        #expect(!files.joined().unicodeScalars.contains { $0.properties.generalCategory == .control })
        #expect(try names() == ["in", "out"])
        // A link that leads outside of the folder is not followed.
        try manager.removeItem(atPath: folder.path("out/\(files[0])"))
        _ = try folder.write("mine", to: "victim")
        try manager.createSymbolicLink(atPath: folder.path("out/\(files[0])"), withDestinationPath: "../victim")
        let led = try CommandRun("convert", file, "--to", "xib", "-o", folder.path("out"))
        #expect(led.status == 73 && led.errors.contains("leads out of the folder"))
        #expect(try folder.read("victim") == "mine")
    }

    @Test func scenesOfOneDocumentDoNotReplaceAnotherDocument() throws {
        let scenes = ["One", "Two"].map { name in
            """
            <scene sceneID="sce-\(name)"><objects><viewController id="con-\(name)" customClass="\(name)" sceneMemberID="viewController">
            <view key="view" id="vie-\(name)"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/></view></viewController></objects></scene>
            """
        }
        let document = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch">
            <scenes>\(scenes.joined())</scenes></document>

            """
        _ = try folder.write(document, to: "in/Name.storyboard")
        let run = try CommandRun("convert", folder.path("in"), "--to", "xib", "-o", folder.path("out/"))
        #expect(run.status == 0, "\(run.errors)")
        #expect(try names("out/Name") == ["One.xib", "Two.xib"])
        let one = try folder.read("out/Name/One.xib")
        _ = try folder.write(String(contentsOfFile: CommandRun.samples + "/SizeClasses.xib", encoding: .utf8), to: "in/Name/One.xib")
        let shared = try CommandRun("convert", folder.path("in"), "--to", "xib", "-o", folder.path("out/"))
        #expect(shared.status == 64 && shared.errors.contains("Name.storyboard' and '"))
        #expect(try folder.read("out/Name/One.xib") == one)
    }
}
