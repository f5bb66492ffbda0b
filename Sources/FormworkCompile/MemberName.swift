import FormworkTree

/// What the files of a compiled document are called: what a document says becomes a name only where it is one.
///
/// A system looks the file up in the list beside it (`Info.plist`), by the identifier: the file's own name may be another one. So an
/// identifier that can be no file's name stays the key of that list, and the file is called as that of a controller without one.
package enum MemberName {
    /// Whether a text is the name of a file in the folder: one that leads elsewhere, is hidden or is too long for a system is none.
    static func isFileName(_ name: String) -> Bool { isFileName(name, limit: 200) }

    private static func isFileName(_ name: String, limit: Int) -> Bool {
        !name.isEmpty && name.utf8.count < limit && !name.hasPrefix(".")
            && name.utf8.allSatisfy { $0 > 0x1F && $0 != 0x7F && $0 != UInt8(ascii: "/") }
    }

    /// An element's id as part of a name; where it cannot be, the number of the element's place. Two of them fit into one name.
    static func part(_ id: String?, at node: NodeIndex) -> String {
        if let id, isFileName(id, limit: 100) { return id }
        return "\(node.place)"
    }

    /// Whether every part of a path is a name: none is empty, `.` or `..`, the path does not begin at the root, and no byte ends it early.
    package static func isPath(_ path: String) -> Bool {
        !path.utf8.contains(0)
            && path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).allSatisfy { part in
                !part.isEmpty && !part.elementsEqual(".".utf8) && !part.elementsEqual("..".utf8)
            }
    }
}
