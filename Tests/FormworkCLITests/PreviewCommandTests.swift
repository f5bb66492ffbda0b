import FormworkTestSupport
import Foundation
import Testing

@Suite("formwork preview", .timeLimit(.minutes(2)))
struct PreviewCommandTests {
    private static let form = CommandRun.samples + "/HidingForm.storyboard"

    @Test("The address is printed, and a signal ends it well", arguments: [SIGINT, SIGTERM])
    func signals(signal: Int32) throws {
        let preview = try RunningCommand("preview", "--no-open", Self.form)
        let line = try #require(preview.line())
        #expect(line.wholeMatch(of: /http:\/\/127\.0\.0\.1:\d+\/[A-Za-z0-9_-]{32}\//) != nil)
        let end = preview.end(signal)
        #expect(end.status == 0)
        #expect(end.output.isEmpty)
        #expect(end.errors.isEmpty)
    }

    @Test("A port can be chosen, and a port in use is a clear error")
    func port() throws {
        let first = try RunningCommand("preview", Self.form)
        let address = try #require(first.line())
        let port = try #require(address.firstMatch(of: /:(\d+)\//)?.1)
        let second = try CommandRun("preview", "--port", String(port), Self.form)
        #expect(second.status == 73)
        #expect(second.output.isEmpty)
        #expect(second.errors == "formwork: error: port \(port) on 127.0.0.1 cannot be used: Address already in use\n")
        #expect(first.end(SIGINT).status == 0)
        let third = try RunningCommand("preview", "--port", String(port), Self.form)
        #expect(third.line()?.hasPrefix("http://127.0.0.1:\(port)/") == true)
        #expect(third.end(SIGINT).status == 0)
    }

    @Test("Unreadable files are named; the others are still shown")
    func unreadable() throws {
        let none = try CommandRun("preview", "/no/such.xib")
        #expect(none.status == 66)
        #expect(none.errors == "formwork: error: '/no/such.xib' cannot be read: No such file or directory\n")
        #expect(try CommandRun("preview", "/dev/null").status == 66)
        let some = try RunningCommand("preview", "/no/such.xib", Self.form)
        #expect(some.line()?.hasPrefix("http://127.0.0.1:") == true)
        let end = some.end(SIGINT)
        #expect(end.status == 66)
        #expect(end.errors == "formwork: error: '/no/such.xib' cannot be read: No such file or directory\n")
    }

    @Test("Skipped entries of a folder are named, as by other verbs")
    func skipped() throws {
        let folder = try TemporaryFolder()
        let form = try folder.write(String(contentsOfFile: Self.form, encoding: .utf8), to: "in/form.storyboard")
        #expect(mkfifo(folder.path("in/pipe.xib"), 0o600) == 0)
        let pipe = "formwork: warning: '\(folder.path("in/pipe.xib"))' is skipped: it is a pipe, a socket or a device\n"
        let first = try RunningCommand("preview", folder.path("in"))
        #expect(first.line()?.hasPrefix("http://127.0.0.1:") == true)
        let end = first.end(SIGINT)
        #expect(end.status == 0 && end.errors == pipe)
        // A page cannot request a name that isn't valid UTF-8, and a link may be broken.
        let name = Array((folder.path("in") + "/caf").utf8).map { CChar(bitPattern: $0) } + [CChar(bitPattern: 0xE9)]
        #expect(form.withCString { link($0, name + ".xib".utf8CString) } == 0)
        try FileManager.default.createSymbolicLink(atPath: folder.path("in/gone.xib"), withDestinationPath: "nothing")
        let second = try RunningCommand("preview", folder.path("in"))
        #expect(second.line()?.hasPrefix("http://127.0.0.1:") == true)
        let other = second.end(SIGINT)
        #expect(other.status == 66)
        let expected = [
            "formwork: error: '\(folder.path("in/gone.xib"))' cannot be read: No such file or directory\n",
            "formwork: error: '\(folder.path("in"))/caf\u{FFFD}.xib' cannot be read: its name isn't valid UTF-8\n", pipe,
        ]
        #expect(other.errors == expected.joined())
    }

    @Test("A folder with only skipped entries is refused")
    func nothingLeft() throws {
        let folder = try TemporaryFolder()
        #expect(mkfifo(folder.path("pipe.xib"), 0o600) == 0)
        let run = try CommandRun("preview", folder.path(""))
        #expect(run.status == 66 && run.errors.contains("pipe.xib' is skipped: it is a pipe"))
        #expect(run.errors.hasSuffix("formwork: error: there is no interface file to preview\n"))
    }

    @Test("A folder without permission is named", .enabled("who may read everything can search it") { geteuid() != 0 })
    func closedFolder() throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "in/closed/x.xib")
        try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: folder.path("in/closed"))
        defer { try? FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder.path("in/closed")) }
        let run = try CommandRun("preview", folder.path("in"))
        #expect(run.status == 66)
        #expect(run.errors == "formwork: error: '\(folder.path("in/closed"))' cannot be read: Permission denied\n")
    }

    @Test("A file that isn't a document is shown as such, and watched for changes")
    func broken() throws {
        let folder = try TemporaryFolder()
        let preview = try RunningCommand("preview", folder.write("<document", to: "Broken.xib"))
        #expect(preview.line() != nil)
        #expect(preview.end(SIGINT).status == 0)
    }

    @Test("Wrong usage", arguments: [[], ["-"], ["--port", "65536"], ["--port", "-1"], ["--port", "x"]])
    func usage(arguments: [String]) throws {
        #expect(try CommandRun.all(["preview"] + arguments + (arguments.count == 2 ? [Self.form] : [])).status == 64)
    }
}

/// A run of the built command that continues until it is told to end.
private final class RunningCommand {
    private let process = Process()
    private let (out, err) = (Pipe(), Pipe())

    init(_ arguments: String...) throws {
        process.executableURL = CommandRun.command
        process.arguments = arguments
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = out
        process.standardError = err
        try process.run()
    }

    deinit { if process.isRunning { process.terminate() } }

    /// Returns the next line of output; nil at the end.
    func line() -> String? {
        var bytes: [UInt8] = []
        while let byte = out.fileHandleForReading.readData(ofLength: 1).first {
            if byte == UInt8(ascii: "\n") { return String(decoding: bytes, as: UTF8.self) }
            bytes.append(byte)
        }
        return nil
    }

    /// Sends it a signal, and waits for its end.
    func end(_ signal: Int32) -> (status: Int32, output: String, errors: String) {
        kill(process.processIdentifier, signal)
        let output = out.fileHandleForReading.readDataToEndOfFile()
        let errors = err.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        let status = process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
        return (status, String(decoding: output, as: UTF8.self), String(decoding: errors, as: UTF8.self))
    }
}
