import FormworkCode
public import FormworkDSL
import FormworkImport
import FormworkLayout
import FormworkModel
import FormworkTemplates
import FormworkTree

/// Compares the views that generated code created with the document from which the code was generated: the constraints as a multiset, and their
/// frames at three sizes.
///
/// The program of a proof creates the views of each unit and passes them to this type. They replace the unit's views in the document, and both
/// documents are laid out in the same way, with all texts measured.
public struct LayoutProof {
    private let document: InterfaceDocument
    private let units: [CodeUnit]
    /// The findings so far, by unit and state.
    public private(set) var findings: [ProofFinding] = []
    private let file: String
    /// The movement graphs of the units that were checked, by unit number.
    private var graphs: [Int: MovementGraph] = [:]

    /// Creates a proof of a document.
    ///
    /// - Parameters:
    ///   - bytes: the document's file.
    ///   - file: the file name.
    /// - Throws: a `DocumentError` if the file isn't a document.
    public init(_ bytes: [UInt8], file: String) throws {
        document = try DocumentReader().read(bytes, file: file).document
        var builder = CodeUnitBuilder(document, source: file)
        units = builder.units()
        self.file = file
    }

    /// Checks the views that the code of a unit created. An unknown unit or state is ignored.
    ///
    /// - Parameters:
    ///   - number: the unit's number, from 0.
    ///   - template: the number of the state among the unit's states, which start with layout templates; nil for the views as they are created.
    ///   - views: the views that the code created, in the order of the unit's views.
    /// - Complexity: Near linear in the number of views and constraints of the document.
    public mutating func check(unit number: Int, template: Int? = nil, _ views: [LayoutView]) {
        guard units.indices.contains(number), template.map({ units[number].states.indices.contains($0) }) ?? true else { return }
        let unit = units[number]
        let state = template.map { unit.states[$0] }
        var finding = ProofFinding(
            unitNumber: number, templateNumber: template, file: file, unit: unit.name, state: state.map(unit.title))
        var expected = expectation(unit, state: state)
        let made = document(of: unit, in: expected, views)
        expected = expected.namingSafeArea(of: unit, as: made)
        let classes = unit.sizeClasses(in: state)
        compareConstraints(unit, expected: expected, made: made, classes: classes, finding: &finding)
        let graph = graphs[number] ?? MovementGraph(unit)
        graphs[number] = graph
        compareFrames(unit, graph: graph, expected: expected, made: made, classes: classes, finding: &finding)
        findings.append(finding)
    }

    // MARK: The two documents

    /// Returns the document in a state: unchanged, with a template applied, or with a view hidden.
    private func expectation(_ unit: CodeUnit, state: CodeUnit.State?) -> InterfaceDocument {
        let classes = unit.sizeClasses(in: state)
        var changed = LayoutState(document, widthClass: classes?.width, heightClass: classes?.height)
        switch state {
        case nil, .sizeClasses: return document
        case .template(let number):
            if let found = document.layoutTemplates.first(where: { $0.id == unit.templates[number].id }) { changed.apply(found) }
        case .hidden(let number): changed.hide(unit.views[number].view)
        }
        return changed.permanent().document
    }

    /// Returns the document with the unit's views replaced by those that the code created.
    private func document(of unit: CodeUnit, in expected: InterfaceDocument, _ views: [LayoutView]) -> InterfaceDocument {
        guard let root = views.first else { return expected }
        var ids: [LayoutView: String] = [:]
        for (view, made) in zip(unit.views, views) { if let id = view.view.id { ids[made] = id } }
        var fragment = root.document.fragment(of: root, ids: ids)
        let original = expected.view(at: unit.root)
        for child in original.element.children where child.isCanvasContext {
            fragment.appendPart(ElementFragment(copying: child.node, of: expected.tree))
        }
        var identities: [String: View] = [:]
        var placed: Set<String> = []
        for view in unit.views {
            guard let id = view.view.id else { continue }
            identities[id] = view.view
            if unit.isExisting(view) { placed.insert(id) }
        }
        // The table sets the frame of a cell, and the container that of a controller's view. The code may leave them out.
        let isCell = ["tableViewCell", "collectionViewCell", "collectionReusableView", "tableCellView"].contains(original.element.name)
        if isCell || unit.form == .controller || unit.root.superview != nil, root.frame.size == Size(width: 0, height: 0),
            let rect = original.element.child(key: "frame")
        {
            fragment.children.removeAll { $0["key"] == "frame" }
            fragment.children.insert(ElementFragment(copying: rect.node, of: expected.tree), at: 0)
        }
        fragment.takeIdentities(identities, placed: placed)
        var editor = DocumentEditor(expected)
        editor.replace(original.element, with: fragment)
        return editor.finish()
    }

    // MARK: Comparing

    private func compareConstraints(
        _ unit: CodeUnit, expected: InterfaceDocument, made: InterfaceDocument,
        classes: (width: InterfaceDocument.SizeClass, height: InterfaceDocument.SizeClass)?, finding: inout ProofFinding
    ) {
        var counts: [String: Int] = [:]
        let ids = Set(unit.views.compactMap(\.view.id))
        for text in expected.constraintTexts(of: ids, classes) { counts[text, default: 0] += 1 }
        finding.constraintCount = counts.values.reduce(0, +)
        for text in made.constraintTexts(of: ids, classes) { counts[text, default: 0] -= 1 }
        for (text, count) in counts.sorted(by: { $0.key < $1.key }) where count != 0 {
            for _ in 0..<abs(count) { if count > 0 { finding.missing.append(text) } else { finding.extra.append(text) } }
        }
    }

    private func compareFrames(
        _ unit: CodeUnit, graph: MovementGraph, expected: InterfaceDocument, made: InterfaceDocument,
        classes: (width: InterfaceDocument.SizeClass, height: InterfaceDocument.SizeClass)?, finding: inout ProofFinding
    ) {
        let recorded = unit.root.frame?.size ?? Size(width: 375, height: 667)
        let ids = Set(unit.views.compactMap(\.view.id))
        for size in [recorded, Size(width: 320, height: 568), Size(width: 1024, height: 768)] {
            var options = LayoutOptions()
            options.isBlind = true
            options.size = size
            options.sizeClasses = classes
            let (wanted, open) = expected.frames(options, of: ids)
            let found = made.frames(options, of: ids).frames
            let numbers = open.reduce(into: Set<Int>()) { numbers, element in numbers.formUnion(graph.views(of: element)) }
            let undetermined = graph.moved(by: numbers)
            for (number, view) in unit.views.enumerated() {
                // The code doesn't determine the position of a cell.
                if view.place == .root, view.view.superview != nil { continue }
                guard let id = view.view.id, let frame = wanted[id] else { continue }
                // The sizes of two views that collapse together are ambiguous and don't matter, because neither is visible.
                if !view.view.isHidden, expected.view(id: id)?.isHidden == true { continue }
                finding.frameCount += 1
                let distance = found[id].map { $0.distance(to: frame) }
                if distance.map({ $0 <= 0.01 }) == true { continue }
                finding.frames.append(
                    ProofFinding.Frame(
                        view: view.name, id: id, size: size, expected: frame, made: found[id], isUndetermined: undetermined.contains(number)
                    ))
            }
        }
    }
}

extension CodeUnit {
    /// Returns the size classes of the screen in a state; nil if the unit doesn't depend on them.
    fileprivate func sizeClasses(in state: State?) -> (width: InterfaceDocument.SizeClass, height: InterfaceDocument.SizeClass)? {
        if case .sizeClasses(let horizontal, let vertical) = state { return (horizontal, vertical) }
        return adapts ? (.compact, .regular) : nil
    }
}

extension InterfaceDocument {
    /// Adds a safe area guide to a unit's root if the code created one. The canvas treats margins differently without one, and both documents must be
    /// compared on the same canvas.
    fileprivate func namingSafeArea(of unit: CodeUnit, as made: InterfaceDocument) -> InterfaceDocument {
        func guides(_ document: InterfaceDocument) -> Bool {
            unit.views.compactMap { $0.view.id.flatMap(document.view(id:)) }.contains { view in
                view.element.children.contains { $0.name == "viewLayoutGuide" && $0["key"] == "safeArea" }
            }
        }
        guard guides(made), !guides(self), let id = unit.root.id else { return self }
        var editor = DocumentEditor(self)
        let root = view(at: unit.root).element
        var fragment = ElementFragment(copying: root.node, of: tree)
        fragment.appendPart(ElementFragment("viewLayoutGuide", attributes: [.init("key", "safeArea"), .init("id", "\(id)-safeArea")]))
        editor.replace(root, with: fragment)
        return editor.finish()
    }

    /// Returns the view that corresponds to a view of another document: the one with the same id or the same index.
    fileprivate func view(at other: View) -> View { other.id.flatMap { view(id: $0) } ?? View(document: self, index: other.index) }

    /// Returns the frames of views, and the elements that the document leaves undetermined: ambiguous views and conflicting constraints.
    fileprivate func frames(_ options: LayoutOptions, of ids: Set<String>) -> (frames: [String: Rect], open: [Element]) {
        var result: [String: Rect] = [:]
        var open: [Element] = []
        // Only the trees of these views are laid out, because a document may have many more.
        var options = options
        options.roots = Set(ids.lazy.compactMap { self.view(id: $0) }.flatMap { sequence(first: $0, next: \.superview) }.map(\.index))
        for scene in layout(options).roots {
            let count = result.count
            for entry in scene.frames { if let id = entry.view.id, ids.contains(id) { result[id] = entry.frame } }
            guard result.count > count else { continue }
            open += scene.ambiguous.map(\.element)
            open += scene.conflicts.flatMap { conflict in
                conflict.constraints.map(\.element) + conflict.stackViews.map(\.element)
            }
        }
        return (result, open)
    }

    /// Returns the active constraints between views as texts that don't depend on the order of the sides.
    fileprivate func constraintTexts(
        of ids: Set<String>, _ classes: (width: InterfaceDocument.SizeClass, height: InterfaceDocument.SizeClass)?
    ) -> [String] {
        let state = LayoutState(self, widthClass: classes?.width, heightClass: classes?.height)
        return constraints.compactMap { constraint in
            // Constraints that collapse a hidden view aren't part of the document.
            let views = [constraint.firstItem, constraint.secondItem].compactMap { $0?.asView ?? $0?.asGuide?.owner.asView }
            guard state.isActive(constraint), views.allSatisfy(state.isInstalled), constraint.identifier != View.autoCollapseKeyPath,
                let first = constraint.firstItem, let left = side(first, attribute: constraint.firstAttribute, ids: ids)
            else {
                return nil
            }
            var value = constraint.value
            value.first = left
            value.constant = state.constant(of: constraint)
            if constraint.hasSecondItem {
                guard let second = constraint.secondItem, let right = side(second, attribute: constraint.secondAttribute, ids: ids) else {
                    return nil
                }
                value.second = right
                let isTurned = (right.item ?? "", right.attribute.rawValue) < (left.item ?? "", left.attribute.rawValue)
                if isTurned, let flipped = value.flipped { value = flipped }
            }
            value.multiplier = (value.multiplier * 1e9).rounded() / 1e9
            value.constant = (value.constant * 1e6).rounded() / 1e6
            return value.text { $0 ?? "" } + (constraint.identifier.map { " '\($0)'" } ?? "")
        }
    }

    /// Returns a side as text. A guide is named after its view, and a controller's guide is replaced with the adjacent edge of the safe area.
    private func side(_ item: Element, attribute: LayoutAttribute, ids: Set<String>) -> InterfaceDocument.ConstraintValue.Side? {
        let attribute = attribute == .lastBaseline ? .baseline : attribute
        if let view = item.asView {
            guard let id = view.id, ids.contains(id) else { return nil }
            return InterfaceDocument.ConstraintValue.Side(item: id, attribute: attribute)
        }
        guard let guide = item.asGuide else { return nil }
        if let view = guide.owner.asView {
            guard let id = view.id, ids.contains(id) else { return nil }
            return InterfaceDocument.ConstraintValue.Side(item: "\(id).\(guide.kind)", attribute: attribute)
        }
        guard let id = guide.owner.children.first(where: { $0["key"] == "view" })?.id, ids.contains(id) else { return nil }
        switch (guide.kind, attribute) {
        case ("top", .bottom): return InterfaceDocument.ConstraintValue.Side(item: id + ".safeArea", attribute: .top)
        case ("bottom", .top): return InterfaceDocument.ConstraintValue.Side(item: id + ".safeArea", attribute: .bottom)
        default: return InterfaceDocument.ConstraintValue.Side(item: id, attribute: attribute)
        }
    }
}

extension Element {
    /// Whether it describes a view's simulated surroundings or its place on the canvas, rather than the view.
    fileprivate var isCanvasContext: Bool {
        isSimulation || self["key"] == "canvasLocation"
    }
}

extension ElementFragment {
    /// Copies the attributes that identify views in Interface Builder and that code doesn't set: keys, labels and classes. Views that their superview
    /// creates also get the document's frames.
    fileprivate mutating func takeIdentities(_ views: [String: View], placed: Set<String>) {
        if let id = self["id"], let view = views[id] {
            for name in ["key", "userLabel", "customClass", "customModule", "customModuleProvider"] where self[name] == nil {
                if let value = view.element[name] { setAttribute(name, to: value) }
            }
            if placed.contains(id) {
                let places = ["rect", "autoresizingMask"]
                children.removeAll { places.contains($0.name) && places.contains($0["key"].map { $0 == "frame" ? "rect" : $0 } ?? "") }
                let own = view.element.children.filter { places.contains($0.name) && ["frame", "autoresizingMask"].contains($0["key"]) }
                children.insert(contentsOf: own.map { ElementFragment(copying: $0.node, of: view.document.tree) }, at: 0)
                for name in ["fixedFrame", "translatesAutoresizingMaskIntoConstraints"] { setAttribute(name, to: view.element[name]) }
            }
        }
        for index in children.indices { children[index].takeIdentities(views, placed: placed) }
    }
}
