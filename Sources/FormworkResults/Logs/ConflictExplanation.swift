package import FormworkModel

/// A conflict of a log, described with the names of a document that contains its constraints.
package struct ConflictExplanation: Sendable {
    /// One constraint of the conflict.
    package struct Line: Sendable {
        /// The constraint in words, with the document's names where it is known.
        package var text: String
        /// The document's constraint; nil for one that is in no document.
        package var constraint: InterfaceDocument.Constraint?
        /// Other constraints of the document that match equally well.
        package var alternatives: [InterfaceDocument.Constraint]
        /// The origin of a constraint that is in no document.
        package var origin: String?
        /// The change that code made to the document's constraint; nil where the log has it as written.
        package var change: String?
        /// Whether the system breaks this constraint.
        package var isBroken: Bool
        /// The constraint as the log describes it.
        package var logged: LoggedConstraint
    }

    /// The document's file; nil where no document contains any of the constraints.
    package var file: String?
    /// The document; nil where none contains any of the constraints.
    package var document: InterfaceDocument?
    /// Other documents that match equally well.
    package var otherFiles: [String] = []
    /// The constraints, in the log's order.
    package var lines: [Line]
    /// The number of times that the conflict is in the log.
    package var times = 1
    /// Whether all constraints of the log can be satisfied at once, so that the conflict must have another cause.
    package var isConsistent: Bool

    /// Returns the conflicts of a log without duplicates, in the order of their first occurrence.
    ///
    /// - Parameter documents: the documents to search for the constraints.
    /// - Complexity: that of matching each conflict with each document.
    package static func explanations(
        of log: ConflictLog, in documents: [(file: String, document: InterfaceDocument)]
    ) -> [ConflictExplanation] {
        let sources = documents.map { ($0.file, DocumentNames($0.document)) }
        var result: [ConflictExplanation] = []
        var places: [[String]: Int] = [:]
        for conflict in log.conflicts {
            let explanation = ConflictExplanation(conflict, in: sources)
            let key = explanation.lines.map { "\($0.isBroken) \($0.constraint?.index ?? -1) \($0.text)" }.sorted()
            if let place = places[key] {
                result[place].times += 1
            } else {
                places[key] = result.count
                result.append(explanation)
            }
        }
        return result
    }

    /// - Parameters:
    ///   - conflict: the conflict in the log.
    ///   - documents: the documents to search for its constraints. The one with the best match is used.
    /// - Complexity: that of matching the conflict with each document.
    private init(_ conflict: ConflictLog.Conflict, in documents: [(file: String, names: DocumentNames)]) {
        var best: (file: String, names: DocumentNames, match: ConflictMatch)?
        for (file, names) in documents {
            guard let match = ConflictMatcher.match(conflict, in: names) else { continue }
            if let best, best.match.score >= match.score {
                if best.match.score == match.score { otherFiles.append(file) }
                continue
            }
            best = (file, names, match)
            otherFiles = []
        }
        file = best?.file
        document = best?.names.document
        let words = LoggedWords(names: best?.names, items: best?.match.items ?? [:])
        lines = conflict.constraints.enumerated().map { index, logged in
            let found = best?.match.constraints[index]
            let constant = best?.match.constants[index]
            return Line(
                text: found.map { words.text(of: $0, logged, constant: constant) } ?? words.text(of: logged), constraint: found,
                alternatives: best?.match.alternatives[index] ?? [],
                origin: found == nil ? words.origin(of: logged) : nil,
                change: found.flatMap { words.change(of: $0, logged, constant: constant) }, isBroken: conflict.broken == logged.address,
                logged: logged)
        }
        isConsistent = conflict.isConsistent
    }

    /// The number of constraints that the document contains.
    package var found: Int { lines.count { $0.constraint != nil } }

    /// The ids of the views that the matched constraints refer to, including the owners of guides.
    package var markedViews: Set<String> {
        var ids: Set<String> = []
        for constraint in lines.compactMap(\.constraint) {
            for item in [constraint.firstItem, constraint.secondItem].compactMap(\.self) {
                if let id = (item.asGuide?.owner ?? item).id { ids.insert(id) }
            }
        }
        return ids
    }

    /// The id of the scene that contains the first matched constraint; nil in a XIB.
    package var scene: String? { lines.lazy.compactMap(\.constraint).first?.owner.asView?.scene?.id }
}
