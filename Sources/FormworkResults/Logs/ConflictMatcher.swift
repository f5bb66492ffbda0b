import FormworkModel
import FormworkTree

/// Matches a log's constraints with a document.
///
/// A log identifies a view by its address, its class and perhaps its text. A view must be the same element in all constraints. The matcher searches
/// for the assignment of elements to addresses that explains the most constraints with the most evidence.
struct ConflictMatcher {
    private let document: InterfaceDocument
    private let conflict: ConflictLog.Conflict
    private let names: DocumentNames
    private var candidates: [[Candidate]] = []
    private var order: [Int] = []
    private var steps = 0
    private var best: [[Int: Int]] = []
    private var bestScore = 0

    /// The maximum number of search steps, after which the best match so far is used.
    private static let stepLimit = 200_000
    /// The maximum number of constraints to match together. No real conflict has as many.
    private static let depthLimit = 1_000
    /// The maximum number of equally good matches to distinguish.
    private static let readingLimit = 32

    /// A document's constraint that may be a logged one, with the assignment of its items and the evidence for it.
    private struct Candidate {
        var constraint: Int
        var items: [(address: String, node: Int)]
        var score: Int
        /// The logged constant, with the sides in the document's order.
        var constant: Double
    }

    /// Returns the best match of a conflict with a document; nil where the document contains none of its constraints.
    ///
    /// - Complexity: O(n·m) for n constraints of the document and m of the log. The search for a consistent assignment has a limit.
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
            return constraints.indices.compactMap { candidate(constraints[$0], logged: logged, terms: terms) }
        }
        // Constraints with the fewest candidates come first, because they determine the others.
        let sorted = candidates.indices.filter { !candidates[$0].isEmpty }.sorted {
            (candidates[$0].count, $0) < (candidates[$1].count, $1)
        }
        order = Array(sorted.prefix(Self.depthLimit))
    }

    private func candidate(_ constraint: Constraint, logged: LoggedConstraint, terms: LoggedTerms) -> Candidate? {
        // Logs contain the identifiers of constraints, so they must be equal.
        if logged.identifier != constraint.identifier { return nil }
        // Code can activate a constraint that is not installed only through an outlet.
        guard !names.isSwitchedOff(constraint) || names.outlet(to: constraint.record.node) != nil, !constraint.isPlaceholder else {
            return nil
        }
        let own = constraint.record.terms
        let readings = [terms, terms.flipped].compactMap(\.self)
        var result: Candidate?
        for reading in readings {
            guard var found = fit(own, logged: reading, constraint: constraint, entry: logged) else { continue }
            found.constraint = constraint.index
            if logged.identifier != nil { found.score += 20 }
            if constraint.isInstalled { found.score += 1 }
            // A log contains only required constraints.
            if constraint.priority >= reading.priority { found.score += 2 }
            if result.map({ $0.score < found.score }) ?? true { result = found }
        }
        return result
    }

    private func fit(
        _ own: InterfaceDocument.ConstraintTerms<NodeIndex?>, logged: LoggedTerms, constraint: Constraint, entry: LoggedConstraint
    ) -> Candidate? {
        guard own.relation == logged.relation, (own.second == nil) == (logged.second == nil),
            Self.isEqual(own.first.attribute, logged.first.attribute), abs(own.multiplier - logged.multiplier) < 0.001,
            let first = own.first.item, var score = score(first, item: logged.first.item)
        else { return nil }
        // The system determines standard spacing. With an identifier the constraint is certain even if code changed its constant, and through an
        // outlet code can change the constant.
        let agrees = abs(own.constant - logged.constant) < 0.01 || constraint.isSymbolic && entry.isSymbolic
        guard agrees || entry.identifier != nil || names.outlet(to: constraint.record.node) != nil else { return nil }
        score += agrees ? 12 : 2
        var items = [(logged.first.item.address, first.place)]
        if let second = own.second, let other = logged.second {
            guard Self.isEqual(second.attribute, other.attribute), let node = second.item, let more = self.score(node, item: other.item)
            else {
                return nil
            }
            score += more
            items.append((other.item.address, node.place))
        }
        // A name that the document does not have proves nothing: at least one item must have a class or a matching name.
        let ends = [(first, logged.first.item), own.second.flatMap { $0.item }.flatMap { node in logged.second.map { (node, $0.item) } }]
        let isSure = ends.compactMap(\.self).contains { node, item in
            !item.className.isEmpty || names.agreement(of: Element(document: document, node: node), with: item) > 0
        }
        guard isSure else { return nil }
        return Candidate(constraint: 0, items: items, score: score, constant: logged.constant)
    }

    /// Whether two attributes are equal. Logs have leading and trailing instead of left and right where both mean the same.
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

    /// Returns the evidence that an element is the log's view or guide; nil where it cannot be.
    private func score(_ node: NodeIndex, item: LoggedItem) -> Int? {
        let element = Element(document: document, node: node)
        if let guide = element.asGuide {
            guard item.isGuide || item.className.isEmpty else { return nil }
            // A guide's name contains its kind: `UIViewSafeAreaLayoutGuide`.
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
        visit(0, score: 0, most: most, chosen: &chosen, nodes: &nodes, addresses: &addresses, taken: &taken)
    }

    private mutating func visit(
        _ depth: Int, score: Int, most: [Int], chosen: inout [Int: Int], nodes: inout [String: Int],
        addresses: inout [Int: String], taken: inout Set<Int>
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
                visit(
                    depth + 1, score: score + candidate.score, most: most, chosen: &chosen, nodes: &nodes, addresses: &addresses,
                    taken: &taken)
                taken.remove(candidate.constraint)
                chosen[entry] = nil
            }
            for (address, node) in added {
                nodes[address] = nil
                addresses[node] = nil
            }
        }
        visit(depth + 1, score: score, most: most, chosen: &chosen, nodes: &nodes, addresses: &addresses, taken: &taken)
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
