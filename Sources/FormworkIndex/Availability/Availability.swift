package import FormworkModel
import FormworkTree

/// A part of a document that Xcode's compiler doesn't allow.
package struct DocumentViolation: Sendable {
    package var element: Element
    /// Lower case, without a full stop.
    package var message: String
    /// Whether Xcode refuses to build; otherwise it warns.
    package var isRefused = true
}

/// Parts of a document that the oldest supported system doesn't have.
package enum Availability {
    /// Returns the parts of a document that a system doesn't have, in document order.
    ///
    /// A document with its own, newer deployment target is checked against that.
    ///
    /// - Parameters:
    ///   - document: A document. Archives of former versions of Xcode contain nothing that the table lists.
    ///   - target: The oldest system of the application; nil if it isn't known.
    /// - Complexity: O(n) in the size of the document; O(1) if the target has everything.
    package static func violations(in document: InterfaceDocument, target: DeploymentTarget?) -> [DocumentViolation] {
        guard document.format == .modern, let target = [target, DeploymentTarget(of: document)].compactMap(\.self).max() else { return [] }
        let platform = document.platform
        let tree = document.tree
        var rows: [NameID: [(row: AvailabilityRow, limit: DeploymentTarget)]] = [:]
        for row in AvailabilityRow.all {
            guard let limit = row.limit(on: platform), target < limit, let name = tree.names.id(of: row.element) else { continue }
            rows[name, default: []].append((row, limit))
        }
        guard !rows.isEmpty else { return [] }
        var found: [DocumentViolation] = []
        var reported: Set<String> = []
        var constrained: Set<String>?
        for node in tree.nodeIndices where tree.nodes[node].kind == .element {
            guard let candidates = rows[tree.nodes[node].name] else { continue }
            let element = Element(document: document, node: node)
            for (row, limit) in candidates where row.matches(element) {
                if row.isReportedOnce, !reported.insert(row.subject).inserted { continue }
                if row.isConstrained {
                    let ids = constrained ?? constrainedIDs(of: document)
                    constrained = ids
                    guard element.id.map(ids.contains) == true else { continue }
                }
                let name = element["name"].map { " ('\($0)')" } ?? ""
                let system = platform.rawValue
                let reason = row.reason.map { " (\($0))" } ?? ""
                found.append(
                    DocumentViolation(
                        element: element,
                        message:
                            "\(row.subject)\(name) before \(system) \(limit.dotted)\(reason): the deployment target is \(system) \(target.dotted)",
                        isRefused: row.isRefused))
            }
        }
        return found
    }

    /// Returns the ids of all items of constraints.
    private static func constrainedIDs(of document: InterfaceDocument) -> Set<String> {
        Set(document.constraints.flatMap { [$0.element["firstItem"], $0.element["secondItem"]].compactMap(\.self) })
    }
}
