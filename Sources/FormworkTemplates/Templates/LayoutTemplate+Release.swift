package import FormworkModel
import FormworkTree

extension LayoutTemplate {
    /// The releases of LDOLayoutTemplates that differ in what they do (see <doc:LayoutTemplates#The-releases>).
    public enum Release: String, Hashable, Sendable, CaseIterable {
        /// The first one: attribute lists by class, and widths equal to an outside view's are taken for sizes.
        case v0_9_0 = "0.9.0"
        /// Attribute lists that are written, or none; widths equal to an outside view's are left alone.
        case v0_9_2 = "0.9.2"
        /// Constraints that code made are left alone; the list itself is handed over.
        case v1_0 = "1.0.0"
    }

    /// The release that the template is written for, as far as its form tells.
    public var release: Release {
        switch generation {
        case .view: .v1_0
        case .object: hasListsByClass ? .v0_9_0 : .v0_9_2
        }
    }
}

extension LayoutTemplate.Release {
    /// Whether a constraint is one that a template replaces or copies.
    ///
    /// - Parameters:
    ///   - terms: what the constraint says; an item that the document does not have is nil.
    ///   - members: the nodes of the views in question.
    ///   - isArchived: whether Interface Builder made it.
    ///   - isEncapsulated: whether it is one of the system's own.
    func takes(
        _ terms: ConstraintTerms<NodeIndex?>, _ members: Set<NodeIndex>, isArchived: () -> Bool, isEncapsulated: () -> Bool
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
    /// Whether it is one that the system makes for cells and the like; the first release leaves those alone.
    package var isEncapsulated: Bool {
        guard let identifier else { return false }
        return identifier.utf8.indices.contains { identifier.utf8[$0...].starts(with: "-Encapsulated-Layout-".utf8) }
    }
}
