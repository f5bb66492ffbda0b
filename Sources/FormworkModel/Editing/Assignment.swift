import FormworkTree

extension DocumentEditor {
    /// A value that is set on an element of a document, such as `a1B-c2-D3e.constant=8`.
    public struct Assignment: Hashable, Sendable {
        /// The element's id.
        public let id: String
        /// `constant`, `priority`, `frame`, `hidden`, `alpha`, or another XML attribute.
        public let name: String
        /// What it becomes; empty to take an attribute away.
        public let value: String

        /// An assignment by its parts.
        public init(id: String, name: String, value: String) {
            self.id = id
            self.name = name
            self.value = value
        }

        /// An assignment as it is written: `id.name=value`; a frame is `x,y,width,height`.
        ///
        /// - Throws: an `AssignmentError` where the text is none.
        public init(_ text: String) throws(AssignmentError) {
            let sides = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let names = sides[0].split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
            guard sides.count == 2, names.count == 2, !names[0].isEmpty, !names[1].isEmpty else { throw .noAssignment(text) }
            self.init(id: String(names[0]), name: String(names[1]), value: String(sides[1]))
        }

        /// The assignment as it is written.
        public var text: String { "\(id).\(name)=\(value)" }

        /// Sets the value.
        ///
        /// - Throws: an `AssignmentError` where the document does not have the element, or it cannot have the value.
        public func apply(to editor: inout DocumentEditor) throws(AssignmentError) {
            guard let element = editor.document.element(id: id) else {
                throw .unknownElement(id, near: NearNames.of(id, among: editor.document.allIDs))
            }
            switch name {
            case "constant":
                guard let constraint = element.asConstraint else { throw .notOfThatKind(text, "constraint") }
                editor.setConstant(try number(within: -1e7...1e7), of: constraint)
            case "priority":
                guard let constraint = element.asConstraint else { return try setAttribute(of: element, &editor) }
                editor.setPriority(try number(within: 1...1000), of: constraint)
            case "frame":
                guard let view = element.asView else { throw .notOfThatKind(text, "view") }
                let parts = value.split(separator: ",", omittingEmptySubsequences: false).map { Double($0.filter { $0 != " " }) }
                guard parts.count == 4, let x = parts[0], let y = parts[1], let width = parts[2], let height = parts[3],
                    [x, y, width, height].allSatisfy({ abs($0) <= 1e7 })
                else { throw .unusableValue(text, "four numbers with commas between them") }
                editor.setFrame(Rect(x: x, y: y, width: width, height: height), of: view)
            case "hidden":
                guard let view = element.asView else { return try setAttribute(of: element, &editor) }
                guard value == "YES" || value == "NO" else { throw .unusableValue(text, "YES or NO") }
                editor.setHidden(value == "YES", of: view)
            case "alpha":
                guard let view = element.asView else { return try setAttribute(of: element, &editor) }
                editor.setAlpha(try number(within: 0...1), of: view)
            default: try setAttribute(of: element, &editor)
            }
        }

        private func setAttribute(of element: Element, _ editor: inout DocumentEditor) throws(AssignmentError) {
            if name == "id" { throw .unusableValue(text, "an attribute that nothing refers to") }
            if element.node == editor.document.rootNode, ["type", "targetRuntime"].contains(name) {
                throw .unusableValue(text, "an attribute that does not make it a document of another kind")
            }
            // 'xmlns' is no attribute but says what the names mean.
            guard Self.isName(name), name != "xmlns" else { throw .unusableValue(text, "the name of an XML attribute") }
            var value = value
            guard value.withUTF8({ XMLCharacters.firstForbidden(in: $0) }) == nil else {
                throw .unusableValue(text, "characters that XML allows")
            }
            guard value.utf8.count <= DocumentLimits.largest.text else {
                throw .unusableValue(text, "a value of at most \(DocumentLimits.largest.text) bytes")
            }
            guard editor.editor.hasRoom(for: name) else {
                throw .unusableValue(text, "one of the names that the document has, of which there are \(NameTable.extraLimit) already")
            }
            editor.setAttribute(name, to: value.isEmpty ? nil : value, of: element)
        }

        private static func isName(_ text: String) -> Bool {
            !text.isEmpty
                && text.utf8.enumerated().allSatisfy { position, byte in
                    switch byte {
                    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"): true
                    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"): position > 0
                    default: false
                    }
                }
        }

        private func number(within range: ClosedRange<Double>) throws(AssignmentError) -> Double {
            if let number = Double(value), range.contains(number) { return number }
            throw .unusableValue(
                text, "a number from \(DocumentNumber.bound(range.lowerBound)) to \(DocumentNumber.bound(range.upperBound))")
        }
    }
}

extension DocumentEditor {
    /// Why a value cannot be set.
    public enum AssignmentError: Error, Hashable, Sendable, CustomStringConvertible {
        /// The text is not of the form `id.name=value`.
        case noAssignment(String)
        /// The document has no element with the id; others may have been meant.
        case unknownElement(String, near: [String])
        /// The element is not of the kind that has such a value.
        case notOfThatKind(String, String)
        /// The value is none of those that there can be.
        case unusableValue(String, String)

        public var description: String {
            switch self {
            case .noAssignment(let text): "'\(text)' sets nothing; expected id.name=value, such as a1B-c2-D3e.constant=8"
            case .unknownElement(let id, let near):
                "there is no element '\(id)'" + (near.isEmpty ? "" : "; near are: \(near.joined(separator: ", "))")
            case .notOfThatKind(let text, let kind): "'\(text)' is not of a \(kind)"
            case .unusableValue(let text, let expected): "'\(text)' cannot be set: expected \(expected)"
            }
        }
    }
}

extension InterfaceDocument {
    /// The ids of all elements, in the document's order.
    fileprivate var allIDs: [String] { tree.nodeIndices.compactMap { attribute(.id, of: $0) } }
}

extension DocumentNumber {
    /// For people.
    fileprivate static func bound(_ value: Double) -> String { value.pointsText }
}
