import FormworkModel

/// What a template sees of a unit. Its members are documented in the article on code templates.
struct UnitContext {
    let unit: CodeUnit
    let writer: any UnitWriter

    init(_ unit: CodeUnit, _ writer: any UnitWriter) {
        self.unit = unit
        self.writer = writer
    }

    func dictionary(_ notConverted: inout [NotConverted]) -> [String: Any] {
        var views: [[String: Any]] = []
        for view in unit.views {
            let code = writer.properties(of: view, in: unit)
            notConverted += code.notConverted
            views.append(
                [
                    "name": view.name, "id": CodeLiteral.plain(view.view.id ?? ""),
                    "element": CodeLiteral.plain(view.view.element.name),
                    "class": (unit.isExisting(view) ? view.view.element.platformClass : nil) ?? writer.className(of: view.view.element),
                    "comment": comment(view),
                    "initializer": code.initializer ?? "", "statements": Self.lines(code.statements),
                    "placing": Self.lines(writer.placing(view, in: unit)),
                    "superview": view.superview.map { unit.views[$0].name } ?? "", "isRoot": view.place == .root,
                    "isOwning": SwiftName.isOwning(view.name),
                    "exists": unit.isExisting(view),
                ])
        }
        let constraints = unit.constraints.map { self.constraint($0, &notConverted) }
        let replaceable = ordered(Set(unit.templates.flatMap(\.replaced)).sorted().map { ($0, unit.constraints[$0]) }).map(\.0)
        var result: [String: Any] = [
            "name": unit.name, "title": CodeLiteral.comment(unit.title), "source": CodeLiteral.comment(unit.source),
            "ownerClass": CodeLiteral.comment(unit.ownerClass ?? ""), "root": unit.views[0].name, "views": views,
            "titleLiteral": writer.literal(unit.title), "sourceLiteral": writer.literal(unit.source),
            "named": constraints.filter { $0["name"] != nil },
            "replaceable": replaceable.map { constraints[$0] },
            "templates": templates(replaceable, constraints, &notConverted), "masters": masters(constraints),
        ]
        let replaced = Set(replaceable)
        result["groups"] = groups(constraints.indices.filter { !replaced.contains($0) }.map { (unit.constraints[$0], constraints[$0]) })
        result["replaceableGroups"] = groups(replaceable.map { (unit.constraints[$0], constraints[$0]) })
        result["hasConstraints"] = !constraints.isEmpty
        var taken = Set(unit.views.map(\.name))
        result["outlets"] = unit.outlets.filter { SwiftName.lower($0.outlet) != $0.property }.compactMap { outlet -> [String: Any]? in
            let name = SwiftName.lower(outlet.outlet)
            let isTaken = name.isEmpty || SwiftName.isReserved(name) || !taken.insert(name).inserted
            return isTaken ? nil : ["outlet": name, "property": outlet.property, "isOwning": SwiftName.isOwning(name)]
        }
        notConverted += writer.notConverted(of: unit)
        result.merge(writer.context(of: unit)) { $1 }
        result["notConverted"] = notConverted.map { CodeLiteral.comment($0.text) }
        return result
    }

    /// Statements of several lines taken apart, so that a template can indent each line.
    private static func lines(_ statements: [String]) -> [String] {
        statements.flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }
    }

    // MARK: Constraints

    private func constraint(_ constraint: CodeConstraint, _ notConverted: inout [NotConverted]) -> [String: Any] {
        var result: [String: Any] = [
            "first": side(constraint.first), "relation": constraint.relation.rawValue, "multiplier": constraint.multiplier,
            "constant": constraint.constant, "constantText": CodeLiteral.number(constraint.constant),
            "priority": CodeLiteral.number(constraint.priority), "identifier": CodeLiteral.plain(constraint.identifier ?? ""),
            "id": CodeLiteral.plain(constraint.origin?.id ?? ""),
            "identifierLiteral": constraint.identifier.map(CodeLiteral.objectiveCString) ?? "",
        ]
        if let second = constraint.second { result["second"] = side(second) }
        if let name = constraint.name {
            result["name"] = name
            result["isOwning"] = SwiftName.isOwning(name)
        }
        if constraint.isFinite, let code = writer.code(constraint, in: unit) {
            result["code"] = code
            result["lines"] = code.split(separator: "\n").map(String.init)
            result["use"] = constraint.name ?? code
            result["isPlain"] = writer.isPlain(constraint, in: unit)
            result["plain"] = writer.plain(constraint, in: unit) ?? ""
            result["lookup"] = writer.lookup(constraint, in: unit) ?? ""
        } else if let origin = constraint.origin {
            notConverted.append(NotConverted(origin.element, "the constraint", "the language has no words for it", affectsLayout: true))
        }
        return result
    }

    /// Numbered constraints in the order in which they are said: by the view that each is said of.
    private func ordered(_ constraints: [(Int, CodeConstraint)]) -> [(Int, CodeConstraint)] {
        constraints.sorted { (writer.subject(of: $0.1), $0.0) < (writer.subject(of: $1.1), $1.0) }
    }

    /// Constraints by the view that they are said of.
    private func groups(_ constraints: [(CodeConstraint, [String: Any])]) -> [[String: Any]] {
        let said = constraints.filter { $0.1["code"] != nil }
        let subjects = Dictionary(grouping: said, by: { writer.subject(of: $0.0) })
        return subjects.sorted { $0.key < $1.key }.map {
            [
                "view": unit.views[$0.key].name, "constraints": $0.value.map(\.1),
                "hasWords": $0.value.contains { $0.1["isPlain"] as? Bool != true },
            ]
        }
    }

    private func comment(_ view: CodeView) -> String {
        let element = view.view.element
        var text = CodeLiteral.comment(element.className)
        if let label = element.label.map(CodeLiteral.comment) { text += " “\(label.count > 40 ? label.prefix(39) + "…" : label)”" }
        if let id = element.id { text += " (\(CodeLiteral.comment(id)))" }
        return text
    }

    private func side(_ side: CodeConstraint.Side) -> [String: Any] {
        ["view": unit.views[side.view].name, "guide": CodeLiteral.plain(side.guide ?? ""), "attribute": side.attribute.rawValue]
    }

    // MARK: Templates and masters

    private func templates(
        _ replaceable: [Int], _ constraints: [[String: Any]], _ notConverted: inout [NotConverted]
    ) -> [[String: Any]] {
        var result: [[String: Any]] = []
        let places = Dictionary(replaceable.enumerated().map { ($1, $0) }) { first, _ in first }
        for template in unit.templates {
            var statements: [String] = []
            for value in template.values {
                let view = unit.views[value.view]
                if value.value.isFinite, let statement = writer.setting(value.value, keyPath: value.keyPath, of: view.name) {
                    statements.append(statement)
                } else {
                    notConverted.append(
                        NotConverted(view.view.element, "'\(value.keyPath)' of template '\(template.title)'", "its value has no words"))
                }
            }
            let replaced = template.replaced.compactMap { places[$0] }
            let added = ordered(Array(template.added.enumerated())).map { ($0.1, self.constraint($0.1, &notConverted)) }
            result.append(
                [
                    "name": template.name, "method": template.methodName, "title": CodeLiteral.comment(template.title),
                    "statements": statements,
                    "constraints": added.map(\.1).filter { $0["code"] != nil }, "groups": groups(added),
                    "replaces": replaced.map(String.init), "replacesAll": replaced.count == replaceable.count,
                    "replacesOfOthers": template.replacedOfOthers.sorted { $0.key < $1.key }.map { other, numbers -> [String: Any] in
                        let order = ordered(Array(unit.templates[other].added.enumerated())).map(\.0)
                        let numbers = Set(numbers)
                        let places = order.indices.filter { numbers.contains(order[$0]) }
                        return [
                            "name": unit.templates[other].name, "places": places.map(String.init),
                            "isAll": places.count == unit.templates[other].added.count,
                        ]
                    },
                ])
        }
        return result
    }

    private func masters(_ constraints: [[String: Any]]) -> [[String: Any]] {
        unit.masters.map { master in
            let name = unit.views[master.view].name
            return [
                "view": name, "upperName": name.prefix(1).uppercased() + name.dropFirst(),
                "views": ([master.view] + master.views).map { unit.views[$0].name },
                "constraints": master.constraints.map { constraints[$0] },
            ]
        }
    }
}
