public import FormworkModel
package import FormworkTree

/// A document made from a draft, with the ids of the draft's constraints.
package struct MadeDocument {
    /// The document.
    package let document: InterfaceDocument
    /// The constraints that code made, by their ids in the document.
    package let constraints: [String: LayoutConstraint]
}

extension DocumentDraft {
    /// Returns the views and active constraints as a document: the imported document with the changes, else a XIB of the root views.
    ///
    /// Constraints that code made are marked as not archived, so that layout templates of 1.0 leave them alone.
    ///
    /// - Complexity: O(n) in the number of views and constraints.
    public func interfaceDocument() -> InterfaceDocument { make().document }

    package func make() -> MadeDocument {
        var writer = DocumentDraftWriter(self)
        writer.write()
        return MadeDocument(document: writer.editor.finish(), constraints: writer.written)
    }
}

extension DocumentDraft {
    /// Returns a view as an element, with its descendants.
    ///
    /// - Parameters:
    ///   - view: a view of this document.
    ///   - ids: new ids, by view.
    package func fragment(of view: LayoutView, ids: [LayoutView: String]) -> ElementFragment {
        for (view, id) in ids { views[view.index].id = id }
        var writer = DocumentDraftWriter(self)
        writer.note()
        return writer.fragment(view.index)
    }
}

/// Writes the changes of a draft into a document.
private struct DocumentDraftWriter {
    let draft: DocumentDraft
    var editor: DocumentEditor
    /// The constraints that code made, by id.
    var written: [String: LayoutConstraint] = [:]
    /// The indices of active constraints that code made, by the index of the owner.
    private var owned: [Int: [Int]] = [:]
    /// The ids of all guides that constraints use.
    private var guides: [LayoutItem: String] = [:]
    private var newGuides: [Int: [(kind: LayoutItem.GuideKind, id: String)]] = [:]

    init(_ draft: DocumentDraft) {
        self.draft = draft
        editor = DocumentEditor(draft.imported ?? InterfaceDocument(newXIBFor: draft.platform))
    }

    mutating func write() {
        note()
        for constraint in draft.removed { editor.remove(constraint) }
        for (index, change) in draft.changed.sorted(by: { $0.key < $1.key }) {
            guard let constraint = draft.imported?.constraints[index], !draft.removed.contains(constraint) else { continue }
            if let constant = change.constant { editor.setConstant(constant, of: constraint) }
            if let priority = change.priority { editor.setPriority(priority, of: constraint) }
        }
        for index in draft.views.indices { if isInPlace(index) { change(index) } }
        // New roots go next to the document's own.
        let objects = editor.document.objectsNode
        for view in draft.roots where !isInPlace(view.index) { editor.insert(fragment(view.index), into: objects) }
    }

    /// Collects the constraints and guides to write.
    mutating func note() {
        for (index, constraint) in draft.constraints.enumerated() {
            guard let owner = constraint.owner else { continue }
            owned[owner, default: []].append(index)
            for item in [constraint.terms.first.item, constraint.terms.second?.item].compactMap(\.self) where item.guide != nil {
                noteGuide(item)
            }
        }
    }

    /// Whether a view and all its ancestors are the imported document's and haven't moved.
    private func isInPlace(_ index: Int) -> Bool {
        var next: Int? = index
        while let view = next {
            if draft.views[view].imported == nil { return false }
            if draft.views[view].isMoved { return false }
            next = draft.views[view].superview
        }
        return true
    }

    // MARK: Guides

    private mutating func noteGuide(_ item: LayoutItem) {
        guard let kind = item.guide, guides[item] == nil else { return }
        if let known = item.view.imported?.guides.first(where: { $0.kind == kind.rawValue }), let id = known.id {
            guides[item] = id
        } else {
            let id = draft.newID("guide \(item.view.id) \(kind.rawValue)")
            guides[item] = id
            newGuides[item.view.index, default: []].append((kind, id))
        }
    }

    private func guideFragments(_ index: Int) -> [ElementFragment] {
        (newGuides[index] ?? []).map { kind, id in
            kind == .keyboard
                ? ElementFragment("keyboardLayoutGuide", attributes: [.init("key", "keyboard"), .init("id", id)])
                : ElementFragment("viewLayoutGuide", attributes: [.init("key", kind.rawValue), .init("id", id)])
        }
    }

    // MARK: Views that stay

    private mutating func change(_ index: Int) {
        let entry = draft.views[index]
        guard let view = entry.imported else { return }
        for (name, value) in entry.attributes { editor.setAttribute(name, to: value, of: view.element) }
        for child in view.element.children where entry.removedParts.contains(child["key"] ?? "") { editor.remove(child) }
        for content in entry.contents {
            let old = view.element.children.first {
                $0.name == content.name && $0["key"] == content["key"] && !entry.removedParts.contains($0["key"] ?? "")
            }
            if let old { editor.remove(old) }
            editor.append(content, to: view.element)
        }
        if entry.translatesMask != view.translatesAutoresizingMaskIntoConstraints {
            editor.setAttribute("translatesAutoresizingMaskIntoConstraints", to: entry.translatesMask ? nil : "NO", of: view.element)
            if !entry.translatesMask { editor.setAttribute("fixedFrame", to: nil, of: view.element) }
        }
        if let frame = view.frame, frame != entry.frame { editor.setFrame(entry.frame, of: view) }
        for child in view.subviews where !isInPlace(child.index) { editor.remove(child.element) }
        let come = entry.subviews.filter { !isInPlace($0) }.map { fragment($0) }
        editor.append(come, toList: "subviews", of: view.element)
        for guide in guideFragments(index) { editor.append(guide, to: view.element) }
        for number in owned[index] ?? [] {
            let constraint = LayoutConstraint(document: draft, index: number)
            let id = editor.add(
                value(constraint), to: view, seeds: seeds(constraint), isArchived: false, identifier: constraint.identifier)
            written[id] = constraint
        }
    }

    // MARK: Views that come

    mutating func fragment(_ index: Int) -> ElementFragment {
        let entry = draft.views[index]
        var fragment: ElementFragment
        if let view = entry.imported {
            fragment = ElementFragment(copying: view.element.node, of: view.document.tree)
            fragment.children.removeAll { entry.removedParts.contains($0["key"] ?? "") }
            changeConstraints(of: &fragment)
        } else {
            fragment = ElementFragment(entry.element, attributes: [.init("id", entry.id)])
            fragment.children.append(ElementFragment(frame: entry.frame))
        }
        for (name, value) in entry.attributes { fragment.setAttribute(name, to: value) }
        fragment.setAttribute("translatesAutoresizingMaskIntoConstraints", to: entry.translatesMask ? nil : "NO")
        for content in entry.contents {
            fragment.children.removeAll { $0.name == content.name && $0["key"] == content["key"] }
            fragment.appendPart(content)
        }
        let views = entry.subviews.map { (place: draft.views[$0].place, fragment: self.fragment($0)) }
        put(views, into: &fragment)
        for guide in guideFragments(index) { fragment.appendPart(guide) }
        let made = (owned[index] ?? []).map { number -> ElementFragment in
            let constraint = LayoutConstraint(document: draft, index: number)
            let result = editor.makeConstraint(
                value(constraint), ownerID: entry.id, seeds: seeds(constraint), isArchived: false, identifier: constraint.identifier)
            written[result["id"] ?? ""] = constraint
            return result
        }
        if !made.isEmpty { fragment.addConstraints(made) }
        return fragment
    }

    /// Applies changes and removals to the constraints in the copy of an imported view.
    private func changeConstraints(of fragment: inout ElementFragment) {
        let removed = Set(draft.removed.compactMap(\.id))
        for place in fragment.children.indices {
            switch fragment.children[place].name {
            case "constraints":
                fragment.children[place].children.removeAll { $0["id"].map(removed.contains) ?? false }
                for number in fragment.children[place].children.indices {
                    guard let id = fragment.children[place].children[number]["id"], let constraint = draft.imported?.constraint(id: id),
                        let change = draft.changed[constraint.index]
                    else { continue }
                    if let constant = change.constant {
                        fragment.children[place].children[number]["constant"] = DocumentNumber.text(constant)
                        fragment.children[place].children[number]["symbolic"] = nil
                    }
                    if let priority = change.priority {
                        fragment.children[place].children[number]["priority"] = DocumentNumber.text(priority)
                    }
                }
            case "connections": fragment.children[place].children.removeAll { $0["destination"].map(removed.contains) ?? false }
            default: break
            }
        }
        fragment.children.removeAll { ["constraints", "connections"].contains($0.name) && $0.children.isEmpty }
    }

    /// Puts views into their places in the superview's element, replacing those of a copied element.
    private func put(_ views: [(place: LayoutPlace, fragment: ElementFragment)], into fragment: inout ElementFragment) {
        var lists: [(name: String, views: [ElementFragment])] = [("subviews", [])]
        for (place, var view) in views {
            switch place {
            case .part(let key):
                fragment.children.removeAll { $0.name == view.name && $0["key"] == key }
                view.setAttribute("key", to: key)
                fragment.appendPart(view)
            case .element(let id, let key):
                view.setAttribute("key", to: key)
                fragment.append(view, toElement: id)
            case .subviews: lists[0].views.append(view)
            case .list(let name):
                if let list = lists.firstIndex(where: { $0.name == name }) {
                    lists[list].views.append(view)
                } else {
                    lists.append((name, [view]))
                }
            }
        }
        for list in lists { fragment.setList(list.name, parts: list.views) }
    }

    private func value(_ constraint: LayoutConstraint) -> InterfaceDocument.ConstraintValue {
        var value = constraint.value
        value.first.item = guides[constraint.firstItem] ?? value.first.item
        if let second = constraint.secondItem { value.second?.item = guides[second] ?? second.view.id }
        return value
    }

    /// Returns the seeds of a constraint's id: its index and its terms.
    private func seeds(_ constraint: LayoutConstraint) -> [String] { ["\(constraint.index)", constraint.value.text { $0 ?? "" }] }
}

extension ElementFragment {
    /// Appends a part to the descendant with an id.
    fileprivate mutating func append(_ part: ElementFragment, toElement id: String) {
        for index in children.indices {
            if children[index]["id"] == id { return children[index].appendPart(part) }
            children[index].append(part, toElement: id)
        }
    }
}
