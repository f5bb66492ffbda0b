public import FormworkDiagnostics
public import FormworkModel
public import FormworkTree
import FormworkNib
import FormworkXML

// Safe pointers: the bytes belong to a tree that outlives the call, and all ranges are from that tree.

/// A document and the diagnostics from reading it.
public struct ReadDocument: Sendable {
    /// The document.
    public var document: InterfaceDocument
    /// Invalid values, and parts of an archive that have no place in a modern document.
    public var diagnostics: [Diagnostic]
}

/// The reason why a file can't be read as a document.
public struct DocumentError: Error, Hashable, Sendable, CustomStringConvertible {
    /// An error of the rule `unreadable-document` or `limit-exceeded`, with its location.
    public var diagnostic: Diagnostic

    /// Creates an error from a diagnostic.
    public init(diagnostic: Diagnostic) { self.diagnostic = diagnostic }

    /// The location and message: `Main.storyboard:3:12: error: …`.
    public var description: String { diagnostic.description }
}

/// Reads interface files: modern documents, legacy archives and compiled files, of any platform.
///
/// A reader can read any number of files in sequence and reuses its memory. It isn't thread-safe.
public final class DocumentReader {
    /// The limits on the size of documents.
    public let limits: DocumentLimits
    let parser: XMLParser

    /// Creates a reader.
    ///
    /// - Parameter limits: The limits. A larger document is rejected with a diagnostic of the rule `limit-exceeded`.
    public init(limits: DocumentLimits = .usual) {
        self.limits = limits
        parser = XMLParser(fixedNames: Name.fixedNames, limits: limits)
    }

    /// Reads a document.
    ///
    /// - Parameters:
    ///   - bytes: The whole file.
    ///   - file: The path to give in locations.
    /// - Throws: `DocumentError` if the file isn't a document.
    /// - Complexity: O(n) in the number of bytes.
    public func read(_ bytes: UnsafeBufferPointer<UInt8>, file: String) throws(DocumentError) -> ReadDocument {
        // Most documents are XML, which the first byte tells.
        if bytes.first != UInt8(ascii: "<"), NibContents.isBinary(bytes) || NibBundle.isPacked(bytes) {
            return try compiled(bytes, file: file)
        }
        let tree: ElementTree
        do {
            tree = try parse(bytes)
        } catch {
            throw DocumentError(
                diagnostic: Diagnostic(
                    rule: error.kind == .limit ? "limit-exceeded" : "unreadable-document", severity: .error, message: error.message,
                    location: Diagnostic.Location(file: file, line: error.line, column: error.column), notes: error.notes))
        }
        return try read(tree, file: file)
    }

    /// Reads a document.
    public func read(_ bytes: [UInt8], file: String) throws(DocumentError) -> ReadDocument {
        let result = bytes.withUnsafeBufferPointer { buffer in
            Result { () throws(DocumentError) in try read(buffer, file: file) }
        }
        return try result.get()
    }

    private func read(_ tree: ElementTree, file: String) throws(DocumentError) -> ReadDocument {
        guard let root = tree.nodeIndices.first(where: { tree.nodes[$0].kind == .element }) else {
            throw refusal("the file has no element", tree: tree, node: nil, file: file)
        }
        switch tree.names[tree.nodes[root].name] {
        case "document": return try document(tree, root: root, format: .modern, file: file)
        case "archive": return try upgraded(tree, root: root, file: file)
        case "plist": return try compiled(tree, file: file)
        case let name:
            throw refusal("the root element is '\(name)'; expected 'document' or 'archive'", tree: tree, node: root, file: file)
        }
    }

    func document(
        _ tree: ElementTree, root: NodeIndex, format: InterfaceDocument.Format, file: String
    ) throws(DocumentError) -> ReadDocument {
        let (kind, platform) = try type(of: tree, root, file: file)
        let document = InterfaceDocument(tree: tree, kind: kind, platform: platform, format: format)
        return ReadDocument(document: document, diagnostics: ReadingDiagnostics.of(document, file: file))
    }

    private static let knownTypes: [(type: StaticString, kind: InterfaceDocument.Kind, platform: Platform)] = [
        ("com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB", .storyboard, .iOS),
        ("com.apple.InterfaceBuilder3.CocoaTouch.XIB", .xib, .iOS),
        ("com.apple.InterfaceBuilder3.CocoaTouch.iPad.XIB", .xib, .iOS),
        ("com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB", .storyboard, .macOS),
        ("com.apple.InterfaceBuilder3.Cocoa.XIB", .xib, .macOS),
        ("com.apple.InterfaceBuilder.AppleTV.Storyboard", .storyboard, .tvOS),
        ("com.apple.InterfaceBuilder.AppleTV.XIB", .xib, .tvOS),
        ("com.apple.InterfaceBuilder.WatchKit.Storyboard", .storyboard, .watchOS),
    ]

    /// Returns the kind and platform of a document from its type.
    private func type(of tree: ElementTree, _ root: NodeIndex, file: String) throws(DocumentError) -> (InterfaceDocument.Kind, Platform) {
        let text = tree.value(of: Name.type.id, at: root)
        if let known = Self.knownTypes.first(where: { tree.equals(text, other: $0.type) }) { return (known.kind, known.platform) }
        let prefix = "com.apple.InterfaceBuilder"
        guard let type = tree.string(text) else {
            throw refusal(
                "the root element 'document' has no type; expected one that begins with '\(prefix)'", tree: tree, node: root, file: file)
        }
        guard type.hasPrefix(prefix) else {
            throw refusal("the document's type is '\(type)'; expected one that begins with '\(prefix)'", tree: tree, node: root, file: file)
        }
        let kind: InterfaceDocument.Kind = type.contains("Storyboard") ? .storyboard : .xib
        let runtime = tree.string(tree.value(of: Name.targetRuntime.id, at: root)) ?? ""
        let platform: Platform =
            if type.contains("AppleTV") || runtime.hasPrefix("AppleTV") {
                .tvOS
            } else if type.contains("WatchKit") || runtime.hasPrefix("watchKit") {
                .watchOS
            } else if type.contains("CocoaTouch") {
                .iOS
            } else {
                .macOS
            }
        return (kind, platform)
    }

    private func upgraded(_ tree: ElementTree, root: NodeIndex, file: String) throws(DocumentError) -> ReadDocument {
        let upgraded: UpgradedArchive
        do {
            upgraded = try ArchiveUpgrader.upgrade(tree)
        } catch {
            throw refusal(
                error.message, tree: tree, at: error.offset, file: file,
                rule: error.kind == .limit ? "limit-exceeded" : "unreadable-document")
        }
        var read = try document(upgraded.tree, root: NodeIndex(0), format: .archive, file: file)
        read.diagnostics = ReadingDiagnostics.of(upgraded.findings, of: tree, in: read.document, file: file) + read.diagnostics
        return read
    }

    private func refusal(_ message: String, tree: ElementTree, node: NodeIndex?, file: String) -> DocumentError {
        let offset = node.map { Int(tree.nodes[$0].start) } ?? 0
        return refusal(message, tree: tree, at: offset, file: file, rule: "unreadable-document")
    }

    func refusal(_ message: String, tree: ElementTree, at offset: Int, file: String, rule: String) -> DocumentError {
        let (line, column) = LineIndex(tree.source).position(of: offset)
        return DocumentError(
            diagnostic: Diagnostic(
                rule: rule, severity: .error, message: message,
                location: Diagnostic.Location(file: file, line: line, column: column)))
    }
}
