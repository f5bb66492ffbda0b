import FormworkDiagnostics
import FormworkFiles
import FormworkImport
import FormworkTree

/// Writes compiled files for macOS as the legacy archives from which they were compiled.
struct ArchiveConversion {
    let inputs: InputFiles
    let places: ConversionPlaces
    let limits: DocumentLimits

    /// - Returns: the exit status of the run.
    func run() -> ExitStatus {
        var status = inputs.unreadable.isEmpty ? ExitStatus.fine : .cannotRead
        let buffer = FileBuffer(sizeLimit: limits.size)
        for file in inputs.files {
            guard let place = places[file.path] else { continue }
            let outcome = outcome(for: file, to: place, buffer)
            StandardOutput.writeError(outcome.errors)
            status = max(status, outcome.status)
        }
        inputs.writeOmissions()
        return status
    }

    private func outcome(for file: InputFile, to place: ConversionPlace, _ buffer: FileBuffer) -> FileOutcome {
        let bytes: [UInt8]
        do {
            bytes = try buffer.read(file) { Array($0) }
        } catch {
            let reason = (error as? FileError)?.reason ?? "\(error)"
            return FileOutcome(errors: "formwork: error: '\(file.path)' cannot be read: \(reason)\n", status: .cannotRead)
        }
        do {
            let archive = try DocumentReader(limits: limits).archive(ofCompiled: bytes, file: file.path)
            try place.write(archive.text)
            return FileOutcome(errors: archive.findings.shown)
        } catch let error as DocumentError {
            return FileOutcome(errors: "\(error.diagnostic)\n", status: .foundErrors)
        } catch {
            return (error as? FileError)?.outcome ?? FileOutcome(errors: "\(file.path): error: \(error)\n", status: .cannotWrite)
        }
    }
}
