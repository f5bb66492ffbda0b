package import FormworkImport
import FormworkRender

/// What is previewed, and the pages that show it.
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
        /// The version of the file that it shows.
        var version: Int
        /// What it asked for last: a state in another size.
        var request: LivePage.Request?
        /// Takes a message; nil for the end.
        var tell: @Sendable (String?) -> Void
    }

    /// How often files are looked at.
    private static let interval = Duration.milliseconds(100)

    /// A session that has looked at no file yet.
    ///
    /// - Parameters:
    ///   - paths: the files, in the order in which they are offered.
    ///   - source: where they are read.
    ///   - reader: makes documents of them, within its limits.
    package init(_ paths: [String], _ source: PreviewSource, reader: sending DocumentReader = DocumentReader()) {
        files = paths.map { PreviewFile(path: $0) }
        count = paths.count
        self.source = source
        self.reader = reader
    }

    // MARK: Files

    /// The place of a file by the number that it has in addresses, from 1.
    nonisolated func file(named name: some StringProtocol) -> Int? {
        guard let number = Int(name), (1...).contains(number), number <= count, "\(number)" == name else { return nil }
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
        guard files[file].look(reader, source) else { return }
        for listener in listeners.keys where listeners[listener]?.file == file { tell(listener) }
    }

    // MARK: Pages

    /// What stands at a path below the secret: the first file at the empty path, all of them at their numbers, what they have changed at
    /// `changes/` and their numbers; nil for nothing.
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

    /// Adds a page that shows a file, and tells it what the file holds.
    ///
    /// - Parameters:
    ///   - file: the file's place.
    ///   - version: the version that the page shows.
    ///   - tell: takes what there is to say; nil at the end.
    /// - Returns: the page's number.
    func join(_ file: Int, version: Int, _ tell: @escaping @Sendable (String?) -> Void) -> Int {
        look(at: file)
        let listener = nextListener
        nextListener += 1
        listeners[listener] = Listener(file: file, version: version, tell: tell)
        self.tell(listener)
        return listener
    }

    /// Forgets a page.
    func leave(_ listener: Int) { listeners[listener] = nil }

    /// Bids farewell to all pages.
    func end() {
        for listener in listeners.values { listener.tell(nil) }
        listeners = [:]
    }

    /// Tells a page what its file holds, unless it knows.
    private func tell(_ listener: Int) {
        guard let page = listeners[listener] else { return }
        let version = files[page.file].version
        listeners[listener]?.version = version
        // With what it shows in the size that it shows it in: it would show the screen's own for a moment.
        let state = version == page.version ? nil : page.request.flatMap { files[page.file].state($0, source) }
        page.tell(PreviewMessage.file(files[page.file], known: page.version, state: state))
    }

    /// The answer to what a page asks about the file that it shows; nil for what is no request.
    func answer(_ text: String, to listener: Int) -> String? {
        guard let file = listeners[listener]?.file else { return nil }
        if let edit = PreviewEdit(text) {
            let outcome = files[file].edit(edit, reader, source)
            if case .written = outcome { look(at: file) }
            return PreviewMessage.edit(outcome, number: edit.number, files[file])
        }
        guard let request = PreviewRequest(text) else { return nil }
        listeners[listener]?.request = request.state.size == nil && request.state.language == nil ? nil : request.state
        // What the numbers of another version mean is another thing.
        let state = request.version == files[file].version ? files[file].state(request.state, source) : nil
        return PreviewMessage.state(state, number: request.number)
    }
}
