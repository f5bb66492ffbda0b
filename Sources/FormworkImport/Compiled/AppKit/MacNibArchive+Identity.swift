import FormworkModel
import FormworkNib

/// Ids that reproduce the order of connections in the file. The compiler sorts connections by the ids of their source objects, and those of
/// bindings in reverse.
extension MacNibArchive {
    /// Assigns ids to the sources of connections so that they sort in the order of the connections.
    ///
    /// - Complexity: O(n log n) in the number of connections.
    mutating func giveSortedIDs() {
        var run: [Int] = []
        var low: String?
        for object in inOrderOfConnections() {
            guard let known = ids[object] else {
                run.append(object)
                continue
            }
            giveIDs(to: run, above: low, below: known)
            run = []
            low = known
        }
        giveIDs(to: run, above: low, below: nil)
    }

    /// Assigns ascending ids between two known ones; none if there isn't enough space. Numbers sort before other texts.
    private mutating func giveIDs(to objects: [Int], above low: String?, below high: String?) {
        guard !objects.isEmpty else { return }
        let found =
            high.flatMap { Int($0) }.map { numbers(objects.count, above: low, below: $0) } ?? words(objects, above: low, below: high)
        guard found.count == objects.count else { return }
        for (object, id) in zip(objects, found) {
            givenIDs.insert(id)
            ids[object] = id
        }
    }

    private func numbers(_ count: Int, above low: String?, below high: Int) -> [String] {
        let low = max(low.flatMap { Int($0) } ?? 0, 0)
        guard high > low else { return [] }
        var found: [String] = []
        var number = high - 1
        while found.count < count, number > low {
            if !givenIDs.contains("\(number)") { found.append("\(number)") }
            number -= 1
        }
        return found.reversed()
    }

    private mutating func words(_ objects: [Int], above low: String?, below high: String?) -> [String] {
        let low = low.flatMap { Int($0) == nil ? Array($0.utf8) : nil }
        let high = high.map { Array($0.utf8) }
        var generator = ObjectIDGenerator(seed: UInt64(truncatingIfNeeded: objects.first ?? 0))
        var found: [[UInt8]] = []
        var taken: Set<[UInt8]> = []
        for _ in 0..<objects.count * 1_000 where found.count < objects.count && idTries > 0 {
            idTries -= 1
            let id = generator.next()
            if let low, !low.lexicographicallyPrecedes(id) { continue }
            if let high, !id.lexicographicallyPrecedes(high) { continue }
            if !givenIDs.contains(String(decoding: id, as: UTF8.self)), taken.insert(id).inserted { found.append(id) }
        }
        return found.sorted { $0.lexicographicallyPrecedes($1) }.map { String(decoding: $0, as: UTF8.self) }
    }

    /// Returns the sources of connections in an order that agrees with the file for each kind. Of the objects without a predecessor, the first in
    /// the file comes first.
    private func inOrderOfConnections() -> [Int] {
        var objects: [Int] = []
        var places: [Int: Int] = [:]
        var followers: [[Int]] = []
        var waits: [Int] = []
        for chain in chains() {
            var last: Int?
            for object in chain {
                let place = places[object] ?? objects.count
                if place == objects.count {
                    places[object] = place
                    objects.append(object)
                    followers.append([])
                    waits.append(0)
                }
                if let last, last != place {
                    followers[last].append(place)
                    waits[place] += 1
                }
                last = place
            }
        }
        var result: [Int] = []
        var ready = waits.indices.filter { waits[$0] == 0 }
        var next = 0
        while next < ready.count {
            let place = ready[next]
            next += 1
            result.append(objects[place])
            for follower in followers[place] {
                waits[follower] -= 1
                if waits[follower] == 0 { ready.append(follower) }
            }
        }
        // Remaining objects are part of a cycle: their connections are in another order.
        return result
    }

    /// Returns the sources of each kind of connection, in ascending order of ids.
    private func chains() -> [[Int]] {
        var result: [[Int]] = []
        for data in datas {
            var kinds: [String: [Int]] = [:]
            var names: [String] = []
            for connector in graph.objects(in: graph.value(data, key: "NSConnections")) where scenes?.isImplied(connector) != true {
                let name = graph.className(connector)
                guard name != "NSIBHelpConnector",
                    let object = graph.object(connector, key: "NSSource") ?? graph.object(connector, key: "NSObject")
                else { continue }
                if kinds[name] == nil { names.append(name) }
                kinds[name, default: []].append(resolve(object))
            }
            for name in names {
                let chain = kinds[name] ?? []
                result.append(name == "NSNibBindingConnector" ? chain.reversed() : chain)
            }
        }
        return result
    }
}
