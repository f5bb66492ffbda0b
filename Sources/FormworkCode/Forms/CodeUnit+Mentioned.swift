package import FormworkModel

extension CodeUnit {
    /// The element that its class is made for, such as a controller; nil for a layout.
    package var classElement: Element? { type.element }

    /// The application's classes that are named for other things than views, with the classes that they derive from: controllers and segues
    /// that a controller leads to.
    package var mentionedClasses: [(name: String, base: String)] {
        let isMac = root.document.platform == .macOS
        return mentioned.compactMap { element in
            guard element.customClass != nil, let name = TypeName.swift(element) else { return nil }
            let kit = isMac ? "NS" : "UI"
            if element.name == "segue" { return (name, kit + "StoryboardSegue") }
            return (name, kit + element.name.prefix(1).uppercased() + element.name.dropFirst())
        }
    }
}
