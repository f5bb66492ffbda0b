package import FormworkDSL
import FormworkModel

extension StandInView {
    /// Returns the attribute, or the key of the child, that a property is written into.
    package final func attribute(_ property: String) -> String { StandIn.attribute(property, of: type(of: self)) }

    /// Writes the value of a property into its attribute; nil removes the attribute.
    package final func write(_ value: some InterfaceValue, of property: String = #function) { write(attribute(property), value) }

    /// Writes an attribute; nil removes it.
    package final func write(_ name: String, _ value: some InterfaceValue) {
        writeAttribute(name, StandIn.text(value, of: name, in: type(of: self)))
    }

    /// Writes the size of a property as an element.
    package final func write(_ size: CGSize, of property: String = #function) { write(size.content(attribute(property))) }

    /// Removes an element.
    package final func remove(_ name: String, _ key: String?) { standInLayoutView.removeContent(name, key: key) }
}

extension CGSize {
    /// Returns Interface Builder's element for the size.
    package func content(_ key: String) -> ElementFragment {
        ElementFragment("size", ["key": key, "width": DocumentNumber.text(width), "height": DocumentNumber.text(height)])
    }
}
