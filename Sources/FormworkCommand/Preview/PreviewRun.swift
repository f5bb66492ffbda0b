import Dispatch
import FormworkDiagnostics
import FormworkFiles
import FormworkImport
import FormworkProject
import FormworkStrings
import FormworkTree
import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#endif

#if Preview
    import FormworkPreview

    /// Serves files until Ctrl-C.
    struct PreviewRun: Sendable {
        var paths: [String]
        var port: UInt16
        var opensBrowser: Bool
        var limits: DocumentLimits
        /// Whether pages may change the files.
        var isEditing = false
        /// The revision to compare files with.
        var revision: String?

        /// Runs the server and returns when it has ended.
        func run() -> ExitStatus {
            var inputs = InputFiles(paths, standardInputName: nil)
            inputs.leaveOut(where: Self.obstacle)
            inputs.writeOmissions()
            if inputs.files.isEmpty {
                if inputs.unreadable.isEmpty { StandardOutput.writeError("formwork: error: there is no interface file to preview\n") }
                return .cannotRead
            }
            return max(serve(inputs.files), inputs.unreadable.isEmpty ? .fine : .cannotRead)
        }

        private func serve(_ files: [InputFile]) -> ExitStatus {
            let limits = limits
            let revision = revision
            var source = PreviewSource { path in
                try? FileBuffer(sizeLimit: limits.size).read(InputFile(path: path)) { Array($0) }
            } assets: { document, path in
                var search = AssetSearch(document, at: ArgumentPath.location(path))
                return search.run()
            } fonts: { document, path in
                // A new search each time, because fonts may be added or removed while the preview is open.
                FontSearch().fonts(for: document, at: ArgumentPath.location(path))
            } changes: { document, path in
                PreviewHistory(limits: limits).changes(document, path: path, since: revision ?? "HEAD")
            }
            source.languages = { path in
                let found = TranslationSearch().found(at: ArgumentPath.location(path)).tables.map(\.language)
                return Set(found).sorted() + PseudoLanguage.allCases.map(\.rawValue)
            }
            source.translated = { document, path, language in
                try? LanguageChoice(language).language(of: document, file: path)
            }
            if let revision { source.earlier = { path in PreviewHistory(limits: limits).earlier(path, revision: revision) } }
            if isEditing {
                let known = Dictionary(files.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
                source.write = { path, bytes, expected in
                    Self.write(known[path] ?? InputFile(path: path), bytes: bytes, expected: expected, limits: limits)
                }
            }
            let session = PreviewSession(files.map(\.path), source: source, reader: DocumentReader(limits: limits))
            let server = PreviewServer(session, port: port)
            let signals = StopSignals()
            let ending = Ending()
            Task {
                var status = ExitStatus.fine
                do throws(PreviewError) {
                    try await server.run(announce: announce) { await signals.wait() }
                } catch {
                    StandardOutput.writeError("formwork: error: \(error)\n")
                    status = .cannotWrite
                }
                ending.end(status)
            }
            return ending.wait()
        }

        /// Replaces a file if it still has the expected content.
        ///
        /// - Returns: the reason why it isn't replaced; nil if it is.
        private static func write(_ file: InputFile, bytes: [UInt8], expected: [UInt8], limits: DocumentLimits) -> String? {
            // The stamp reveals a change between reading and writing.
            var rules = OutputRules(changing: file)
            rules.document = nil
            let now = try? FileBuffer(sizeLimit: limits.size).read(InputFile(path: file.path)) { Array($0) }
            guard rules.stamp != nil, now == expected else {
                return "the file has changed in the meantime: nothing is written"
            }
            do throws(FileError) { try OutputFile.replace(file.path, with: bytes, rules) } catch { return error.reason }
            return nil
        }

        private func announce(_ address: PreviewAddress) {
            StandardOutput.write("\(address.text)\n")
            if StandardOutput.isTerminal { StandardOutput.write("Ctrl-C ends the preview.\n") }
            if opensBrowser, let address = address.single { BrowserLaunch.open(address) }
        }

        /// Returns the reason why a file cannot be previewed; nil if it can.
        private static func obstacle(_ file: InputFile) -> String? {
            // The page requests files by their paths as text.
            guard file.location == SystemPath(file.path) else { return "its name isn't valid UTF-8" }
            let descriptor = file.location.withCString { open($0, O_RDONLY | O_NONBLOCK) }
            guard descriptor >= 0 else { return String(cString: strerror(errno)) }
            defer { close(descriptor) }
            var status = stat()
            guard fstat(descriptor, &status) == 0 else { return String(cString: strerror(errno)) }
            return status.st_mode & S_IFMT == S_IFREG ? nil : "it isn't a file"
        }

        /// The server's exit status, which the main thread waits for.
        private final class Ending: Sendable {
            private let status = Mutex(ExitStatus.fine)
            private let isThere = DispatchSemaphore(value: 0)

            func end(_ status: ExitStatus) {
                self.status.withLock { $0 = status }
                isThere.signal()
            }

            func wait() -> ExitStatus {
                isThere.wait()
                return status.withLock(\.self)
            }
        }
    }
#endif
