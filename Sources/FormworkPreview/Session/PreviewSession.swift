package import FormworkImport
import FormworkRender

/// The previewed files, and the pages that show them.
package actor PreviewSession {
    private var files: [PreviewFile]
    private let count: Int
    private let source: PreviewSource
    private let reader: DocumentReader
    private var listeners: [Int: Listener] = [:]
    private var nextListener = 0

    /// A page that shows a file.
    private struct Listener {
        var file: Int
        /// The version of the file that the page shows.
        var version: Int
        /// The page's last request, a state at another size or in another language.
        var request: LivePage.Request?
        /// Sends a message; nil ends the conversation.
        var send: @Sendable (String?) -> Void
    }

    /// The interval at which files are looked at.
    private static let interval = Duration.milliseconds(100)

    /// Creates a session without looking at its files.
    ///
    /// - Parameters:
    ///   - paths: The files, in the order in which they are listed.
    ///   - source: Reads the files and their resources.
    ///   - reader: Parses the documents, within its limits.
    package init(_ paths: [String], source: PreviewSource, reader: sending DocumentReader = DocumentReader()) {
        files = paths.map { PreviewFile(path: $0) }
        count = paths.count
        self.source = source
        self.reader = reader
    }

    // MARK: Files

    /// Returns the index of a file, given its number in addresses, which starts at 1.
    nonisolated func file(named name: some StringProtocol) -> Int? {
        guard let number = Int(name), (1...).contains(number), number <= count, "\(number)" == name else { return nil }
        return number - 1
    }

    /// Polls the files that pages show until the task is cancelled.
    func watch() async {
        while !Task.isCancelled {
            for file in Set(listeners.values.map(\.file)).sorted() { look(at: file) }
            try? await Task.sleep(for: Self.interval)
        }
    }

    private func look(at file: Int) {
        guard files[file].look(reader, source: source) else { return }
        for listener in listeners.keys where listeners[listener]?.file == file { sendState(to: listener) }
    }

    // MARK: Pages

    /// Returns the content at a path below the secret: the first file at the empty path, each file at its number, and its changes at `changes/`
    /// followed by its number; nil for any other path.
    func content(at path: String) -> PreviewContent? {
        let prefix = "changes/"
        let name = path.hasPrefix(prefix) ? path.dropFirst(prefix.count) : path[...]
        guard let file = path.isEmpty ? files.indices.first : file(named: name) else { return nil }
        look(at: file)
        if path.hasPrefix(prefix) { return .changes(of: files[file], number: file + 1) }
        return .page(
            files[file], number: file + 1, of: files.map(\.path), languages: source.languages(files[file].path),
            canEdit: source.write != nil)
    }

    /// Adds a page that shows a file, and sends it the file's state.
    ///
    /// - Parameters:
    ///   - file: The index of the file.
    ///   - version: The version that the page shows.
    ///   - send: Receives the messages; nil at the end.
    /// - Returns: The page's number.
    func join(_ file: Int, version: Int, send: @escaping @Sendable (String?) -> Void) -> Int {
        look(at: file)
        let listener = nextListener
        nextListener += 1
        listeners[listener] = Listener(file: file, version: version, send: send)
        sendState(to: listener)
        return listener
    }

    /// Removes a page.
    func leave(_ listener: Int) { listeners[listener] = nil }

    /// Ends the conversations with all pages.
    func end() {
        for listener in listeners.values { listener.send(nil) }
        listeners = [:]
    }

    /// Sends a page the state of its file, without the data if the page already has it.
    private func sendState(to listener: Int) {
        guard let page = listeners[listener] else { return }
        let version = files[page.file].version
        listeners[listener]?.version = version
        // The last requested state is included. Otherwise the page would show the default size for a moment.
        let state = version == page.version ? nil : page.request.flatMap { files[page.file].state($0, source: source) }
        page.send(PreviewMessage.file(files[page.file], known: page.version, state: state))
    }

    /// Returns the answer to a page's request about its file; nil if the text isn't a request.
    func answer(_ text: String, to listener: Int) -> String? {
        guard let file = listeners[listener]?.file else { return nil }
        if let edit = PreviewEdit(text) {
            let outcome = files[file].edit(edit, reader: reader, source: source)
            if case .written = outcome { look(at: file) }
            return PreviewMessage.edit(outcome, number: edit.number, file: files[file])
        }
        guard let request = PreviewRequest(text) else { return nil }
        listeners[listener]?.request = request.state.isUsual ? nil : request.state
        // The numbers in a request are only valid for the version that it names.
        let state = request.version == files[file].version ? files[file].state(request.state, source: source) : nil
        return PreviewMessage.state(state, number: request.number)
    }
}
