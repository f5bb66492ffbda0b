import FormworkData
import FormworkLayout
import FormworkModel
import FormworkRender

/// A page's request for one of its states at a given size.
struct PreviewRequest: Hashable {
    /// The page's number of the request, which the answer repeats.
    var number: Int
    /// The version shown by the page.
    var version: Int
    var state: LivePage.Request

    /// Reads a request; nil if the text isn't one.
    init?(_ text: String) {
        guard let members = Members(text), let number = members.integer("number"), let version = members.integer("version"),
            let place = members.integer("tree")
        else { return nil }
        self.number = number
        self.version = version
        var size: Size?
        if let width = members.length("width"), let height = members.length("height") { size = Size(width: width, height: height) }
        state = LivePage.Request(
            tree: place, template: members.integer("template").flatMap { $0 < 0 ? nil : $0 }, toggled: members.integers("toggled"),
            device: members.text("device").flatMap(Device.init(named:)),
            orientation: members.text("orientation").flatMap(Device.Orientation.init(rawValue:)), size: size,
            language: members.text("language").flatMap { $0.isEmpty ? nil : $0 },
            textSize: members.text("textSize").flatMap(ContentSizeCategory.init(rawValue:)),
            direction: members.text("direction").flatMap(LayoutOptions.Direction.init(rawValue:)),
            system: members.text("system").flatMap(Int.init))
    }

    /// The members of a JSON object.
    struct Members {
        private let tree: DataTree
        private var values: [String: Int] = [:]

        /// Reads an object; nil if the text isn't one.
        init?(_ text: String) {
            var text = text
            let parsed = text.withUTF8 { bytes in Result { () throws(DataSyntaxError) in try JSONParser.parse(bytes) } }
            guard case .success(let tree) = parsed, tree.nodes.first?.kind == .object else { return nil }
            self.tree = tree
            tree.members(of: 0) { key, value in values[tree.string(tree.nodes[key].text)] = value }
        }

        private func text(at value: Int, _ kind: DataKind) -> String? {
            tree.nodes[value].kind == kind ? tree.string(tree.nodes[value].text) : nil
        }

        func text(_ name: String) -> String? { values[name].flatMap { text(at: $0, .string) } }
        func integer(_ name: String) -> Int? { values[name].flatMap { text(at: $0, .number) }.flatMap(Int.init) }

        func length(_ name: String) -> Double? {
            let number = values[name].flatMap { text(at: $0, .number) }.flatMap(Double.init)
            return number.flatMap { (0...100_000).contains($0) ? $0 : nil }
        }

        func integers(_ name: String) -> [Int] {
            guard let array = values[name], tree.nodes[array].kind == .array else { return [] }
            var result: [Int] = []
            tree.elements(of: array) { element in if let value = text(at: element, .number).flatMap({ Int($0) }) { result.append(value) } }
            return result
        }
    }
}
