import FormworkModel
import FormworkTree

/// Parts of copied elements that only storyboards can have.
extension XIBConversion {
    mutating func leaveOutStoryboardOnly() {
        for node in source.tree.nodeIndices where draft.partOfNode[node.place] == 0 && source.tree.nodes[node].kind == .element {
            switch source.name(of: node) {
            case .segue: draft.leaveOut(node, reason: .segue, message: "\(ConversionDraft.words(draft.element(node))) cannot be in a XIB")
            case .containerView: changeContainer(node)
            case .tableView where !isMac: leaveOutContent(of: node, ["prototypes", "sections"], mode: nil)
            case .collectionView where !isMac: leaveOutContent(of: node, ["cells"], mode: "none")
            default: break
            }
        }
    }

    /// Converts a container view, which is a plain view with another element name in storyboards.
    private mutating func changeContainer(_ node: NodeIndex) {
        let name = isMac ? "customView" : "view"
        draft.rename(node, to: name)
        let message = "the container view '\(draft.element(node).description)' becomes a plain view: nothing is embedded in a XIB"
        draft.note(.containerView, outcome: .changed, message: message, node: node)
    }

    private mutating func leaveOutContent(of list: NodeIndex, _ names: Set<String>, mode: String?) {
        let element = draft.element(list)
        for child in element.children {
            let isSupplement = child.name == "collectionReusableView" && source.name(of: list) == .collectionView
            guard names.contains(child.name) || isSupplement else { continue }
            if child.children.isEmpty {
                draft.move(child.node)
                continue
            }
            let what = child.name == "sections" ? "static content" : "prototypes"
            draft.leaveOut(
                child.node, reason: .prototypes,
                message: "the \(element.name) '\(element.description)' has \(what), which a XIB can't contain")
        }
        guard let old = element["dataMode"], old != mode else { return }
        draft.set("dataMode", to: mode, at: list)
        let message = "the \(element.name) '\(element.description)' has no '\(old)' content in a XIB"
        draft.note(.prototypes, outcome: .changed, message: message, node: list)
    }
}
