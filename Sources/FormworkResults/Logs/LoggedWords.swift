import FormworkModel
import FormworkTree

/// Text for the constraints of a log, with a document's names where its views are known.
struct LoggedWords {
    /// The names of the document's objects; nil where there is no document.
    let names: DocumentNames?
    /// The document's elements for the log's views and guides, by address.
    let items: [String: Element]

    private func element(_ item: LoggedItem?) -> Element? { item.flatMap { items[$0.address] } }

    private func name(of item: LoggedItem) -> String {
        guard let element = element(item), let names else { return item.words }
        return names.name(of: element)
    }

    private func quoted(_ item: LoggedItem?) -> String {
        guard let name = item.map({ name(of: $0) }) else { return "a view" }
        return name.contains("'") ? name : "'\(name)'"
    }

    // MARK: Constraints

    /// Returns a constraint of the document with the logged constant and priority.
    func text(of constraint: Constraint, _ logged: LoggedConstraint, constant: Double?) -> String {
        var terms = constraint.record.terms.mapItems { node in
            node.map { node in
                let element = Element(document: constraint.document, node: node)
                return names?.name(of: element) ?? element.shortName
            }
        }
        if let constant, !constraint.isSymbolic { terms.constant = constant }
        // A log contains only required constraints, unless it has another priority.
        terms.priority = logged.terms?.priority ?? 1000
        return terms.text { $0 ?? "?" }
    }

    /// Returns a constraint that is in no document.
    func text(of logged: LoggedConstraint) -> String {
        guard let terms = logged.terms else { return logged.text }
        if let attribute = logged.frameAttribute, terms.second == nil {
            // A position in the superview's own coordinates, which increase upwards or downwards.
            let superview = logged.superview.map { " in \(name(of: $0))" } ?? ""
            return "\(name(of: terms.first.item)).\(attribute) \(terms.relation.symbol) \(terms.constant.plainText)\(superview)"
        }
        return terms.mapItems { Optional(name(of: $0)) }.text { $0 ?? "?" }
    }

    /// Returns the change that code made to a constraint of the document; nil where the log has it as written.
    func change(of constraint: Constraint, _ logged: LoggedConstraint, constant: Double?) -> String? {
        let isOtherConstant = constant.map { abs($0 - constraint.constant) >= 0.01 } ?? false && !constraint.isSymbolic
        let isRaised = constraint.priority < (logged.terms?.priority ?? 1000)
        var written: [String] = []
        var made: [String] = []
        if isOtherConstant, let constant {
            written.append("with \(constraint.constant.plainText)")
            made.append("made it \(constant.plainText)")
        }
        if isRaised {
            written.append("with priority \(constraint.priority.plainText)")
            made.append("made it required")
        }
        if names?.isSwitchedOff(constraint) == true {
            written.append("as not installed")
            made.append("activated it")
        }
        guard !written.isEmpty else { return nil }
        let words = (written.joined(separator: " and "), made.joined(separator: " and "))
        guard let outlet = names?.outlet(to: constraint.record.node) else {
            return "written \(words.0): code has \(words.1), or the log is from an older version of the document"
        }
        return "written \(words.0); outlet \(outlet): code has \(words.1)"
    }

    // MARK: Origins

    /// Returns the origin of a constraint that no document has.
    func origin(of logged: LoggedConstraint) -> String {
        let first = logged.terms?.first.item
        switch logged.origin {
        case .autoresizingMask: return "made from the autoresizing mask of \(quoted(first)): " + advice(on: first, in: logged.superview)
        case .prototype:
            return "made when the document was compiled, because \(quoted(first)) has no constraints: add some"
        case .contentSize: return "the content size of \(quoted(first))"
        case .host:
            return "the size that its table, collection view or window gave \(quoted(first)) at that moment"
                + (rowHeight(of: first, logged).map { "; \($0)" } ?? "")
        case .hiding: return "made by the stack view because \(quoted(first)) is hidden"
        case .stack:
            let stack = logged.items.first { $0.className.contains("StackView") }
            return "made by \(stack.map { quoted($0) } ?? "a stack view") to arrange \(stack == nil ? quoted(first) : "its views")"
        case .library(let name): return "made in code with \(name)" + (logged.source.map { ", in \($0)" } ?? "")
        case .system: return "made by the system" + (logged.identifier.map { " ('\($0)')" } ?? "")
        case .unknown:
            guard let terms = logged.terms else { return "the constraint cannot be parsed" }
            if [terms.first.item, terms.second?.item].compactMap(\.self).allSatisfy(\.isPrivate) { return "made by the system" }
            return "not in any of the documents: made or changed in code"
                + (terms.second.map { ", between \(quoted(first)) and \(quoted($0.item))" } ?? ", for \(quoted(first))")
        }
    }

    /// Returns advice on a view that its autoresizing mask places.
    private func advice(on item: LoggedItem?, in superview: LoggedItem?) -> String {
        if let holder = holder(of: item, in: superview) { return "\(holder): nothing to change there" }
        guard let view = element(item)?.asView else {
            return "a view that is laid out in code needs translatesAutoresizingMaskIntoConstraints = false"
        }
        guard view.translatesAutoresizingMaskIntoConstraints else {
            return "the document turns it off, but code has turned it on"
        }
        return view.superview == nil
            ? "it is the document's root view: code that adds constraints to it has to set translatesAutoresizingMaskIntoConstraints to false"
            : "the document places it by its frame: add all of its constraints in the document, or none"
    }

    /// Returns the object that places a view by itself, such as a box for its content view; nil where there is none.
    private func holder(of item: LoggedItem?, in superview: LoggedItem?) -> String? {
        if let element = element(item), let parent = element.parent, let key = element["key"] {
            let kinds = [
                "box": "box", "window": "window", "panel": "window", "scrollView": "scroll view", "clipView": "scroll view",
                "visualEffectView": "visual effect view", "tabViewItem": "tab view", "tableViewCell": "cell",
                "collectionViewCell": "cell", "view": "view",
            ]
            if ["contentView", "clipView", "documentView", "view"].contains(key), let kind = kinds[parent.name] {
                return "the \(kind) places its \(key == "clipView" ? "clip" : key == "documentView" ? "document" : "content") view"
            }
            if key == "view", parent.isController { return "the controller's container places its view" }
        }
        if superview?.className == "NSBox", item?.className == "NSView" { return "the box places its content view" }
        return item?.isPrivate == true ? "the system places it" : nil
    }

    /// Returns the source of a row's height.
    private func rowHeight(of item: LoggedItem?, _ logged: LoggedConstraint) -> String? {
        guard let terms = logged.terms, terms.first.attribute == .height, terms.second == nil, let found = element(item) else { return nil }
        let cell = found.name == "tableViewCell" ? found : found.parent
        guard let cell, cell.name == "tableViewCell", let list = cell.parent, list.name == "prototypes", let table = list.parent,
            let height = table["rowHeight"].flatMap(Double.init), height > 0, (0...1).contains(height - terms.constant)
        else { return nil }
        // The separator between rows may take up to one point.
        let own = cell["rowHeight"].flatMap(Double.init).flatMap { $0 == height ? nil : $0 }
        return "\(height.plainText) is the table's own rowHeight"
            + (own.map { "; the prototype's \($0.plainText) applies in Interface Builder only" } ?? "")
    }
}
