import FormworkEdit
import FormworkDiagnostics
import FormworkFiles
import FormworkImport
import FormworkModel
import FormworkTree

/// Converts XIBs to storyboards, and the scenes of storyboards to XIBs.
enum KindConversionRun {
    /// Converts a document to the other kind and writes the result.
    ///
    /// - Parameters:
    ///   - document: the document to convert.
    ///   - file: its path, for messages.
    ///   - scene: the id or label of the only scene to convert; nil for all.
    ///   - place: the file to write, or the folder if several scenes become XIBs.
    static func write(_ document: InterfaceDocument, file: String, scene: String?, to place: ConversionPlace) -> FileOutcome {
        switch document.kind {
        case .xib:
            if let scene { return refusal("\(file): error: the document is a XIB, which has no scene '\(scene)'") }
            return write(document.asStoryboard(), file: file, to: place)
        case .storyboard: return writeXIBs(document, file: file, scene: scene, to: place)
        }
    }

    private static func writeXIBs(_ document: InterfaceDocument, file: String, scene: String?, to place: ConversionPlace) -> FileOutcome {
        if let scene {
            let choice = SceneChoice(scene)
            let chosen: Scene
            do throws(NameLookupError) {
                guard let found = try choice.scene(of: document) else { return refusal("\(file): error: \(choice.failure ?? "")") }
                chosen = found
            } catch {
                return refusal("\(file): error: \(error)")
            }
            if let conversion = chosen.asXIB() { return write(conversion, file: file, to: place) }
            // The notes give the reason.
            let notes = document.asXIBs().notes.filter { $0.element == chosen.element }
            return FileOutcome(
                errors: notes.diagnostics(of: document, file: file).shown + "\(file): error: nothing is written\n", status: .wrongUsage)
        }
        let conversions = document.asXIBs()
        let notes = conversions.diagnostics(file: file).shown
        switch conversions.xibs.count {
        case 0: return FileOutcome(errors: notes + "\(file): error: no scene has a view: nothing is written\n", status: .wrongUsage)
        case 1: return write(conversions.xibs[0].document, notes: notes, file: file, to: place)
        default:
            if place.path == "-" {
                return refusal("\(file): error: the storyboard has several scenes: choose one with --scene; \(scenes(of: document))")
            }
            var files: [(name: String, bytes: [UInt8])] = []
            var names: Set<String> = []
            for conversion in conversions.xibs {
                guard let bytes = checked(conversion.document, file: file) else { return defect(file) }
                files.append((name(of: conversion.scene, &names), bytes))
            }
            return outcome(notes) { () throws(FileError) in try place.write(scenes: files) }
        }
    }

    private static func write(_ conversion: KindConversion, file: String, to place: ConversionPlace) -> FileOutcome {
        write(conversion.document, notes: conversion.diagnostics(file: file).shown, file: file, to: place)
    }

    private static func write(_ document: InterfaceDocument, notes: ShownText, file: String, to place: ConversionPlace) -> FileOutcome {
        guard let bytes = checked(document, file: file) else { return defect(file) }
        return outcome(notes) { () throws(FileError) in try place.write(bytes) }
    }

    /// Returns the document's text; nil if it wouldn't be read back as the same document.
    private static func checked(_ document: InterfaceDocument, file: String) -> [UInt8]? {
        let bytes = document.text()
        guard let read = try? DocumentReader(limits: .largest).read(bytes, file: file).document, read.kind == document.kind else {
            return nil
        }
        return read.text(reformatted: true) == bytes ? bytes : nil
    }

    // MARK: Scenes

    /// Returns the document's scenes as a list of choices for messages.
    private static func scenes(of document: InterfaceDocument) -> String {
        document.scenes.compactMap { scene in scene.id.map { id in scene.label.map { "\(id) (\($0))" } ?? id } }.choices
    }

    /// Returns a unique file name for a scene, derived from its controller's class, its label or its id.
    private static func name(of scene: Scene?, _ taken: inout Set<String>) -> String {
        var name = fileName(scene?.controller?.customClass ?? scene?.label ?? scene?.id ?? "Scene")
        // Many file systems are case-insensitive.
        if !taken.insert(name.lowercased()).inserted {
            let stem = name
            name += " " + fileName(scene?.id ?? "\(taken.count)")
            var number = 1
            while !taken.insert(name.lowercased()).inserted {
                number += 1
                name = "\(stem) \(number)"
            }
        }
        return name + ".xib"
    }

    /// Returns a text as a file name, without path separators and terminal control characters and short enough for every file system.
    private static func fileName(_ text: String) -> String {
        let forbidden: Set<Unicode.Scalar> = ["/", "\\", ":"]
        var name = ""
        for character in text.prefix(80) {
            let isSafe = !character.isNewline && ShownText.symbols(in: String(character)) == String(character)
            let shown = isSafe && !character.unicodeScalars.contains(where: forbidden.contains) ? character : "-"
            if name.utf8.count + shown.utf8.count > 100 { break }
            name.append(shown)
        }
        if name.isEmpty { return "Scene" }
        return name.hasPrefix(".") ? "Scene" + name : name
    }

    // MARK: Outcomes

    private static func refusal(_ message: ShownText) -> FileOutcome { FileOutcome(errors: message + "\n", status: .wrongUsage) }

    private static func defect(_ file: String) -> FileOutcome {
        FileOutcome(errors: "\(file): error: the output does not read back correctly\n", status: .defect)
    }

    private static func outcome(_ notes: ShownText, write: () throws(FileError) -> Void) -> FileOutcome {
        do throws(FileError) {
            try write()
            return FileOutcome(errors: notes)
        } catch {
            return error.outcome
        }
    }
}
