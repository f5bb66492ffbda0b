import FormworkModel

/// An outlet that the superclass of a generated class declares. The code assigns it instead of declaring it.
struct CodeAssignment: Sendable {
    let outlet: String
    /// The properties of its destinations; none if the destination is placed there anyway.
    let properties: [String]
    /// Whether it is an outlet collection.
    let isCollection: Bool
    /// Whether code can set it by its name. Another module's outlets may be internal, so they are set as Interface Builder does.
    let isSettable: Bool

    func statement(_ language: CodeLanguage) -> String? {
        if properties.isEmpty { return nil }
        let names = properties.map { language.either(swift: $0, objectiveC: ObjectiveCWriter.variable(named: $0)) }
        let list = names.joined(separator: ", ")
        let value = isCollection ? language.either(swift: "[\(list)]", objectiveC: "@[\(list)]") : list
        if isSettable { return language.either(swift: "\(outlet) = \(value)", objectiveC: "self.\(outlet) = \(value);") }
        return language.call(
            "self", swift: "setValue(\(value), forKey: \(language.string(outlet)))",
            objectiveC: "setValue:\(value) forKey:\(language.string(outlet))")
    }
}

extension CodeUnitBuilder {
    /// Adds the outlets of the class's element that its superclass declares.
    func addAssignments(to unit: inout CodeUnit) {
        guard unit.form != .layout, let element = unit.type.element else { return }
        let isForeign = element.foreignModule != nil && unit.type.ownClass == nil
        for outlet in element.outlets {
            guard let name = outlet.name, SwiftName.isName(name), !CodeUnit.impliedOutlets.contains(name), name != "delegate",
                name != "dataSource", let destination = outlet.destination, let property = unit.property(of: destination),
                property != "self"
            else { continue }
            let isSettable = !isMac && InheritedOutlets.isSettable(name, of: element.name) && destination.asView != nil
            guard isSettable || isForeign || name == "tabBarObservedScrollView" else {
                continue
            }
            let view = destination.asView.flatMap { unit.viewNumbers[$0] }.map { unit.views[$0] }
            let isPlaced = view?.superview == 0 && view?.place == .part(name)
            unit.assignments.append(
                CodeAssignment(outlet: name, properties: isPlaced ? [] : [property], isCollection: false, isSettable: isSettable))
        }
        for collection in isForeign ? unit.collections : [] {
            unit.assignments.append(
                CodeAssignment(outlet: collection.outlet, properties: collection.properties, isCollection: true, isSettable: false))
        }
        let assigned = Set(unit.assignments.map(\.outlet))
        unit.collections.removeAll { assigned.contains($0.outlet) }
        unit.outlets.removeAll { assigned.contains($0.outlet) }
        unit.assignedOutlets = assigned
    }
}
