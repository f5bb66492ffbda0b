package import FormworkData
import FormworkDiagnostics
package import FormworkModel

extension ResultShapes {
    /// A frame.
    package static let frame = JSONShape<Rect>(
        schema: #""type": "array", "minItems": 4, "maxItems": 4, "items": { "type": "number" }"#
    ) { frame, json in
        json.array { json in
            for number in [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height] { json.number(number) }
        }
    }
    .named(
        "frame", "x, y, width and height in points, relative to the superview, in the document's coordinates: on macOS, y points up.")

    /// A width and a height.
    static let size = JSONShape<Size>(
        schema: #""type": "array", "minItems": 2, "maxItems": 2, "items": { "type": "number" }"#
    ) { size, json in
        json.array { json in for number in [size.width, size.height] { json.number(number) } }
    }
    .named("size", "Width and height in points.")

    /// Attributes by name.
    static let attributes = JSONShape.dictionary(of: .text).named("attributes", "Attributes by name, as written in the document.")

    // MARK: Runtime attributes

    /// A user-defined runtime attribute.
    static let runtimeAttribute = JSONShape<InterfaceDocument.RuntimeAttribute>.object(
        "runtimeAttribute", "A user-defined runtime attribute: a value that is set by key path at load time."
    ) { runtimeAttributeMembers }

    /// The members that describe a runtime attribute.
    @JSONMemberBuilder<InterfaceDocument.RuntimeAttribute> static var runtimeAttributeMembers:
        [JSONMember<InterfaceDocument.RuntimeAttribute>]
    {
        JSONMember("keyPath", .text, "The key path: layer.cornerRadius.") { $0.keyPath }
        JSONMember(
            "type", .text, "The type as written: string, localizedString, number, boolean, point, size, rect, range, color, image, nil."
        ) { $0.type }
        JSONMember("value", runtimeValue) { $0.value }
    }

    /// The value of a runtime attribute.
    static let runtimeValue = JSONShape<InterfaceDocument.RuntimeAttribute.Value?>.union(
        "runtimeValue", "The value of a runtime attribute, according to its type; null for nil, and if the document has no value.",
        [
            JSONCase(frame) { if case .rect(let rect) = $0 { rect } else { nil } },
            JSONCase(point) { if case .point(let point) = $0 { point } else { nil } },
            JSONCase(extent) { if case .size(let size) = $0 { size } else { nil } },
            JSONCase(range) { if case .range(let location, let length) = $0 { (location, length) } else { nil } },
            JSONCase(color) { if case .color(let attributes) = $0 { attributes } else { nil } },
            JSONCase(simpleValue) { $0 },
        ])

    private static let simpleValue = JSONShape<InterfaceDocument.RuntimeAttribute.Value?>(
        schema: #""type": ["string", "number", "boolean", "null"]"#
    ) {
        switch $0 {
        case .string(let text), .localizedString(let text), .image(let text): $1.string(text)
        case .other(let text): $1.string(text)
        case .number(let number): $1.number(number)
        case .boolean(let flag): $1.boolean(flag)
        default: $1.null()
        }
    }

    private static let color = attributes.map { (attributes: [String: String]) in
        attributes.filter { $0.key != "key" }.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    private static let point = JSONShape<Point>.object("point", "A point, in points.") {
        JSONMember("x", .number, "In points.") { $0.x }
        JSONMember("y", .number, "In points.") { $0.y }
    }

    private static let extent = JSONShape<Size>.object("extent", "A size, in points.") {
        JSONMember("width", .number, "In points.") { $0.width }
        JSONMember("height", .number, "In points.") { $0.height }
    }

    private static let range = JSONShape<(location: Double, length: Double)>.object("range", "A range.") {
        JSONMember("location", .number, "Its start, from 0.") { $0.location }
        JSONMember("length", .number, "Its length.") { $0.length }
    }
}
