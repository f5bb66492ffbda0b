import FormworkModel

extension CodeUnitBuilder {
    /// Adds the object controllers that a unit creates, named after the owner's outlets.
    func addControllers(to unit: inout CodeUnit, _ owner: Element?) {
        let elements = homes.controllers(of: unit.root)
        if elements.isEmpty { return }
        let outlets = Self.outlets(of: owner)
        for element in elements {
            let wanted = [outlets[element], element.userLabel].compactMap { $0.map(SwiftName.lower) }
                .first { !$0.isEmpty && !unit.type.inheritedNames.contains($0) }
            let name = unit.memberNames.take(wanted ?? element.name, fallback: element.name)
            unit.controllers.append(CodeMember(element: element, name: name))
            unit.elementNames[element] = name
        }
        unit.mentioned += elements.filter { $0.customClass != nil }
    }

    /// Adds the columns of a unit's tables, named after the owner's outlets, their identifiers or their titles.
    func addColumns(to unit: inout CodeUnit, _ owner: Element?) {
        guard writesParts else { return }
        let outlets = Self.outlets(of: owner)
        for column in unit.views.flatMap({ $0.view.element.tableColumns }) {
            let outlet = outlets[column].map(SwiftName.lower) ?? ""
            let isFree = !outlet.isEmpty && !unit.type.inheritedNames.contains(outlet)
            let name = unit.memberNames.take(isFree ? outlet : Self.name(ofColumn: column), fallback: "column")
            unit.columns.append(CodeMember(element: column, name: name))
            unit.elementNames[column] = name
        }
    }

    /// Returns a name such as `sizeColumn`.
    private static func name(ofColumn column: Element) -> String {
        let identifier = column["identifier"] ?? column.stringChild("identifier") ?? ""
        let header = column.child(key: "headerCell")
        // Interface Builder gives new columns numbered identifiers, and others an id.
        let isOwn =
            !identifier.hasPrefix("AutomaticTableColumnIdentifier") && identifier.contains { $0.isLowercase } && identifier != column.id
        let title = header?["title"] ?? header?.stringChild("title")
        for text in [column.userLabel, isOwn ? identifier : nil, title].compactMap(\.self) {
            let name = SwiftName.lower(text)
            if name.first?.isLetter == true { return name.lowercased().hasSuffix("column") ? name : name + "Column" }
        }
        return "column"
    }

    /// Returns the names of an owner's outlets, by destination.
    private static func outlets(of owner: Element?) -> [Element: String] {
        var outlets: [Element: String] = [:]
        for outlet in owner?.outlets ?? [] {
            if let destination = outlet.destination, let name = outlet.name, outlets[destination] == nil { outlets[destination] = name }
        }
        return outlets
    }

    /// Adds the bindings of a unit's object controllers, of its views, and of their parts, in that order.
    func addBindings(to unit: inout CodeUnit, _ owner: Element?) {
        guard kinds.contains(.bindings) else { return }
        let controllers = unit.controllers.map(\.element)
        let parts = unit.views.flatMap { index.parts[$0.view] ?? [] }
        let own = Set(controllers)
        for list in Set(parts.compactMap(\.parent)) where list.name == "items" {
            for (place, member) in list.children.enumerated() { unit.placesOfParts[member] = place }
        }
        var bindings: [CodeBinding] = []
        for place in index.connections(of: unit, and: parts + controllers) {
            let connection = document.connections[place]
            let isOutlet = connection.kind == .outlet && own.contains(connection.source)
            guard connection.kind == .binding || isOutlet, let name = connection.name, !name.isEmpty,
                let destination = connection.destination, let target = target(of: destination, in: unit, owner),
                unit.bound(connection.source, language: .swift) != nil
            else { continue }
            bindings.append(CodeBinding(element: connection.element, source: connection.source, target: target))
        }
        let ofOwner = Set(bindings.filter { $0.target == .owner }.map(\.group))
        for place in bindings.indices { bindings[place].isOfOwner = ofOwner.contains(bindings[place].group) }
        unit.boundElements = Set(bindings.map(\.element))
        var sources: [Element: Int] = [:]
        for element in controllers + bindings.map(\.source) where sources[element] == nil { sources[element] = sources.count }
        let steps = Self.steps(bindings)
        func place(_ binding: (offset: Int, element: CodeBinding)) -> (Int, Int, Int, Int) {
            // Bindings of the same property must be made in the order of their numbers.
            (sources[binding.element.source] ?? 0, steps[binding.element.id] ?? 0, binding.element.number, binding.offset)
        }
        unit.bindings = bindings.enumerated().sorted { place($0) < place($1) }.map(\.element)
    }

    /// Returns the number of bindings that precede each binding in the document. For example, a table's selection is bound after its content.
    private static func steps(_ bindings: [CodeBinding]) -> [String: Int] {
        let previous = Dictionary(bindings.map { ($0.id, $0.element["previousBinding"]) }) { first, _ in first }
        var steps: [String: Int] = [:]
        for binding in bindings {
            var chain: [String] = []
            var seen: Set<String> = []
            var next: String? = binding.id
            while let id = next, steps[id] == nil, previous[id] != nil, seen.insert(id).inserted {
                chain.append(id)
                next = previous[id] ?? nil
            }
            var count = next.flatMap { steps[$0] }.map { $0 + 1 } ?? 0
            for id in chain.reversed() {
                steps[id] = count
                count += 1
            }
        }
        return steps
    }

    private func target(of destination: Element, in unit: CodeUnit, _ owner: Element?) -> CodeBinding.Target? {
        if let system = CodeBinding.Target(ofSystem: destination) { return system }
        if destination == owner { return .owner }
        return unit.property(of: destination).map { .property($0) }
    }

    /// Returns a note that gives the reason for leaving out a binding, and a remedy.
    func lostBinding(_ binding: Connection) -> NotConverted {
        let destination = binding.destination.map { "\($0.name) '\($0.id ?? "")'" } ?? "a missing object"
        let path = binding.element["keyPath"].map { " with the key path '\($0)'" } ?? ""
        let isElsewhere = kinds.contains(.bindings) && binding.destination.map(ObjectControllerCode.isController) ?? false
        return NotConverted(
            binding.element, what: "the binding '\(binding.name ?? "")' to \(destination)\(path)",
            why: isElsewhere
                ? "another class creates the controller: call bind(_:to:withKeyPath:options:) in their owner"
                : "call bind(_:to:withKeyPath:options:) where the destination is created")
    }
}
