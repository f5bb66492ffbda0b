import FormworkTree

/// The names of the files in a compiled document. A text in the document is used as a file name only if it is a valid one.
///
/// The system finds files by identifier in the list `Info.plist`, so the file name may differ from the identifier. If an identifier isn't a valid
/// file name, it is only used as a key in that list, and the file is named as if the controller had no identifier.
package enum MemberName {
    /// Whether a text is a valid file name: one with a slash, a hidden one or one that is too long isn't.
    static func isFileName(_ name: String) -> Bool { isFileName(name, limit: 200) }

    private static func isFileName(_ name: String, limit: Int) -> Bool {
        !name.isEmpty && name.utf8.count < limit && !name.hasPrefix(".")
            && name.utf8.allSatisfy { $0 > 0x1F && $0 != 0x7F && $0 != UInt8(ascii: "/") }
    }

    /// Returns an element's id as part of a file name; the element's index if it isn't valid. Two of them fit into one name.
    static func part(_ id: String?, at node: NodeIndex) -> String {
        if let id, isFileName(id, limit: 100) { return id }
        return "\(node.place)"
    }

    /// Whether a path is relative and all its components are valid: not empty, `.` or `..`, and without a null byte.
    package static func isPath(_ path: String) -> Bool {
        !path.utf8.contains(0)
            && path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).allSatisfy { part in
                !part.isEmpty && !part.elementsEqual(".".utf8) && !part.elementsEqual("..".utf8)
            }
    }
}
