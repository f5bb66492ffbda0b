package import FormworkDiagnostics
package import FormworkModel

extension DocumentLayout.Root {
    /// The message for a tree whose solving stopped at the limit; nil for a finished tree.
    package var limitMessage: String? {
        guard isUnfinished else { return nil }
        let name = root.id.map { "view '\($0)'" } ?? "a view without an id"
        return "the layout of \(name) is unfinished: its constraints exceed the solving limit; raise it with --solver-limit"
    }
}

extension DocumentLayout {
    /// Creates an unfinished layout from the trees of another state. It replaces a layout that was not solved because the limit was reached.
    package init(unfinished roots: [Root]) {
        self.init()
        self.roots = roots
        for index in roots.indices { self.roots[index].isUnfinished = true }
    }
}

extension Sequence<DocumentLayout.Root> {
    /// Returns a diagnostic for each view tree whose solving stopped at the limit.
    package func limitDiagnostics(_ document: InterfaceDocument, file: String) -> [Diagnostic] {
        let unfinished = filter(\.isUnfinished)
        if unfinished.isEmpty { return [] }
        let map = InterfaceDocument.SourceMap(document, file: file)
        return unfinished.compactMap { scene in
            scene.limitMessage.map { message in
                Diagnostic(
                    rule: "limit-exceeded", severity: .error, message: message, location: map.location(of: scene.root.element),
                    path: scene.root.element.path)
            }
        }
    }
}
