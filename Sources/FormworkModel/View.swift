extension InterfaceDocument {
    /// A view of a document: a handle, which costs nothing to pass on. Two are equal where they are the same view of equal documents.
    public struct View: Hashable, Sendable {
        /// The document that it is part of.
        public let document: InterfaceDocument
        /// Its number among the document's views.
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

        /// Its frame as the document records it, in points, relative to its superview; on macOS y grows upwards. Nil where none is recorded.
        public var frame: Rect? { record.flags.contains(.hasFrame) ? record.frame : nil }

        /// Whether it is hidden itself; a hidden superview does not count.
        public var isHidden: Bool { record.flags.contains(.hidden) }

        /// How opaque it is, from 0, which is not to be seen, to 1.
        public var alpha: Double { record.alpha }

        /// Whether its autoresizing mask places it, as it does where the document does not say `NO`; false where constraints do, unless its frame
        /// is fixed.
        public var translatesAutoresizingMaskIntoConstraints: Bool { !record.flags.contains(.usesConstraints) }

        /// Whether its frame stays as it is written, and no constraint moves it (`fixedFrame`).
        public var hasFixedFrame: Bool { record.flags.contains(.fixedFrame) }

        /// Whether Xcode found its frame off the one that its constraints give.
        public var isMisplaced: Bool { record.flags.contains(.misplaced) }

        /// Whether Xcode found its constraints not to say where it is.
        public var isAmbiguous: Bool { record.flags.contains(.ambiguous) }

        /// Whether it is part of the hierarchy when no variation says otherwise.
        public var isInstalled: Bool { !record.flags.contains(.uninstalled) }

        /// How strongly it resists growing wider than its content, from 1 to 1000; nil where the document does not say.
        public var horizontalHuggingPriority: Double? { Self.priority(record.hugging.0) }
        /// How strongly it resists growing higher than its content, from 1 to 1000; nil where the document does not say.
        public var verticalHuggingPriority: Double? { Self.priority(record.hugging.1) }

        /// How strongly it resists becoming narrower than its content, from 1 to 1000; nil where the document does not say.
        public var horizontalCompressionResistancePriority: Double? { Self.priority(record.compression.0) }
        /// How strongly it resists becoming lower than its content, from 1 to 1000; nil where the document does not say.
        public var verticalCompressionResistancePriority: Double? { Self.priority(record.compression.1) }

        private static func priority(_ value: Float) -> Double? { value.isNaN ? nil : Double(value) }

        /// Which of its margins and sizes give way when its superview changes size.
        public var autoresizingMask: AutoresizingMask { record.autoresizing }

        /// The view that it stands in; nil for a root.
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

        /// The constraints that it holds: those in its own `<constraints>`, whatever views they speak of.
        ///
        /// - Complexity: O(n) in the number of constraints.
        public var constraints: [Constraint] { record.constraints.range.map { Constraint(document: document, index: $0) } }

        /// Its own layout guides, such as the safe area.
        ///
        /// - Complexity: O(n) in the number of guides.
        public var guides: [LayoutGuide] { record.guides.range.map { LayoutGuide(document: document, index: $0) } }

        /// The connections from it, in their order.
        ///
        /// - Complexity: O(n) in the number of connections.
        public var connections: [Connection] { record.connections.range.map { Connection(document: document, index: $0) } }

        /// The connections from it that are outlets.
        ///
        /// - Complexity: O(n) in the number of connections.
        public var outlets: [Connection] { connections.filter { $0.kind == .outlet } }

        /// Its user-defined runtime attributes, in their order.
        ///
        /// - Complexity: O(n) in the number of runtime attributes.
        public var runtimeAttributes: [RuntimeAttribute] {
            record.runtimeAttributes.range.map { RuntimeAttribute(document: document, index: $0) }
        }

        /// The scene that it stands in; nil for a view outside of all scenes.
        public var scene: Scene? { record.scene < 0 ? nil : Scene(document: document, index: Int(record.scene)) }

        /// Whether it is `ancestor` or stands somewhere below it.
        ///
        /// - Complexity: O(n) in the number of views above it.
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
