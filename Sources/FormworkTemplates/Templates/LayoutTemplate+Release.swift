package import FormworkModel
import FormworkTree

extension LayoutTemplate {
    /// The releases of LDOLayoutTemplates whose behavior differs (see <doc:LayoutTemplates#The-releases>).
    public enum Release: String, Hashable, Sendable, CaseIterable {
        /// The first release: attribute lists by class; a size equal to an outside view's is treated as a size of the target alone.
        case v0_9_0 = "0.9.0"
        /// Explicit attribute lists only; a size equal to an outside view's isn't replaced.
        case v0_9_2 = "0.9.2"
        /// Constraints made by code aren't replaced; the list itself is transferred.
        case v1_0 = "1.0.0"
    }

    /// The release that the template is written for, inferred from its form.
    public var release: Release {
        switch generation {
        case .view: .v1_0
        case .object: hasListsByClass ? .v0_9_0 : .v0_9_2
        }
    }
}

extension LayoutTemplate.Release {
    /// Whether a template replaces or copies a constraint.
    ///
    /// - Parameters:
    ///   - terms: The constraint; an item that isn't in the document is nil.
    ///   - members: The nodes of the views in question.
    ///   - isArchived: Whether Interface Builder created the constraint.
    ///   - isEncapsulated: Whether the system created the constraint.
    func takes(
        _ terms: InterfaceDocument.ConstraintTerms<NodeIndex?>, members: Set<NodeIndex>, isArchived: () -> Bool,
        isEncapsulated: () -> Bool
    ) -> Bool {
        func isMember(_ node: NodeIndex?) -> Bool { node.map(members.contains) ?? false }
        guard isMember(terms.first.item) else { return false }
        if self == .v1_0, !isArchived() { return false }
        if isMember(terms.second?.item) { return true }
        guard terms.first.attribute.isSize else { return false }
        return self == .v0_9_0 ? !isEncapsulated() : terms.second == nil
    }
}

extension Constraint {
    /// Whether the system created the constraint, such as for a cell. The first release doesn't replace those.
    package var isEncapsulated: Bool {
        guard let identifier else { return false }
        return identifier.utf8.indices.contains { identifier.utf8[$0...].starts(with: "-Encapsulated-Layout-".utf8) }
    }
}
