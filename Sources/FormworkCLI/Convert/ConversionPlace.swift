import ArgumentParser
import FormworkFiles

/// Where a document goes that is converted.
struct ConversionPlace: Sendable {
    /// The file; `-` is standard output.
    var path: String
    /// The folder for the scenes of a storyboard that become files of their own.
    var scenes: String
    var rules: OutputRules
    /// The folder that was named, and what it holds of the document: the folders in between and the file's name without its ending; nil
    /// where a file was named.
    var below: (root: String, stem: String)?

    /// Writes the document, replaced whole or not at all.
    func write(_ bytes: [UInt8]) throws(FileError) {
        if let below { try makeFolders(in: below.root, to: below.stem) }
        try OutputFile.replace(path, with: bytes, rules)
    }

    /// Writes a file for each scene, all or none.
    func write(scenes files: [(name: String, bytes: [UInt8])]) throws(FileError) {
        if let below { try makeFolders(in: below.root, to: below.stem + "/scene") }
        try OutputFolder.write(scenes, files, rules)
    }

    private func makeFolders(in root: String, to file: String) throws(FileError) {
        guard let folder = rules.folder else { return }
        try OutputFolder.makeFolders(in: root, folder, to: file)
    }
}

/// Where the documents of a conversion go: each to a place of its own.
struct ConversionPlaces: Sendable {
    private let places: [String: ConversionPlace]

    /// - Parameters:
    ///   - inputs: the documents.
    ///   - output: the file, or the folder in which the structure below the named folders is kept.
    ///   - isFolder: whether the output is a folder that need not be there.
    ///   - rename: what the path of an output is, without its ending, from that of the document.
    ///   - ending: how the name of a document's output ends, without the dot.
    /// - Throws: what two documents would share.
    init(
        _ inputs: InputFiles, output: String, isFolder: Bool, rename: (String) -> String = { $0 }, ending: (InputFile) -> String
    ) throws {
        let rules = OutputRules(inputs: inputs.files)
        let isThere = SystemPath(output).status()?.isFolder == true
        let isBatch = inputs.files.count > 1 || inputs.hasFolder
        if output == "-" || !(isFolder || output.hasSuffix("/") || isThere && isBatch) {
            if inputs.files.count > 1 {
                let (first, second) = (inputs.files[0].path, inputs.files[1].path)
                let hint = output == "-" ? "name a folder" : "for a folder, end its name in '/', or say --output-folder"
                throw ValidationError("'\(first)' and '\(second)' would share the output '\(output)': \(hint)")
            }
            var single: [String: ConversionPlace] = [:]
            for file in inputs.files {
                var rules = rules
                rules.document = file.path
                single[file.path] = ConversionPlace(path: output, scenes: output, rules: rules)
            }
            places = single
            return
        }
        // With a slash at its end it joins with what is below it.
        let root = output.hasSuffix("/") ? output : output + "/"
        var places: [String: ConversionPlace] = [:]
        var documents: [String: String] = [:]
        for file in inputs.files {
            let stem = rename(Self.stem(of: file))
            let below = "\(stem).\(ending(file))"
            if let other = documents.updateValue(file.path, forKey: below.lowercased()) {
                throw ValidationError("'\(other)' and '\(file.path)' would share the output '\(root + below)'")
            }
            var rules = rules
            rules.document = file.path
            places[file.path] = ConversionPlace(path: root + below, scenes: root + stem, rules: rules, below: (root, stem))
        }
        do throws(FileError) {
            if !inputs.files.isEmpty {
                let folder = try OutputFolder.make(output)
                for file in places.keys { places[file]?.rules.folder = folder }
            }
        } catch {
            StandardOutput.writeError(error.outcome.errors)
            throw ExitCode(error.status.rawValue)
        }
        self.places = places
    }

    /// Where a document goes, by its path as it is reported.
    subscript(file: String) -> ConversionPlace? { places[file] }

    /// A document's path below the folder that was named, without its ending.
    private static func stem(of file: InputFile) -> String {
        let below = file.below == "<stdin>" ? "stdin" : file.below
        for ending in [".xib", ".storyboard", ".nib", ".json", ".yaml", ".yml"] where below.hasSuffix(ending) && below.count > ending.count
        {
            return String(below.dropLast(ending.count))
        }
        return below
    }
}
