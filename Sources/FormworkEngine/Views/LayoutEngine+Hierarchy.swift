/// The order of views in their superviews: each view has links to its neighbors, so that no view owns a list.
extension LayoutEngine {
    /// Returns the indices of a view's subviews and guides, in order.
    func children(of number: Int) -> [Int] {
        var result: [Int] = []
        var next = views[number].firstChild
        while let child = next {
            result.append(child)
            next = views[child].next
        }
        return result
    }

    func isDescendant(_ number: Int, of ancestor: Int) -> Bool {
        var next: Int? = number
        while let view = next {
            if view == ancestor { return true }
            next = views[view].parent
        }
        return false
    }

    func move(_ number: Int, into parent: Int, at place: Int?, isArranged: Bool) {
        // Safe: a programming error of the caller. A view without subviews contains nothing but itself.
        precondition(
            number != 0 && number != parent && (views[number].firstChild == nil || !isDescendant(parent, of: number)),
            "a view can't be inside of itself")
        detach(number)
        var successor: Int?
        if var place {
            successor = views[parent].firstChild
            while place > 0, let view = successor {
                successor = views[view].next
                place -= 1
            }
        }
        let predecessor = successor.map { views[$0].previous } ?? views[parent].lastChild
        views[number].parent = parent
        views[number].isArranged = isArranged
        link(predecessor, latter: number, in: parent)
        link(number, latter: successor, in: parent)
        noteStructure()
    }

    /// Makes two views neighbors; nil for the first or the last place.
    private func link(_ former: Int?, latter: Int?, in parent: Int) {
        if let former { views[former].next = latter } else { views[parent].firstChild = latter }
        if let latter { views[latter].previous = former } else { views[parent].lastChild = former }
    }

    func detach(_ number: Int) {
        guard let parent = views[number].parent else { return }
        link(views[number].previous, latter: views[number].next, in: parent)
        views[number].parent = nil
        views[number].previous = nil
        views[number].next = nil
        noteStructure()
    }

    func remove(_ number: Int) {
        // Safe: a programming error of the caller.
        precondition(number != 0, "the root can't be removed")
        detach(number)
        var gone = [number]
        var next = 0
        while next < gone.count {
            gone += children(of: gone[next])
            next += 1
        }
        // Released at the end, since that may call the program.
        let earlier = measurements
        defer { withExtendedLifetime(earlier) {} }
        for view in gone {
            let old = views[view]
            if !journal.names.isEmpty { journal.names[self.view(view).key] = nil }
            views[view] = ViewRecord(generation: old.generation &+ 1)
            views[view].isRemoved = true
            if !names.isEmpty { names[view] = nil }
            if !customSpacing.isEmpty { customSpacing[view] = nil }
            if !gravities.isEmpty { gravities[view] = nil }
            // The next view in this place has them again.
            if let place = old.content {
                contents[place] = ContentRecord(view: view)
                measurements[place] = nil
            }
            if let place = old.insets { insets[place] = InsetsRecord() }
            views[view].content = old.content
            views[view].insets = old.insets
            freeViews.append(view)
        }
        for number in constraints.indices where !constraints[number].isRemoved {
            let record = constraints[number]
            if views[Int(record.first)].isRemoved || record.secondView.map({ views[$0].isRemoved }) ?? false { removeConstraint(number) }
        }
        suggestions.removeAll { views[$0.view].isRemoved }
        noteStructure()
    }
}
