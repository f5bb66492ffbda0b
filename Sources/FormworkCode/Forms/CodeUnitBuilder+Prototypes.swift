import FormworkModel

// Cells and supplementary views that tables and collection views create on demand.
extension CodeUnitBuilder {
    /// Registers the classes of prototypes where their table or collection view is made. All classes must have names.
    func registerPrototypes(in units: inout [CodeUnit], _ classes: [Element: String]) {
        let layouts = Dictionary(units.lazy.filter { $0.form == .layout }.map { ($0.root.element, $0.name) }) { first, _ in first }
        for place in units.indices {
            for (number, view) in units[place].views.enumerated() {
                for prototype in view.view.element.prototypes {
                    guard let identifier = prototype[isMac ? "identifier" : "reuseIdentifier"], !identifier.isEmpty else { continue }
                    let original = twins[prototype] ?? prototype
                    if let name = classes[original] {
                        if !isMac {
                            units[place].registrations[number, default: []].append(
                                CodeRegistration(prototype: prototype, className: name, identifier: identifier))
                        } else if prototype.name == "tableCellView" {
                            units[place].addCellView(prototype, identifier: identifier, className: name, of: view)
                        }
                    } else if let name = layouts[original] {
                        units[place].notConverted.append(
                            NotConverted(
                                prototype, what: "the registration of '\(identifier)'",
                                why: "register a class that contains the views of \(name)"))
                    }
                }
            }
        }
    }

    // MARK: Equal prototypes

    /// Returns the words that the identifiers of equal prototypes begin with: `segment` for `segmentDefault` and `segmentTinted`. Returns nil for
    /// other prototypes.
    func commonTitle(of prototype: Element) -> String? {
        let identifiers = ([prototype] + twins.filter { $0.value == prototype }.map(\.key)).compactMap { $0["reuseIdentifier"] }
        guard Set(identifiers).count > 1, let first = identifiers.first else { return nil }
        var common = first
        for other in identifiers { common = String(zip(common, other).prefix { $0 == $1 }.map(\.0)) }
        // A word ends before a capital letter, and at a sign between words.
        let isWhole = identifiers.allSatisfy { $0.dropFirst(common.count).first.map { !$0.isLowercase } ?? true }
        if !isWhole {
            common = String(
                common.prefix(common.lastIndex { !$0.isLowercase }.map { common.distance(from: common.startIndex, to: $0) } ?? 0))
        }
        common = String(common.reversed().drop { !$0.isLetter }.reversed())
        return common.count > 2 && CellTitle.isTelling(common) ? common : nil
    }

    /// Returns the prototypes that equal an earlier one, with that one. One class serves all of them.
    ///
    /// - Complexity: O(n) in the size of the prototypes.
    static func twins(among roots: [(root: View, scene: Scene)]) -> [Element: Element] {
        var result: [Element: Element] = [:]
        var first: [String: Element] = [:]
        for (root, scene) in roots where root.element.isPrototype {
            let signature = signature(of: root.element, in: scene)
            if let original = first[signature] { result[root.element] = original } else { first[signature] = root.element }
        }
        return result
    }

    /// Returns a text that is equal for prototypes with equal classes: their contents with numbers instead of ids. Segues are left out, because
    /// controllers perform them, and so is the frame of the prototype, which its table or collection view sets.
    private static func signature(of prototype: Element, in scene: Scene) -> String {
        var numbers: [String: String] = [:]
        if let owner = scene.controller?.id { numbers[owner] = "owner" }
        var waiting = [prototype]
        while let next = waiting.popLast() {
            if let id = next.id { numbers[id] = "#\(numbers.count)" }
            waiting += next.children.reversed()
        }
        var parts: [String] = []
        var open: [(element: Element?, depth: Int)] = [(prototype, 0)]
        while let (next, depth) = open.popLast() {
            guard let element = next else {
                parts.append(")")
                continue
            }
            let isFrame = depth == 1 && element.name == "rect" && element["key"] == "frame"
            if isFrame || element.name == "segue" { continue }
            parts.append("(" + element.name)
            // A table can register one class with several identifiers.
            let isNamed = depth == 0 && element.customClass == nil && element.userLabel == nil
            for (name, value) in element.attributes where name != "id" && !(isNamed && name == "reuseIdentifier") {
                parts.append("\(name)=\(numbers[value] ?? "'" + value)")
            }
            if let text = element.text { parts.append("'" + text) }
            open.append((nil, depth))
            open += element.children.reversed().map { ($0, depth + 1) }
        }
        return parts.joined(separator: "\u{1F}")
    }
}
