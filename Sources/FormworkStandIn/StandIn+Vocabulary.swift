import FormworkDSL
import FormworkModel
import FormworkVocabulary

/// The stand-in's classes in Interface Builder's vocabulary, which determines their elements, and the attributes and words of properties.
extension StandIn {
    /// Returns the element of a class: that of the nearest superclass in the vocabulary; nil for a class without an element.
    package static func element(of type: AnyClass) -> String? { described(type) { $0.elements.first } }

    /// Returns the attribute, or the key of the child, that a property of a class is written into. Without an entry in the vocabulary, it
    /// is the property's name, for Boolean properties without `is`.
    package static func attribute(_ property: String, of type: AnyClass) -> String {
        let entries = described(type) { $0.entries } ?? []
        let named = entries.filter { $0.code.rule == .property(property) }
        if let entry = named.last(where: { $0.name == property }) ?? named.last { return entry.name }
        guard property.hasPrefix("is"), let first = property.dropFirst(2).first, first.isUppercase else { return property }
        return first.lowercased() + property.dropFirst(3)
    }

    /// Returns the text of a value of a class's attribute.
    package static func text(_ value: some InterfaceValue, of attribute: String, in type: AnyClass) -> String? {
        value.interfaceText(in: described(type) { $0.entry(attribute)?.words })
    }

    /// Returns a fact of the nearest superclass that has it in the vocabulary of the document's platform.
    private static func described<Fact>(_ type: AnyClass, _ fact: (VocabularyClass) -> Fact?) -> Fact? {
        var next: AnyClass? = type
        while let current = next {
            if let found = document.platform.vocabulary.class(named: "\(current)").flatMap(fact) { return found }
            next = _getSuperclass(current)
        }
        return nil
    }
}
