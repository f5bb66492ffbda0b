import FormworkModel
import FormworkTemplates

extension CodeUnitBuilder {
    func addTemplates(to unit: inout CodeUnit) {
        var names = NamePool()
        var usable: [LayoutTemplate] = []
        var numbers: [Constraint: Int] = [:]
        for (number, constraint) in unit.constraints.enumerated() {
            guard let origin = constraint.origin else { continue }
            if numbers[origin] == nil { numbers[origin] = number }
        }
        for place in UnitIndex.places(index.templates, of: unit) {
            let template = templates[place]
            var state = self.state
            let change = state.apply(template)
            let replaced = change.removed.compactMap { $0.origin.flatMap { numbers[$0] } }
            let added = change.added.compactMap { code($0, in: unit) }
            if added.count < change.added.count || replaced.count < change.removed.count {
                unit.notConverted.append(
                    NotConverted(
                        template.element, what: "\(change.added.count - added.count) constraints of the layout template",
                        why: "their items aren't in this file", affectsLayout: true))
            }
            for constraint in change.impossible + change.invalidCopies {
                unit.notConverted.append(
                    NotConverted(constraint.element, what: "the template's constraint", why: "it cannot be copied to the targets"))
            }
            var values: [CodeLayoutTemplate.Value] = []
            for attribute in change.attributes {
                guard let number = unit.viewNumbers[attribute.view], let value = attribute.to else { continue }
                values.append(CodeLayoutTemplate.Value(view: number, keyPath: attribute.keyPath, value: value))
            }
            let title = template.label ?? template.root?.element.userLabel ?? "template"
            // The names of its method and its constraints must not collide with those of views.
            var wanted = SwiftName.lower(title)
            while unit.memberNames.has("apply" + wanted.prefix(1).uppercased() + wanted.dropFirst())
                || unit.memberNames.has(wanted + "Constraints")
            {
                wanted += "Template"
            }
            usable.append(template)
            unit.templates.append(
                CodeLayoutTemplate(
                    id: template.id, name: names.take(wanted, fallback: "template"), title: title, replaced: replaced, added: added,
                    values: values))
        }
        // The constraints that a template removes from those that another template added.
        for (number, template) in usable.enumerated() {
            let targets = Set(template.pairs.map(\.target))
            for (other, before) in usable.enumerated()
            where other != number && before.pairs.contains(where: { targets.contains($0.target) }) {
                var state = self.state
                let added = state.apply(before).added
                let removed = Set(state.apply(template).removed.filter(\.isNew))
                let places = added.indices.filter { removed.contains(added[$0]) }
                if !places.isEmpty { unit.templates[number].replacedOfOthers[other] = places }
            }
        }
    }

    func code(_ constraint: LayoutState.StateConstraint, in unit: CodeUnit) -> CodeConstraint? {
        let terms = constraint.value.map { side in
            side.item.flatMap { document.element(id: $0) }.flatMap { self.side($0, attribute: side.attribute, in: unit) }
        }
        return terms.map { CodeConstraint(origin: constraint.origin, terms: $0, identifier: constraint.origin?.identifier) }
    }

    func addMasters(to unit: inout CodeUnit) {
        var places: [Element: Int] = [:]
        for (place, constraint) in unit.constraints.enumerated() {
            if let element = constraint.origin?.element, places[element] == nil { places[element] = place }
        }
        for place in unit.views.compactMap({ index.masterPlaces[$0.view] }).sorted() {
            let master = index.masters[place]
            guard let number = unit.viewNumbers[master] else { continue }
            var views: [Int] = []
            var constraints: [Int] = []
            var waiting = [master]
            var seen: Set<View> = [master]
            while let next = waiting.popLast() {
                for follower in links.followers(of: next) {
                    if let view = follower.asView, seen.insert(view).inserted {
                        if let number = unit.viewNumbers[view] { views.append(number) }
                        waiting.append(view)
                    } else if let place = places[follower] {
                        constraints.append(place)
                    }
                }
            }
            unit.masters.append(
                CodeMaster(
                    view: number, views: views.sorted(), constraints: constraints.sorted(),
                    collapsing: ([number] + views.sorted()).compactMap { collapsing($0, unit: unit) }))
        }
        for (number, entry) in unit.views.enumerated() {
            if entry.view.autoCollapse == nil,
                let attribute = entry.view.runtimeAttributes.last(where: { $0.keyPath == View.autoCollapseKeyPath })
            {
                unit.notConverted.append(
                    NotConverted(
                        attribute.element, what: "the runtime attribute '\(attribute.keyPath)'",
                        why: "its value of type '\(attribute.type)' isn't a string, and is ignored"))
            }
            guard let own = collapsing(number, unit: unit) else { continue }
            if state.isHidden(entry.view) { unit.collapsed.append(own) }
            // A view that follows a master is hidden with it, but can also be hidden by itself.
            if entry.view.autoCollapse != nil, index.masterPlaces[entry.view] == nil {
                unit.collapsing.append(CodeMaster(view: number, views: [], constraints: [], collapsing: [own]))
            }
        }
    }

    /// Returns the axes on which a view's content counts for nothing while it is hidden; nil if there are none.
    private func collapsing(_ number: Int, unit: CodeUnit) -> CodeMaster.Collapsing? {
        let axes = unit.views[number].view.collapsingAxes(links)
        return axes.isEmpty ? nil : CodeMaster.Collapsing(view: number, axes: axes)
    }
}
