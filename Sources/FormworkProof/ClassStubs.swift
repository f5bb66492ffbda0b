import FormworkVocabulary

/// Stubs of classes that a document speaks of and a proof does not have.
struct ClassStubs {
    private var base: String?
    private var inner: [String: ClassStubs] = [:]

    /// Adds a class.
    ///
    /// - Parameters:
    ///   - name: as code writes it, with dots where it stands in others or in a module.
    ///   - base: its superclass. Of several the first one counts, or one of Apple's that derives from it: a document may give a plain view the
    ///     class of a button.
    mutating func add(_ name: String, _ base: String) { add(name.split(separator: ".").map(String.init)[...], base) }

    private mutating func add(_ path: ArraySlice<String>, _ base: String) {
        guard let first = path.first else {
            let isMoreSpecial = self.base.map { AppleClasses.ancestry(of: base)?.contains($0) == true } ?? true
            if isMoreSpecial { self.base = base }
            return
        }
        inner[first, default: ClassStubs()].add(path.dropFirst(), base)
    }

    /// Their declarations.
    var text: String { declarations("") }

    private func declarations(_ indentation: String) -> String {
        inner.sorted { $0.key < $1.key }.map { name, stub in
            let head = indentation + (stub.base.map { "class \(name): \($0) {" } ?? "enum \(name) {")
            return stub.inner.isEmpty ? "\(head)}\n" : "\(head)\n\(stub.declarations(indentation + "    "))\(indentation)}\n"
        }.joined()
    }
}
