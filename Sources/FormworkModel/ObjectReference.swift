/// Recognises attributes that refer to other objects of the document by id.
package enum ObjectReference {
    /// The attributes that always hold an id, in any format: in old documents ids are plain numbers.
    private static let names: Set<String> = [
        "destination", "target", "firstItem", "secondItem", "reference", "previousBinding", "unwindAction", "tableViewCell",
        "selectedItem", "initialItem", "ref", "initialViewController",
    ]

    /// Whether an attribute's value is the id of an object, if such an object exists.
    ///
    /// - Parameters:
    ///   - name: the attribute's name.
    ///   - value: its value. Anything in the form `a1B-c2-D3e` counts as an id.
    package static func isReference(_ name: String, value: String) -> Bool {
        if names.contains(name) { return true }
        if name == "id" || name == "sceneID" { return false }
        let bytes = value.utf8
        guard bytes.count == 10 else { return false }
        return bytes[bytes.index(bytes.startIndex, offsetBy: 3)] == UInt8(ascii: "-")
            && bytes[bytes.index(bytes.startIndex, offsetBy: 6)] == UInt8(ascii: "-")
    }
}
