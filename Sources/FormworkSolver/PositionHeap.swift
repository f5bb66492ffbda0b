/// A heap that returns the greatest number first, each number once.
struct PositionHeap {
    private var items: [Int32] = []
    private var isHeld: [Bool] = []

    /// Empties the heap and prepares it for numbers below a count.
    mutating func reset(count: Int) {
        items.removeAll(keepingCapacity: true)
        isHeld.refill(false, count: count)
    }

    mutating func insert(_ item: Int32) {
        if isHeld[Int(item)] { return }
        isHeld[Int(item)] = true
        var child = items.count
        items.append(item)
        while child > 0 {
            let parent = (child - 1) / 2
            if items[parent] >= item { break }
            items[child] = items[parent]
            child = parent
        }
        items[child] = item
    }

    mutating func removeGreatest() -> Int32? {
        guard let greatest = items.first, let last = items.popLast() else { return nil }
        isHeld[Int(greatest)] = false
        if items.isEmpty { return greatest }
        var parent = 0
        while true {
            var child = 2 * parent + 1
            if child >= items.count { break }
            if child + 1 < items.count && items[child + 1] > items[child] { child += 1 }
            if items[child] <= last { break }
            items[parent] = items[child]
            parent = child
        }
        items[parent] = last
        return greatest
    }
}
