import FormworkData
import FormworkModel

/// What a page asks: how a screen looks in another size.
struct PreviewRequest: Equatable {
    /// The page's number of the request, which the answer repeats.
    var number: Double
    /// Of the root view, in points.
    var size: Size

    /// Reads a request; nil for a text that is none.
    init?(_ text: String) {
        var text = text
        let parsed = text.withUTF8 { bytes in Result { () throws(DataSyntaxError) in try JSONParser.parse(bytes) } }
        guard case .success(let tree) = parsed, tree.nodes.first?.kind == .object else { return nil }
        var numbers: [String: Double] = [:]
        tree.members(of: 0) { key, value in
            guard tree.nodes[value].kind == .number else { return }
            numbers[tree.string(tree.nodes[key].text)] = Double(tree.string(tree.nodes[value].text))
        }
        guard let number = numbers["number"], let width = numbers["width"], let height = numbers["height"] else { return nil }
        guard (0...100_000).contains(width), (0...100_000).contains(height) else { return nil }
        self.number = number
        size = Size(width: width, height: height)
    }
}
