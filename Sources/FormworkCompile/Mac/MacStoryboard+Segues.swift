import FormworkNib
import FormworkTree

/// Segues, with their templates in the files of their source controllers.
///
/// Source: the keys and classes that public sources decode, in the form of storyboards for iOS.
extension MacStoryboard {
    /// The classes of templates, by the kind of segue.
    static let templates = [
        "show": "NSStoryboardShowSegueTemplate", "modal": "NSStoryboardModalSegueTemplate", "sheet": "NSStoryboardSheetSegueTemplate",
        "popover": "NSStoryboardPopoverSegueTemplate", "embed": "NSStoryboardEmbedSegueTemplate", "custom": "NSStoryboardSegueTemplate",
    ]

    /// Reads the segues and their destinations.
    mutating func readSegues(_ scenes: [Scene]) {
        for scene in scenes {
            for segue in source.tree.nodes(below: scene.node) where source.tree.nodes[segue].kind == .element {
                guard source.name(segue) == "segue", let kind = source[segue, "kind"], Self.templates[kind] != nil,
                    let id = source[segue, "destination"], source[segue, "id"] != nil
                else { continue }
                guard controllers[id] != nil else { continue }
                destinations.insert(id)
                segues[scene.controller, default: []].append(segue)
            }
        }
    }

    /// Makes the templates of a scene's segues.
    func makeTemplates(_ scene: Scene, compilation: inout MacCompilation) -> [Int] {
        (segues[scene.controller] ?? []).map { makeTemplate($0, compilation: &compilation) }
    }

    private func makeTemplate(_ segue: NodeIndex, compilation: inout MacCompilation) -> Int {
        let kind = source[segue, "kind"] ?? ""
        let className = Self.templates[kind] ?? "NSStoryboardSegueTemplate"
        let object = compilation.builder.make(className)
        source.noteUnproved(segue, what: "the class '\(className)'")
        if let id = source[segue, "id"] { compilation.placeholders[id] = object }
        if let name = source[segue, "identifier"] { compilation.set(object, "NSIdentifier", text: name) }
        if let destination = source[segue, "destination"].flatMap({ controllers[$0]?.controller }) {
            let name = source[destination, "storyboardIdentifier"] ?? nibName(destination)
            compilation.set(object, "NSDestinationControllerIdentifier", text: name)
        }
        if let name = compilation.runtimeName(segue) { compilation.set(object, "NSSegueClassName", text: name) }
        if kind == "popover" {
            compilation.set(object, "NSPopoverBehavior", integer: source.word(segue, "popoverBehavior", "popoverBehavior") ?? 0)
            compilation.set(object, "NSPreferredEdge", integer: source.word(segue, "preferredEdge", "rectEdge") ?? 0)
        }
        if kind == "embed" {
            compilation.setLate(segue, object: object, property: "performOnViewLoad", number: .bool(true))
        }
        return object
    }

    /// Makes the connections from templates to their controller and storyboard.
    func templateLinks(_ templates: [Int], controller: Int?, storyboard: Int, compilation: inout MacCompilation) -> [NibValue] {
        var result: [NibValue] = []
        for template in templates {
            if let controller { result.append(compilation.outlet(from: template, "controller", to: controller)) }
            result.append(compilation.outlet(from: template, "storyboard", to: storyboard))
        }
        return result
    }
}

extension MacCompilation {
    /// Compiles the trigger of a segue: an action that performs its template, or the container view for its destination.
    mutating func segue(_ node: NodeIndex, connection: NodeIndex, actions: inout [NibValue], outlets: inout [NibValue]) {
        guard let kind = source[connection, "kind"], MacStoryboard.templates[kind] != nil else {
            source.account.leaveOut(connection)
            let relationship = source[connection, "relationship"].map { " '\($0)'" } ?? ""
            return refuse(
                connection, message: "segues of the kind '\(source[connection, "kind"] ?? "")'\(relationship) are not compiled for macOS")
        }
        let isAnchored = kind == "popover" && source[connection, "popoverAnchorView"] != nil
        guard let id = source[connection, "id"], outside.contains(id) || placeholders[id] != nil else {
            let destination = source[connection, "destination"] ?? ""
            source.account.leaveOut(connection)
            return refuse(connection, message: "the segue refers to \(missing(destination))")
        }
        // Code performs a controller's own segues by identifier.
        guard objects[node] != nil || isAnchored, let template = reach(id) else { return }
        if kind == "popover", let anchor = source[connection, "popoverAnchorView"] {
            guard let view = reach(anchor) else {
                return refuse(connection, message: "the segue's popover points at \(missing(anchor))")
            }
            outlets.append(outlet(from: template, "anchorView", to: view))
        }
        guard let origin = objects[node] else { return }
        if kind == "embed" { return outlets.append(outlet(from: template, "containerView", to: origin)) }
        let made = builder.make("NSNibControlConnector")
        set(made, "NSSource", object: origin)
        set(made, "NSDestination", object: template)
        set(made, "NSLabel", text: "perform:")
        actions.append(NibGraphBuilder.reference(made))
    }
}
