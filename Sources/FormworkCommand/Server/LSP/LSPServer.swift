import FormworkDiagnostics
import FormworkImport
package import FormworkRules

/// A session with an editor over the Language Server Protocol. Messages are answered one at a time. Source: LSP 3.17.
///
/// Documents are those that the editor has open, with the editor's content. Nothing is read from or written to disk.
package final class LSPServer {
    /// The validation of a document.
    package struct Check: Sendable {
        package var validator: Validator
        /// The document's path relative to the configuration's patterns; nil for the path itself.
        package var reference: String?
        /// The reason why the document's configuration is ignored; nil if it is used.
        package var problem: String?

        package init(_ validator: Validator, reference: String? = nil, problem: String? = nil) {
            self.validator = validator
            self.reference = reference
            self.problem = problem
        }
    }

    private enum Phase {
        case new, open, ending
    }

    private let version: String
    private let check: (_ path: String) -> Check
    private let send: ([UInt8]) -> Void
    private let reader = DocumentReader()
    private var phase = Phase.new
    /// The texts of the open documents, by URI.
    private var texts: [String: (version: JSONValue?, bytes: [UInt8])] = [:]
    /// The most recently used documents, latest last. Other open documents are parsed again when needed.
    private var recent: [OpenDocument] = []
    private static let recentLimit = 32

    /// The exit status of the session; nil while it is running. Source: LSP 3.17, exit: 0 after `shutdown`, 1 without.
    package private(set) var status: Int32?

    /// - Parameters:
    ///   - version: The version that the server reports.
    ///   - check: Returns the validation for a document's path, which is empty for a document without a path.
    ///   - send: Sends messages to the editor.
    package init(version: String, check: @escaping (String) -> Check, send: @escaping ([UInt8]) -> Void) {
        self.version = version
        self.check = check
        self.send = send
    }

    /// Handles a message.
    package func receive(_ frame: MessageFrame) {
        switch frame {
        case .refused(let reason): send(RPCWriting.answer(to: nil, RPCError(.invalidRequest, message: reason)))
        case .message(let text):
            switch RPCMessage(text) {
            case .request(let id, let method, let params):
                do throws(RPCError) {
                    let result = try answer(method, params: params)
                    send(RPCWriting.answer(to: id) { result.write(to: &$0) })
                } catch {
                    send(RPCWriting.answer(to: id, error))
                }
            case .notification(let method, let params): take(method, params: params)
            case .response: break
            case .invalid(let id, let error): send(RPCWriting.answer(to: id, error))
            }
        }
    }

    // MARK: Notifications

    private func take(_ method: String, params: JSONValue?) {
        if method == "exit" {
            status = phase == .ending ? 0 : 1
            return
        }
        guard phase == .open, let item = params?["textDocument"], let uri = item["uri"]?.string else { return }
        switch method {
        case "textDocument/didOpen":
            if let text = item["text"]?.string { open(uri, version: item["version"], text: text) }
        case "textDocument/didChange":
            // Each change contains the whole text; if there are several, the last one counts.
            let text = params?["contentChanges"]?.array?.last?["text"]?.string
            if let text, texts[uri] != nil { open(uri, version: item["version"], text: text) }
        case "textDocument/didClose":
            recent.removeAll { $0.uri == uri }
            if texts.removeValue(forKey: uri) != nil { publish(uri, version: nil, findings: []) }
        default: break
        }
    }

    private func open(_ uri: String, version: JSONValue?, text: String) {
        // Files of other types belong to other servers.
        guard [".xib", ".storyboard", ".nib"].contains(where: uri.hasSuffix) else { return }
        texts[uri] = (version, Array(text.utf8))
        recent.removeAll { $0.uri == uri }
        guard let document = document(at: uri) else { return }
        let check = check(FileURI.path(uri) ?? "")
        publish(uri, version: version, findings: document.findings(check))
    }

    private func publish(_ uri: String, version: JSONValue?, findings: JSONValue) {
        var params: [JSONValue.Member] = [.init("uri", value: .string(uri))]
        if let version, version.integer != nil { params.append(.init("version", value: version)) }
        params.append(.init("diagnostics", value: findings))
        send(RPCWriting.call("textDocument/publishDiagnostics", params: .object(params)))
    }

    // MARK: Requests

    private func answer(_ method: String, params: JSONValue?) throws(RPCError) -> JSONValue {
        if method == "initialize" {
            guard phase == .new else { throw RPCError(.invalidRequest, message: "the session is already initialized") }
            phase = .open
            return greeting
        }
        guard phase != .new else { throw RPCError(.serverNotInitialized, message: "'initialize' comes first") }
        guard phase == .open else { throw RPCError(.invalidRequest, message: "the session is shut down") }
        switch method {
        case "shutdown":
            phase = .ending
            return .null
        case "textDocument/hover": return try document(params)?.hover(at: try position(params)) ?? .null
        case "textDocument/completion": return try document(params)?.completions(at: try position(params)) ?? []
        case "textDocument/definition": return try document(params)?.definition(at: try position(params)) ?? .null
        case "textDocument/documentSymbol": return try document(params)?.symbols ?? []
        case "textDocument/prepareRename": return try document(params)?.renaming(at: try position(params)) ?? .null
        case "textDocument/rename":
            guard let name = params?["newName"]?.string else { throw RPCError(.invalidParams, message: "'newName' is missing") }
            guard let document = try document(params) else { throw RPCError(.requestFailed, message: "the document is not open") }
            return try document.renamed(at: try position(params), to: name)
        default: throw RPCError(.methodNotFound, message: "there is no method '\(method.shortened(to: 60))'")
        }
    }

    private var greeting: JSONValue {
        [
            "capabilities": [
                "positionEncoding": "utf-16", "textDocumentSync": ["openClose": true, "change": 1], "hoverProvider": true,
                "completionProvider": ["triggerCharacters": ["<", " ", "\""]], "definitionProvider": true, "documentSymbolProvider": true,
                "renameProvider": ["prepareProvider": true],
            ],
            "serverInfo": ["name": "formwork", "version": .string(version)],
        ]
    }

    /// Returns the document of a request; nil if it is not open.
    private func document(_ params: JSONValue?) throws(RPCError) -> OpenDocument? {
        guard let uri = params?["textDocument"]?["uri"]?.string else {
            throw RPCError(.invalidParams, message: "'textDocument' is missing")
        }
        return document(at: uri)
    }

    /// Returns an open document, which is parsed again if it isn't among the recent ones.
    private func document(at uri: String) -> OpenDocument? {
        guard let text = texts[uri] else { return nil }
        let place = recent.firstIndex { $0.uri == uri }
        let document = place.map { recent.remove(at: $0) } ?? OpenDocument(uri: uri, version: text.version, text: text.bytes, reader)
        if recent.count >= Self.recentLimit { recent.removeFirst() }
        recent.append(document)
        return document
    }

    private func position(_ params: JSONValue?) throws(RPCError) -> TextLines.Position {
        guard let position = params?["position"], let line = position["line"]?.integer, let character = position["character"]?.integer,
            line >= 0, character >= 0
        else { throw RPCError(.invalidParams, message: "'position' is missing or invalid") }
        return TextLines.Position(line: line, character: character)
    }
}
