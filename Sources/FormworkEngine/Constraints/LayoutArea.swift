public import enum FormworkModel.LayoutAttribute

/// A type with anchors: a view, a guide, or the area inside of a view's margins.
public protocol LayoutAnchored {
    /// The rectangle whose edges the anchors are.
    var area: LayoutArea { get }
}

/// A rectangle of a view: its frame, or the area inside of its margins or of its safe area.
public struct LayoutArea: Hashable, LayoutAnchored {
    /// A part of a view.
    @usableFromInline
    enum Part: UInt8 { case frame, margins, safeArea }

    /// The identity of an area in its engine. Unlike the area, it doesn't keep the engine alive, so that copies cost nothing.
    @usableFromInline
    struct Place {
        @usableFromInline let index: Int32
        @usableFromInline let generation: UInt32
        @usableFromInline let part: Part

        @inlinable
        init(index: Int32, generation: UInt32, part: Part) {
            self.index = index
            self.generation = generation
            self.part = part
        }
    }

    /// The view.
    public let view: LayoutView
    @usableFromInline let part: Part

    @inlinable
    init(_ view: LayoutView, _ part: Part = .frame) {
        self.view = view
        self.part = part
    }

    @inlinable public var area: LayoutArea { self }

    @inlinable var place: Place { Place(index: view.index, generation: view.generation, part: part) }
}

extension LayoutView: LayoutAnchored {
    @inlinable public var area: LayoutArea { LayoutArea(self) }

    /// The area inside of the layout margins.
    @inlinable public var layoutMarginsGuide: LayoutArea { LayoutArea(self, .margins) }

    /// The area inside of the safe area's insets.
    @inlinable public var safeArea: LayoutArea { LayoutArea(self, .safeArea) }
}

extension LayoutGuide: LayoutAnchored {
    @inlinable public var area: LayoutArea { LayoutArea(view) }
}

extension LayoutAnchored {
    /// The left edge.
    @inlinable public var leftAnchor: LayoutAnchor<LayoutEngine.XAxis> { LayoutAnchor(area, attribute: .left) }
    /// The right edge.
    @inlinable public var rightAnchor: LayoutAnchor<LayoutEngine.XAxis> { LayoutAnchor(area, attribute: .right) }
    /// The edge where a line of text begins.
    @inlinable public var leadingAnchor: LayoutAnchor<LayoutEngine.XAxis> { LayoutAnchor(area, attribute: .leading) }
    /// The edge where a line of text ends.
    @inlinable public var trailingAnchor: LayoutAnchor<LayoutEngine.XAxis> { LayoutAnchor(area, attribute: .trailing) }
    /// The horizontal center.
    @inlinable public var centerXAnchor: LayoutAnchor<LayoutEngine.XAxis> { LayoutAnchor(area, attribute: .centerX) }
    /// The upper edge.
    @inlinable public var topAnchor: LayoutAnchor<LayoutEngine.YAxis> { LayoutAnchor(area, attribute: .top) }
    /// The lower edge.
    @inlinable public var bottomAnchor: LayoutAnchor<LayoutEngine.YAxis> { LayoutAnchor(area, attribute: .bottom) }
    /// The vertical center.
    @inlinable public var centerYAnchor: LayoutAnchor<LayoutEngine.YAxis> { LayoutAnchor(area, attribute: .centerY) }
    /// The baseline of the first line of text.
    @inlinable public var firstBaselineAnchor: LayoutAnchor<LayoutEngine.YAxis> { LayoutAnchor(area, attribute: .firstBaseline) }
    /// The baseline of the last line of text.
    @inlinable public var lastBaselineAnchor: LayoutAnchor<LayoutEngine.YAxis> { LayoutAnchor(area, attribute: .lastBaseline) }
    /// The width.
    @inlinable public var widthAnchor: LayoutAnchor<LayoutEngine.Dimension> { LayoutAnchor(area, attribute: .width) }
    /// The height.
    @inlinable public var heightAnchor: LayoutAnchor<LayoutEngine.Dimension> { LayoutAnchor(area, attribute: .height) }
}
