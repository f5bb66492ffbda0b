import FormworkTestSupport
import Foundation

/// A separate repository, with a user name and without the machine's configuration.
final class GitScratch {
    let folder: TemporaryFolder
    private let environment: [String: String]

    init() throws {
        folder = try TemporaryFolder()
        let programs = CommandRun.command.deletingLastPathComponent().path(percentEncoded: false)
        environment = [
            "PATH": programs + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"), "HOME": folder.path("home"),
            "GIT_CONFIG_NOSYSTEM": "1", "GIT_AUTHOR_NAME": "A", "GIT_AUTHOR_EMAIL": "a@example.org", "GIT_COMMITTER_NAME": "A",
            "GIT_COMMITTER_EMAIL": "a@example.org", "GIT_PAGER": "cat", "LC_ALL": "C",
        ]
        try FileManager.default.createDirectory(at: folder.url.appending(path: "home"), withIntermediateDirectories: true)
        try FileManager.default.createDirectory(at: folder.url.appending(path: "work tree"), withIntermediateDirectories: true)
        try git("init", "--quiet", "--initial-branch=main")
    }

    /// The working tree, with a space in its name.
    var root: String { folder.path("work tree") }

    /// Runs git, and returns its output and status.
    @discardableResult
    func git(_ arguments: String...) throws -> (output: String, status: Int32) {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["git"] + arguments
        process.currentDirectoryURL = URL(filePath: root)
        process.environment = environment
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        process.standardInput = FileHandle.nullDevice
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (String(decoding: data, as: UTF8.self), process.terminationStatus)
    }

    func formwork(_ arguments: String...) throws -> CommandRun { try formwork(list: arguments) }

    func formwork(list arguments: [String]) throws -> CommandRun {
        try CommandRun.all(arguments, directory: root, environment: environment)
    }

    func write(_ text: String, to name: String = "Main.xib") throws { try folder.write(text, to: "work tree/" + name) }

    func read(_ name: String = "Main.xib") throws -> String { try folder.read("work tree/" + name) }

    func commit(_ message: String) throws {
        try git("add", "--all")
        try git("commit", "--quiet", "--message", message)
    }

    /// Commits a file, then a different state on the branch `theirs`, and another one on `main`, which is checked out.
    func diverge(base: String, theirs: String, ours: String, name: String = "Main.xib") throws {
        try write(base, to: name)
        try commit("base")
        try git("checkout", "--quiet", "-b", "theirs")
        try write(theirs, to: name)
        try commit("theirs")
        try git("checkout", "--quiet", "main")
        try write(ours, to: name)
        try commit("ours")
    }

    /// Returns a document with a label and a button.
    static func document(label: String = "Name", button: String = "Send", tools: String = "22505", more: String = "") -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(tools)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
            <objects>
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
                <view contentMode="scaleToFill" id="roo-tv-iew" userLabel="Form">
                    <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
                    <subviews>
                        <label opaque="NO" text="\(label)" id="lab-el-001">
                            <rect key="frame" x="20" y="20" width="100" height="21"/>
                        </label>
                        <button opaque="NO" id="but-to-001">
                            <rect key="frame" x="20" y="60" width="80" height="30"/>
                            <state key="normal" title="\(button)"/>
                        </button>\(more)
                    </subviews>
                </view>
            </objects>
        </document>

        """
    }
}
