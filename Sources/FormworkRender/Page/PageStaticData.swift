import FormworkDiagnostics
import FormworkLayout
import FormworkModel
import FormworkTemplates

/// Writes the facts about a document's trees that are the same in every state: views, templates, hiding masters and links.
struct PageStaticData {
    private let document: InterfaceDocument
    private let trees: PageTrees
    private var names: PageNames
    private let titles: ObjectTitles
    private let links: InterfaceDocument.HidingLinks
    private let state: LayoutState?
    /// The outlets that refer to each view, by the view's number in the document.
    private var incoming: [Int: [Connection]] = [:]
    private let places: InterfaceDocument.SourceMap
    /// The numbers of the trees that are views of controllers, by controller.
    private var treeOfController: [Element: Int] = [:]

    init(_ document: InterfaceDocument, trees: PageTrees, names: PageNames) {
        self.document = document
        self.trees = trees
        self.names = names
        titles = ObjectTitles(document)
        links = InterfaceDocument.HidingLinks(document)
        let hasStates = trees.trees.contains { !$0.templates.isEmpty || !$0.masters.isEmpty }
        state = hasStates ? LayoutState(document) : nil
        places = InterfaceDocument.SourceMap(document, file: "")
        for (number, tree) in trees.trees.enumerated() {
            if let controller = tree.root.element.parent, tree.scene?.controller == controller { treeOfController[controller] = number }
        }
        for connection in document.connections where connection.kind == .outlet || connection.kind == .outletCollection {
            guard let view = connection.destination?.asView else { continue }
            incoming[view.index, default: []].append(connection)
        }
    }

    /// Writes the facts of a tree. For a tree that isn't shown, only those that others need to refer to it are written.
    mutating func write(_ number: Int, isShown: Bool, to json: inout JSONWriter) {
        let tree = trees.trees[number]
        json.key("root")
        json.string(tree.root.id)
        json.key("scene")
        json.string(tree.scene?.id)
        json.key("title")
        json.string(Self.title(tree))
        json.key("subtitle")
        json.string(tree.scene?.controller?.className ?? tree.root.element.className)
        if let controller = tree.scene?.controller, tree.root.element.parent == controller, tree.root.element[.key] == "view" {
            json.key("isController")
            json.boolean(true)
        }
        if tree.isTemplate {
            json.key("isTemplate")
            json.boolean(true)
        }
        guard isShown else { return }
        json.key("views")
        json.array { json in for view in tree.views { write(view, tree: number, to: &json) } }
        json.key("lines")
        json.array(tree.views.map { places.location(of: $0.element).line })
        json.key("templates")
        json.array { json in for template in tree.templates { write(template, tree: number, to: &json) } }
        json.key("masters")
        json.array { json in
            for master in tree.masters {
                json.object { json in
                    json.key("view")
                    json.integer(trees.number(of: master, in: number))
                    json.key("name")
                    json.string(ViewNames.title(of: master, titles))
                    json.key("hidden")
                    json.boolean(state?.isHidden(master) ?? master.isHidden)
                }
            }
        }
        json.key("links")
        json.array { json in for link in links.links { write(link, tree: number, to: &json) } }
    }

    private static func title(_ tree: PageTree) -> String {
        let own = tree.root.windowName ?? ViewNames.title(of: tree.root)
        guard let scene = tree.scene, tree.root.element.parent == scene.controller else { return own }
        return scene.label ?? (tree.root.element[.key] == "view" ? ControllerArtist.title(of: scene) : own)
    }

    // MARK: Views

    private mutating func write(_ view: View, tree: Int, to json: inout JSONWriter) {
        let element = view.element
        json.object { json in
            json.key("id")
            json.string(view.id)
            json.key("class")
            json.string(element.className)
            json.key("name")
            json.string(ViewNames.title(of: view, titles))
            json.key("parent")
            json.integer(view.record.parent < 0 ? -1 : trees.places[Int(view.record.parent)].number)
            if document.platform == .macOS, ViewOrientation.isFlipped(document.name(of: element.node)) {
                json.key("flipped")
                json.boolean(true)
            }
            writeConnections(of: view, tree, to: &json)
            writePriorities(of: view, to: &json)
        }
    }

    private mutating func writeConnections(of view: View, _ tree: Int, to json: inout JSONWriter) {
        let outlets = view.connections.filter { $0.kind != .binding && $0.kind != .accessibility }
        if !outlets.isEmpty {
            json.key("outlets")
            json.array { json in
                for outlet in outlets {
                    json.array { json in
                        json.string(outlet.name ?? "")
                        json.string(names.name(ofID: outlet.destinationID))
                        json.integer(trees.number(of: outlet.destination?.asView, in: tree))
                        json.string(outlet.kind.rawValue)
                        // The number of the tree that a segue leads to.
                        if outlet.kind == .segue { json.integer(outlet.destination.flatMap { treeOfController[$0] } ?? -1) }
                    }
                }
            }
        }
        if let incoming = incoming[view.index] {
            json.key("referenced")
            json.array { json in
                for outlet in incoming {
                    json.array { json in
                        json.string(outlet.name ?? "")
                        let name = outlet.source.asConstraint == nil ? outlet.source.label ?? outlet.source.className : "constraint"
                        json.string(ViewNames.start(of: name))
                        json.integer(trees.number(of: outlet.source.asView, in: tree))
                    }
                }
            }
        }
        let attributes = view.runtimeAttributes
        if !attributes.isEmpty {
            json.key("attributes")
            json.array { json in
                for attribute in attributes {
                    json.array(texts: [attribute.keyPath, attribute.type, attribute.value.text])
                }
            }
        }
    }

    /// Writes the content hugging and compression resistance priorities of a view, if the document gives any.
    private func writePriorities(of view: View, to json: inout JSONWriter) {
        let priorities = [
            view.horizontalHuggingPriority, view.verticalHuggingPriority, view.horizontalCompressionResistancePriority,
            view.verticalCompressionResistancePriority,
        ]
        guard priorities.contains(where: { $0 != nil }) else { return }
        json.key("priorities")
        json.array { json in for priority in priorities { if let priority { json.points(priority) } else { json.null() } } }
    }

    // MARK: Templates and links

    private mutating func write(_ template: LayoutTemplate, tree: Int, to json: inout JSONWriter) {
        let report = state.map { TemplateReport(template, $0) } ?? TemplateReport(template)
        let diff = report.diff
        let own = template.root.map { trees.places[$0.index].tree } ?? -1
        json.object { json in
            json.key("id")
            json.string(template.id)
            json.key("name")
            json.string(template.label ?? template.id ?? "template")
            json.key("generation")
            json.string(template.generation.rawValue)
            json.key("tree")
            json.integer(own)
            json.key("pairs")
            json.array { json in
                for pair in template.pairs {
                    json.array([trees.number(of: pair.view, in: own), trees.number(of: pair.target, in: tree)])
                }
            }
            json.key("unchanged")
            json.integer(diff.unchanged.count)
            json.key("removed")
            json.array { json in
                for constraint in diff.removed {
                    json.array(texts: [constraint.value.text { names.name(ofID: $0) }, constraint.id ?? ""])
                }
            }
            json.key("added")
            json.array { json in
                for addition in diff.added {
                    json.array(texts: [addition.value.text { names.name(ofID: $0) }, addition.origin.id ?? ""])
                }
            }
            json.key("attributes")
            json.array { json in
                for change in diff.attributes {
                    json.array { json in
                        json.integer(trees.number(of: change.view, in: tree))
                        json.string(names.name(ofID: change.view.id))
                        json.string(change.keyPath)
                        json.string(change.from?.text ?? "not set")
                        json.string(change.to?.text ?? "not set")
                    }
                }
            }
            json.key("ignored")
            json.array { json in
                for ignored in report.ignored {
                    json.array(texts: [ignored.constraint.value.text { names.name(ofID: $0) }, ignored.reason.rawValue])
                }
            }
        }
    }

    /// Writes a hiding link: the master, the view that follows it (or -1), and the id of the constraint that follows it.
    private func write(_ link: InterfaceDocument.HidingLinks.Link, tree: Int, to json: inout JSONWriter) {
        let master = trees.number(of: link.master, in: tree)
        guard master >= 0 else { return }
        json.array { json in
            json.integer(master)
            json.integer(trees.number(of: link.follower.asView, in: tree))
            json.string(link.follower.asConstraint?.id)
        }
    }
}

extension InterfaceDocument.RuntimeAttribute.Value {
    /// The value in readable form.
    var text: String {
        switch self {
        case .nil: "nil"
        case .string(let text), .localizedString(let text), .image(let text): "“\(text)”"
        case .number(let number): number.pointsText
        case .boolean(let flag): flag ? "YES" : "NO"
        case .point(let point): "{\(point.x.pointsText), \(point.y.pointsText)}"
        case .size(let size): "{\(size.width.pointsText), \(size.height.pointsText)}"
        case .rect(let rect): "\(rect)"
        case .range(let location, let length): "{\(location.pointsText), \(length.pointsText)}"
        case .color(let attributes):
            attributes.sorted { $0.key < $1.key }.filter { $0.key != "key" }.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
        case .other(let text): text.map { "“\($0)”" } ?? "?"
        }
    }
}
