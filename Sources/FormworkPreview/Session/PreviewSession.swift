import FormworkDiagnostics
import FormworkImport

/// What is previewed, and the pages that show it.
package actor PreviewSession {
    private var files: [PreviewFile]
    private let reader = DocumentReader()
    private let read: @Sendable (String) -> [UInt8]?
    private var listeners: [Int: Listener] = [:]
    private var nextListener = 0

    /// A page that shows a file.
    private struct Listener {
        var file: Int
        /// Takes a message; nil for the end.
        var tell: @Sendable (String?) -> Void
    }

    /// How often files are looked at.
    private static let interval = Duration.milliseconds(100)

    /// A session that has looked at no file yet.
    ///
    /// - Parameters:
    ///   - paths: the files, in the order in which they are offered.
    ///   - read: reads a file; nil where it cannot be read.
    package init(_ paths: [String], read: @escaping @Sendable (String) -> [UInt8]?) {
        files = paths.map { PreviewFile(path: $0) }
        self.read = read
    }

    // MARK: Files

    /// The place of a file by the number that it has in addresses; the first one needs none.
    func file(named name: String) -> Int? {
        if name.isEmpty { return files.isEmpty ? nil : 0 }
        guard let number = Int(name), files.indices.contains(number - 1), "\(number)" == name else { return nil }
        return number - 1
    }

    /// Looks at the files that pages show, again and again, until the task is cancelled.
    func watch() async {
        while !Task.isCancelled {
            for file in Set(listeners.values.map(\.file)).sorted() { look(at: file) }
            try? await Task.sleep(for: Self.interval)
        }
    }

    private func look(at file: Int) {
        guard files[file].look(reader, read: read) else { return }
        let message = PreviewMessage.document(files[file])
        for listener in listeners.values where listener.file == file { listener.tell(message) }
    }

    // MARK: Pages

    /// What stands at a path below the secret; nil for nothing.
    func content(at path: String) -> PreviewContent? {
        if path == "preview.js" { return .script }
        guard let file = file(named: path) else { return nil }
        look(at: file)
        return .page(files[file], names: files.map(\.path), shown: file)
    }

    /// Adds a page that shows a file, and tells it what the file holds.
    ///
    /// - Returns: its number.
    func join(_ file: Int, _ tell: @escaping @Sendable (String?) -> Void) -> Int {
        defer { nextListener += 1 }
        listeners[nextListener] = Listener(file: file, tell: tell)
        look(at: file)
        tell(PreviewMessage.document(files[file]))
        return nextListener
    }

    /// Forgets a page.
    func leave(_ listener: Int) { listeners[listener] = nil }

    /// Bids farewell to all pages.
    func end() {
        for listener in listeners.values { listener.tell(nil) }
        listeners = [:]
    }

    /// The answer to what a page asks about the file that it shows; nil for nothing that can be answered.
    func answer(_ text: String, about file: Int) -> String? {
        guard let request = PreviewRequest(text), let read = files[file].read else { return nil }
        return PreviewMessage.layout(read.document, request)
    }
}
