public import FormworkModel

/// A constraint of the imported document, which code may change or remove.
public struct ImportedConstraint {
    /// The draft that it is part of.
    public let document: DocumentDraft
    /// The constraint as it was read.
    public let origin: InterfaceDocument.Constraint
    private let site: CallSite

    init(document: DocumentDraft, origin: InterfaceDocument.Constraint, site: CallSite) {
        self.document = document
        self.origin = origin
        self.site = site
    }

    /// The constant, in points. A value that isn't finite is reported and ignored.
    public var constant: Double {
        get { document.changed[origin.index]?.constant ?? origin.constant }
        nonmutating set {
            guard newValue.isFinite else {
                return document.journal.report(
                    "invalid-number", message: "the constant \(newValue) isn't a length: the constraint is unchanged", at: site)
            }
            document.changed[origin.index, default: (nil, nil)].constant = newValue
        }
    }

    /// The priority, from 1 to 1000 (required). A value outside this range is reported and clamped.
    public var priority: Double {
        get { document.changed[origin.index]?.priority ?? origin.priority }
        nonmutating set {
            if !(1...1000).contains(newValue) {
                document.journal.report("invalid-priority", message: "the priority \(newValue) isn't between 1 and 1000", at: site)
            }
            document.changed[origin.index, default: (nil, nil)].priority = newValue.isFinite ? min(max(newValue, 1), 1000) : 1000
        }
    }

    /// Whether it is part of the document. A removed constraint can be put back.
    public var isActive: Bool {
        get { !document.removed.contains(origin) }
        nonmutating set {
            if newValue { document.removed.remove(origin) } else { document.removed.insert(origin) }
        }
    }
}

extension ImportedConstraint: Hashable {
    public static func == (left: ImportedConstraint, right: ImportedConstraint) -> Bool {
        left.document === right.document && left.origin == right.origin
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(origin) }
}

extension DocumentDraft {
    /// Returns the constraints of the imported document, in document order, including removed ones.
    ///
    /// - Complexity: O(n) in the number of constraints.
    public func importedConstraints(file: String = #fileID, line: Int = #line) -> [ImportedConstraint] {
        let site = CallSite(file: file, line: line)
        return imported?.constraints.map { ImportedConstraint(document: self, origin: $0, site: site) } ?? []
    }

    /// Returns the constraint of the imported document with an id, an outlet that is connected to it, or an identifier.
    ///
    /// - Parameters:
    ///   - name: the id, the outlet or the identifier.
    ///   - file: the caller's file.
    ///   - line: the caller's line, from 1.
    /// - Throws: a `ConstraintLookupError` if none or several match.
    /// - Complexity: O(n) in the number of constraints and connections.
    public func constraint(
        _ name: String, file: String = #fileID, line: Int = #line
    ) throws(ConstraintLookupError) -> ImportedConstraint {
        guard let imported else { throw .unknown(name) }
        let site = CallSite(file: file, line: line)
        if let found = imported.constraint(id: name) { return ImportedConstraint(document: self, origin: found, site: site) }
        let byOutlet = imported.connections.filter { $0.kind == .outlet && $0.name == name }.compactMap { $0.destination?.asConstraint }
        let byIdentifier = imported.constraints.filter { $0.identifier == name }
        for candidates in [byOutlet, byIdentifier] {
            let found = Set(candidates)
            if let only = found.first, found.count == 1 { return ImportedConstraint(document: self, origin: only, site: site) }
            if found.count > 1 { throw .ambiguous(name, found.sorted { $0.index < $1.index }.map { $0.id ?? "" }) }
        }
        throw .unknown(name)
    }

    /// An error of looking up a constraint by name.
    public enum ConstraintLookupError: Error, Hashable, Sendable, CustomStringConvertible {
        /// No constraint of the imported document has the name.
        case unknown(String)
        /// The constraints with these ids all have the name.
        case ambiguous(String, [String])

        public var description: String {
            switch self {
            case .unknown(let name): "there is no imported constraint '\(name)'"
            case .ambiguous(let name, let ids): "\(ids.count) constraints are named '\(name)': \(ids.joined(separator: ", "))"
            }
        }
    }
}

extension LayoutView {
    /// Returns the constraints of the imported document with the view as an item, in document order, including removed ones.
    ///
    /// - Complexity: O(n) in the number of constraints.
    public func importedConstraints(file: String = #fileID, line: Int = #line) -> [ImportedConstraint] {
        guard let element = imported?.element else { return [] }
        return document.importedConstraints(file: file, line: line).filter {
            $0.origin.firstItem == element || $0.origin.secondItem == element
        }
    }
}
