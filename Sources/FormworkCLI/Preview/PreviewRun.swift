import Dispatch
import FormworkDiagnostics
import FormworkFiles
import FormworkImport
import FormworkPreview
import FormworkProject
import FormworkTree
import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#endif

/// Serves files until Ctrl-C.
struct PreviewRun: Sendable {
    var paths: [String]
    var port: UInt16
    var opensBrowser: Bool
    var limits: DocumentLimits

    /// Returns when the server has ended.
    func run() -> ExitStatus {
        var inputs = InputFiles(paths, standardInputName: nil)
        inputs.leaveOut(where: Self.obstacle)
        inputs.writeOmissions()
        let files = inputs.files.map(\.path)
        if files.isEmpty {
            if inputs.unreadable.isEmpty { StandardOutput.writeError("formwork: error: there is no interface file to preview\n") }
            return .cannotRead
        }
        return max(serve(files), inputs.unreadable.isEmpty ? .fine : .cannotRead)
    }

    private func serve(_ files: [String]) -> ExitStatus {
        let limits = limits
        let source = PreviewSource { path in
            try? FileBuffer(sizeLimit: limits.size).read(InputFile(path: path)) { Array($0) }
        } assets: { document, path in
            var search = AssetSearch(document, at: PathList.location(path))
            return search.run()
        } fonts: { document, path in
            // Looked for anew: while the preview is open fonts come and go.
            FontSearch().fonts(for: document, at: PathList.location(path))
        } changes: { document, path in
            PreviewHistory(limits: limits).changes(document, path)
        }
        let session = PreviewSession(files, source, reader: DocumentReader(limits: limits))
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

    private func announce(_ address: PreviewAddress) {
        StandardOutput.write("\(address.text)\n")
        if StandardOutput.isTerminal { StandardOutput.write("Ctrl-C ends the preview.\n") }
        if opensBrowser, let address = address.single { BrowserLaunch.open(address) }
    }

    /// Why a file cannot be previewed; nil where it can.
    private static func obstacle(_ file: InputFile) -> String? {
        // The page asks for files by their paths as text.
        guard file.location == SystemPath(file.path) else { return "its name is no UTF-8" }
        let descriptor = file.location.withCString { open($0, O_RDONLY | O_NONBLOCK) }
        guard descriptor >= 0 else { return String(cString: strerror(errno)) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { return String(cString: strerror(errno)) }
        return status.st_mode & S_IFMT == S_IFREG ? nil : "it is no file"
    }

    /// How the server ended; the main thread waits for it.
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
