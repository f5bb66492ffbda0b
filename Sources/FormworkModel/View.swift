extension InterfaceDocument {
    /// A view of a document. It is a handle, which is cheap to pass around. Two are equal if they are the same view of equal documents.
    public struct View: Hashable, Sendable {
        /// The document that it is part of.
        public let document: InterfaceDocument
        /// Its index among the document's views.
        package let index: Int

        package init(document: InterfaceDocument, index: Int) {
            self.document = document
            self.index = index
        }

        package var record: ViewRecord { document.storage.index.views[index] }

        /// Its element in the document.
        public var element: Element { Element(document: document, node: record.node) }

        /// Its Interface Builder id; some inner views, such as a box's content view, have none.
        public var id: String? { element.id }

        /// Its recorded frame, in points, in the superview's coordinates; on macOS y grows upwards. Nil if none is recorded.
        public var frame: Rect? { record.flags.contains(.hasFrame) ? record.frame : nil }

        /// Whether it is hidden itself, regardless of its superviews.
        public var isHidden: Bool { record.flags.contains(.hidden) }

        /// Its opacity, from 0 (invisible) to 1.
        public var alpha: Double { record.alpha }

        /// Whether its autoresizing mask determines its frame, which is the default. If false, constraints do, unless its frame is fixed.
        public var translatesAutoresizingMaskIntoConstraints: Bool { !record.flags.contains(.usesConstraints) }

        /// Whether its frame is fixed as recorded, unaffected by constraints (`fixedFrame`).
        public var hasFixedFrame: Bool { record.flags.contains(.fixedFrame) }

        /// Whether Xcode found that its frame differs from the result of its constraints.
        public var isMisplaced: Bool { record.flags.contains(.misplaced) }

        /// Whether Xcode found its constraints to be ambiguous.
        public var isAmbiguous: Bool { record.flags.contains(.ambiguous) }

        /// Whether it is part of the hierarchy unless a variation changes that.
        public var isInstalled: Bool { !record.flags.contains(.uninstalled) }

        /// The horizontal content hugging priority, from 1 to 1000; nil if the document doesn't set it.
        public var horizontalHuggingPriority: Double? { Self.priority(record.hugging.0) }
        /// The vertical content hugging priority, from 1 to 1000; nil if the document doesn't set it.
        public var verticalHuggingPriority: Double? { Self.priority(record.hugging.1) }

        /// The horizontal compression resistance priority, from 1 to 1000; nil if the document doesn't set it.
        public var horizontalCompressionResistancePriority: Double? { Self.priority(record.compression.0) }
        /// The vertical compression resistance priority, from 1 to 1000; nil if the document doesn't set it.
        public var verticalCompressionResistancePriority: Double? { Self.priority(record.compression.1) }

        private static func priority(_ value: Float) -> Double? { value.isNaN ? nil : Double(value) }

        /// The margins and sizes that are flexible when its superview changes size.
        public var autoresizingMask: AutoresizingMask { record.autoresizing }

        /// The superview; nil for a root.
        public var superview: View? { record.parent < 0 ? nil : View(document: document, index: Int(record.parent)) }

        /// Its subviews, backmost first.
        ///
        /// - Complexity: O(n) in their number, each time.
        public var subviews: [View] {
            var result: [View] = []
            var next = record.firstChild
            while next >= 0 {
                result.append(View(document: document, index: Int(next)))
                next = document.storage.index.views[Int(next)].nextSibling
            }
            return result
        }

        /// The constraints that it owns: those in its own `<constraints>`, for any items.
        ///
        /// - Complexity: O(n) in the number of constraints.
        public var constraints: [Constraint] { record.constraints.range.map { Constraint(document: document, index: $0) } }

        /// Its own layout guides, such as the safe area.
        ///
        /// - Complexity: O(n) in the number of guides.
        public var guides: [LayoutGuide] {
            record.guides.range.map { LayoutGuide(document: document, index: $0) }
        }

        /// Outgoing connections, in document order.
        ///
        /// - Complexity: O(n) in the number of connections.
        public var connections: [Connection] { record.connections.range.map { Connection(document: document, index: $0) } }

        /// Outgoing outlets, in document order.
        ///
        /// - Complexity: O(n) in the number of connections.
        public var outlets: [Connection] { connections.filter { $0.kind == .outlet } }

        /// Its user-defined runtime attributes, in document order.
        ///
        /// - Complexity: O(n) in the number of runtime attributes.
        public var runtimeAttributes: [RuntimeAttribute] {
            record.runtimeAttributes.range.map { RuntimeAttribute(document: document, index: $0) }
        }

        /// The scene that contains it; nil for a view outside of all scenes.
        public var scene: Scene? { record.scene < 0 ? nil : Scene(document: document, index: Int(record.scene)) }

        /// Whether it is `ancestor` or one of its descendants.
        ///
        /// - Complexity: O(n) in the number of its ancestors.
        public func isDescendant(of ancestor: View) -> Bool {
            var view: View? = self
            while let current = view {
                if current.index == ancestor.index { return true }
                view = current.superview
            }
            return false
        }

        public static func == (left: View, right: View) -> Bool { left.index == right.index && left.document == right.document }

        public func hash(into hasher: inout Hasher) { hasher.combine(index) }
    }
}
