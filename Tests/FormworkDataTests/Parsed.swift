@testable import FormworkData
import FormworkTree

/// Returns a parser's result as text: `{a:"x",b:[1,true,null]}`.
func parsed(_ text: String, _ parse: (UnsafeBufferPointer<UInt8>, DocumentLimits) throws(DataSyntaxError) -> DataTree) throws -> String {
    let tree = try Array(text.utf8).withUnsafeBufferPointer { bytes in Result { () throws(DataSyntaxError) in try parse(bytes, .usual) } }
        .get()
    func show(_ index: Int) -> String {
        let node = tree.nodes[index]
        switch node.kind {
        case .object:
            var members: [String] = []
            tree.members(of: index) { key, value in members.append("\(tree.string(tree.nodes[key].text)):\(show(value))") }
            return "{\(members.joined(separator: ","))}"
        case .array:
            var elements: [String] = []
            tree.elements(of: index) { elements.append(show($0)) }
            return "[\(elements.joined(separator: ","))]"
        case .string: return "\"\(tree.string(node.text))\""
        case .number: return tree.string(node.text)
        case .key, .true, .false, .null: return "\(node.kind)"
        }
    }
    return show(0)
}

/// Returns the position and reason of a parser's error: `offset message`.
func refusal(_ text: some Collection<UInt8>, _ parse: (UnsafeBufferPointer<UInt8>, DocumentLimits) throws(DataSyntaxError) -> DataTree)
    -> String?
{
    let result = Array(text).withUnsafeBufferPointer { bytes in Result { () throws(DataSyntaxError) in try parse(bytes, .usual) } }
    guard case .failure(let error) = result else { return nil }
    return "\(error.offset) \(error.message)"
}
