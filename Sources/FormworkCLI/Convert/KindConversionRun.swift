import FormworkConversion
import FormworkDiagnostics
import FormworkImport
import FormworkModel
import FormworkTree

/// Writes a XIB as a storyboard, and the scenes of a storyboard as XIBs.
enum KindConversionRun {
    /// Converts a document to the other kind and writes what comes of it.
    ///
    /// - Parameters:
    ///   - document: what is converted.
    ///   - file: its path, for messages.
    ///   - scene: the id or label of the one scene that is asked for; nil for all.
    ///   - output: the file to write; the folder where several scenes become XIBs.
    static func write(_ document: InterfaceDocument, file: String, scene: String?, to output: String) -> FileOutcome {
        switch document.kind {
        case .xib:
            if let scene { return refusal("\(file): error: the document is a XIB: it has no scene '\(scene)'") }
            return write(document.asStoryboard(), file: file, to: output)
        case .storyboard: return writeXIBs(document, file: file, scene: scene, to: output)
        }
    }

    private static func writeXIBs(_ document: InterfaceDocument, file: String, scene: String?, to output: String) -> FileOutcome {
        if let scene {
            let found = find(scene, in: document)
            guard let chosen = found.first, found.count == 1 else {
                let problem = found.isEmpty ? "there is no scene '\(scene)'" : "several scenes are called '\(scene)'"
                return refusal("\(file): error: \(problem); \(scenes(of: document))")
            }
            if let conversion = chosen.asXIB() { return write(conversion, file: file, to: output) }
            // The list says why.
            let notes = document.asXIBs().notes.filter { $0.element == chosen.element }
            return FileOutcome(
                errors: text(notes.diagnostics(of: document, file: file)) + "\(file): error: nothing is written\n", status: .wrongUsage)
        }
        let conversions = document.asXIBs()
        let notes = text(conversions.diagnostics(file: file))
        switch conversions.xibs.count {
        case 0: return FileOutcome(errors: notes + "\(file): error: no scene has a view: nothing is written\n", status: .wrongUsage)
        case 1: return write(conversions.xibs[0].document, notes: notes, file: file, to: output)
        default:
            if output == "-" {
                return refusal("\(file): error: several scenes become XIBs of their own: name one with --scene; \(scenes(of: document))")
            }
            var files: [(name: String, bytes: [UInt8])] = []
            var names: Set<String> = []
            for conversion in conversions.xibs {
                guard let bytes = checked(conversion.document, file: file) else { return defect(file) }
                files.append((name(of: conversion.scene, &names), bytes))
            }
            return outcome(notes) { () throws(FileError) in try OutputFolder.write(output, files) }
        }
    }

    private static func write(_ conversion: KindConversion, file: String, to output: String) -> FileOutcome {
        write(conversion.document, notes: text(conversion.diagnostics(file: file)), file: file, to: output)
    }

    private static func write(_ document: InterfaceDocument, notes: String, file: String, to output: String) -> FileOutcome {
        guard let bytes = checked(document, file: file) else { return defect(file) }
        return outcome(notes) { () throws(FileError) in try OutputFile.replace(output, with: bytes) }
    }

    /// The document's text; nil where reading it would not give the document.
    private static func checked(_ document: InterfaceDocument, file: String) -> [UInt8]? {
        let bytes = document.text()
        guard let read = try? DocumentReader(limits: .largest).read(bytes, file: file).document, read.kind == document.kind else {
            return nil
        }
        return read.text(reformatted: true) == bytes ? bytes : nil
    }

    // MARK: Scenes

    /// The scene with an id, its own or its controller's, else those with a label.
    private static func find(_ name: String, in document: InterfaceDocument) -> [Scene] {
        if let scene = document.scenes.first(where: { $0.id == name || $0.controller?.id == name }) { return [scene] }
        return document.scenes.filter { $0.label == name }
    }

    private static func scenes(of document: InterfaceDocument) -> String {
        let all = document.scenes.compactMap { scene in scene.id.map { id in scene.label.map { "\(id) (\($0))" } ?? id } }
        return all.isEmpty ? "there are none" : "there are: " + all.prefix(20).joined(separator: ", ") + (all.count > 20 ? ", …" : "")
    }

    /// The name of a scene's file: what a person would call the scene, as far as a file can be called that, and no name twice.
    private static func name(of scene: Scene?, _ taken: inout Set<String>) -> String {
        let forbidden: Set<Character> = ["/", "\\", ":", "\0"]
        let label = scene?.controller?.customClass ?? scene?.label ?? scene?.id ?? "Scene"
        var name = String(label.map { forbidden.contains($0) || $0.isNewline ? "-" : $0 }.prefix(80))
        if name.hasPrefix(".") { name = "Scene" + name }
        // File systems that do not know small letters from capitals are many.
        if !taken.insert(name.lowercased()).inserted {
            name += " " + (scene?.id ?? "\(taken.count)")
            taken.insert(name.lowercased())
        }
        return name + ".xib"
    }

    // MARK: Outcomes

    private static func text(_ diagnostics: [Diagnostic]) -> String { diagnostics.map { "\($0)\n" }.joined() }

    private static func refusal(_ message: String) -> FileOutcome { FileOutcome(errors: message + "\n", status: .wrongUsage) }

    private static func defect(_ file: String) -> FileOutcome {
        FileOutcome(errors: "\(file): error: what would be written does not read as it should\n", status: .defect)
    }

    private static func outcome(_ notes: String, _ write: () throws(FileError) -> Void) -> FileOutcome {
        do throws(FileError) {
            try write()
            return FileOutcome(errors: notes)
        } catch {
            return FileOutcome(
                errors: "formwork: error: '\(error.path)' cannot be written: \(error.reason)\n", status: .cannotWrite)
        }
    }
}
