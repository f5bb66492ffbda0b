import FormworkDiagnostics
import FormworkModel
import FormworkTree

extension OpenDocument {
    // MARK: Hover and definition

    /// Describes the id, the element or the attribute at a position; null if there is none.
    func hover(at position: TextLines.Position) -> JSONValue {
        guard let document, let (id, span) = id(at: position), let holder = occurrences(of: id)?.holders.first else {
            guard let (text, span) = described(at: position) else { return .null }
            return ["contents": ["kind": "plaintext", "value": .string(text)], "range": lines.range(span)]
        }
        let element = Element(document: document, node: holder.node)
        var words = ["\(element.asScene == nil ? element.className : "scene") \(element.path)"]
        if let frame = element.asView?.frame {
            let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height].map(\.pointsText)
            words.append("{\(numbers.joined(separator: ", "))}")
        }
        let count = occurrences(of: id)?.references.count ?? 0
        words.append(
            "\(id), line \(lines.position(of: holder.span.lowerBound).line + 1), \(count) \(count == 1 ? "reference" : "references")")
        // Plain text: a name in a document isn't markup.
        let text = words.map { ShownText.symbols(in: $0) }.joined(separator: "\n")
        return ["contents": ["kind": "plaintext", "value": .string(text)], "range": lines.range(span)]
    }

    /// Returns the location of the object with the id at a position; null without an id.
    func definition(at position: TextLines.Position) -> JSONValue {
        guard let (id, _) = id(at: position), let holder = occurrences(of: id)?.holders.first else { return .null }
        return ["uri": .string(uri), "range": lines.range(holder.span)]
    }

    // MARK: Outline

    /// The outline of the document: scenes, controllers, views and other objects, nested.
    var symbols: JSONValue {
        guard let document, document.tree.isVerbatim else { return [] }
        return .array(symbols(below: Element(document: document, node: document.rootNode)))
    }

    // The reader limits the nesting depth.
    private func symbols(below element: Element) -> [JSONValue] {
        var result: [JSONValue] = []
        for child in element.children {
            let inner = symbols(below: child)
            guard isSymbol(child) else {
                result += inner
                continue
            }
            let node = child.document.tree.nodes[child.node]
            let (start, end) = (Int(node.start), Int(node.end))
            let tagEnd = min(max(Int(node.startTagEnd), start), end)
            result.append(
                [
                    "name": .string(ShownText.symbols(in: name(of: child))), "detail": .string(ShownText.symbols(in: detail(of: child))),
                    "kind": kind(of: child), "range": lines.range(start..<max(start, end)), "selectionRange": lines.range(start..<tagEnd),
                    "children": .array(inner),
                ])
        }
        return result
    }

    private func isSymbol(_ element: Element) -> Bool {
        if element.asScene != nil, element.document.kind == .storyboard { return true }
        guard element.id != nil else { return false }
        switch element.document.index.recordOfNode[element.node].kind {
        case .view, .controller: return true
        case .constraint, .guide, .connection, .runtimeAttribute: return false
        case .none, .scene: return true
        }
    }

    private func name(of element: Element) -> String {
        let label = element.asScene?.label ?? element.label ?? element.customClass ?? ""
        let line = label.firstLine.shortened(to: 80)
        return line.isEmpty ? element.name : line
    }

    private func detail(of element: Element) -> String {
        if let scene = element.asScene { return scene.id ?? "" }
        return [element.className, element.id].compactMap(\.self).joined(separator: " ")
    }

    /// Source: LSP 3.17, SymbolKind.
    private func kind(of element: Element) -> JSONValue {
        if element.asScene != nil { return 3 }
        if element.isController { return 5 }
        return element.asView == nil ? 13 : 19
    }

    // MARK: Renaming

    /// Returns the id at a position for renaming; null if there is none.
    ///
    /// - Throws: The reason why the id cannot be renamed.
    func renaming(at position: TextLines.Position) throws(RPCError) -> JSONValue {
        guard let (id, span) = id(at: position) else { return .null }
        try refuseRenaming(id)
        return ["range": lines.range(span), "placeholder": .string(id)]
    }

    /// Returns the edits that rename the id at a position in the whole document.
    ///
    /// - Throws: The reason why the id cannot be renamed.
    func renamed(at position: TextLines.Position, to name: String) throws(RPCError) -> JSONValue {
        guard let (id, _) = id(at: position), let known = occurrences(of: id) else {
            throw RPCError(.requestFailed, message: "there is no id of this document here")
        }
        try refuseRenaming(id)
        guard Self.isXcodeID(name) else {
            throw RPCError(.requestFailed, message: "'\(name.shortened(to: 60))' isn't an id like Xcode's, such as a1B-c2-D3e")
        }
        guard occurrences(of: name) == nil || name == id else {
            throw RPCError(.requestFailed, message: "the id '\(name)' is already used")
        }
        let spans = (known.holders.map(\.span) + known.references).sorted { $0.lowerBound < $1.lowerBound }
        let edits = spans.map { span -> JSONValue in ["range": lines.range(span), "newText": .string(name)] }
        return ["changes": .object([JSONValue.Member(uri, value: .array(edits))])]
    }

    private func refuseRenaming(_ id: String) throws(RPCError) {
        if id.hasPrefix("-") { throw RPCError(.requestFailed, message: "'\(id)' is the fixed id of a placeholder") }
        let count = occurrences(of: id)?.holders.count ?? 0
        if count > 1 { throw RPCError(.requestFailed, message: "\(count) elements have the id '\(id)', so references to it are ambiguous") }
    }

    /// Whether a text has the form of Xcode's ids, `a1B-c2-D3e`.
    private static func isXcodeID(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        return bytes.count == 10
            && bytes.enumerated().allSatisfy { place, byte in
                if place == 3 || place == 6 { return byte == UInt8(ascii: "-") }
                return byte < 0x80 && Character(Unicode.Scalar(byte)).isLetter || byte &- 48 < 10
            }
    }
}
