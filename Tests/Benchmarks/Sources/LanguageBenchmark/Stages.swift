/// Stages that are used one after the other.
final class Stages {
    private let all: [Stage]
    private var used = 0

    init(_ all: [Stage]) { self.all = all }

    /// Returns the next unused stage.
    func next() -> Stage {
        used += 1
        return all[used - 1]
    }

    var last: Stage? { all.last }
}
