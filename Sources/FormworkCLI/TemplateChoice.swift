import FormworkExport
import FormworkModel
import FormworkTemplates
import Synchronization

/// Finds the layout templates that are asked for by id or label, and remembers those that no document has.
final class TemplateChoice: Sendable {
    /// In the order in which they are applied.
    let names: [String]
    private let found = Mutex<Set<String>>([])
    private let known = Mutex<Set<String>>([])

    init(_ names: [String]) { self.names = names }

    /// The reports on the templates that are asked for, in the order of their names.
    func reports(of document: InterfaceDocument) -> [TemplateReport] {
        if names.isEmpty { return [] }
        let reports = document.templateReports
        known.withLock { $0.formUnion(reports.compactMap { $0.template.label ?? $0.template.id }) }
        return names.flatMap { name in
            let chosen = reports.filter { $0.template.id == name || $0.template.label == name }
            if !chosen.isEmpty { found.withLock { _ = $0.insert(name) } }
            return chosen
        }
    }

    /// What there is to say when no document has one of the templates.
    var failure: String? {
        guard let missing = names.first(where: { name in !found.withLock { $0.contains(name) } }) else { return nil }
        let names = known.withLock { $0.sorted() }
        let hint = names.isEmpty ? "there are none" : "there are: " + names.joined(separator: ", ")
        return "there is no layout template '\(missing)'; \(hint)"
    }
}
