import FormworkModel

/// Parsing of the individual commands.
extension CommandParser {
    mutating func set() throws(EditError) -> SetOperation {
        let target = try target(beforeSettings: true)
        return SetOperation(target, try settings(isRequired: true))
    }

    mutating func add() throws(EditError) -> EditOperation {
        let kind = try word("an object to add such as label, button or constraint")
        if kind.value == "constraint" { return .addConstraint(try addConstraint()) }
        if kind.value == "template" { return .addTemplate(try addTemplate()) }
        if kind.value == "scene" { return .addScene(try addScene()) }
        if kind.value == "guide" {
            let guide = try word("a guide: safeArea, contentLayoutGuide, frameLayoutGuide")
            try keyword("to", expected: "'to' and the guide's view")
            var operation = AddGuideOperation(guide.value, to: try target())
            operation.place.column = guide.column
            return .addGuide(operation)
        }
        var text: String?
        if let next = peek(), next.isQuoted {
            text = next.value
            skip()
        }
        try keyword("to", expected: "'to' and the view to add it to")
        let owner = try target(until: Self.placeWords, beforeSettings: true)
        var operation = AddOperation(kind.value, text, to: owner)
        operation.place.column = kind.column
        operation.frame = try frame()
        if let placement = try placement() { operation.placement = placement }
        if let frame = try frame() { operation.frame = frame }
        operation.settings = try settings(isRequired: false)
        return .add(operation)
    }

    /// Parses an optional position or frame.
    private mutating func frame() throws(EditError) -> [Double]? {
        take("at") ? try numbers([2, 4], expected: "a position such as 16,100 or a frame such as 16,100,200,40") : nil
    }

    /// Parses a scene: its label, its position on the canvas, and the attributes of its controller.
    private mutating func addScene() throws(EditError) -> AddSceneOperation {
        let name = try word("the scene's label")
        let place = take("at") ? try numbers([2], expected: "a position such as 800,0") : nil
        var operation = AddSceneOperation(name.value, at: place, settings: try settings(isRequired: false))
        operation.position.column = name.column
        return operation
    }

    private static let placeWords: Set<String> = ["at", "before", "after", "first", "last"]

    /// Parses `embed Login in navigation` or `embed in navigation Login`.
    mutating func embed() throws(EditError) -> EmbedOperation {
        func container(_ parser: inout CommandParser) throws(EditError) -> EmbedOperation.Container {
            if parser.take("tabs") || parser.take("tab") { return .tabs }
            try parser.keyword("navigation", expected: "'in navigation' or 'in tabs'")
            return .navigation
        }
        if take("in") {
            let container = try container(&self)
            return EmbedOperation(try target(), in: container)
        }
        let scene = try target(until: ["in"])
        try keyword("in", expected: "'in navigation' or 'in tabs'")
        return EmbedOperation(scene, in: try container(&self))
    }

    /// Parses `first`, `last`, `before X` or `after X`.
    private mutating func placement() throws(EditError) -> Placement? {
        if take("first") { return .first }
        if take("last") { return .last }
        if take("before") { return .before(try target(until: ["at"], beforeSettings: true)) }
        if take("after") { return .after(try target(until: ["at"], beforeSettings: true)) }
        return nil
    }

    /// Parses a layout template for a scene: a view of class `LDOLayoutTemplate` next to the scene's root view.
    private mutating func addTemplate() throws(EditError) -> AddTemplateOperation {
        let name = try word("the template's name")
        try keyword("to", expected: "'to' and the template's scene")
        let scene = try target(until: ["as"])
        return AddTemplateOperation(name.value, to: scene, outlet: take("as") ? try word("the name of an outlet").value : nil)
    }

    private mutating func addConstraint() throws(EditError) -> AddConstraintOperation {
        let equation = try equation()
        let identifier = take("identifier") ? try word("the constraint's identifier").value : nil
        return AddConstraintOperation(equation, identifier: identifier)
    }

    /// Parses a constraint: one quoted word, or all words up to `identifier`.
    private mutating func equation() throws(EditError) -> ConstraintEquation {
        guard let first = peek() else {
            throw EditError(.syntax("expected a constraint such as \"Title.leading = Form.leading + 16\""), column: end)
        }
        if first.isQuoted {
            skip()
            return try ConstraintEquation(parsing: first.value, column: first.column + 1)
        }
        let start = first.range.lowerBound
        var stop = start
        while let token = peek(), token.raw != "identifier" {
            stop = token.range.upperBound
            skip()
        }
        return try ConstraintEquation(parsing: String(characters[start..<stop]), column: start + 1)
    }

    mutating func remove() throws(EditError) -> RemoveOperation {
        // `add constraint` and `replace constraint` name the kind, too.
        if isNext("constraint"), peek(1)?.raw.hasPrefix("#") ?? false { skip() }
        let target = try target()
        return RemoveOperation(target, removesReferences: try references())
    }

    mutating func move() throws(EditError) -> MoveOperation {
        let target = try target(until: ["into", "before", "after", "first", "last"])
        var owner: EditTarget?
        if take("into") { owner = try self.target(until: Self.placeWords) }
        var placement = try placement()
        if placement == nil, owner != nil, take("at") {
            let number = try numbers([1], expected: "an index among the siblings, from 0")[0]
            placement = .at(Int(exactly: number) ?? .max)
        }
        guard owner != nil || placement != nil else {
            throw EditError(.syntax("expected 'into' and a view, or 'before' or 'after' and a sibling"), column: peek()?.column ?? end)
        }
        return MoveOperation(target, into: owner, placement: placement ?? .last, removesReferences: try references())
    }

    mutating func wrap() throws(EditError) -> WrapOperation {
        let target = try target(until: ["in"])
        try keyword("in", expected: "'in stack', 'in view' or 'in scroll'")
        let kind = try word("'stack', 'view' or 'scroll'")
        let containers: [String: WrapOperation.Container] = [
            "stack": .stack, "stackView": .stack, "view": .view, "scroll": .scroll, "scrollView": .scroll,
        ]
        guard let container = containers[kind.value] else {
            throw EditError(.syntax("expected 'stack', 'view' or 'scroll', not '\(kind.raw)'"), column: kind.column)
        }
        var operation = WrapOperation(target, in: container)
        if container == .stack {
            if take("vertical") { operation.isVertical = true } else if take("horizontal") { operation.isVertical = false }
        }
        let removesReferences = try references()
        operation.removesReferences = removesReferences
        operation.settings = try settings(isRequired: false)
        return operation
    }

    mutating func rename() throws(EditError) -> EditOperation {
        for kind in [RenameConnectionOperation.Kind.outlet, .action] where take(kind.rawValue) {
            let old = try word("the name of the \(kind.rawValue)")
            try keyword("to", expected: "'to' and the new name")
            let new = try word("the new name")
            var operation = RenameConnectionOperation(kind, old.value, to: new.value, in: take("in") ? try target() : nil)
            operation.place.column = old.column
            return .renameConnection(operation)
        }
        return .renameClass(try renameClass())
    }

    private mutating func renameClass() throws(EditError) -> RenameClassOperation {
        try keyword("class", expected: "'class', 'outlet' or 'action'")
        let old = try word("the name of a class")
        try keyword("to", expected: "'to' and the class's new name")
        let new = try word("the class's new name")
        var operation = RenameClassOperation(old.value, to: new.value)
        if take("in") { operation.module = try word("the name of a module").value }
        operation.place.column = old.column
        return operation
    }

    mutating func connect() throws(EditError) -> ConnectOperation {
        let kind = try word("'outlet', 'action', 'segue' or 'collection'")
        let name = try word(kind.value == "segue" ? "the segue's kind such as show" : "the name of the \(kind.value)")
        try keyword("from", expected: "'from' and the connection's source")
        let source = try target(until: ["to"])
        try keyword("to", expected: "'to' and the connection's destination")
        let destination = try target(until: ["on", "identifier"])
        let value: ConnectOperation.Kind
        switch kind.value {
        case "outlet": value = .outlet(name.value)
        case "collection", "outletCollection": value = .collection(name.value)
        case "action": value = .action(name.value, event: take("on") ? try word("an event such as touchUpInside").value : nil)
        case "segue": value = .segue(name.value, identifier: take("identifier") ? try word("the segue's identifier").value : nil)
        default:
            throw EditError(.syntax("expected 'outlet', 'action', 'segue' or 'collection', not '\(kind.raw)'"), column: kind.column)
        }
        var operation = ConnectOperation(value, from: source, to: destination)
        operation.place.column = name.column
        return operation
    }

    mutating func disconnect() throws(EditError) -> DisconnectOperation {
        let kinds = ["outlet", "action", "segue", "collection"]
        guard let first = peek(), !first.isQuoted, kinds.contains(first.raw), peek(1) != nil else {
            return DisconnectOperation(from: try target())
        }
        skip()
        var name: String?
        if !isNext("from") { name = try word("the name of the \(first.raw)").value }
        try keyword("from", expected: "'from' and the connection's source")
        return DisconnectOperation(first.raw, name, from: try target())
    }

    mutating func hideMaster() throws(EditError) -> HideMasterOperation {
        let first = try target(until: ["for"])
        try keyword("for", expected: "'for' and the views that follow the master")
        return HideMasterOperation(first.text == "none" ? nil : first, for: try target())
    }

    mutating func replace() throws(EditError) -> EditOperation {
        if take("image") {
            let old = try word("the image to replace")
            _ = take("with") || take("by")
            var operation = ReplaceImageOperation(old.value, by: try word("the new image").value)
            operation.place.column = old.column
            return .replaceImage(operation)
        }
        guard take("constraint") else { return .replaceColor(try replaceColor()) }
        let constraint = try target(until: ["with", "by"])
        if !take("by") { try keyword("with", expected: "'with' and the new constraint") }
        return .replaceConstraint(ReplaceConstraintOperation(constraint, with: try equation()))
    }

    private mutating func replaceColor() throws(EditError) -> ReplaceColorOperation {
        if !take("color") { try keyword("colour", expected: "'color', 'image' or 'constraint'") }
        let old = try word("the colour to replace")
        if !take("with") { _ = take("by") }
        let new = try word("the new colour")
        var operation = ReplaceColorOperation(old.value, by: new.value)
        operation.place.column = old.column
        return operation
    }

    // MARK: Layout

    mutating func pin() throws(EditError) -> PinOperation {
        let views = try target(until: ["to"])
        try keyword("to", expected: "'to' and the item to pin to: superview, safeArea, margins or a view")
        let item = try target(until: ["on", "inset"])
        var operation = PinOperation(views, to: item)
        if take("on") {
            var edges: [PinOperation.Edge] = []
            while let token = peek(), token.raw != "inset" {
                for word in token.value.split(separator: ",") {
                    guard let edge = PinOperation.Edge(rawValue: String(word)) else {
                        throw EditError(.syntax("expected top, leading, bottom or trailing, not '\(word)'"), column: token.column)
                    }
                    edges.append(edge)
                }
                skip()
            }
            guard !edges.isEmpty else { throw EditError(.syntax("expected top, leading, bottom or trailing"), column: end) }
            operation.edges = edges
        }
        if take("inset") { operation.insets = try numbers([1, 4], expected: "a number, or four for top, leading, bottom and trailing") }
        return operation
    }

    mutating func center() throws(EditError) -> CenterOperation {
        let axes = Set(CenterOperation.Axis.allCases.map(\.rawValue))
        var operation = CenterOperation(try target(until: axes.union(["in"])))
        if take("in") { operation.item = try target(until: axes) }
        var named: Set<CenterOperation.Axis> = []
        while let axis = CenterOperation.Axis.allCases.first(where: { take($0.rawValue) }) { named.insert(axis) }
        operation.axis = named.count == 1 ? named.first : nil
        return operation
    }

    // MARK: Size classes

    mutating func variation() throws(EditError) -> VariationOperation {
        let objects = try target(beforeSettings: true)
        let settings = try settings(isRequired: true, until: "for")
        try keyword("for", expected: "'for' and size classes such as 'compact width'")
        let first = try sizeClass()
        _ = take("and")
        let second = peek() == nil ? nil : try sizeClass()
        if let second, second.dimension == first.dimension {
            throw EditError(.syntax("expected a second size class for the \(first.dimension == .width ? "height" : "width")"), column: end)
        }
        return VariationOperation(objects, settings, for: [first, second].compactMap(\.self))
    }

    /// Parses `compact width`.
    private mutating func sizeClass() throws(EditError) -> VariationOperation.Class {
        let expected = "a size class such as 'compact width' or 'regular height'"
        let kind = try word(expected)
        let dimension = try word(expected)
        guard let isCompact = ["compact": true, "regular": false][kind.value],
            let dimension = VariationOperation.Dimension(rawValue: dimension.value)
        else { throw EditError(.syntax("expected \(expected), not '\(kind.raw) \(dimension.raw)'"), column: kind.column) }
        return VariationOperation.Class(dimension, isCompact: isCompact)
    }

    // MARK: Files

    /// Parses `localize de, fr`.
    mutating func localize() throws(EditError) -> LocalizeOperation {
        let column = peek()?.column ?? end
        var names: [String] = []
        repeat {
            let token = try word("languages such as de, pt-BR")
            names += token.value.split(separator: ",").map { String($0.filter { $0 != " " }) }.filter { !$0.isEmpty }
        } while peek() != nil
        var operation = LocalizeOperation(names)
        operation.place.column = column
        return operation
    }

    mutating func extract() throws(EditError) -> ExtractOperation {
        if !take("scene") { _ = take("scenes") }
        let scenes = try target(until: ["to"])
        try keyword("to", expected: "'to' and the new storyboard")
        let path = try word("the path of a new storyboard")
        var operation = ExtractOperation(scenes, to: path.value)
        operation.place.column = path.column
        return operation
    }
}
