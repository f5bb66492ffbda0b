package import FormworkTree

/// The index of a record in its array; -1 for none.
package typealias RecordIndex = Int32

/// The kind of an element's record.
package enum RecordKind: UInt8, Sendable, BitwiseCopyable {
    case none, view, constraint, guide, connection, runtimeAttribute, controller, scene
}

/// A reference to a node's record: its kind and its index in that kind's array.
package struct RecordReference: Sendable, BitwiseCopyable {
    package var kind: RecordKind
    package var index: RecordIndex
    static let none = RecordReference(kind: .none, index: -1)
}

/// The contiguous records of a view's parts: the index of the first, and the number.
package struct RecordRange: Sendable, BitwiseCopyable {
    package var first: RecordIndex = 0
    package var count: RecordIndex = 0
    package var range: Range<Int> { Int(first)..<Int(first + count) }
}

/// Flags of a view's element.
package struct ViewFlags: OptionSet, Sendable, BitwiseCopyable {
    package let rawValue: UInt16
    package init(rawValue: UInt16) { self.rawValue = rawValue }
    package static let hasFrame = ViewFlags(rawValue: 1)
    package static let hidden = ViewFlags(rawValue: 2)
    /// `translatesAutoresizingMaskIntoConstraints="NO"`.
    package static let usesConstraints = ViewFlags(rawValue: 4)
    package static let fixedFrame = ViewFlags(rawValue: 8)
    package static let misplaced = ViewFlags(rawValue: 16)
    package static let ambiguous = ViewFlags(rawValue: 32)
    /// Excluded by the default variation.
    package static let uninstalled = ViewFlags(rawValue: 64)
    package static let hasMask = ViewFlags(rawValue: 128)
}

/// A view of the index: its place in the hierarchy, its parts, and the numbers that layout needs. Indices refer to the index's arrays; -1
/// is none.
package struct ViewRecord: Sendable, BitwiseCopyable {
    package var node: NodeIndex
    package var scene: RecordIndex
    package var parent: RecordIndex = -1
    package var firstChild: RecordIndex = -1
    package var nextSibling: RecordIndex = -1
    package var constraints = RecordRange()
    package var guides = RecordRange()
    package var connections = RecordRange()
    package var runtimeAttributes = RecordRange()
    package var flags: ViewFlags = []
    package var autoresizing: InterfaceDocument.AutoresizingMask = []
    package var alpha: Double = 1
    package var frame = Rect(x: 0, y: 0, width: 0, height: 0)
    /// Horizontal, vertical; NaN if not specified.
    package var hugging: (Float, Float) = (.nan, .nan)
    package var compression: (Float, Float) = (.nan, .nan)
}

/// Flags of a constraint's element.
package struct ConstraintFlags: OptionSet, Sendable, BitwiseCopyable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    package static let placeholder = ConstraintFlags(rawValue: 1)
    package static let symbolic = ConstraintFlags(rawValue: 2)
    package static let uninstalled = ConstraintFlags(rawValue: 4)
    package static let invalid = ConstraintFlags(rawValue: 8)
    package static let hasConstant = ConstraintFlags(rawValue: 16)
}

/// A constraint of the index, with its references resolved.
package struct ConstraintRecord: Sendable, BitwiseCopyable {
    package var node: NodeIndex
    /// The node that contains the `<constraints>` element.
    package var owner: NodeIndex
    /// The items' nodes; nil for an item that isn't in the document, or without a second item.
    package var first: NodeIndex?
    package var second: NodeIndex?
    package var firstText: TextRange = .absent
    package var secondText: TextRange = .absent
    package var firstAttribute: LayoutAttribute = .notAnAttribute
    package var secondAttribute: LayoutAttribute = .notAnAttribute
    package var relation: LayoutRelation = .equal
    package var flags: ConstraintFlags = []
    package var priority: Float = 1000
    package var multiplier: Double = 1
    package var constant: Double = 0
    package var connections = RecordRange()

    package init(node: NodeIndex, owner: NodeIndex) {
        self.node = node
        self.owner = owner
    }

    /// Its terms, with items given by their nodes.
    package var terms: InterfaceDocument.ConstraintTerms<NodeIndex?> {
        InterfaceDocument.ConstraintTerms(
            first: InterfaceDocument.ConstraintTerms.Side(item: first, attribute: firstAttribute), relation: relation,
            second: secondText.isPresent ? InterfaceDocument.ConstraintTerms.Side(item: second, attribute: secondAttribute) : nil,
            multiplier: multiplier,
            constant: constant, priority: Double(priority))
    }
}

/// A layout guide of the index.
package struct GuideRecord: Sendable, BitwiseCopyable {
    package var node: NodeIndex
    /// The node of its owner: a view or a controller.
    package var owner: NodeIndex
    /// `safeArea`, `top`, `bottom`, `keyboard`, …
    package var kind: TextRange
}

/// An outlet, action, segue or other connection of the index, with its destination resolved.
package struct ConnectionRecord: Sendable, BitwiseCopyable {
    package var node: NodeIndex
    package var source: NodeIndex
    package var kind: Connection.Kind
    /// The outlet's property, the action's selector, the segue's identifier, the binding's name.
    package var name: TextRange = .absent
    package var destinationText: TextRange = .absent
    /// The destination's node; nil if it isn't in the document.
    package var destination: NodeIndex?
}

/// A user-defined runtime attribute of the index.
package struct RuntimeAttributeRecord: Sendable, BitwiseCopyable {
    package var node: NodeIndex
    package var owner: NodeIndex
    package var keyPath: TextRange = .absent
    package var type: TextRange = .absent
}

/// A scene of the index.
package struct SceneRecord: Sendable, BitwiseCopyable {
    /// The `<scene>` element; in a XIB the `<objects>` element.
    package var node: NodeIndex
    /// The controller's node; nil for none.
    package var controller: NodeIndex?
    package var firstRoot: RecordIndex = -1
}

/// A `<variation>`: differences for certain traits.
package struct VariationRecord: Sendable, BitwiseCopyable {
    package var node: NodeIndex
    package var owner: NodeIndex
    /// `default`, or the traits.
    package var key: TextRange
}

/// A problem found while indexing a document.
package struct ReadingIssue: Sendable {
    package enum Kind: Sendable {
        case duplicateID(first: NodeIndex)
        case invalidNumber(attribute: Name)
        case unknownWord(attribute: Name)
    }

    package var node: NodeIndex
    package var kind: Kind
    package var text: TextRange
}

extension Array where Element == RecordReference {
    /// The record of a node.
    package subscript(node: NodeIndex) -> RecordReference {
        get { self[node.place] }
        _modify { yield &self[node.place] }
    }
}
