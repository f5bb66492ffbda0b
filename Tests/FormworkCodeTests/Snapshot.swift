import Foundation
import Testing

/// A golden file beside the tests.
enum Snapshot {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Snapshots")

    /// Compares a text with the file; `RECORD_SNAPSHOTS=1` records it anew, and fails.
    static func check(_ text: String, _ name: String) throws {
        let file = folder.appending(path: name)
        if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try text.write(to: file, atomically: true, encoding: .utf8)
            Issue.record("\(name) is recorded anew")
            return
        }
        let expected = try String(contentsOf: file, encoding: .utf8)
        #expect(text == expected, "\(name) differs; RECORD_SNAPSHOTS=1 records it anew")
    }
}
