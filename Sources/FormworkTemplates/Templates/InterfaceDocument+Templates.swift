public import FormworkModel
import FormworkTree

extension InterfaceDocument {
    /// The layout templates of both generations, in document order (see <doc:LayoutTemplates#How-templates-are-written>).
    ///
    /// - Complexity: O(n) in the number of elements in templates; O(1) if the document has none.
    public var layoutTemplates: [LayoutTemplate] {
        var seen: Set<NodeIndex> = []
        return index.templateNodes.compactMap { node in
            guard seen.insert(node).inserted else { return nil }
            let element = Element(document: self, node: node)
            if let root = element.asView { return LayoutTemplate(element, generation: .view, root: root) }
            guard name(of: node) == .customObject else { return nil }
            return LayoutTemplate(object: element)
        }
    }
}

extension LayoutTemplate {
    /// Reads a template of generation 0.9.
    fileprivate init(object: Element) {
        var root: View?
        var destination: Element?
        var unusable: [TemplateReport.UnusableTarget] = []
        for connection in object.outlets {
            switch connection.name {
            case "templateView":
                root = connection.destination?.asView
                if root == nil, let found = TemplateReport.UnusableTarget(object: connection) { unusable.append(found) }
            case "destinationView":
                destination = connection.destination
                if let found = TemplateReport.UnusableTarget(object: connection) { unusable.append(found) }
            default: break
            }
        }
        self.init(object, generation: .object, root: root, destination: destination, unusable: unusable)
    }

    fileprivate init(
        _ element: Element, generation: Generation, root: View?, destination: Element? = nil,
        unusable: [TemplateReport.UnusableTarget] = []
    ) {
        var found: [(view: View, target: View, outlet: Connection)] = []
        var unusable = unusable
        for view in root?.subtree ?? [] {
            guard let outlet = view.targetOutlet else { continue }
            if outlet.destination == nil {
                unusable.append(TemplateReport.UnusableTarget(outlet: outlet, reason: .missing))
            } else if let target = outlet.destination?.asView {
                if let root, target.isDescendant(of: root) {
                    unusable.append(TemplateReport.UnusableTarget(outlet: outlet, reason: .sameTemplate))
                } else {
                    found.append((view, target, outlet))
                }
            } else {
                unusable.append(TemplateReport.UnusableTarget(outlet: outlet, reason: .noView))
            }
        }
        let lists = found.map { LayoutTemplate.AttributeList(of: $0.view) }
        // Only the first releases have lists by class. A document with explicit lists is for a later one.
        let listsByClass = generation == .object && destination != nil && lists.allSatisfy { $0 == nil }
        self.init(
            element: element, generation: generation, root: root, destination: destination,
            pairs: zip(found, lists).map { pair, list in
                LayoutTemplate.Pair(
                    view: pair.view, target: pair.target, outlet: pair.outlet,
                    attributes: list?.keyPaths ?? (listsByClass ? pair.view.defaultTemplateAttributes : []), list: list)
            }, unusableTargets: unusable, hasListsByClass: listsByClass)
    }
}

extension TemplateReport.UnusableTarget {
    /// Describes the problem with an outlet of a template object; nil if there is none.
    fileprivate init?(object outlet: Connection) {
        guard outlet.record.destinationText.isPresent else { return nil }
        guard let destination = outlet.destination else {
            self.init(outlet: outlet, reason: .missing)
            return
        }
        if destination.asView != nil { return nil }
        self.init(outlet: outlet, reason: .noView)
    }
}

extension Element {
    /// The outlets of an element that isn't a view.
    fileprivate var outlets: [Connection] {
        let tree = document.tree
        var result: [Connection] = []
        for child in tree.children(of: node) where document.name(of: child) == .connections {
            for connection in tree.children(of: child) {
                let record = document.index.recordOfNode[connection]
                guard record.kind == .connection else { continue }
                let found = Connection(document: document, index: Int(record.index))
                if found.kind == .outlet { result.append(found) }
            }
        }
        return result
    }
}
