import FormworkModel

/// What stands behind each command.
extension CommandParser {
    mutating func set() throws(EditError) -> SetOperation {
        let target = try target(beforeSettings: true)
        return SetOperation(target, try settings(isRequired: true))
    }

    mutating func add() throws(EditError) -> EditOperation {
        let kind = try word("what to add: label, button, constraint")
        if kind.value == "constraint" { return .addConstraint(try addConstraint()) }
        if kind.value == "template" { return .addTemplate(try addTemplate()) }
        var text: String?
        if let next = peek(), next.isQuoted {
            text = next.value
            skip()
        }
        try keyword("to", "'to' and the view that it is put into")
        let owner = try target(until: Self.placeWords, beforeSettings: true)
        var operation = AddOperation(kind.value, text, to: owner)
        operation.place.column = kind.column
        if take("at") { operation.frame = try numbers([2, 4], "a place such as 16,100 or a frame such as 16,100,200,40") }
        if let placement = try placement() { operation.placement = placement }
        if take("at") { operation.frame = try numbers([2, 4], "a place such as 16,100 or a frame such as 16,100,200,40") }
        operation.settings = try settings(isRequired: false)
        return .add(operation)
    }

    private static let placeWords: Set<String> = ["at", "before", "after", "first", "last"]

    /// `first`, `last`, `before X` or `after X`.
    private mutating func placement() throws(EditError) -> Placement? {
        if take("first") { return .first }
        if take("last") { return .last }
        if take("before") { return .before(try target(until: ["at"], beforeSettings: true)) }
        if take("after") { return .after(try target(until: ["at"], beforeSettings: true)) }
        return nil
    }

    /// A template of a scene's layout: a view of the class `LDOLayoutTemplate` beside the scene's own.
    private mutating func addTemplate() throws(EditError) -> AddTemplateOperation {
        let name = try word("the template's name")
        try keyword("to", "'to' and the scene that it is a template of")
        return AddTemplateOperation(name.value, to: try target())
    }

    private mutating func addConstraint() throws(EditError) -> AddConstraintOperation {
        guard let first = peek() else {
            throw EditError(.syntax("expected a constraint such as \"Title.leading = Form.leading + 16\""), column: end)
        }
        var identifier: String?
        let equation: ConstraintEquation
        if first.isQuoted {
            skip()
            equation = try ConstraintEquation(parsing: first.value, column: first.column + 1)
        } else {
            let start = first.range.lowerBound
            var stop = start
            while let token = peek(), token.raw != "identifier" {
                stop = token.range.upperBound
                skip()
            }
            equation = try ConstraintEquation(parsing: String(characters[start..<stop]), column: start + 1)
        }
        if take("identifier") { identifier = try word("the constraint's identifier").value }
        return AddConstraintOperation(equation, identifier: identifier)
    }

    mutating func remove() throws(EditError) -> RemoveOperation {
        let target = try target()
        return RemoveOperation(target, takesReferences: try references())
    }

    mutating func move() throws(EditError) -> MoveOperation {
        let target = try target(until: ["into", "before", "after", "first", "last"])
        var owner: EditTarget?
        if take("into") { owner = try self.target(until: Self.placeWords) }
        var placement = try placement()
        if placement == nil, owner != nil, take("at") {
            let number = try numbers([1], "a number among the siblings, from 0")[0]
            placement = .at(Int(exactly: number) ?? .max)
        }
        guard owner != nil || placement != nil else {
            throw EditError(.syntax("expected 'into' and a view, or 'before' or 'after' and a sibling"), column: peek()?.column ?? end)
        }
        return MoveOperation(target, into: owner, placement: placement ?? .last, takesReferences: try references())
    }

    mutating func wrap() throws(EditError) -> WrapOperation {
        let target = try target(until: ["in"])
        try keyword("in", "'in stack' or 'in view'")
        let kind = try word("'stack' or 'view'")
        guard let container = ["stack": WrapOperation.Container.stack, "stackView": .stack, "view": .view][kind.value] else {
            throw EditError(.syntax("expected 'stack' or 'view', not '\(kind.raw)'"), column: kind.column)
        }
        var operation = WrapOperation(target, in: container)
        if container == .stack {
            if take("vertical") { operation.isVertical = true } else if take("horizontal") { operation.isVertical = false }
        }
        let takesReferences = try references()
        operation.takesReferences = takesReferences
        operation.settings = try settings(isRequired: false)
        return operation
    }

    mutating func renameClass() throws(EditError) -> RenameClassOperation {
        try keyword("class", "'class'")
        let old = try word("the name of a class")
        try keyword("to", "'to' and the class's new name")
        let new = try word("the class's new name")
        var operation = RenameClassOperation(old.value, to: new.value)
        if take("in") { operation.module = try word("the name of a module").value }
        operation.place.column = old.column
        return operation
    }

    mutating func connect() throws(EditError) -> ConnectOperation {
        let kind = try word("'outlet', 'action', 'segue' or 'collection'")
        let name = try word(kind.value == "segue" ? "the segue's kind such as show" : "the name of the \(kind.value)")
        try keyword("from", "'from' and the object that the connection comes from")
        let source = try target(until: ["to"])
        try keyword("to", "'to' and the object that the connection leads to")
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
        try keyword("from", "'from' and the object that the connection comes from")
        return DisconnectOperation(first.raw, name, from: try target())
    }

    mutating func hideMaster() throws(EditError) -> HideMasterOperation {
        let first = try target(until: ["for"])
        try keyword("for", "'for' and the views that follow the master")
        return HideMasterOperation(first.text == "none" ? nil : first, for: try target())
    }

    mutating func replaceColor() throws(EditError) -> ReplaceColorOperation {
        if !take("color") { try keyword("colour", "'color'") }
        let old = try word("the colour that is replaced")
        if !take("with") { _ = take("by") }
        let new = try word("the colour that it becomes")
        var operation = ReplaceColorOperation(old.value, by: new.value)
        operation.place.column = old.column
        return operation
    }
}
