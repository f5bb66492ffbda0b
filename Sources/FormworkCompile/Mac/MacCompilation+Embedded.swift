import FormworkNib
import FormworkTree

/// Images stored in the document itself, as archives whose objects are copied to the compiled file.
extension MacCompilation {
    /// Returns the image in an archive; nil if it can't be read.
    mutating func embedded(_ name: String, data: NodeIndex) -> NibValue? {
        if let known = embeddedImages[name] { return known }
        _ = source[data, "key"]
        guard let contents = try? NibContents(MacText.base64(source.tree.text(of: data) ?? "")) else { return nil }
        let graph = contents.graph
        guard let root = graph.fields(of: graph.root).first?.value.object, graph.objects.indices.contains(root),
            graph.className(root) == "NSImage"
        else { return nil }
        var importer = GraphImport(graph)
        let value = importer.value(.reference(Int32(root)), &builder)
        importer.fill(&builder)
        embeddedImages[name] = value
        return value
    }
}

/// Copies objects of an archive to a graph under construction.
private struct GraphImport {
    let graph: NibGraph
    private var objects: [Int: NibValue] = [:]
    private var pending: [(from: Int, to: Int)] = []

    init(_ graph: NibGraph) { self.graph = graph }

    /// Returns the copy of a value; objects are filled later.
    mutating func value(_ value: NibValue, _ builder: inout NibGraphBuilder) -> NibValue {
        switch value {
        case .integer(let number): return NibGraphBuilder.integer(Int(number))
        case .text(let range): return builder.string(String(decoding: graph.bytes(range), as: UTF8.self))
        case .data(let range): return builder.data(Array(graph.bytes(range)))
        case .date(let seconds): return .double(seconds)
        case .list, .dictionary: return .null
        case .reference(let index): return object(Int(index), &builder)
        default: return value
        }
    }

    private mutating func object(_ index: Int, _ builder: inout NibGraphBuilder) -> NibValue {
        if let known = objects[index] { return known }
        guard graph.objects.indices.contains(index) else { return .null }
        let made: NibValue
        if graph.objects[index].classIndex < 0 {
            // A plain value: a text, a number or null.
            switch graph.fields(of: index).first?.value {
            case .text(let range): made = builder.string(String(decoding: graph.bytes(range), as: UTF8.self))
            case .integer(let number): made = builder.number(NibGraphBuilder.integer(Int(number)))
            case .double(let number): made = builder.number(.double(number))
            case .float(let number): made = builder.number(.double(Double(number)))
            case .bool(let truth): made = builder.number(.bool(truth))
            case .data(let range):
                let data = builder.make("NSData")
                builder.set(data, key: "NS.bytes", value: builder.data(Array(graph.bytes(range))))
                made = NibGraphBuilder.reference(data)
            default: made = .null
            }
        } else {
            let object = builder.make(graph.className(index))
            made = NibGraphBuilder.reference(object)
            pending.append((index, object))
        }
        objects[index] = made
        return made
    }

    /// Fills the objects that have been referenced.
    mutating func fill(_ builder: inout NibGraphBuilder) {
        var next = 0
        while next < pending.count {
            let (from, to) = pending[next]
            next += 1
            let name = graph.className(from)
            let isKeyed = name.hasSuffix("Dictionary")
            if isKeyed || ["Array", "Set"].contains(where: { name.hasSuffix($0) }) {
                builder.set(to, key: "NSInlinedValue", value: .bool(true))
                let keys = isKeyed ? items(from, key: "NS.keys") : []
                for (place, item) in items(from, key: "NS.objects").enumerated() {
                    if isKeyed {
                        builder.append(
                            to, key: NibGraph.itemKey, value: keys.indices.contains(place) ? value(keys[place], &builder) : .null)
                    }
                    builder.append(to, key: NibGraph.itemKey, value: value(item, &builder))
                }
                continue
            }
            for field in graph.fields(of: from) {
                let key = graph.keys[Int(field.key)]
                if key == "NS.data" || key == "NS.string", case .data(let range) = field.value {
                    builder.set(to, key: "NS.bytes", value: builder.data(Array(graph.bytes(range))))
                } else if key == "NS.string", case .text(let range) = field.value {
                    builder.set(to, key: "NS.bytes", value: builder.data(Array(graph.bytes(range))))
                } else {
                    builder.set(to, key: key, value: value(field.value, &builder))
                }
            }
        }
        pending = []
    }

    private func items(_ object: Int, key: String) -> [NibValue] {
        graph.value(object, key: key).map { graph.items($0) } ?? []
    }
}
