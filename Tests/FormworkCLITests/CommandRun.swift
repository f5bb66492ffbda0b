import Foundation

/// A run of the built command.
struct CommandRun {
    let status: Int32
    let output: String
    let errors: String

    /// The folder of the documents written for this project.
    static let samples = root.appending(path: "SampleDocuments").path(percentEncoded: false)

    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The command, next to the test bundle.
    static let command = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "formwork")

    init(_ arguments: String..., input: String? = nil, directory: String? = nil) throws {
        self = try Self.all(arguments, input: input, directory: directory)
    }

    /// Returns a run with composed arguments.
    static func all(
        _ arguments: [String], input: String? = nil, directory: String? = nil, environment: [String: String]? = nil,
        command: URL = command
    ) throws -> CommandRun {
        try CommandRun(arguments: arguments, input: input, directory: directory, environment: environment, command: command)
    }

    private init(arguments: [String], input: String?, directory: String?, environment: [String: String]?, command: URL) throws {
        let process = Process()
        if let environment { process.environment = environment }
        process.executableURL = command
        process.arguments = arguments
        if let directory { process.currentDirectoryURL = URL(filePath: directory) }
        let (out, err) = (Pipe(), Pipe())
        process.standardOutput = out
        process.standardError = err
        let inlet = Pipe()
        process.standardInput = inlet
        try process.run()
        if let input { inlet.fileHandleForWriting.write(Data(input.utf8)) }
        try inlet.fileHandleForWriting.close()
        // Errors are short: they fit into the pipe while the output is read.
        let outData = out.fileHandleForReading.readDataToEndOfFile()
        let errData = err.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        status = process.terminationStatus
        output = String(decoding: outData, as: UTF8.self)
        errors = String(decoding: errData, as: UTF8.self)
    }

    /// Returns the output as JSON.
    func json() throws -> [String: Any] {
        try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any] ?? [:]
    }
}
