/// Which attributes lead to other objects of the document by their ids.
package enum ObjectReference {
    /// The attributes that hold an id, of whatever form: in old documents ids are plain numbers.
    private static let names: Set<String> = [
        "destination", "target", "firstItem", "secondItem", "reference", "previousBinding", "unwindAction", "tableViewCell",
        "selectedItem", "initialItem", "ref", "initialViewController",
    ]

    /// Whether an attribute with this value leads to the object with that id, if there is one.
    ///
    /// - Parameters:
    ///   - name: the attribute's name.
    ///   - value: its value; anything of the form `a1B-c2-D3e` is taken for an id.
    package static func isReference(_ name: String, _ value: String) -> Bool {
        if names.contains(name) { return true }
        if name == "id" || name == "sceneID" { return false }
        let bytes = value.utf8
        guard bytes.count == 10 else { return false }
        return bytes[bytes.index(bytes.startIndex, offsetBy: 3)] == UInt8(ascii: "-")
            && bytes[bytes.index(bytes.startIndex, offsetBy: 6)] == UInt8(ascii: "-")
    }
}
