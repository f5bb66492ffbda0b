public import FormworkDiagnostics
public import FormworkModel
public import FormworkTree
import FormworkNib
import FormworkXML

// Safe pointers: the bytes are those of a tree that is alive around the call, and ranges are the tree's own.

/// A document that was read, and what there is to say about the reading.
public struct ReadDocument: Sendable {
    /// The document.
    public var document: InterfaceDocument
    /// Values that could not be understood, and content of an archive that has no place in a modern document.
    public var diagnostics: [Diagnostic]
}

/// Why there is no document: the file is not an interface file, or not one that can be read.
public struct DocumentError: Error, Hashable, Sendable, CustomStringConvertible {
    /// An error of the rule `unreadable-document` or `limit-exceeded`, with its place.
    public var diagnostic: Diagnostic

    /// An error that a diagnostic says.
    public init(diagnostic: Diagnostic) { self.diagnostic = diagnostic }

    /// The place, and what is wrong there: `Main.storyboard:3:12: error: …`.
    public var description: String { diagnostic.description }
}

/// Reads interface files: modern documents, legacy archives and compiled files, of any platform.
///
/// One reader serves any number of files, one after another; it keeps its memory between them. It is for one thread.
public final class DocumentReader {
    /// How much of a document it reads.
    public let limits: DocumentLimits
    let parser: XMLParser

    /// A reader that has read nothing.
    ///
    /// - Parameter limits: what is larger is refused with a diagnostic of the rule `limit-exceeded`.
    public init(limits: DocumentLimits = .usual) {
        self.limits = limits
        parser = XMLParser(vocabulary: Name.vocabulary, limits: limits)
    }

    /// The document in `bytes`.
    ///
    /// - Parameters:
    ///   - bytes: a whole file.
    ///   - file: the path that places name.
    /// - Throws: a `DocumentError` where there is no document at all.
    /// - Complexity: O(n) in the number of bytes.
    public func read(_ bytes: UnsafeBufferPointer<UInt8>, file: String) throws(DocumentError) -> ReadDocument {
        if NibContents.isBinary(bytes) || NibBundle.isPacked(bytes) { return try compiled(bytes, file) }
        let tree: ElementTree
        do {
            tree = try parser.parse(bytes)
        } catch {
            throw DocumentError(
                diagnostic: Diagnostic(
                    rule: error.kind == .limit ? "limit-exceeded" : "unreadable-document", severity: .error, message: error.message,
                    location: SourceLocation(file: file, line: error.line, column: error.column), notes: error.notes))
        }
        return try read(tree, file: file)
    }

    /// The document in `bytes`.
    public func read(_ bytes: [UInt8], file: String) throws(DocumentError) -> ReadDocument {
        let result = bytes.withUnsafeBufferPointer { buffer in
            Result { () throws(DocumentError) in try read(buffer, file: file) }
        }
        return try result.get()
    }

    private func read(_ tree: ElementTree, file: String) throws(DocumentError) -> ReadDocument {
        guard let root = tree.nodeIndices.first(where: { tree.nodes[$0].kind == .element }) else {
            throw refusal("the file has no element", tree, nil, file)
        }
        switch tree.names[tree.nodes[root].name] {
        case "document": return try document(tree, root, .modern, file)
        case "archive": return try upgraded(tree, root, file)
        case "plist": return try compiled(tree, file)
        case let name:
            throw refusal("the root element is '\(name)', an interface file has 'document' or 'archive'", tree, root, file)
        }
    }

    func document(
        _ tree: ElementTree, _ root: NodeIndex, _ format: DocumentFormat, _ file: String
    ) throws(DocumentError) -> ReadDocument {
        let (kind, platform) = try type(of: tree, root, file)
        let document = InterfaceDocument(tree: tree, kind: kind, platform: platform, format: format)
        return ReadDocument(document: document, diagnostics: ReadingDiagnostics.of(document, file: file))
    }

    private static let knownTypes: [(type: StaticString, kind: DocumentKind, platform: Platform)] = [
        ("com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB", .storyboard, .iOS),
        ("com.apple.InterfaceBuilder3.CocoaTouch.XIB", .xib, .iOS),
        ("com.apple.InterfaceBuilder3.CocoaTouch.iPad.XIB", .xib, .iOS),
        ("com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB", .storyboard, .macOS),
        ("com.apple.InterfaceBuilder3.Cocoa.XIB", .xib, .macOS),
        ("com.apple.InterfaceBuilder.AppleTV.Storyboard", .storyboard, .tvOS),
        ("com.apple.InterfaceBuilder.AppleTV.XIB", .xib, .tvOS),
        ("com.apple.InterfaceBuilder.WatchKit.Storyboard", .storyboard, .watchOS),
    ]

    /// What the document is, by its type.
    private func type(of tree: ElementTree, _ root: NodeIndex, _ file: String) throws(DocumentError) -> (DocumentKind, Platform) {
        let text = tree.value(of: Name.type.id, at: root)
        if let known = Self.knownTypes.first(where: { tree.equals(text, $0.type) }) { return (known.kind, known.platform) }
        let prefix = "com.apple.InterfaceBuilder"
        guard let type = tree.string(text) else {
            throw refusal("the root element 'document' has no type, an interface file's begins with '\(prefix)'", tree, root, file)
        }
        guard type.hasPrefix(prefix) else {
            throw refusal("the document's type is '\(type)', an interface file's begins with '\(prefix)'", tree, root, file)
        }
        let kind: DocumentKind = type.contains("Storyboard") ? .storyboard : .xib
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

    private func upgraded(_ tree: ElementTree, _ root: NodeIndex, _ file: String) throws(DocumentError) -> ReadDocument {
        let upgraded: UpgradedArchive
        do {
            upgraded = try ArchiveUpgrader.upgrade(tree)
        } catch {
            throw refusal(
                error.message, tree, at: error.offset, file, rule: error.kind == .limit ? "limit-exceeded" : "unreadable-document")
        }
        var read = try document(upgraded.tree, NodeIndex(0), .archive, file)
        read.diagnostics = ReadingDiagnostics.of(upgraded.findings, of: tree, in: read.document, file: file) + read.diagnostics
        return read
    }

    private func refusal(_ message: String, _ tree: ElementTree, _ node: NodeIndex?, _ file: String) -> DocumentError {
        let offset = node.map { Int(tree.nodes[$0].start) } ?? 0
        return refusal(message, tree, at: offset, file, rule: "unreadable-document")
    }

    func refusal(_ message: String, _ tree: ElementTree, at offset: Int, _ file: String, rule: String) -> DocumentError {
        let (line, column) = LineIndex(tree.source).position(of: offset)
        return DocumentError(
            diagnostic: Diagnostic(
                rule: rule, severity: .error, message: message,
                location: SourceLocation(file: file, line: line, column: column)))
    }
}
