package import FormworkModel

/// A conflict of a log in the words of a document, as far as one has its constraints.
package struct ConflictExplanation: Sendable {
    /// One constraint of the conflict.
    package struct Line: Sendable {
        /// What it says, in the document's words where it is known.
        package var text: String
        /// The document's constraint; nil for one that no document has.
        package var constraint: InterfaceDocument.Constraint?
        /// Others that it may be just as well.
        package var alternatives: [InterfaceDocument.Constraint]
        /// Where it comes from, where that is no document.
        package var origin: String?
        /// Whether it is the one that is given up.
        package var isBroken: Bool
        /// As the log has it.
        package var logged: LoggedConstraint
    }

    /// The document's file; nil where no document has any of the constraints.
    package var file: String?
    package var document: InterfaceDocument?
    /// Other documents that have them just as well.
    package var otherFiles: [String] = []
    package var lines: [Line]

    /// - Parameters:
    ///   - conflict: what the log says.
    ///   - documents: where its constraints are looked for; the one that has the most is taken.
    /// - Complexity: that of matching it with each document.
    package init(_ conflict: ConflictLog.Conflict, in documents: [(file: String, document: InterfaceDocument)]) {
        var best: (file: String, document: InterfaceDocument, match: ConflictMatch)?
        for (file, document) in documents {
            guard let match = ConflictMatcher.match(conflict, in: document) else { continue }
            if let best, best.match.score >= match.score {
                if best.match.score == match.score { otherFiles.append(file) }
                continue
            }
            best = (file, document, match)
            otherFiles = []
        }
        file = best?.file
        document = best?.document
        lines = conflict.constraints.enumerated().map { index, logged in
            let found = best?.match.constraints[index]
            let text =
                found.map { constraint in constraint.value.text { constraint.document.shortName(ofID: $0) } }
                ?? Self.text(of: logged, best?.match.items ?? [:])
            return Line(
                text: text, constraint: found, alternatives: best?.match.alternatives[index] ?? [],
                origin: found == nil ? Self.origin(of: logged, best?.match.items ?? [:]) : nil, isBroken: conflict.broken == logged.address,
                logged: logged)
        }
    }

    /// How many of the constraints a document has.
    package var found: Int { lines.count { $0.constraint != nil } }

    /// The ids of the views that the constraints found speak of; of a guide the view that has it.
    package var markedViews: Set<String> {
        var ids: Set<String> = []
        for constraint in lines.compactMap(\.constraint) {
            for item in [constraint.firstItem, constraint.secondItem].compactMap(\.self) {
                if let id = (item.asGuide?.owner ?? item).id { ids.insert(id) }
            }
        }
        return ids
    }

    /// The id of the scene that the first constraint found is in; nil in a XIB.
    package var scene: String? { lines.lazy.compactMap(\.constraint).first?.owner.asView?.scene?.id }

    private static func text(of logged: LoggedConstraint, _ items: [String: Element]) -> String {
        guard let terms = logged.terms else { return logged.text }
        return terms.mapItems { Optional(name(of: $0, items)) }.text { $0 ?? "?" }
    }

    private static func name(of item: LoggedItem, _ items: [String: Element]) -> String { items[item.address]?.shortName ?? item.words }

    private static func origin(of logged: LoggedConstraint, _ items: [String: Element]) -> String {
        let view = (logged.terms?.first.item).map { "'\(name(of: $0, items))'" } ?? "a view"
        let other = (logged.terms?.second?.item).map { "'\(name(of: $0, items))'" }
        switch logged.origin {
        case .autoresizingMask:
            return
                "made of the autoresizing mask of \(view): a view that code places needs translatesAutoresizingMaskIntoConstraints = false"
        case .contentSize: return "the size of the content of \(view)"
        case .host: return "the size that \(view) was given at that moment by the table, the collection view or the window that it is in"
        case .stack:
            let stack = [logged.terms?.first.item, logged.terms?.second?.item].compactMap(\.self).first {
                $0.className.contains("StackView")
            }
            return "made by \(stack.map { "'\(name(of: $0, items))'" } ?? "a stack view") to arrange \(stack == nil ? view : "its views")"
        case .library(let name): return "made in code with \(name)"
        case .system: return "made by the system" + (logged.identifier.map { " ('\($0)')" } ?? "")
        case .unknown:
            if logged.terms == nil { return "its words are not understood" }
            return "in none of the documents: made or changed in code"
                + (other == nil ? ", for \(view)" : ", between \(view) and \(other ?? "")")
        }
    }
}
