package import FormworkData
package import FormworkIndex

extension ResultShapes {
    /// The references in a project, as `formwork graph` prints them.
    package static let graph = JSONShape<(graph: ProjectGraph, project: String)>.object("graph", "The references in a project.") {
        JSONMember("project", .text, "The project's folder.") { $0.project }
        JSONMember("nodes", .list(of: node), "The nodes: documents first, then what they refer to.") { $0.graph.nodes }
        JSONMember("edges", .list(of: edge), "The references.") { $0.graph.edges }
    }

    private static let node = JSONShape<ProjectGraph.Node>.object("node", "Something in a project.") {
        JSONMember("id", .text, "A unique id, used in edges.") { $0.id }
        JSONMember("kind", .word, "Its kind.") { $0.kind }
        JSONMember("label", .text, "A readable name.") { $0.label }
        JSONMember("file", orNull: .text, "Its file, relative to the project's folder; null if unknown.") { $0.file }
        JSONMember("document", orNull: .text, "For a scene, the id of its document's node.") { $0.document }
        JSONMember("initial", .boolean, "Whether it is the initial scene of its document.") { $0.isInitial }
        JSONMember("missing", .boolean, "Whether it is missing in the project, although something refers to it.") { $0.isMissing }
    }

    private static let edge = JSONShape<ProjectGraph.Edge>.object("edge", "A reference from one node to another.") {
        JSONMember("from", .text, "The id of a node.") { $0.from }
        JSONMember("to", .text, "The id of a node.") { $0.to }
        JSONMember(
            "kind", .word,
            "Its kind: from scene to scene; from a reference to its destination; to the class of an object; to a superclass; to an image, color or font; from code to a document."
        ) { $0.kind }
        JSONMember("label", orNull: .text, "A segue's kind and identifier.") { $0.label }
        JSONMember("file", orNull: .text, "The source file with the reference; null if it is in a document.") { $0.place?.file }
        JSONMember("line", orNull: line, "The line in it.") { $0.place?.position.line }
        JSONMember("column", orNull: column, "The column in it.") { $0.place?.position.column }
    }
}
