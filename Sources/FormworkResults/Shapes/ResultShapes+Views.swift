import FormworkData
import FormworkModel
import FormworkTree

extension ResultShapes {
    /// A view with its contents.
    static let view: JSONShape<InDocument<View>> = .object("view", "A view with its contents.") {
        JSONMember("id", as: id) { $0.run.write(.id, of: $0.part.record.node, to: &$1) }
        JSONMember("element", .text, "The name of the XML element: view, label, button.") {
            $0.run.document.storage.tree.names[$0.run.document.storage.tree.nodes[$0.part.record.node].name]
        }
        JSONMember("class", .text, "The custom class, or the platform's class: UILabel.") { $0.part.element.className }
        JSONMember("label", orNull: .text, labelDescription) { $0.part.element.label }
        JSONMember("frame", orNull: frame, frameDescription) { $0.part.frame }
        JSONMember("hidden", .boolean, "Whether it is hidden in the document.") { $0.part.isHidden }
        JSONMember("alpha", .number, "From 0 (invisible) to 1.") { $0.part.record.alpha }
        JSONMember("autoresizing", .boolean, "Whether its autoresizing mask determines its frame, instead of constraints.") {
            $0.part.translatesAutoresizingMaskIntoConstraints
        }
        JSONMember(optional: "constraints", .list(of: constraint), "The constraints that it owns; missing if --fields excludes them.") {
            view in
            view.ifWritten(.constraints) { $0.record.constraints.range.map { Constraint(document: view.run.document, index: $0) } }
        }
        JSONMember(optional: "guides", .list(of: guide), "Its layout guides; missing if --fields excludes them.") {
            $0.run.fields.contains(.guides) ? guides(of: $0.part) : nil
        }
        JSONMember(optional: "outlets", .list(of: outlet), "Its outlets; missing if --fields excludes connections.") { view in
            view.ifWritten(.connections) { part in
                part.record.connections.range.filter { view.run.document.storage.index.connections[$0].kind == .outlet }
            }
        }
        JSONMember(of: otherConnections) { otherConnectionMembers }
        JSONMember(optional: "runtimeAttributes", .list(of: runtimeAttribute), "User-defined runtime attributes.") {
            $0.run.fields.contains(.runtimeAttributes) ? $0.part.runtimeAttributes : nil
        }
        JSONMember(of: { $0.with($0.part.element) }) {
            attributesMember
            valuesMember
            variationsMember
        }
        JSONMember(nonEmpty: "objects", object, objectsDescription) {
            $0.run.fields.contains(.objects) ? objects(in: $0.with($0.part.record.node)) : []
        }
        JSONMember("subviews", .list(of: .deferred("view") { view }), "From back to front.") { view in
            var subviews: [InDocument<View>] = []
            var next = view.part.record.firstChild
            while next >= 0 {
                subviews.append(view.with(View(document: view.run.document, index: Int(next))))
                next = view.run.document.storage.index.views[Int(next)].nextSibling
            }
            return subviews
        }
    }

    static let labelDescription = "A readable name: its label in Interface Builder, or its text or title."
    static let frameDescription = "The frame in the document, in points; null if there is none."

    private static let guide = JSONShape<InterfaceDocument.LayoutGuide>.object("guide", "A layout guide.") {
        JSONMember("id", id) { $0.id }
        JSONMember("kind", .text, guideDescription) { $0.kind }
    }

    static let guideDescription = "Its kind: safeArea, contentLayoutGuide, frameLayoutGuide, keyboard, top, bottom."

    /// Returns the guides of a view. Those of a controller belong to its root view.
    private static func guides(of view: View) -> [InterfaceDocument.LayoutGuide] {
        let own = view.guides
        guard view.record.parent < 0, let controller = view.element.parent, controller.isController else { return own }
        let guides = view.document.storage.index.guides
        return own
            + guides.indices.filter { guides[$0].owner == controller.node }.map {
                InterfaceDocument.LayoutGuide(document: view.document, index: $0)
            }
    }

    private static let outlet = JSONShape<InDocument<Int>>.object("outlet", "An outlet of a view.") {
        JSONMember("name", as: text, "The property.") { $0.run.write($0.connection.name, to: &$1) }
        JSONMember("destination", as: text, "The id of the destination.") { $0.run.write($0.connection.destinationText, to: &$1) }
        JSONMember("id", as: id) { $0.run.write(.id, of: $0.connection.node, to: &$1) }
    }

    private static let text = JSONShape.text.orNull

    /// Returns the connections of a view if they are written and not only outlets.
    private static func otherConnections(of view: InDocument<View>) -> InDocument<[Connection]> {
        let range = view.part.record.connections.range
        let index = view.run.document.storage.index
        let isNeeded = view.run.fields.contains(.connections) && range.contains { index.connections[$0].kind != .outlet }
        return view.with(isNeeded ? range.map { Connection(document: view.run.document, index: $0) } : [])
    }
}

extension InDocument<View> {
    /// Returns parts of the view if they are requested.
    fileprivate func ifWritten<Other>(_ field: ObjectFields, parts: (View) -> [Other]) -> [InDocument<Other>]? {
        run.fields.contains(field) ? with(each: parts(part)) : nil
    }
}

extension InDocument<Int> {
    /// The connection with this index.
    fileprivate var connection: ConnectionRecord { run.document.storage.index.connections[part] }
}
