import FormworkModel
import FormworkTestSupport
import Foundation

@testable import FormworkPreview

/// A server for one test, with writable copies of documents.
struct TestPreview {
    let folder: URL
    let port: UInt16
    let address: PreviewAddress

    /// The path of the preview, which ends with a slash.
    var path: String { "/" + address.text.split(separator: "/")[2] + "/" }

    /// Serves copies of sample documents while `body` runs.
    static func run(
        _ samples: String..., limits: ConnectionLimits = ConnectionLimits(),
        changes: @escaping @Sendable (InterfaceDocument, String) -> PreviewChanges? = { _, _ in nil },
        prepare: (inout PreviewSource) -> Void = { _ in },
        body: (TestPreview) async throws -> Void
    ) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "formwork-preview-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for sample in samples {
            try FileManager.default.copyItem(at: URL(filePath: TestFiles.sample(sample)), to: folder.appending(path: sample))
        }
        var source = PreviewSource(read: { path in try? Data(contentsOf: URL(filePath: path)).map(\.self) }, changes: changes)
        prepare(&source)
        let session = PreviewSession(samples.map { folder.appending(path: $0).path(percentEncoded: false) }, source: source)
        let (addresses, announcement) = AsyncStream.makeStream(of: PreviewAddress.self)
        let (end, ending) = AsyncStream.makeStream(of: Void.self)
        let serving = Task {
            defer { announcement.finish() }
            try await PreviewServer(session, limits: limits).run(announce: { announcement.yield($0) }) { for await _ in end {} }
        }
        for await address in addresses {
            let port = UInt16(address.text.split(separator: "/")[1].split(separator: ":")[1]) ?? 0
            let result: Result<Void, any Error>
            do {
                result = .success(try await body(TestPreview(folder: folder, port: port, address: address)))
            } catch {
                result = .failure(error)
            }
            ending.finish()
            try result.get()
        }
        try await serving.value
    }

    func ask(_ path: String, method: String = "GET", _ headers: [String: String] = [:]) async throws -> TestClient.Answer {
        try await TestClient.ask(port, path, method: method, headers)
    }

    /// Opens a connection as a page does.
    func converse(_ name: String = "1/0") async throws -> TestClient {
        let client = try await TestClient(port: port)
        let status = try await client.open(port, path + "socket/" + name, origin: "http://127.0.0.1:\(port)")
        if status != 101 { throw Refusal(status: status) }
        return client
    }

    struct Refusal: Error { var status: Int }

    func read(_ name: String) throws -> String { String(decoding: try Data(contentsOf: folder.appending(path: name)), as: UTF8.self) }

    /// Writes a file in place, as programs do.
    func write(_ text: String, to name: String) throws { try Data(text.utf8).write(to: folder.appending(path: name)) }

    /// Writes a temporary file and renames it, as editors do.
    func replace(_ name: String, by text: String) throws { try Data(text.utf8).write(to: folder.appending(path: name), options: .atomic) }
}
