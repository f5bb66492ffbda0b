package import FormworkData
import FormworkModel
import FormworkTree

extension ImportResult {
    /// The result of `formwork import --format json` for one file, in UTF-8.
    ///
    /// - Complexity: O(n) in the number of views and constraints.
    public var json: [UInt8] { Self.shape.bytes(self) }

    /// The format of `formwork import` for one file.
    package static let shape = JSONShape<ImportResult>.object("document", "The contents of a document.") {
        JSONMember("file", ResultShapes.file) { $0.file }
        JSONMember("kind", .word, "Scenes with controllers, or objects for an external owner.") { $0.document.kind }
        JSONMember("format", .word, "The format: of Xcode 5 or later, an older keyed archive, or compiled.") { $0.document.format }
        JSONMember("platform", ResultShapes.platform) { $0.document.platform }
        JSONMember("toolsVersion", orNull: .text, "The version of Interface Builder that wrote it.") { $0.document.toolsVersion }
        JSONMember("counts", counts) { $0.counts }
        JSONMember("scenes", .list(of: scene), "A XIB is one scene, without an id.") {
            let run = DocumentWriting($0.document, fields: $0.fields)
            return $0.document.scenes.map(run.with)
        }
        JSONMember("unknown", .list(of: unknown), "Names that Formwork doesn't know.") { $0.unknown }
        JSONMember("diagnostics", .list(of: ResultShapes.diagnostic), "Findings from reading.") { $0.diagnostics }
    }

    private static let counts = JSONShape<Counts>.object("counts", "The number of objects of each kind.") {
        JSONMember("scenes", ResultShapes.count, "Scenes; a XIB is one.") { $0.scenes }
        JSONMember("objects", ResultShapes.count, "Elements with an id in scenes, or among a XIB's objects.") { $0.objects }
        JSONMember("views", ResultShapes.count, "Views in view trees.") { $0.views }
        JSONMember("constraints", ResultShapes.count, "Constraints, installed or not.") { $0.constraints }
        JSONMember("outlets", ResultShapes.count, "Outlets of views, controllers and others.") { $0.outlets }
        JSONMember("outletCollections", ResultShapes.count, "Outlet collections.") { $0.outletCollections }
        JSONMember("actions", ResultShapes.count, "Actions.") { $0.actions }
        JSONMember("segues", ResultShapes.count, "Segues.") { $0.segues }
        JSONMember("runtimeAttributes", ResultShapes.count, "User-defined runtime attributes.") { $0.runtimeAttributes }
        JSONMember("templates", ResultShapes.count, "Layout templates.") { $0.templates }
        JSONMember("hidingLinks", ResultShapes.count, "Outlets to hiding masters.") { $0.hidingLinks }
        JSONMember("unknownElements", ResultShapes.count, "Elements with an unknown name.") { $0.unknownElements }
    }

    private static let scene = JSONShape<InDocument<Scene>>.object("scene", "A scene, or the contents of a XIB.") {
        JSONMember("id", ResultShapes.id) { $0.part.id }
        JSONMember("label", orNull: .text, "A readable name.") { $0.part.label }
        JSONMember("controller", orNull: ResultShapes.object, "Its view controller; null for none.") { $0.part.controller.map($0.with) }
        JSONMember("roots", .list(of: ResultShapes.view), "The views without a superview.") { $0.with(each: $0.part.roots) }
        JSONMember("templates", .list(of: ResultShapes.id), "The ids of its layout templates.") { scene in
            let storage = scene.run.document.storage
            let range = scene.part.record.node..<storage.tree.nodes[scene.part.record.node].subtreeEnd
            return storage.index.templateNodes.filter(range.contains).map { Element(document: scene.run.document, node: $0).id }
        }
        JSONMember(nonEmpty: "objects", ResultShapes.object, "The other objects in it that aren't views, if any.") { scene in
            guard scene.run.fields.contains(.objects) else { return [] }
            return ResultShapes.objects(in: scene.with(scene.part.record.node)).filter { $0.part.node != scene.part.controller?.node }
        }
    }

    private static let unknown = JSONShape<Unknown>.object("unknown", "A name that Formwork doesn't know.") {
        JSONMember("element", .text, "The element's name.") { $0.element }
        JSONMember("attribute", orNull: .text, "The attribute's name; null if the element itself is unknown.") { $0.attribute }
        JSONMember("count", .integer(from: 1), "The number of occurrences.") { $0.count }
    }
}
