import FormworkModel

/// Varies attributes by size class: `variation Bar axis=vertical for compact width`, `variation #a1B-c2-D3e constant=8 for regular height`,
/// `variation Hint installed=NO for compact width regular height`.
public struct VariationOperation: Hashable, Sendable {
    /// The dimension of a size class.
    public enum Dimension: String, Hashable, Sendable {
        /// The horizontal size class.
        case width
        /// The vertical size class.
        case height
    }

    /// A size class of the screen.
    public struct Class: Hashable, Sendable {
        /// The dimension.
        public var dimension: Dimension
        /// Whether the size class is compact; otherwise it is regular.
        public var isCompact: Bool

        /// A size class.
        public init(_ dimension: Dimension, isCompact: Bool) { (self.dimension, self.isCompact) = (dimension, isCompact) }

        fileprivate var key: String { "\(dimension.rawValue)Class=\(isCompact ? "compact" : "regular")" }
    }

    /// The objects to vary: all matches of a selector, or the one with a name.
    public var target: EditTarget
    /// The varied attributes. An empty value removes the variation. `installed` sets whether the object is installed.
    public var settings: [AttributeSetting]
    /// The size classes: for the width, for the height, or for both.
    public var classes: [Class]

    /// An operation that varies attributes by size class.
    public init(_ target: EditTarget, _ settings: [AttributeSetting], for classes: [Class]) {
        (self.target, self.settings, self.classes) = (target, settings, classes)
    }

    /// The key of the variation, as Interface Builder writes it.
    var key: String {
        classes.sorted { $0.dimension == .height && $1.dimension == .width }.map(\.key).joined(separator: "-")
    }

    /// The attributes that Interface Builder can vary by size class.
    private static let ofConstraints: Set<String> = ["constant"]
    private static let ofViews: Set<String> = [
        "hidden", "axis", "alignment", "distribution", "spacing", "font", "textColor", "backgroundColor", "tintColor", "layoutMargins",
        "directionalLayoutMargins", "image",
    ]

    func apply(to session: inout EditSession) throws(EditError) {
        let document = session.document
        let root = Element(document: document, node: document.rootNode)
        guard document.platform == .iOS || document.platform == .tvOS, root["useTraitCollections"] == "YES" else {
            throw EditError(.unusableObject("the document doesn't support variations for size classes"), column: target.column)
        }
        let elements = try session.all(target)
        var writer = VariationWriter(document, key: key)
        for element in elements {
            for setting in settings {
                if setting.name == "installed" || setting.name == "isInstalled" {
                    try setInstalled(setting, element: element, writer: &writer)
                } else {
                    try set(setting, element: element, writer: &writer)
                }
            }
        }
        try session.edit { editor throws(EditError) in
            writer.write(with: &editor)
            editor.list(writer.resources)
        }
        if elements.count == 1 { session.last = elements[0].id }
    }

    private func set(_ setting: AttributeSetting, element: Element, writer: inout VariationWriter) throws(EditError) {
        let known = element.asConstraint != nil ? Self.ofConstraints : Self.ofViews
        let holder = try AttributeHolder(setting, of: element)
        guard known.contains(holder.name), case .element(let owner) = holder.place, owner == element else {
            throw EditError(
                .unusableValue(
                    setting.name, of: "variation", expected: "one of \((known.sorted() + ["installed"]).joined(separator: ", "))"),
                column: setting.column)
        }
        let value = setting.value
        func unusable() -> EditError {
            EditError(.unusableValue(value, of: setting.name, expected: holder.kind.expectation), column: setting.column)
        }
        switch holder.kind {
        case .color:
            let color = value.isEmpty ? nil : ColorText(value, in: element.document)
            guard value.isEmpty || color != nil else { throw unusable() }
            writer.setChild(holder.name, to: color?.fragment(key: holder.name, on: element.document.platform), of: element)
            if let resource = color?.resource(on: element.document.platform) { writer.resources.append(resource) }
        case .font:
            let font = value.isEmpty ? nil : FontText(value)
            guard value.isEmpty || font != nil else { throw unusable() }
            writer.setChild("fontDescription", to: font?.fragment(on: element.document.platform), of: element)
        case .insets:
            let insets = value.isEmpty ? nil : AttributeWriter.insets(value, key: holder.name)
            guard value.isEmpty || insets != nil else { throw unusable() }
            writer.setChild(holder.name, to: insets, of: element)
        default:
            guard value.unicodeScalars.allSatisfy(AttributeWriter.isAllowed) else { throw unusable() }
            // A variation has the attribute even if the value is the default.
            let text = try AttributeWriter(element).text(of: setting, holder.kind.saidAlways)
            writer.setAttribute(holder.name, to: text, of: element)
        }
    }

    private func setInstalled(_ setting: AttributeSetting, element: Element, writer: inout VariationWriter) throws(EditError) {
        guard let id = element.id, let owner = element.parent?.parent, let list = element.parent?.name,
            list == "constraints" || list == "subviews"
        else {
            throw EditError(
                .unusableObject(
                    "\(element.quoted) is \(element.kindText), which is always installed: only subviews and constraints can vary"),
                column: target.column)
        }
        guard setting.value.isEmpty || ["yes", "no", "true", "false"].contains(setting.value.lowercased()) else {
            throw EditError(.unusableValue(setting.value, of: setting.name, expected: "YES or NO"), column: setting.column)
        }
        let isInstalled = setting.value.isEmpty ? nil : ["yes", "true"].contains(setting.value.lowercased())
        writer.setInstalled(isInstalled, id: id, list: list, of: owner)
    }
}

extension AttributeKind {
    /// The same kind without a default, so that every value is written.
    fileprivate var saidAlways: AttributeKind {
        switch self {
        case .boolean: .boolean(default: nil)
        case .number(let range, let isWhole, _): .number(range, isWhole: isWhole, default: nil)
        case .word(let words, _): .word(words, default: nil)
        default: self
        }
    }
}
