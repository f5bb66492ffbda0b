import FormworkModel
import FormworkTree

/// Redirects constraints from the layout guides of the controller to the safe area of the view.
///
/// Xcode does the same if safe areas are turned on, and UIKit's documentation names the safe area as the guides' successor. The edges are the same as
/// long as the same bars are visible. The edges of the view would differ by the height of the status bar.
extension XIBConversion {
    mutating func repointGuides() {
        guard let guides = controller.children.first(where: { source.name(of: $0.node) == .layoutGuides }) else { return }
        var kinds: [String: String] = [:]
        for guide in guides.children { if let id = guide.id { kinds[id] = guide[.type] } }
        var safeArea: String?
        for constraint in source.constraints where draft.partOfNode[constraint.element.node.place] == 0 {
            let node = constraint.element.node
            let ends = [
                ("first", constraint.element[.firstItem], constraint.firstAttribute),
                ("second", constraint.secondItemID, constraint.secondAttribute),
            ]
            for (end, item, attribute) in ends {
                guard let item, let kind = kinds[item] else { continue }
                // The outer edge of the guide is an edge of the view.
                if attribute.rawValue == kind, let id = root.id {
                    draft.set(end + "Item", to: id, at: node)
                    draft.note(
                        .layoutGuide, outcome: .changed,
                        message: "the constraint uses the view's \(kind) instead of that of the \(kind) layout guide", node: node)
                    continue
                }
                guard (kind, attribute) == ("top", .bottom) || (kind, attribute) == ("bottom", .top), root.asView != nil else {
                    let words = ConversionDraft.words(constraint.element)
                    draft.leaveOut(
                        node, reason: .layoutGuide, message: "\(words) uses the \(attribute.rawValue) of the \(kind) layout guide")
                    break
                }
                let id = safeArea ?? safeAreaID()
                safeArea = id
                draft.set(end + "Item", to: id, at: node)
                draft.set(end + "Attribute", to: kind, at: node)
                draft.note(
                    .layoutGuide, outcome: .changed,
                    message: "the constraint uses the \(kind) of the safe area instead of the \(kind) layout guide", node: node
                )
            }
        }
        usesSafeAreas = safeArea != nil
    }

    /// Returns the id of the view's safe area guide, which is created if it doesn't exist.
    private mutating func safeAreaID() -> String {
        let guide = root.children.first { source.name(of: $0.node) == .viewLayoutGuide && $0[.key] == "safeArea" }
        if let id = guide?.id { return id }
        let id = draft.newID("safeArea", root.id ?? "")
        let fragment = ElementFragment("viewLayoutGuide", attributes: [.init("key", "safeArea"), .init("id", id)])
        let version = source.toolsVersion.flatMap { Int($0.prefix { $0 != "." }) } ?? .max
        let first: Set<String> = ["rect", "autoresizingMask", "subviews"]
        let last: Set<String> = ["edgeInsets", "userDefinedRuntimeAttributes", "variation", "connections", "point"]
        let place = root.children.first { version >= 17000 ? !first.contains($0.name) : last.contains($0.name) }
        draft.insert(.fragment(fragment), into: root.node, before: place?.node)
        return id
    }
}
