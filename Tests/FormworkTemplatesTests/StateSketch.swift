import FormworkImport
import FormworkModel
import FormworkTemplates
import Testing

/// Helpers for documents with templates, and for their states.
enum StateSketch {
    /// Returns a view, with its target.
    static func view(
        _ id: String, _ element: String = "view", target: String? = nil, list: String? = nil, _ attributes: String = "",
        runtime: String = "",
        children: String = "", subviews: String = "", where formulas: [String] = []
    ) -> String {
        let list = list.map { #"<userDefinedRuntimeAttribute type="string" keyPath="templateAttributes" value="\#($0)"/>"# } ?? ""
        let values = list + runtime
        let outlet = target.map {
            #"<connections><outlet property="targetView" destination="\#($0)" id="o-\#(id)"/></connections>"#
        }
        return """
            <\(element) id="\(id)" \(attributes)><subviews>\(subviews)</subviews>\(children)<constraints>\(constraints(formulas))</constraints>\
            <userDefinedRuntimeAttributes>\(values)</userDefinedRuntimeAttributes>\(outlet ?? "")</\(element)>
            """
    }

    /// Returns a template of 1.0 for the root `R`.
    static func template(
        _ content: String, id: String = "T", target: String? = "R", siblings: String = "", where formulas: [String] = []
    ) -> String {
        view(id, target: target, #"customClass="LDOLayoutTemplate""#, children: siblings, subviews: content, where: formulas)
    }

    /// Returns a template of 0.9: an object, and its tree `T`.
    static func object(
        _ content: String, target: String? = "R", hasDestination: Bool = true, where formulas: [String] = []
    ) -> String {
        let destination = hasDestination ? #"<outlet property="destinationView" destination="R" id="o-d"/>"# : ""
        return """
            <customObject id="O" customClass="LDOLayoutTemplate"><connections>\(destination)\
            <outlet property="templateView" destination="T" id="o-t"/></connections></customObject>
            """ + view("T", target: target, subviews: content, where: formulas)
    }

    /// Returns a document whose controller's root `R` contains `views`; `siblings` are other objects of the scene.
    static func document(_ views: String, where formulas: [String] = [], children: String = "", siblings: String...) throws
        -> InterfaceDocument
    {
        try Documents.storyboard(
            controller: "<subviews>\(views)</subviews>\(children)<constraints>\(constraints(formulas))</constraints>",
            siblings: siblings.joined())
    }

    static func number(_ keyPath: String, _ value: Double) -> String {
        #"<userDefinedRuntimeAttribute type="number" keyPath="\#(keyPath)"><real key="value" value="\#(value)"/></userDefinedRuntimeAttribute>"#
    }

    /// Constraints written `id: A.leading = R.leading * 2 + 8 @750 extra="x"`.
    static func constraints(_ formulas: [String]) -> String { formulas.map(constraint).joined() }

    private static func constraint(_ formula: String) -> String {
        var words = formula.split(separator: " ").map(String.init)
        let id = words.removeFirst().dropLast()
        var attributes: [String] = []
        func side(_ name: String, _ word: String) {
            let parts = word.split(separator: ".")
            attributes += ["\(name)Item=\"\(parts[0])\"", "\(name)Attribute=\"\(parts[1])\""]
        }
        side("first", words[0])
        if words[1] == "≥" { attributes.append("relation=\"greaterThanOrEqual\"") }
        if words[1] == "≤" { attributes.append("relation=\"lessThanOrEqual\"") }
        if Double(words[2]) == nil { side("second", words[2]) } else { attributes.append("constant=\"\(words[2])\"") }
        var position = 3
        while position < words.count {
            switch words[position].first {
            case "*":
                position += 1
                attributes.append("multiplier=\"\(words[position])\"")
            case "+", "-":
                position += 1
                attributes.append("constant=\"\(words[position - 1] == "-" ? "-" : "")\(words[position])\"")
            case "@": attributes.append("priority=\"\(words[position].dropFirst())\"")
            default: attributes.append(words[position])
            }
            position += 1
        }
        return "<constraint \(attributes.joined(separator: " ")) id=\"\(id)\"/>"
    }

    /// Returns a document read back from its bytes.
    static func reread(_ document: InterfaceDocument) throws -> InterfaceDocument {
        try DocumentReader().read(document.text(), file: "Again.storyboard").document
    }
}

extension InterfaceDocument.ConstraintValue {
    /// The constraint as text, the same for both ways of writing it.
    var canonicalText: String {
        let text = text { $0 ?? "?" }
        return flipped.map { min(text, $0.text { $0 ?? "?" }) } ?? text
    }
}

extension LayoutState {
    /// The active constraints as texts, sorted.
    var formulas: [String] { constraints.map { $0.value.text { $0 ?? "?" } }.sorted() }

    /// The active constraints as texts, the same for all ways of writing them.
    var canonicalFormulas: [String] { constraints.map(\.value.canonicalText).sorted() }

    func template(_ id: String = "T") throws -> LayoutTemplate {
        try #require(document.layoutTemplates.first { $0.id == id || $0.root?.id == id })
    }

    func view(_ id: String) throws -> View { try #require(document.view(id: id)) }

    func value(_ keyPath: String, _ id: String) throws -> InterfaceDocument.RuntimeAttribute.Value? {
        value(forKeyPath: keyPath, of: try view(id))
    }

    /// Returns the state of the document made from it, read back: it equals the one in memory.
    func reread() throws -> LayoutState {
        let document = permanent().document
        let read = try StateSketch.reread(document)
        #expect(read == document)
        return LayoutState(read)
    }
}
