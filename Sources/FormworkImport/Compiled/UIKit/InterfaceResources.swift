/// The resources that a document refers to, listed at its end.
struct InterfaceResources {
    struct Image {
        var width: Double?
        var height: Double?
        var isSymbol: Bool
    }

    var images: [String: Image] = [:]
    /// The objects with the components of named colors.
    var colors: [String: Int] = [:]
    var systemColors: [String: Int] = [:]

    var isEmpty: Bool { images.isEmpty && colors.isEmpty && systemColors.isEmpty }
}

extension InterfaceReader {
    mutating func writeResources(in document: Int) {
        guard !resources.isEmpty else { return }
        let list = draft.add("resources", to: document)
        for (name, image) in resources.images.sorted(by: { $0.key < $1.key }) {
            let element = draft.add("image", to: list)
            draft.set(element, name: "name", value: name)
            if image.isSymbol { draft.set(element, name: "catalog", value: "system") }
            if let width = image.width { draft.set(element, name: "width", value: width) }
            if let height = image.height { draft.set(element, name: "height", value: height) }
        }
        for (kind, colors) in [("namedColor", resources.colors), ("systemColor", resources.systemColors)] {
            for (name, color) in colors.sorted(by: { $0.key < $1.key }) {
                let element = draft.add(kind, to: list)
                draft.set(element, name: "name", value: name)
                writeComponents(of: color, on: draft.add("color", to: element))
            }
        }
    }
}
