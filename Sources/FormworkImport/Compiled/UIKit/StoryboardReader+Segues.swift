import FormworkNib

/// The segues of scenes, with their triggers.
extension StoryboardReader {
    mutating func readSegues(of controller: Int, _ triggers: [Int: Trigger]) {
        for template in reader.graph.objects(in: reader.graph.value(controller, key: "UIStoryboardSegueTemplates")) {
            guard var segue = segue(template, of: controller) else { continue }
            let trigger = triggers[template]
            segue.trigger = trigger?.name
            reader.segues[trigger?.object ?? controller, default: []].append(segue)
        }
    }

    /// Returns the trigger of each segue, after all connections have been read.
    mutating func triggers() -> [Int: Trigger] {
        var result: [Int: Trigger] = [:]
        for source in reader.connections.keys.sorted() {
            for connection in reader.connections[source] ?? [] {
                guard let target = reader.graph.object(connection, key: "UIDestination").map(reader.nib.resolve),
                    let label = reader.text(connection, key: "UILabel")
                else { continue }
                let leadsToSegue = reader.graph.className(target).hasSuffix("SegueTemplate")
                switch label {
                case "perform:", "selectionSegueTemplate": if leadsToSegue { result[target] = Trigger(object: source) }
                case "accessoryActionSegueTemplate":
                    if leadsToSegue { result[target] = Trigger(object: source, name: "accessoryAction") }
                case "containerView":
                    guard reader.graph.className(source).hasSuffix("SegueTemplate") else { continue }
                    result[source] = Trigger(object: target)
                    reader.containers.insert(target)
                default: continue
                }
            }
        }
        return result
    }

    struct Trigger {
        var object: Int
        /// The part of a cell that triggers the segue; nil for its selection.
        var name: String?
    }

    private static let kinds = [
        "UIStoryboardShowSegueTemplate": "show", "UIStoryboardPushSegueTemplate": "push", "UIStoryboardModalSegueTemplate": "modal",
        "UIStoryboardPresentationSegueTemplate": "presentation", "UIStoryboardReplaceSegueTemplate": "replace",
        "UIStoryboardPopoverPresentationSegueTemplate": "popoverPresentation", "UIStoryboardPopoverSegueTemplate": "popover",
        "UIStoryboardEmbedSegueTemplate": "embed", "UIStoryboardUnwindSegueTemplate": "unwind", "UIStoryboardSegueTemplate": "custom",
    ]

    private mutating func segue(_ template: Int, of controller: Int) -> InterfaceReader.Segue? {
        let name = reader.graph.className(template)
        var kind = Self.kinds[name] ?? "custom"
        if Self.kinds[name] == nil { reader.note("the segue of the class '\(name)' is written as one of the kind 'custom'") }
        if kind == "show", reader.text(template, key: "UIActionName")?.hasPrefix("showDetail") == true { kind = "showDetail" }
        guard let destination = kind == "unwind" ? .element(id: exit(of: controller)) : destination(of: template) else {
            reader.note("the destination of a segue is missing")
            return nil
        }
        return InterfaceReader.Segue(
            kind: kind, destination: destination, identifier: reader.text(template, key: "UIIdentifier"), template: template)
    }

    private func destination(of template: Int) -> InterfaceReader.Segue.Destination? {
        guard let scene = reader.text(template, key: "UIDestinationViewControllerIdentifier") else { return nil }
        if let controller = controllers[names[scene] ?? scene] { return .object(controller) }
        return referenceIDs[scene].map { .element(id: $0) }
    }

    /// Returns the id of a scene's exit element, which exists if an unwind segue uses it.
    private mutating func exit(of controller: Int) -> String {
        if let known = exits[controller] { return known }
        let id = reader.newID(UInt64(truncatingIfNeeded: controller) << 16 | 0xE817)
        exits[controller] = id
        return id
    }

    // MARK: Other storyboards

    /// Returns the id of a reference to another storyboard. If Interface Builder generated the name, it ends with the id.
    mutating func referenceID(_ name: String, index: Int) -> String {
        let id = String(name.suffix(10))
        if name.dropLast(10).hasSuffix("-"), Self.isID(id), reader.claim(id) { return id }
        return reader.newID(UInt64(index) << 40 | 4)
    }

    /// Writes a scene for each reference to another storyboard.
    mutating func writeReferences(in list: Int) {
        for (index, reference) in references.enumerated() {
            let element = reader.draft.add("scene", to: list)
            reader.draft.set(element, name: "sceneID", value: reader.newID(UInt64(index) << 40 | 5))
            let objects = reader.draft.add("objects", to: element)
            let placeholder = reader.draft.add("viewControllerPlaceholder", to: objects)
            for (name, value) in reference.attributes { reader.draft.set(placeholder, name: name, value: value) }
            reader.draft.set(placeholder, name: "id", value: reference.id)
            reader.draft.set(placeholder, name: "sceneMemberID", value: "viewController")
            writeResponder(reader.newID(UInt64(index) << 40 | 6), in: objects)
        }
    }
}
