package import FormworkDiagnostics
package import FormworkIndex

extension JSONWriter {
    /// Writes the result of `formwork graph` (the article CommandLine of the module Formwork).
    package mutating func graph(_ graph: ProjectGraph, of project: String) {
        object { json in
            json.key("project")
            json.string(project)
            json.key("nodes")
            json.array { json in for node in graph.nodes { json.node(node) } }
            json.key("edges")
            json.array { json in for edge in graph.edges { json.edge(edge) } }
        }
    }

    private mutating func node(_ node: ProjectGraph.Node) {
        object { json in
            json.key("id")
            json.string(node.id)
            json.key("kind")
            json.string(node.kind.rawValue)
            json.key("label")
            json.string(node.label)
            json.key("file")
            json.string(node.file)
            json.key("document")
            json.string(node.document)
            json.key("initial")
            json.boolean(node.isInitial)
            json.key("missing")
            json.boolean(node.isMissing)
        }
    }

    private mutating func edge(_ edge: ProjectGraph.Edge) {
        object { json in
            json.key("from")
            json.string(edge.from)
            json.key("to")
            json.string(edge.to)
            json.key("kind")
            json.string(edge.kind.rawValue)
            json.key("label")
            json.string(edge.label)
            json.key("file")
            json.string(edge.place?.file)
            json.key("line")
            if let place = edge.place { json.integer(place.position.line) } else { json.null() }
            json.key("column")
            if let place = edge.place { json.integer(place.position.column) } else { json.null() }
        }
    }
}
