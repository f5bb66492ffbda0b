package import FormworkDiagnostics
package import FormworkLayout
package import FormworkModel
import FormworkTemplates

/// Lays a document out with the texts of other languages and finds problems that it doesn't have in its own.
package struct LanguageLayouts: Sendable {
    /// The screens on which the document is laid out; the canvas if empty.
    package var screens: [ValidationScreen] = []
    /// The limit of the solver's work for a document on one screen in one language.
    package var solverLimit = LayoutOptions.defaultSolverLimit
    /// The fonts that the document's project ships.
    package var fonts = FontLibrary()

    package init() {}

    /// The rules about problems that longer texts or another text direction can cause.
    private static let rules: [any LayoutRule] = [ClippedTextRule(), ConflictingConstraintsRule()]

    /// The number of points by which a view must overflow or overlap further than in the document's own language to be reported.
    private static let tolerance = 4.0

    private struct Key: Hashable {
        var rule: String
        var place: String
        var subject: String
    }

    /// Returns the problems of the translations that the original document doesn't have on the same screen, as warnings. A problem in several
    /// languages or on several screens is reported once, with the list.
    ///
    /// - Parameters:
    ///   - document: The original document.
    ///   - languages: The same document with other texts.
    ///   - file: The document's path, for locations.
    /// - Returns: The findings, at their locations in the original document, in document order.
    /// - Complexity: That of laying the document out on each screen in each language.
    package func findings(in document: InterfaceDocument, _ languages: [TranslatedDocument], file: String) -> [Diagnostic] {
        let places = screens.filter { $0.shows(document) }
        var found: [Key: (diagnostic: Diagnostic, where: [String])] = [:]
        var order: [Key] = []
        let map = InterfaceDocument.SourceMap(document, file: file)
        let all: [ValidationScreen?] = screens.isEmpty ? [nil] : places.map { $0 }
        for screen in all {
            let own = TranslatedDocument(language: "", document: document, changed: [], direction: .leftToRight)
            let known = Dictionary(keys(own, on: screen).map { ($0.key, $0.amount) }, uniquingKeysWith: max)
            for language in languages {
                let name = screen.map { "'\(language.language)' on \($0.name)" } ?? "'\(language.language)'"
                for (key, finding, amount) in keys(language, on: screen) where known[key].map({ amount > $0 + Self.tolerance }) ?? true {
                    if found[key] == nil {
                        order.append(key)
                        let element = finding.element.id.flatMap { document.element(id: $0) }
                        let place = map.location(of: element ?? Element(document: document, node: document.rootNode))
                        let diagnostic = Diagnostic(
                            rule: key.rule, severity: .warning,
                            message: "in '\(language.language)' \(finding.message)", location: place,
                            path: (element ?? finding.element).path,
                            notes: finding.notes)
                        found[key] = (diagnostic, [])
                    }
                    if found[key]?.where.contains(name) == false { found[key]?.where.append(name) }
                }
            }
        }
        let diagnostics = order.compactMap { key -> Diagnostic? in
            guard let entry = found[key] else { return nil }
            var diagnostic = entry.diagnostic
            if entry.where.count > 1 || !screens.isEmpty { diagnostic.notes.append("found in \(entry.where.joined(separator: ", "))") }
            return diagnostic
        }
        return diagnostics.sorted { left, right in
            (left.location.line, left.location.column, left.rule, left.message)
                < (right.location.line, right.location.column, right.rule, right.message)
        }
    }

    private func keys(_ language: TranslatedDocument, on screen: ValidationScreen?) -> [(key: Key, finding: Finding, amount: Double)] {
        var options = screen?.options ?? LayoutOptions()
        options.solverLimit = solverLimit
        options.fonts = fonts
        options.reportsTexts = true
        // Set the language of the original document, too: the texts that its frames were recorded with must not count as a difference.
        options.setLanguage(language)
        let stage = StagedDocument(language.document, on: options)
        let context = ValidationContext(language.document).on(stage)
        var found = Self.rules.flatMap { rule in
            rule.check(context).map { PushedViewFinder.PushedView(rule: rule.id, finding: $0, amount: 0) }
        }
        for root in stage.layout.roots { found += PushedViewFinder(root, context: context).findings() }
        return found.map { found in
            let element = found.finding.element
            let key = Key(rule: found.rule, place: element.id ?? element.path, subject: found.finding.subject)
            return (key, found.finding, found.amount)
        }
    }
}
