import FormworkData
import FormworkDiagnostics
import FormworkResults
import FormworkFiles
import FormworkImport
import FormworkNib
import FormworkTree

/// Prints compiled files as they are stored.
struct RawImport {
    var paths: [String]
    var limits: DocumentLimits

    /// - Returns: the exit status of the run.
    func run() -> ExitStatus {
        var inputs = InputFiles([], standardInputName: nil)
        for path in paths { inputs.add(compiled: path) }
        var status = inputs.unreadable.isEmpty ? ExitStatus.fine : .cannotRead
        let envelope = ResultEnvelope(command: "import --raw").pieces()
        StandardOutput.write(envelope.opening)
        var isFirst = true
        let buffer = FileBuffer(sizeLimit: limits.size)
        for file in inputs.files {
            do {
                let stored = try buffer.read(file) { self.file(Array($0), file: file.path) }
                if stored.isRefused { status = max(status, .foundErrors) }
                if !isFirst { StandardOutput.write(Array(ResultEnvelope.separator.utf8)) }
                StandardOutput.write(StoredFile.shape.bytes(stored))
                isFirst = false
            } catch {
                let reason = (error as? FileError)?.reason ?? "\(error)"
                StandardOutput.writeError("formwork: error: '\(file.path)' cannot be read: \(reason)\n")
                status = max(status, .cannotRead)
            }
        }
        StandardOutput.write(envelope.closing)
        inputs.writeOmissions()
        return status
    }

    private func file(_ bytes: [UInt8], file: String) -> StoredFile {
        guard NibBundle.isPacked(bytes) else { return StoredFile(name: file, content: content(bytes, file: file)) }
        do throws(NibError) {
            let members = try NibBundle(packed: bytes).members
            return StoredFile(
                name: file,
                content: .members(members.map { StoredFile(name: $0.name, content: content($0.bytes, file: file + "/" + $0.name)) }))
        } catch {
            return StoredFile(name: file, content: .refused(Self.problem(error, file: file)))
        }
    }

    private func content(_ bytes: [UInt8], file: String) -> StoredFile.Content {
        do throws(NibError) {
            guard bytes.count <= limits.size else {
                throw NibError(.limit, message: "the file has more than \(limits.size) bytes", at: limits.size)
            }
            if PropertyList.isBinary(bytes), file.hasSuffix(".plist") {
                let list = try PropertyList(binary: bytes)
                return .propertyList(list, isSameWhenWritten: try list.writtenBinary() == bytes)
            }
            let contents = try DocumentReader(limits: limits).contents(bytes)
            return .objects(contents, isSameWhenWritten: try contents.written() == bytes)
        } catch {
            return .refused(Self.problem(error, file: file))
        }
    }

    private static func problem(_ error: NibError, file: String) -> Diagnostic {
        Diagnostic(
            rule: error.kind == .limit ? "limit-exceeded" : "unreadable-document", severity: .error, message: error.description,
            location: Diagnostic.Location(file: file, line: 1, column: 1))
    }
}

/// A compiled file as it is stored, or a member of one.
struct StoredFile {
    enum Content {
        case objects(NibContents, isSameWhenWritten: Bool)
        case propertyList(PropertyList, isSameWhenWritten: Bool)
        case members([StoredFile])
        case refused(Diagnostic)
    }

    var name: String
    var content: Content

    /// Whether it, or a member, isn't a compiled file.
    var isRefused: Bool {
        switch content {
        case .objects, .propertyList: false
        case .members(let members): members.contains(where: \.isRefused)
        case .refused: true
        }
    }

    /// The format of `formwork import --raw` for one file.
    static let shape = JSONShape<StoredFile>.union(
        "stored", "A compiled file; for a folder, its files.",
        forms("file", name: ResultShapes.file, prefix: "stored") + [
            JSONCase(bundle) { if case .members(let members) = $0.content { ($0.name, members) } else { nil } }
        ])

    private static let bundle = JSONShape<(name: String, members: [StoredFile])>.object(
        "bundle", "A folder that represents a compiled file."
    ) {
        JSONMember("file", ResultShapes.file) { $0.name }
        JSONMember("members", .list(of: member), "The files in it.") { $0.members }
    }

    private static let member = JSONShape<StoredFile>.union(
        "member", "A file in a folder.",
        forms("name", name: JSONShape.text.named("memberName", "The path in the folder."), prefix: "member"))

    /// Returns the forms of a file, without those of a folder.
    ///
    /// - Parameters:
    ///   - key: The key of its name.
    ///   - prefix: The beginning of their names in the schema.
    private static func forms(_ key: StaticString, name: JSONShape<String>, prefix: String) -> [JSONCase<StoredFile>] {
        let objects = JSONShape<(name: String, contents: NibContents, isSame: Bool)>.object(prefix + "File", "A file of objects.") {
            JSONMember(key, name) { $0.name }
            JSONMember("contents", NibContents.shape) { $0.contents }
            JSONMember("isSameWhenWritten", isSameWhenWritten) { $0.isSame }
        }
        let list = JSONShape<(name: String, list: PropertyList, isSame: Bool)>.object(
            prefix + "List", "A binary property list that isn't a nib."
        ) {
            JSONMember(key, name) { $0.name }
            JSONMember("propertyList", PropertyList.shape) { $0.list }
            JSONMember("isSameWhenWritten", isSameWhenWritten) { $0.isSame }
        }
        let refused = JSONShape<(name: String, reason: Diagnostic)>.object(prefix + "Refused", "A file that isn't a compiled file.") {
            JSONMember(key, name) { $0.name }
            JSONMember("diagnostics", .list(of: ResultShapes.diagnostic, atLeast: 1), "The reason.") { [$0.reason] }
        }
        return [
            JSONCase(objects) { if case .objects(let contents, let isSame) = $0.content { ($0.name, contents, isSame) } else { nil } },
            JSONCase(list) { if case .propertyList(let list, let isSame) = $0.content { ($0.name, list, isSame) } else { nil } },
            JSONCase(refused) { if case .refused(let reason) = $0.content { ($0.name, reason) } else { nil } },
        ]
    }

    private static let isSameWhenWritten = JSONShape.boolean.named(
        "isSameWhenWritten", "Whether writing the contents again gives the same bytes.")
}
