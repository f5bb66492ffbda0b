import FormworkCode
import FormworkDiagnostics
import FormworkImport
import FormworkLayout
import FormworkModel
import FormworkSwiftUI
import Synchronization

/// Writes documents as SwiftUI code into a folder and, if requested, reports how close its layout comes to the documents'.
struct SwiftUIConversion {
    /// The output folder; `-` for standard output.
    let output: String
    /// Whether the code is formatted with the toolchain's `swift format`, if there is one.
    let formats: Bool
    /// Whether to report how close the layout comes.
    let verifies: Bool

    private struct Converted: Sendable {
        var file: String
        var name: String
        var files: [SwiftUIFile]
    }

    func run(_ run: FileRun) throws(RunFailure) -> ExitStatus {
        let converted = Mutex<[Converted]>([])
        let status = run.documents { file, read in
            let messages = read.diagnostics.shown
            guard SwiftUIGenerator.canSpeak(of: read.document.platform) else {
                let message: ShownText =
                    "\(file): error: '--to swiftui' supports iOS documents only\n"
                return FileOutcome(errors: messages + message, status: .wrongUsage)
            }
            let name = file.split(separator: "/").last.map(String.init) ?? file
            let generator = SwiftUIGenerator(LayoutOptions().withFonts(of: read.document, file: file))
            let files = generator.files(of: read.document, source: name)
            converted.withLock { $0.append(Converted(file: file, name: name, files: files)) }
            let notes = CodeFolders.notes(files.map(\.notConverted), of: read.document, file: file)
            return FileOutcome(errors: messages + notes.shown)
        }
        let documents = converted.withLock { $0 }.sorted { $0.file < $1.file }
        if !documents.isEmpty {
            let folders = CodeFolders(output: output, formats: formats)
            try folders.write(
                documents.map { document in
                    let files = document.files.filter { !$0.text.isEmpty }.map { ($0.name, $0.text) }
                    return CodeFolders.Document(file: document.file, name: document.name, files: files)
                })
            if verifies, !report(documents) { return max(status, .foundErrors) }
        }
        return status
    }

    // MARK: Report

    /// Prints each view with a different frame, and a summary.
    ///
    /// - Returns: `true` if every view's frame matches.
    private func report(_ documents: [Converted]) -> Bool {
        var lines: [String] = []
        var (exact, off, views) = (0, 0, 0)
        var (states, exactStates) = (0, 0)
        for document in documents {
            for file in document.files {
                guard let agreement = file.agreement, let unit = file.unit else { continue }
                views += agreement.viewCount
                if agreement.misses.isEmpty { exact += 1 } else { off += 1 }
                let scene = unit.root.scene?.id ?? ""
                let other = file.otherAgreement?.misses.count ?? 0
                lines.append(
                    "\(document.file): \(file.name): scene '\(scene)': \(agreement.misses.count) of \(agreement.viewCount) views are off, "
                        + "\(other) at a size that the code wasn't derived from")
                lines += misses(agreement, unit: unit)
                for state in file.states {
                    states += 1
                    if state.agreement.misses.isEmpty { exactStates += 1 }
                    lines.append(
                        "\(document.file): \(file.name): scene '\(scene)', \(state.title): \(state.agreement.misses.count) of "
                            + "\(state.agreement.viewCount) views are off")
                    lines += misses(state.agreement, unit: unit)
                }
            }
        }
        if states > 0 { lines.append("\(states) states of layout templates and hiding masters: \(exactStates) with every frame as close") }
        let sum =
            "\(exact + off) SwiftUI views, laid out at \(SwiftUIGenerator.screenCount) sizes: \(exact) with every frame within "
            + "\(SwiftUIAgreement.tolerance.plainText) points, \(off) with others; \(views) document views\n"
        StandardOutput.write(lines.map { "\($0)\n" }.joined() + ShownText(lines: sum))
        return off == 0 && exactStates == states
    }

    private func misses(_ agreement: SwiftUIAgreement, unit: CodeUnit) -> [String] {
        agreement.misses.map { miss in
            let view = unit.views[miss.view]
            let place = miss.found.map { "\(Self.shown($0)) instead of \(Self.shown(miss.wanted))" } ?? "without a frame"
            return "  \(view.view.element.name) '\(view.view.id ?? view.name)' at \(miss.size.width.plainText) × "
                + "\(miss.size.height.plainText): \(place): \(miss.cause.rawValue)"
        }
    }

    private static func shown(_ rect: Rect) -> String {
        let numbers = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height].map { $0.plainText(digits: 1) }
        return "{\(numbers.joined(separator: ", "))}"
    }
}
