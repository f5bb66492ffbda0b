import FormworkDiagnostics
import FormworkResults
import FormworkFiles
import FormworkModel
import FormworkTree

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#endif

/// The documents in the folders that a client may access, as MCP resources.
struct DocumentResources: MCPResources {
    private static let pageSize = 200
    private static let mark = "after:"

    let paths: ToolPaths

    func page(after cursor: String?) throws(RPCError) -> MCPResourcePage {
        var last: [UInt8] = []
        if let cursor {
            guard cursor.hasPrefix(Self.mark), let bytes = Self.bytes(cursor.utf8.dropFirst(Self.mark.utf8.count)) else {
                throw RPCError(.invalidParams, message: "there is no such cursor")
            }
            last = bytes
        }
        let inputs = InputFiles(paths.folders.map(\.text), standardInputName: nil)
        var seen: Set<SystemPath> = []
        let files = inputs.files.map(\.location).filter { seen.insert($0).inserted }
            .sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) }
        let rest = files.drop { !last.isEmpty && !last.lexicographicallyPrecedes($0.bytes) }.prefix(Self.pageSize + 1)
        let entries = rest.prefix(Self.pageSize).compactMap { file -> MCPResourcePage.Entry? in
            guard let status = file.status(), String(validating: file.bytes, as: UTF8.self) != nil else { return nil }
            return MCPResourcePage.Entry(
                uri: FileURI.of(file.text), name: String(decoding: file.name, as: UTF8.self), type: Self.type,
                size: Int(clamping: status.st_size))
        }
        // The vocabulary comes before all documents.
        let first =
            cursor == nil
            ? Self.vocabularies.map { MCPResourcePage.Entry(uri: $0.uri, name: $0.name, type: "application/json", size: $0.text.count) }
            : []
        let isMore = rest.count > Self.pageSize
        let end = rest.dropLast(isMore ? 1 : 0).last
        return MCPResourcePage(first + entries, next: isMore ? end.map { Self.mark + Self.digits($0.bytes) } : nil)
    }

    /// Returns a path in hexadecimal, since file names needn't be valid text.
    private static func digits(_ bytes: [UInt8]) -> String {
        bytes.map { ($0 < 0x10 ? "0" : "") + String($0, radix: 16) }.joined()
    }

    private static func bytes(_ digits: Substring.UTF8View) -> [UInt8]? {
        let values = digits.map { Character(Unicode.Scalar($0)).hexDigitValue.flatMap { UInt8(exactly: $0) } }
        guard values.count.isMultiple(of: 2) else { return nil }
        var bytes: [UInt8] = []
        for place in stride(from: 0, to: values.count, by: 2) {
            guard let high = values[place], let low = values[place + 1] else { return nil }
            bytes.append(high << 4 | low)
        }
        return bytes
    }

    func read(_ uri: String) throws(RPCError) -> MCPResourceContents {
        if let known = Self.vocabularies.first(where: { $0.uri == uri }) {
            return MCPResourceContents(uri: uri, type: "application/json", bytes: known.text)
        }
        let unknown = RPCError(.resourceNotFound, message: "there is no such resource", data: ["uri": .string(uri)])
        guard let path = FileURI.path(uri) else { throw unknown }
        let location = SystemPath(path)
        // For paths outside the folders, not even their existence is revealed.
        guard FileFence.admits(location), InputFile.isInterfaceFile(location.bytes) else { throw unknown }
        let limits = DocumentLimits.usual
        do {
            let bytes = try FileBuffer(sizeLimit: limits.size).read(plainFile: location) { Array($0) }
            guard bytes.count <= limits.size else {
                throw RPCError(.internalError, message: "the document has more than \(limits.size) bytes")
            }
            return MCPResourceContents(uri: uri, type: Self.type, bytes: bytes)
        } catch let error as RPCError {
            throw error
        } catch {
            throw unknown
        }
    }

    var templates: [MCPResourceTemplate] {
        [
            MCPResourceTemplate(
                "file:///{+path}", name: "document",
                description: "An Interface Builder document (.xib, .storyboard) in one of the roots, as XML.",
                type: Self.type)
        ]
    }

    private static let type = "application/xml"

    /// The vocabularies of the platforms, in the format of `formwork schema interface-builder`.
    private static let vocabularies: [(uri: String, name: String, text: [UInt8])] = [
        ("iOS", Platform.iOS), ("macOS", .macOS), ("watchOS", .watchOS),
    ].map { name, platform in
        var json = JSONWriter()
        json.vocabulary(platform.vocabulary)
        return ("formwork:vocabulary/\(name)", "Interface Builder's vocabulary for \(name)", json.bytes)
    }
}
