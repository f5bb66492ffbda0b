import FormworkNib
import FormworkTree

/// Images that are referenced by child elements with a symbol configuration.
extension MacCompilation {
    /// Returns the image in a child element with a key; nil if there is none.
    mutating func referencedImage(_ node: NodeIndex, property: String) -> NibValue? {
        guard let reference = source.child(node, key: property), source.name(reference) == "imageReference",
            let name = source[reference, "image"]
        else { return nil }
        let value = image(name, catalog: source[reference, "catalog"])
        guard generation.isModern, let object = value.object else { return value }
        let configuration = builder.make("IBImageConfiguration")
        let scale = source.word(reference, "symbolScale", "symbolScale") ?? -1
        if scale != -1 { source.noteUnproved(node, what: "the scale of a symbol") }
        set(configuration, "IBSymbolScale", integer: scale)
        let mode = source.word(reference, "renderingMode", "renderingMode") ?? 0
        if mode != 0 { source.noteUnproved(node, what: "the rendering mode of a symbol") }
        set(configuration, "IBRenderingMode", integer: mode)
        set(configuration, "IBVariableValue", builder.number(.double(source.number(reference, "variableValue") ?? 1)))
        set(configuration, "IBHierarchicalColors", list: [], of: "NSArray")
        set(configuration, "IBLocale", .null)
        set(object, "IBDesignImageConfiguration", object: configuration)
        return value
    }
}
