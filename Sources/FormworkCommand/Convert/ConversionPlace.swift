import FormworkFiles

/// The destination of a converted document.
struct ConversionPlace: Sendable {
    /// The file; `-` is standard output.
    var path: String
    /// The folder for the scenes of a storyboard that become separate files.
    var scenes: String
    var rules: OutputRules
    /// The output folder that was named, and the document's path below it without its extension; nil if a file was named.
    var below: (root: String, stem: String)?

    /// Writes the document atomically.
    func write(_ bytes: [UInt8]) throws(FileError) {
        if let below { try makeFolders(in: below.root, to: below.stem) }
        try OutputFile.replace(path, with: bytes, rules)
    }

    /// Writes a file for each scene: either all of them or none.
    func write(scenes files: [(name: String, bytes: [UInt8])]) throws(FileError) {
        if let below { try makeFolders(in: below.root, to: below.stem + "/scene") }
        try OutputFolder.write(scenes, files, rules)
    }

    private func makeFolders(in root: String, to file: String) throws(FileError) {
        guard let folder = rules.folder else { return }
        try OutputFolder.makeFolders(in: root, folder, to: file)
    }
}

/// The destinations of a conversion's documents, each different.
struct ConversionPlaces: Sendable {
    private let places: [String: ConversionPlace]

    /// - Parameters:
    ///   - inputs: the documents.
    ///   - output: the file, or the folder that mirrors the structure below the input folders.
    ///   - isFolder: whether the output is a folder, even if it doesn't exist yet.
    ///   - rename: maps a document's path to its output's path, both without extension.
    ///   - ending: returns the extension of a document's output, without the dot.
    /// - Throws: an error if two documents would share an output.
    init(
        _ inputs: InputFiles, output: String, isFolder: Bool, rename: (String) -> String = { $0 }, ending: (InputFile) -> String
    ) throws {
        let rules = OutputRules(inputs: inputs.files)
        let isThere = SystemPath(output).status()?.isFolder == true
        let isBatch = inputs.files.count > 1 || inputs.hasFolder
        if output == "-" || !(isFolder || output.hasSuffix("/") || isThere && isBatch) {
            if inputs.files.count > 1 {
                let (first, second) = (inputs.files[0].path, inputs.files[1].path)
                let hint = output == "-" ? "specify a folder" : "for a folder, end its name in '/' or use --output-folder"
                throw UsageError("'\(first)' and '\(second)' would share the output '\(output)': \(hint)")
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
        // The slash at the end lets paths below it be appended.
        let root = output.hasSuffix("/") ? output : output + "/"
        var places: [String: ConversionPlace] = [:]
        var documents: [String: String] = [:]
        for file in inputs.files {
            let stem = rename(Self.stem(of: file))
            let below = "\(stem).\(ending(file))"
            if let other = documents.updateValue(file.path, forKey: below.lowercased()) {
                throw UsageError("'\(other)' and '\(file.path)' would share the output '\(root + below)'")
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
            throw RunFailure(error)
        }
        self.places = places
    }

    /// The destination of a document, by its path in messages.
    subscript(file: String) -> ConversionPlace? { places[file] }

    /// Returns a document's path below the input folder, without its extension.
    private static func stem(of file: InputFile) -> String {
        let below = file.below == "<stdin>" ? "stdin" : file.below
        for ending in [".xib", ".storyboard", ".nib", ".json", ".yaml", ".yml"] where below.hasSuffix(ending) && below.count > ending.count
        {
            return String(below.dropLast(ending.count))
        }
        return below
    }
}
