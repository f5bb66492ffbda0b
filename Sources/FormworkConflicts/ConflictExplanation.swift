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
        /// The change that code made to the document's constraint; nil where the log has it as written.
        package var change: String?
        /// Whether it is the one that is given up.
        package var isBroken: Bool
        /// As the log has it.
        package var logged: LoggedConstraint
    }

    /// The document's file; nil where no document has any of the constraints.
    package var file: String?
    /// The document; nil where none has any of the constraints.
    package var document: InterfaceDocument?
    /// Other documents that have them just as well.
    package var otherFiles: [String] = []
    /// The constraints, in the log's order.
    package var lines: [Line]
    /// The number of times that the log has the conflict.
    package var times = 1
    /// Whether all that the log says can hold at once, so that something else must have been different.
    package var isConsistent: Bool

    /// The conflicts of a log, each once however often the log has it, in the order of their first lines.
    ///
    /// - Parameter documents: where the constraints are looked for.
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
    ///   - conflict: what the log says.
    ///   - documents: where its constraints are looked for; the one that has the most is taken.
    /// - Complexity: that of matching it with each document.
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
}
