package import FormworkDiagnostics
package import FormworkIndex

extension JSONWriter {
    /// Writes the result of `formwork graph` (the article CommandLine of the module Formwork).
    package mutating func graph(_ graph: ProjectGraph, of project: String) {
        object { json in
            json.string(project, key: "project")
            json.array(key: "nodes") { json in for node in graph.nodes { json.node(node) } }
            json.array(key: "edges") { json in for edge in graph.edges { json.edge(edge) } }
        }
    }

    private mutating func node(_ node: ProjectGraph.Node) {
        object { json in
            json.string(node.id, key: "id")
            json.string(node.kind.rawValue, key: "kind")
            json.string(node.label, key: "label")
            json.string(node.file, key: "file")
            json.string(node.document, key: "document")
            json.boolean(node.isInitial, key: "initial")
            json.boolean(node.isMissing, key: "missing")
        }
    }

    private mutating func edge(_ edge: ProjectGraph.Edge) {
        object { json in
            json.string(edge.from, key: "from")
            json.string(edge.to, key: "to")
            json.string(edge.kind.rawValue, key: "kind")
            json.string(edge.label, key: "label")
            json.string(edge.place?.file, key: "file")
            json.key("line")
            if let place = edge.place { json.integer(place.position.line) } else { json.null() }
            json.key("column")
            if let place = edge.place { json.integer(place.position.column) } else { json.null() }
        }
    }
}
