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

    @Test("A port can be chosen, and one that is taken is a clear error")
    func port() throws {
        let first = try RunningCommand("preview", Self.form)
        let address = try #require(first.line())
        let port = try #require(address.firstMatch(of: /:(\d+)\//)?.1)
        let second = try CommandRun("preview", "--port", String(port), Self.form)
        #expect(second.status == 73)
        #expect(second.output.isEmpty)
        #expect(second.errors == "formwork: error: port \(port) of 127.0.0.1 cannot be used: Address already in use\n")
        #expect(first.end(SIGINT).status == 0)
        let third = try RunningCommand("preview", "--port", String(port), Self.form)
        #expect(third.line()?.hasPrefix("http://127.0.0.1:\(port)/") == true)
        #expect(third.end(SIGINT).status == 0)
    }

    @Test("What cannot be read is named; the others are still shown")
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

    @Test("A file that is no document is shown as such, and waited for")
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

/// A run of the built command that goes on until it is told to end.
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

    /// The next line of its output; nil where it has ended.
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
