import FormworkVocabulary

/// Stubs of the classes that a document names and a proof doesn't have.
struct ClassStubs {
    private var base: String?
    private var inner: [String: ClassStubs] = [:]

    /// Adds a class.
    ///
    /// - Parameters:
    ///   - name: the name in code, with dots if the class is nested or in a module.
    ///   - base: its superclass. The first one wins, unless a later one is a subclass that Apple declares: a document may use the class of a button
    ///     for a plain view.
    mutating func add(_ name: String, base: String) { add(name.split(separator: ".").map(String.init)[...], base: base) }

    private mutating func add(_ path: ArraySlice<String>, base: String) {
        guard let first = path.first else {
            let isMoreSpecial = self.base.map { AppleClasses.ancestry(of: base)?.contains($0) == true } ?? true
            if isMoreSpecial { self.base = base }
            return
        }
        inner[first, default: ClassStubs()].add(path.dropFirst(), base: base)
    }

    /// The declarations of the stubs.
    var text: String { declarations("") }

    private func declarations(_ indentation: String) -> String {
        inner.sorted { $0.key < $1.key }.map { name, stub in
            let head = indentation + (stub.base.map { "class \(name): \($0) {" } ?? "enum \(name) {")
            return stub.inner.isEmpty ? "\(head)}\n" : "\(head)\n\(stub.declarations(indentation + "    "))\(indentation)}\n"
        }.joined()
    }
}
