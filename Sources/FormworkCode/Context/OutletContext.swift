/// What a template sees of an outlet of the owner that is called otherwise than the view it leads to.
struct OutletContext: TemplateRecord {
    let outlet: String
    let property: String

    static let members: [String: TemplateMember] = [
        "outlet": .text(\OutletContext.outlet),
        "property": .text(\OutletContext.property),
        "isOwning": .truth { (outlet: OutletContext) in SwiftName.isOwning(outlet.outlet) },
    ]

    /// Those of a unit whose names are free.
    static func outlets(of unit: CodeUnit) -> [OutletContext] {
        var taken = Set(unit.views.map(\.name))
        return unit.outlets.filter { SwiftName.lower($0.outlet) != $0.property }.compactMap { outlet in
            let name = SwiftName.lower(outlet.outlet)
            let isTaken = name.isEmpty || SwiftName.isReserved(name) || !taken.insert(name).inserted
            return isTaken ? nil : OutletContext(outlet: name, property: outlet.property)
        }
    }
}
