import FormworkLayout
import FormworkModel
import FormworkTemplates

/// Findings on several screens and in several states. Equal findings are merged, with a list of the screens.
struct ScreenFindings {
    private struct Key: Hashable {
        let rule: String
        let element: Element
        let subject: String
    }

    private let rules: [any LayoutRule]
    private var order: [Key] = []
    private var found: [Key: (rule: any LayoutRule, finding: Finding, screens: [String])] = [:]
    private var names: [String] = []

    init(_ rules: [any LayoutRule]) { self.rules = rules }

    /// Adds the findings of a document on a screen.
    ///
    /// - Complexity: That of the rules.
    mutating func add(_ context: ValidationContext, named name: String) {
        names.append(name)
        for rule in rules {
            for finding in rule.check(context) {
                let key = Key(rule: rule.id, element: finding.element, subject: finding.subject)
                if found[key] == nil { order.append(key) }
                found[key, default: (rule, finding, [])].screens.append(name)
            }
        }
    }

    /// The distinct findings, as first found, each with the list of its screens as the last note.
    var merged: [(rule: any ValidationRule, finding: Finding)] {
        order.compactMap { key in
            guard let entry = found[key] else { return nil }
            var finding = entry.finding
            var seen: Set<String> = []
            let screens = entry.screens.filter { seen.insert($0).inserted }
            if names.count > 1 {
                let list = screens.count == names.count ? "all of \(screens.count) screens and states" : screens.joined(separator: ", ")
                finding.notes.append("found on \(list)")
            }
            return (entry.rule, finding)
        }
    }
}

extension StagedDocument {
    /// The number of `states`.
    ///
    /// - Complexity: O(n) in the size of the document.
    var stateCount: Int { document.layoutTemplates.count + InterfaceDocument.HidingLinks(document).allMasters.count }

    /// The document in each of its states: each layout template applied by itself, and each hiding master hidden; with names.
    ///
    /// - Complexity: O(n) in the size of the document, without laying anything out.
    var states: [(name: String, stage: StagedDocument)] {
        document.layoutTemplates.map { ("template \($0.element.shortName)", applying($0)) }
            + InterfaceDocument.HidingLinks(document).allMasters.map { ("\($0.element.shortName) hidden", applying(nil, hiding: [$0])) }
    }
}
