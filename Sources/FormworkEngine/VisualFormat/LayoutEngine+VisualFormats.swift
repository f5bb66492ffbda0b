import FormworkModel

extension LayoutEngine {
    /// Returns constraints in the visual format language, chained as far as possible, and those that it can't express.
    ///
    /// Views are named by their names: constraints of views whose names aren't identifiers, or aren't unique, belong to the rest.
    ///
    /// - Complexity: O(n log n) in the number of constraints.
    public func visualFormats(of constraints: [LayoutConstraint]) -> (formats: [String], rest: [LayoutConstraint]) {
        var writer = VisualFormatWriter(engine: self)
        var rest: [LayoutConstraint] = []
        for constraint in constraints where !writer.add(constraint) { rest.append(constraint) }
        return (writer.formats(isVertical: false) + writer.formats(isVertical: true), rest)
    }
}

/// Writes constraints in the visual format language.
private struct VisualFormatWriter {
    /// A place where a gap begins or ends: a view, or nil for the superview's edge.
    private struct Link: Hashable {
        var isVertical: Bool
        var before: Int?
        var after: Int?
        /// Whether the gap is measured from the superview's margins.
        var isMargin = false
    }

    let engine: LayoutEngine
    /// The gaps and their conditions, in the order of their first constraint.
    private var links: [(link: Link, predicates: [String])] = []
    private var placeOfLink: [Link: Int] = [:]
    /// The conditions on the length of a view, by axis and view.
    private var lengths: [[Int: [String]]] = [[:], [:]]
    private var lengthOrder: [[Int]] = [[], []]
    private let namedViews: [String: Int]

    init(engine: LayoutEngine) {
        self.engine = engine
        var counts: [String: Int] = [:]
        for view in engine.views.indices where !engine.views[view].isRemoved { counts[engine.name(view), default: 0] += 1 }
        namedViews = counts
    }

    mutating func add(_ constraint: LayoutConstraint) -> Bool {
        let record = engine.constraints[constraint.number]
        let first = Int(record.first)
        if record.firstAttribute.isSize { return addLength(record, first: first) }
        guard let second = record.secondView, record.multiplier == 1, let ends = ends(record) else { return false }
        if engine.views[first].parent == second || engine.views[second].parent == first {
            return addEdge(record, first: first, second: second, isVertical: ends.isVertical)
        }
        guard engine.views[first].parent == engine.views[second].parent, ends.first != ends.second, record.firstPart == .frame,
            record.secondPart == .frame, isNamed(first), isNamed(second)
        else { return false }
        // The gap is the distance from the end of one to the start of the other.
        let isForward = ends.first == .start
        let link = Link(
            isVertical: ends.isVertical, before: isForward ? second : first, after: isForward ? first : second)
        add(
            link, relation: isForward ? record.relation : record.relation.flipped,
            constant: isForward ? record.constant : 0 - record.constant,
            priority: record.priority)
        return true
    }

    /// An edge of a view in the direction of the layout.
    private enum End { case start, end }

    private func ends(_ record: ConstraintRecord) -> (isVertical: Bool, first: End, second: End)? {
        func end(_ attribute: LayoutAttribute) -> (isVertical: Bool, end: End)? {
            switch attribute {
            case .leading: (false, .start)
            case .trailing: (false, .end)
            case .top: (true, .start)
            case .bottom: (true, .end)
            default: nil
            }
        }
        guard let first = end(record.firstAttribute), let second = end(record.secondAttribute), first.isVertical == second.isVertical
        else { return nil }
        return (first.isVertical, first.end, second.end)
    }

    private func isNamed(_ view: Int) -> Bool {
        let name = engine.name(view)
        guard let first = name.first, first.isLetter || first == "_" else { return false }
        return namedViews[name] == 1 && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }

    // MARK: Gaps

    /// Adds a constraint between a view and its superview.
    private mutating func addEdge(_ record: ConstraintRecord, first: Int, second: Int, isVertical: Bool) -> Bool {
        let isChildFirst = engine.views[first].parent == second
        let child = isChildFirst ? first : second
        let (childPart, parentPart) = isChildFirst ? (record.firstPart, record.secondPart) : (record.secondPart, record.firstPart)
        guard record.firstAttribute == record.secondAttribute, childPart == .frame, parentPart != .safeArea, isNamed(child) else {
            return false
        }
        let isStart = record.firstAttribute == .leading || record.firstAttribute == .top
        // Distances count inwards.
        let isInward = isStart == isChildFirst
        let isMargin = parentPart == .margins
        if isMargin, record.constant != 0 || record.relation != .equal || record.priority != 1000 { return false }
        let link = Link(isVertical: isVertical, before: isStart ? nil : child, after: isStart ? child : nil, isMargin: isMargin)
        add(
            link, relation: isInward ? record.relation : record.relation.flipped,
            constant: isInward ? record.constant : 0 - record.constant,
            priority: record.priority)
        return true
    }

    private mutating func add(_ link: Link, relation: LayoutRelation, constant: Double, priority: Double) {
        let text = Self.sign(relation) + (constant + 0).plainText + Self.suffix(priority)
        if let place = placeOfLink[link] {
            links[place].predicates.append(text)
        } else {
            placeOfLink[link] = links.count
            links.append((link, [text]))
        }
    }

    private static func sign(_ relation: LayoutRelation) -> String {
        switch relation {
        case .equal: ""
        case .lessThanOrEqual: "<="
        case .greaterThanOrEqual: ">="
        }
    }

    private static func suffix(_ priority: Double) -> String { priority == 1000 ? "" : "@" + priority.plainText }

    // MARK: Lengths

    private mutating func addLength(_ record: ConstraintRecord, first: Int) -> Bool {
        guard isNamed(first), record.firstPart == .frame else { return false }
        let axis = record.firstAttribute == .height ? 1 : 0
        var text = Self.sign(record.relation)
        if let second = record.secondView {
            guard record.secondAttribute == record.firstAttribute, record.secondPart == .frame, isNamed(second), record.multiplier > 0
            else {
                return false
            }
            text += engine.name(second)
            if record.multiplier != 1 { text += "*" + record.multiplier.plainText }
            if record.constant != 0 { text += (record.constant > 0 ? "+" : "") + record.constant.plainText }
        } else {
            text += record.constant.plainText
        }
        if lengths[axis][first] == nil { lengthOrder[axis].append(first) }
        lengths[axis][first, default: []].append(text + Self.suffix(record.priority))
        return true
    }

    // MARK: Chains

    /// Returns the formats of one axis: each gap and each length once, in chains as long as possible.
    mutating func formats(isVertical: Bool) -> [String] {
        let axis = isVertical ? 1 : 0
        let places = links.indices.filter { links[$0].link.isVertical == isVertical }
        var outgoing: [Int: [Int]] = [:]
        var incomingCount: [Int: Int] = [:]
        for place in places {
            if let view = links[place].link.before { outgoing[view, default: []].append(place) }
            if let view = links[place].link.after { incomingCount[view, default: 0] += 1 }
        }
        for view in outgoing.keys { outgoing[view]?.reverse() }
        var isUsed: Set<Int> = []
        var isWritten: Set<Int> = []
        var result: [String] = []

        func view(_ number: Int) -> String {
            let conditions = isWritten.insert(number).inserted ? lengths[axis][number] ?? [] : []
            return "[\(engine.name(number))\(conditions.isEmpty ? "" : "(\(conditions.joined(separator: ",")))")]"
        }

        /// The next unused gap that begins at a view.
        func gapAfter(_ view: Int) -> Int? {
            while let place = outgoing[view]?.last {
                if !isUsed.contains(place) { return place }
                outgoing[view]?.removeLast()
            }
            return nil
        }

        // A chain begins at a gap that no other one leads to; in a ring, at any. The gaps that a chain leaves at its views begin others.
        var starts = places.filter { links[$0].link.before.map { incomingCount[$0] == nil } ?? true } + places
        starts.reverse()
        while let start = starts.popLast() {
            if !isUsed.insert(start).inserted { continue }
            var text = (isVertical ? "V:" : "H:") + (links[start].link.before.map(view) ?? "|") + gap(start)
            var end = links[start].link.after
            while let number = end {
                text += view(number)
                guard let next = gapAfter(number) else { break }
                isUsed.insert(next)
                text += gap(next)
                end = links[next].link.after
            }
            result.append(end == nil ? text + "|" : text)
        }
        for number in lengthOrder[axis] where !isWritten.contains(number) { result.append((isVertical ? "V:" : "H:") + view(number)) }
        return result
    }

    private func gap(_ place: Int) -> String {
        let (link, predicates) = links[place]
        if link.isMargin { return "-" }
        if predicates == ["0"] { return "" }
        let isPlain = predicates.count == 1 && predicates[0].allSatisfy { $0.isNumber || $0 == "." }
        return isPlain ? "-\(predicates[0])-" : "-(\(predicates.joined(separator: ",")))-"
    }
}
