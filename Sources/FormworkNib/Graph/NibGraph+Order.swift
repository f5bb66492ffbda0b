extension NibGraph {
    /// Returns the graph with the root as the first object and each other object after the first that refers to it. Unreferenced objects are
    /// removed, and so are unused keys and classes.
    ///
    /// - Parameter isWeak: Whether a key in a class is a weak reference, which doesn't determine the position of its object. Objects with weak
    ///   references only come last.
    /// - Complexity: O(n) in the number of fields.
    package func reordered(isWeak: (_ className: String, _ key: String) -> Bool = { _, _ in false }) -> NibGraph {
        var result = NibGraph()
        result.bytes = bytes
        result.elements = elements
        var places = [Int32](repeating: -1, count: objects.count)
        var order: [Int] = []
        var pending = [root]
        var named: [Int] = []
        func walk() {
            while let object = pending.popLast() {
                guard objects.indices.contains(object), places[object] < 0 else { continue }
                places[object] = Int32(order.count)
                order.append(object)
                let className = className(object)
                for field in fields(of: object).reversed() {
                    guard case .reference(let target) = field.value else { continue }
                    if isWeak(className, keys[Int(field.key)]) { named.append(Int(target)) } else { pending.append(Int(target)) }
                }
            }
        }
        walk()
        var next = 0
        while next < named.count {
            pending.append(named[next])
            next += 1
            walk()
        }
        var keyPlaces = [Int32](repeating: -1, count: keys.count)
        var classPlaces = [Int32](repeating: -1, count: classes.count)
        func place(ofClass index: Int32) -> Int32 {
            guard classes.indices.contains(Int(index)) else { return index }
            if classPlaces[Int(index)] >= 0 { return classPlaces[Int(index)] }
            classPlaces[Int(index)] = Int32(result.classes.count)
            result.classes.append(classes[Int(index)])
            return classPlaces[Int(index)]
        }
        for object in order {
            let old = objects[object]
            let first = Int32(result.fields.count)
            for field in fields(of: object) {
                var value = field.value
                if case .reference(let target) = value, places.indices.contains(Int(target)) { value = .reference(places[Int(target)]) }
                if keyPlaces[Int(field.key)] < 0 {
                    keyPlaces[Int(field.key)] = Int32(result.keys.count)
                    result.keys.append(keys[Int(field.key)])
                }
                result.fields.append(NibField(key: keyPlaces[Int(field.key)], value: value))
            }
            result.objects.append(NibObject(classIndex: place(ofClass: old.classIndex), firstField: first, fieldCount: old.fieldCount))
        }
        // Classes that are only used as fallbacks come last.
        var position = 0
        while position < result.classes.count {
            result.classes[position].fallbacks = result.classes[position].fallbacks.map { place(ofClass: $0) }
            position += 1
        }
        return result
    }
}
