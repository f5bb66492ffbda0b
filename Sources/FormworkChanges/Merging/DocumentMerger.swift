import FormworkModel
import FormworkTree

/// Decides for each node of a merge whether it is in the result, and where.
struct DocumentMerger {
    let entries: MergeEntries
    let favored: MergeSide
    let frames: any DerivedFrames
    /// Whether to leave out their side's folded changes; our side is the base then.
    let omitsFoldedChanges: Bool
    private let ourChanges: SideChanges
    private let theirChanges: SideChanges
    private(set) var conflicts: [MergeConflict] = []
    /// Whether each entry is in the result.
    private(set) var stays: [Bool]
    /// The parent of each entry; nil at the top level.
    private(set) var parents: [Int?]
    /// The children of each entry, in order.
    private(set) var children: [[Int]]
    /// The top-level entries, in order.
    private(set) var top: [Int] = []
    let names: MergeNames

    init(
        _ entries: MergeEntries, ourChanges: SideChanges, theirChanges: SideChanges, favoring side: MergeSide,
        frames: any DerivedFrames,
        omitsFoldedChanges: Bool = false
    ) {
        self.entries = entries
        self.ourChanges = ourChanges
        self.theirChanges = theirChanges
        favored = side
        self.frames = frames
        self.omitsFoldedChanges = omitsFoldedChanges
        let count = entries.entries.count
        stays = Array(repeating: true, count: count)
        parents = Array(repeating: nil, count: count)
        children = Array(repeating: [], count: count)
        names = MergeNames(entries)
    }

    func changes(_ side: MergeSide) -> SideChanges { side == .ours ? ourChanges : theirChanges }

    mutating func decide() {
        decideStaying()
        decideParents()
        dropOrphans()
        dropDangling()
        keepResources()
        settleLists()
        decideOrder()
    }

    // MARK: Staying

    private mutating func decideStaying() {
        for index in entries.entries.indices {
            let entry = entries[index]
            guard let base = entry.base else {
                if omitsFoldedChanges { stays[index] = isWanted(index) }
                continue
            }
            switch (entry.ours, entry.theirs) {
            case (nil, nil): stays[index] = false
            case (nil, _?): stays[index] = removal(index, base: base, by: .ours)
            case (_?, nil): stays[index] = removal(index, base: base, by: .theirs)
            case (_?, _?): break
            }
        }
    }

    /// Whether a user added a node of their side, or its parent.
    private func isWanted(_ index: Int) -> Bool {
        guard let node = entries[index].theirs else { return true }
        if entries.theirs.tree.isList(node) { return true }
        if theirChanges.foldedAdditions.contains(node) { return false }
        guard let parent = entries.parent(of: index, in: .theirs), entries[parent].base == nil else { return true }
        return stays[parent]
    }

    /// Whether a node that one side removed is kept, with a conflict if the other side changed it.
    private mutating func removal(_ index: Int, base: NodeIndex, by side: MergeSide) -> Bool {
        // Lists stay for now. Empty ones are removed at the end.
        if entries.base.tree.isList(base) { return true }
        // A node that was removed with its owner is treated like the owner, unless the other side moved it.
        if let holder = holder(of: index), entries[holder][side] == nil,
            entries.parent(of: index, in: side.other) == entries.parentInBase(of: index)
        {
            return stays[holder]
        }
        if omitsFoldedChanges { return theirChanges.foldedRemovals.contains(base) }
        guard changes(side.other).touches(base) else { return false }
        let (object, property) = names.place(of: base, attribute: nil)
        let kept = names.summary(of: index, in: side.other)
        conflicts.append(
            conflict(
                .removal, index: index, object: object, property: property, ours: side == .ours ? nil : kept,
                theirs: side == .theirs ? nil : kept))
        return favored != side
    }

    /// Returns the parent of an entry in the base, skipping lists.
    private func holder(of index: Int) -> Int? {
        var parent = entries.parentInBase(of: index)
        while let list = parent, let node = entries[list].base, entries.base.tree.isList(node) { parent = entries.parentInBase(of: list) }
        return parent
    }

    // MARK: Places

    private mutating func decideParents() {
        for index in entries.entries.indices where stays[index] { parents[index] = parent(of: index) }
        // The two sides may have moved two objects into each other.
        for index in entries.entries.indices where stays[index] {
            var (slow, fast) = (index, parents[index])
            while let next = fast, next != slow {
                slow = parents[slow] ?? slow
                fast = parents[next].flatMap { parents[$0] }
            }
            guard fast != nil else { continue }
            report(.place, index: index)
            parents[index] = entries.parent(of: index, in: favored) ?? entries.parentInBase(of: index)
        }
    }

    private mutating func parent(of index: Int) -> Int? {
        let entry = entries[index]
        let (ours, theirs) = (entries.parent(of: index, in: .ours), entries.parent(of: index, in: .theirs))
        guard entry.ours != nil else { return theirs }
        guard entry.theirs != nil else { return ours }
        if ours == theirs { return ours }
        let base = entries.parentInBase(of: index)
        if omitsFoldedChanges, let node = entry.base, theirChanges.foldedMoves.contains(node), hasPlace(ours) { return ours }
        if entry.base != nil, ours == base { return theirs }
        if entry.base != nil, theirs == base { return ours }
        report(.place, index: index)
        return favored == .ours ? ours : theirs
    }

    /// Whether an element of the base is in the result. A list is if its owner is.
    private func hasPlace(_ index: Int?) -> Bool {
        guard let index, let node = entries[index].base else { return true }
        return stays[index] && (!entries.base.tree.isList(node) || hasPlace(holder(of: index)))
    }

    private mutating func report(_ kind: MergeConflict.Kind, index: Int) {
        let (object, property) = names.place(of: index)
        conflicts.append(
            conflict(
                kind, index: index, object: object, property: property,
                ours: entries.parent(of: index, in: .ours).map { "in " + names.name(of: $0) },
                theirs: entries.parent(of: index, in: .theirs).map { "in " + names.name(of: $0) }))
    }

    /// Removes descendants of removed nodes. Conflicts about changed ones are already recorded.
    private mutating func dropOrphans() {
        var isRooted = [Bool?](repeating: nil, count: stays.count)
        for index in stays.indices where stays[index] {
            var path: [Int] = []
            var current: Int? = index
            var answer = true
            while let node = current {
                if let known = isRooted[node] {
                    answer = known
                    break
                }
                if !stays[node] {
                    answer = false
                    break
                }
                path.append(node)
                current = parents[node]
            }
            for node in path { isRooted[node] = answer }
            guard !answer else { continue }
            let entry = entries[index]
            // One side added or moved an object into a parent that the other side removed.
            let side: MergeSide = entry.ours != nil && entries.parent(of: index, in: .ours) == parents[index] ? .ours : .theirs
            let isNewThere = entry.base == nil || entries.parentInBase(of: index) != parents[index]
            if isNewThere, let parent = parents[index], !stays[parent] {
                let (object, property) = names.place(of: index)
                let kept = names.summary(of: index, in: side)
                conflicts.append(
                    conflict(
                        .removal, index: index, object: object, property: property, ours: side == .ours ? kept : nil,
                        theirs: side == .theirs ? kept : nil))
            }
        }
        for index in stays.indices where isRooted[index] == false { stays[index] = false }
    }

    /// Removes the remaining constraints and connections of removed objects, with a conflict for each.
    private mutating func dropDangling() {
        for index in stays.indices where stays[index] {
            let side = leading(index)
            guard let ends = entries.ends(of: index, in: side), ends.contains(where: { !stays[$0] }) else { continue }
            drop(index)
            let (object, property) = names.place(of: index)
            let kept = names.summary(of: index, in: side)
            conflicts.append(
                conflict(
                    .removal, index: index, object: object, property: property, ours: side == .ours ? kept : nil,
                    theirs: side == .theirs ? kept : nil))
        }
    }

    /// Returns the side that determines the ends of a constraint or a connection: the one that changed them.
    private func leading(_ index: Int) -> MergeSide {
        guard let ours = entries.ends(of: index, in: .ours) else { return .theirs }
        guard let theirs = entries.ends(of: index, in: .theirs) else { return .ours }
        if ours == theirs { return .ours }
        let base = entries.endsInBase(of: index)
        return ours == base ? .theirs : theirs == base ? .ours : favored
    }

    private mutating func drop(_ index: Int) {
        stays[index] = false
        for side in MergeSide.allCases {
            guard let node = entries[index][side] else { continue }
            for child in entries.tree(side).tree.children(of: node) {
                let entry = entries.entry(of: child, in: side)
                if stays[entry], parents[entry] == index { drop(entry) }
            }
        }
    }

    /// Keeps resources that one side removed if the result uses them.
    private mutating func keepResources() {
        var used: Set<String>?
        for index in stays.indices where !stays[index] {
            let entry = entries[index]
            guard let base = entry.base, entries.base.document.name(of: entries.base.parent(of: base)) == .resources,
                let side = entry.ours != nil ? MergeSide.ours : entry.theirs != nil ? .theirs : nil,
                let name = entries.base[.name, base], let parent = entries.parent(of: index, in: side), stays[parent]
            else { continue }
            let names = used ?? usedNames()
            used = names
            if !names.contains(name) { continue }
            keep(index, side: side)
            parents[index] = parent
        }
    }

    /// Removes lists that are empty in the result, if one side does not have them.
    private mutating func settleLists() {
        var isFilled = Array(repeating: false, count: stays.count)
        // One pass is enough: a list does not contain lists.
        for index in stays.indices where stays[index] { if let parent = parents[index] { isFilled[parent] = true } }
        for index in stays.indices.reversed() where stays[index] && !isFilled[index] {
            let entry = entries[index]
            let isOne = MergeSide.allCases.contains { entry[$0] == nil } && !(entry.base == nil && !omitsFoldedChanges)
            guard isOne, let node = entry.ours ?? entry.theirs else { continue }
            let tree = entry.ours == nil ? entries.theirs : entries.ours
            if tree.tree.isList(node), !tree.children(of: node).isEmpty { stays[index] = false }
        }
    }

    private mutating func keep(_ index: Int, side: MergeSide) {
        stays[index] = true
        guard let node = entries[index][side] else { return }
        for child in entries.tree(side).tree.children(of: node) {
            let entry = entries.entry(of: child, in: side)
            parents[entry] = index
            keep(entry, side: side)
        }
    }

    /// Returns all attribute values of the result outside of the lists of resources.
    private func usedNames() -> Set<String> {
        var names: Set<String> = []
        for side in MergeSide.allCases {
            let tree = entries.tree(side)
            for node in tree.tree.nodeIndices where stays[entries.entry(of: node, in: side)] && tree.isElement(node) {
                if tree.document.name(of: tree.parent(of: node)) == .resources { continue }
                let entry = entries[entries.entry(of: node, in: side)]
                for attribute in Element(document: tree.document, node: node).attributes {
                    // A value that the other side replaced does not count as used.
                    if let base = entry.base, let other = entry[side.other],
                        entries.base.element(base)[attribute.name] == attribute.value,
                        entries.tree(side.other).element(other)[attribute.name] != attribute.value
                    {
                        continue
                    }
                    names.insert(attribute.value)
                }
            }
        }
        return names
    }

    // MARK: Order

    private mutating func decideOrder() {
        // First the nodes of our side, in our order, then those that only their side has.
        for side in MergeSide.allCases {
            for node in entries.tree(side).tree.nodeIndices {
                let index = entries.entry(of: node, in: side)
                if side == .theirs, entries[index].ours != nil { continue }
                guard stays[index] else { continue }
                if let parent = parents[index] { children[parent].append(index) } else { top.append(index) }
            }
        }
        for index in children.indices where children[index].count > 1 { children[index] = ordered(children[index], in: index) }
        top = ordered(top, in: nil)
    }

    private mutating func ordered(_ members: [Int], in parent: Int?) -> [Int] {
        let ours = list(members, parent: parent, side: .ours), theirs = list(members, parent: parent, side: .theirs)
        if theirs.isEmpty || ours == theirs && ours.count == members.count { return members }
        let base = parent.flatMap { entries[$0].base }
        let isTheirs = base.map { theirChanges.reordered.contains($0) } ?? false
        let isOurs = base.map { ourChanges.reordered.contains($0) } ?? false
        if isOurs, isTheirs, let parent {
            let common = Set(ours).intersection(theirs)
            if ours.filter(common.contains) != theirs.filter(common.contains) {
                let (object, property) = names.place(of: parent)
                conflicts.append(
                    conflict(
                        .order, index: parent, object: object, property: property ?? "order", ours: "one order", theirs: "another order"))
            }
        }
        // Even an order without effect is taken from the side that changed it.
        let hasMoved = (isOurs || !isInBaseOrder(ours, in: parent), isTheirs || !isInBaseOrder(theirs, in: parent))
        let yields = isTheirs == isOurs ? hasMoved.0 && (!hasMoved.1 || favored == .ours) : isOurs
        let leads: MergeSide = omitsFoldedChanges ? (isTheirs ? .theirs : .ours) : hasMoved.1 && !yields ? .theirs : .ours
        let leading = leads == .ours ? ours : theirs
        let known = Set(leading)
        var first = leading.first
        var next = Dictionary(zip(leading, leading.dropFirst()), uniquingKeysWith: { first, _ in first })
        func follower(of place: Int?) -> Int? { if let place { next[place] } else { first } }
        // Other members follow their predecessor in their own document, and additions of the leading side at that position.
        var anchor: Int?
        for member in leads == .ours ? theirs : ours {
            if known.contains(member) {
                anchor = member
                continue
            }
            while let follower = follower(of: anchor), entries[follower].base == nil, entries[follower][leads.other] == nil {
                anchor = follower
            }
            next[member] = follower(of: anchor)
            if let anchor { next[anchor] = member } else { first = member }
            anchor = member
        }
        var result: [Int] = []
        while let member = first {
            result.append(member)
            first = next[member]
        }
        // A node that moved here in only one document is in that document's list, so this should add nothing.
        let placed = Set(result)
        return result + members.filter { !placed.contains($0) }
    }

    private func isInBaseOrder(_ members: [Int], in parent: Int?) -> Bool {
        let places = members.compactMap { entries.parentInBase(of: $0) == parent ? entries[$0].base : nil }
        return zip(places, places.dropFirst()).allSatisfy { $0 < $1 }
    }

    /// Returns the members that one document has under this parent, in its order.
    private func list(_ members: [Int], parent: Int?, side: MergeSide) -> [Int] {
        let own = members.filter { entries[$0][side] != nil && entries.parent(of: $0, in: side) == parent }
        return own.sorted { (entries[$0][side] ?? NodeIndex(0)) < (entries[$1][side] ?? NodeIndex(0)) }
    }

    // MARK: Conflicts

    func conflict(
        _ kind: MergeConflict.Kind, index: Int, object: MergeNames.Place, property: String?, ours: String?, theirs: String?
    ) -> MergeConflict {
        // The texts do not repeat the property.
        func rest(_ side: String?) -> String? {
            guard let side, let property, side.hasPrefix(property) else { return side }
            return side == property
                ? "changed" : side.dropFirst(property.count).first == " " ? String(side.dropFirst(property.count + 1)) : side
        }
        return MergeConflict(
            kind: kind, scene: object.scene, object: object.name, property: property, ours: rest(ours), theirs: rest(theirs),
            objectID: object.id, entry: index)
    }
}
