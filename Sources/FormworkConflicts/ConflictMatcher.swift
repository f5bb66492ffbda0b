import FormworkModel
import FormworkTree

/// Finds a log's constraints in a document.
///
/// The log knows a view by its address, its class and perhaps its text; what it says of a view in one constraint must fit what it says in
/// the others. So this looks for the largest number of constraints for which one choice of views fits all, the more certain ones first.
struct ConflictMatcher {
    private let document: InterfaceDocument
    private let conflict: ConflictLog.Conflict
    private let names: DocumentNames
    private var candidates: [[Candidate]] = []
    private var order: [Int] = []
    private var steps = 0
    private var best: [[Int: Int]] = []
    private var bestScore = 0

    /// Beyond this many steps the best that was found stands.
    private static let stepLimit = 200_000
    /// How many constraints of a log are looked for together: no conflict that anybody reads has as many.
    private static let depthLimit = 1_000
    /// How many equally good readings are told apart.
    private static let readingLimit = 32

    /// A constraint that a log's one may be: what its views are then, and how much speaks for it.
    private struct Candidate {
        var constraint: Int
        var items: [(address: String, node: Int)]
        var score: Int
        /// The log's constant, with the sides in the document's order.
        var constant: Double
    }

    /// The reading of a conflict that fits a document best; nil where no constraint of it is there.
    ///
    /// - Complexity: O(n·m) for n constraints of the document and m of the log; the search for a choice that fits all has a limit.
    static func match(_ conflict: ConflictLog.Conflict, in names: DocumentNames) -> ConflictMatch? {
        var matcher = ConflictMatcher(names: names, conflict: conflict)
        matcher.collect()
        matcher.search()
        return matcher.result()
    }

    private init(names: DocumentNames, conflict: ConflictLog.Conflict) {
        document = names.document
        self.names = names
        self.conflict = conflict
    }

    // MARK: Candidates

    private mutating func collect() {
        let constraints = document.constraints
        candidates = conflict.constraints.map { logged in
            guard logged.origin == .unknown, let terms = logged.terms else { return [] }
            return constraints.indices.compactMap { candidate(constraints[$0], logged, terms) }
        }
        // The fewest choices first: they decide the others.
        let sorted = candidates.indices.filter { !candidates[$0].isEmpty }.sorted {
            (candidates[$0].count, $0) < (candidates[$1].count, $1)
        }
        order = Array(sorted.prefix(Self.depthLimit))
    }

    private func candidate(_ constraint: Constraint, _ logged: LoggedConstraint, _ terms: LoggedTerms) -> Candidate? {
        // Debuggers show the identifier: one that is there must be the same.
        if logged.identifier != constraint.identifier { return nil }
        // Code activates through an outlet what is not installed.
        guard !names.isSwitchedOff(constraint) || names.outlet(to: constraint.record.node) != nil, !constraint.isPlaceholder else {
            return nil
        }
        let own = constraint.record.terms
        let readings = [terms, terms.flipped].compactMap(\.self)
        var result: Candidate?
        for reading in readings {
            guard var found = fit(own, reading, constraint, logged) else { continue }
            found.constraint = constraint.index
            if logged.identifier != nil { found.score += 20 }
            if constraint.isInstalled { found.score += 1 }
            // Only what is required is in a log.
            if constraint.priority >= reading.priority { found.score += 2 }
            if result.map({ $0.score < found.score }) ?? true { result = found }
        }
        return result
    }

    private func fit(
        _ own: ConstraintTerms<NodeIndex?>, _ logged: LoggedTerms, _ constraint: Constraint, _ entry: LoggedConstraint
    ) -> Candidate? {
        guard own.relation == logged.relation, (own.second == nil) == (logged.second == nil),
            Self.isEqual(own.first.attribute, logged.first.attribute), abs(own.multiplier - logged.multiplier) < 0.001,
            let first = own.first.item, var score = score(first, logged.first.item)
        else { return nil }
        // Standard spacing is what the system says; an identifier makes sure that the constraint is the one, whatever code made of it,
        // and through an outlet code can give it another constant.
        let agrees = abs(own.constant - logged.constant) < 0.01 || constraint.isSymbolic && entry.isSymbolic
        guard agrees || entry.identifier != nil || names.outlet(to: constraint.record.node) != nil else { return nil }
        score += agrees ? 12 : 2
        var items = [(logged.first.item.address, first.place)]
        if let second = own.second, let other = logged.second {
            guard Self.isEqual(second.attribute, other.attribute), let node = second.item, let more = self.score(node, other.item) else {
                return nil
            }
            score += more
            items.append((other.item.address, node.place))
        }
        // A name that the document does not have says nothing: one item at least must have a class, or its own name.
        let ends = [(first, logged.first.item), own.second.flatMap { $0.item }.flatMap { node in logged.second.map { (node, $0.item) } }]
        let isSure = ends.compactMap(\.self).contains { node, item in
            !item.className.isEmpty || names.agreement(of: Element(document: document, node: node), with: item) > 0
        }
        guard isSure else { return nil }
        return Candidate(constraint: 0, items: items, score: score, constant: logged.constant)
    }

    /// Logs have leading and trailing for left and right where both mean the same.
    private static func isEqual(_ left: LayoutAttribute, _ right: LayoutAttribute) -> Bool {
        func plain(_ attribute: LayoutAttribute) -> LayoutAttribute {
            switch attribute {
            case .left: .leading
            case .right: .trailing
            case .leftMargin: .leadingMargin
            case .rightMargin: .trailingMargin
            case .baseline: .lastBaseline
            default: attribute
            }
        }
        return plain(left) == plain(right)
    }

    /// How much speaks for an element to be the log's view or guide; nil where it cannot be.
    private func score(_ node: NodeIndex, _ item: LoggedItem) -> Int? {
        let element = Element(document: document, node: node)
        if let guide = element.asGuide {
            guard item.isGuide || item.className.isEmpty else { return nil }
            // A guide's name tells which it is: `UIViewSafeAreaLayoutGuide`.
            if let text = item.text?.lowercased() {
                if text.contains("safearea") { return guide.kind == "safeArea" ? 2 : nil }
                if text.contains("contentlayout") { return guide.kind == "contentLayoutGuide" ? 2 : nil }
                if text.contains("framelayout") { return guide.kind == "frameLayoutGuide" ? 2 : nil }
                if text.contains("margins") { return nil }
            }
            return 1
        }
        var score = 1
        if !item.className.isEmpty {
            guard !item.isGuide else { return nil }
            let isContentView = element.name.hasSuffix("CellContentView")
            let name = element.customClass ?? element.platformClass ?? element.name
            let ownName = name.split(separator: ".").last.map(String.init) ?? name
            if item.className.hasSuffix("ContentView"), isContentView {
                score = 2
            } else {
                guard item.className == ownName || item.className == RuntimeClassName.plain(ownName) else { return nil }
                if element.customClass != nil { score = 3 }
            }
        }
        return score + names.agreement(of: element, with: item)
    }

    // MARK: Search

    private mutating func search() {
        var most = Array(repeating: 0, count: order.count + 1)
        for index in order.indices.reversed() { most[index] = most[index + 1] + (candidates[order[index]].map(\.score).max() ?? 0) }
        var chosen: [Int: Int] = [:]
        var nodes: [String: Int] = [:]
        var addresses: [Int: String] = [:]
        var taken: Set<Int> = []
        visit(0, 0, most, &chosen, &nodes, &addresses, &taken)
    }

    private mutating func visit(
        _ depth: Int, _ score: Int, _ most: [Int], _ chosen: inout [Int: Int], _ nodes: inout [String: Int],
        _ addresses: inout [Int: String], _ taken: inout Set<Int>
    ) {
        steps += 1
        guard steps < Self.stepLimit, score + most[depth] >= bestScore else { return }
        guard depth < order.count else {
            if score > bestScore { (bestScore, best) = (score, []) }
            if score == bestScore, score > 0, best.count < Self.readingLimit, !best.contains(chosen) { best.append(chosen) }
            return
        }
        let entry = order[depth]
        for (index, candidate) in candidates[entry].enumerated() where !taken.contains(candidate.constraint) {
            var added: [(String, Int)] = []
            var fits = true
            for (address, node) in candidate.items {
                if let known = nodes[address] {
                    if known != node { fits = false }
                } else if let other = addresses[node], other != address {
                    fits = false
                } else {
                    nodes[address] = node
                    addresses[node] = address
                    added.append((address, node))
                }
            }
            if fits {
                chosen[entry] = index
                taken.insert(candidate.constraint)
                visit(depth + 1, score + candidate.score, most, &chosen, &nodes, &addresses, &taken)
                taken.remove(candidate.constraint)
                chosen[entry] = nil
            }
            for (address, node) in added {
                nodes[address] = nil
                addresses[node] = nil
            }
        }
        visit(depth + 1, score, most, &chosen, &nodes, &addresses, &taken)
    }

    private func result() -> ConflictMatch? {
        guard let first = best.first else { return nil }
        let none = conflict.constraints.map { _ in nil as Double? }
        var match = ConflictMatch(
            constraints: none.map { _ in nil }, constants: none, alternatives: none.map { _ in [] }, items: [:], score: bestScore)
        for (entry, index) in first {
            let found = candidates[entry][index].constraint
            match.constraints[entry] = Constraint(document: document, index: found)
            match.constants[entry] = candidates[entry][index].constant
            var others: Set<Int> = []
            for reading in best.dropFirst() {
                if let other = reading[entry].map({ candidates[entry][$0].constraint }), other != found { others.insert(other) }
            }
            match.alternatives[entry] = others.sorted().map { Constraint(document: document, index: $0) }
        }
        var nodes: [String: Set<Int>] = [:]
        for reading in best {
            for (entry, index) in reading {
                for (address, node) in candidates[entry][index].items { nodes[address, default: []].insert(node) }
            }
        }
        for (address, found) in nodes where found.count == 1 {
            if let node = found.first { match.items[address] = Element(document: document, node: NodeIndex(node)) }
        }
        return match
    }
}
