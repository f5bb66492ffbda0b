package import FormworkDiagnostics
package import FormworkModel

extension RootLayout {
    /// What is to be said where solving ended before it was done; nil where it was done.
    package var limitMessage: String? {
        guard isUnfinished else { return nil }
        let name = root.id.map { "view '\($0)'" } ?? "a view without an id"
        return "the layout of \(name) is unfinished: its constraints take more solving than is allowed; --solver-limit raises that"
    }
}

extension DocumentLayout {
    /// Trees of another state, for one that was not solved because the limit was reached.
    package init(unfinished roots: [Root]) {
        self.init()
        self.roots = roots
        for index in roots.indices { self.roots[index].isUnfinished = true }
    }
}

extension Sequence<RootLayout> {
    /// What is to be said about view trees whose solving ended before it was done.
    package func limitDiagnostics(_ document: InterfaceDocument, file: String) -> [Diagnostic] {
        let unfinished = filter(\.isUnfinished)
        if unfinished.isEmpty { return [] }
        let map = SourceMap(document, file: file)
        return unfinished.compactMap { scene in
            scene.limitMessage.map { message in
                Diagnostic(
                    rule: "limit-exceeded", severity: .error, message: message, location: map.location(of: scene.root.element),
                    path: scene.root.element.path)
            }
        }
    }
}
