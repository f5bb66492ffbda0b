import FormworkDiagnostics
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
        StandardOutput.write("{\"schema\":1,\"command\":\"import --raw\",\"results\":[\n")
        var isFirst = true
        let buffer = FileBuffer(sizeLimit: limits.size)
        for file in inputs.files {
            do {
                let bytes = try buffer.read(file) { Array($0) }
                var json = JSONWriter()
                status = max(status, write(bytes, file.path, to: &json))
                if !isFirst { StandardOutput.write(",\n") }
                StandardOutput.write(json.bytes)
                isFirst = false
            } catch {
                let reason = (error as? FileError)?.reason ?? "\(error)"
                StandardOutput.writeError("formwork: error: '\(file.path)' cannot be read: \(reason)\n")
                status = max(status, .cannotRead)
            }
        }
        StandardOutput.write("\n]}\n")
        inputs.writeOmissions()
        return status
    }

    private func write(_ bytes: [UInt8], _ file: String, to json: inout JSONWriter) -> ExitStatus {
        var status = ExitStatus.fine
        json.object { json in
            json.key("file")
            json.string(file)
            guard NibBundle.isPacked(bytes) else { return status = contents(bytes, file, to: &json) }
            let bundle: NibBundle
            do throws(NibError) {
                bundle = try NibBundle(packed: bytes)
            } catch {
                return status = Self.write(error, file, to: &json)
            }
            json.key("members")
            json.array { json in
                for member in bundle.members {
                    json.object { json in
                        json.key("name")
                        json.string(member.name)
                        status = max(status, contents(member.bytes, file + "/" + member.name, to: &json))
                    }
                }
            }
        }
        return status
    }

    /// Writes the members `contents` and `isSameWhenWritten`, or `diagnostics` if it isn't a compiled file.
    private func contents(_ bytes: [UInt8], _ file: String, to json: inout JSONWriter) -> ExitStatus {
        do throws(NibError) {
            guard bytes.count <= limits.size else {
                throw NibError(.limit, "the file has more than \(limits.size) bytes", at: limits.size)
            }
            if PropertyList.isBinary(bytes), file.hasSuffix(".plist") {
                let list = try PropertyList(binary: bytes)
                let isSame = try list.writtenBinary() == bytes
                json.key("propertyList")
                list.write(to: &json)
                json.key("isSameWhenWritten")
                json.boolean(isSame)
                return .fine
            }
            let contents = try DocumentReader(limits: limits).contents(bytes)
            let isSame = try contents.written() == bytes
            json.key("contents")
            contents.write(to: &json)
            json.key("isSameWhenWritten")
            json.boolean(isSame)
            return .fine
        } catch {
            return Self.write(error, file, to: &json)
        }
    }

    private static func write(_ error: NibError, _ file: String, to json: inout JSONWriter) -> ExitStatus {
        let problem = Diagnostic(
            rule: error.kind == .limit ? "limit-exceeded" : "unreadable-document", severity: .error, message: error.description,
            location: SourceLocation(file: file, line: 1, column: 1))
        json.diagnostics([problem])
        return .foundErrors
    }
}
