import FormworkTestSupport
import Foundation
import Testing

@Suite("Skipped files are reported")
struct SkipTests {
    private let folder: TemporaryFolder
    private static let good = "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><objects/></document>"

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(Self.good, to: "in/good.xib")
    }

    private func skipped(_ run: CommandRun) throws -> [String] {
        try #require(run.json()["skipped"] as? [[String: Any]]).compactMap {
            ($0["file"] as? String)?.split(separator: "/").last.map(String.init)
        }
    }

    @Test func pipesInAFolderAreSkippedAndReported() throws {
        #expect(mkfifo(folder.path("in/pipe.xib"), 0o600) == 0)
        let run = try CommandRun("import", folder.path("in"), "--format", "json")
        #expect(run.status == 0 && run.errors.contains("in/pipe.xib' is skipped: it is a pipe"))
        #expect(try skipped(run) == ["pipe.xib"])
        let lines = try CommandRun("import", folder.path("in"), "--format", "ndjson").output.split(separator: "\n")
        #expect(lines.count == 2 && lines[1].contains("\"skipped\":\"it is a pipe, a socket or a device\""))
        #expect(try !CommandRun("import", folder.path("in/good.xib"), "--format", "json").output.contains("skipped"))
    }

    @Test func brokenLinksAreReported() throws {
        try FileManager.default.createSymbolicLink(atPath: folder.path("in/gone.xib"), withDestinationPath: "nothing")
        try FileManager.default.createSymbolicLink(atPath: folder.path("in/zero.xib"), withDestinationPath: "/dev/zero")
        try FileManager.default.createSymbolicLink(atPath: folder.path("in/folder.xib"), withDestinationPath: ".")
        try FileManager.default.createSymbolicLink(atPath: folder.path("in/link.xib"), withDestinationPath: "good.xib")
        let run = try CommandRun("import", folder.path("in"), folder.path("none.xib"), "--format", "json")
        #expect(run.status == 66)
        #expect(try skipped(run).sorted() == ["folder.xib", "gone.xib", "none.xib", "zero.xib"])
        for name in ["gone.xib", "none.xib", "zero.xib", "folder.xib"] { #expect(run.errors.contains(name + "'")) }
        #expect((try run.json()["results"] as? [Any])?.count == 2)
    }

    @Test func aNameThatIsNoUTF8IsReadAndShownRepaired() throws {
        let bytes = Array((folder.path("in") + "/caf").utf8) + [0xE9] + Array(".xib".utf8)
        let path = bytes.map { CChar(bitPattern: $0) } + [0]
        let descriptor = open(path, O_WRONLY | O_CREAT, 0o644)
        try #require(descriptor >= 0)
        #expect(write(descriptor, Self.good, Self.good.utf8.count) == Self.good.utf8.count)
        close(descriptor)
        let run = try CommandRun("import", folder.path("in"))
        #expect(run.status == 0 && run.output.contains("in/caf\u{FFFD}.xib: iOS xib"))
        // As an argument, too.
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = ["-c", "\"$0\" import \"$1\"/caf*.xib", CommandRun.command.path(percentEncoded: false), folder.path("in")]
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
    }

    @Test func aPipeThatWasNamedIsRead() throws {
        let process = Process()
        process.executableURL = URL(filePath: "/bin/bash")
        process.arguments = [
            "-c", "\"$0\" import <(cat \"$1\")", CommandRun.command.path(percentEncoded: false), folder.path("in/good.xib"),
        ]
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 0 && output.contains("iOS xib"))
    }
}
