import FormworkModel

/// A view or a guide in an engine's table. It owns no memory, so that tables of thousands are cheap to make.
///
/// Indices are stored as 32-bit numbers, with -1 for none.
struct ViewRecord {
    /// The number of earlier views that had this place of the table.
    var generation: UInt32 = 0
    private var parentLink: Int32 = -1
    private var firstLink: Int32 = -1
    private var lastLink: Int32 = -1
    private var previousLink: Int32 = -1
    private var nextLink: Int32 = -1
    private var slotLink: Int32 = -1
    private var contentLink: Int32 = -1
    private var insetsLink: Int32 = -1
    private var arrangementLink: Int32 = -1
    var isGuide = false
    var isHidden = false
    /// Whether its superview arranges it.
    var isArranged = false
    var isRemoved = false

    init(generation: UInt32 = 0) { self.generation = generation }

    /// The index of the superview; nil for a view outside of the hierarchy.
    var parent: Int? {
        get { Self.index(parentLink) }
        set { parentLink = Self.link(newValue) }
    }

    /// The index of the first subview or guide.
    var firstChild: Int? {
        get { Self.index(firstLink) }
        set { firstLink = Self.link(newValue) }
    }

    /// The index of the last subview or guide.
    var lastChild: Int? {
        get { Self.index(lastLink) }
        set { lastLink = Self.link(newValue) }
    }

    /// The index of the subview or guide before it in its superview.
    var previous: Int? {
        get { Self.index(previousLink) }
        set { previousLink = Self.link(newValue) }
    }

    /// The index of the subview or guide after it in its superview.
    var next: Int? {
        get { Self.index(nextLink) }
        set { nextLink = Self.link(newValue) }
    }

    /// The index of its place in the last table of boxes; nil while it has no variables.
    var slot: Int? {
        get { Self.index(slotLink) }
        set { slotLink = Self.link(newValue) }
    }

    /// The index of its content; nil where it has none.
    var content: Int? {
        get { Self.index(contentLink) }
        set { contentLink = Self.link(newValue) }
    }

    /// The index of its insets; nil where they are the default.
    var insets: Int? {
        get { Self.index(insetsLink) }
        set { insetsLink = Self.link(newValue) }
    }

    /// The index of its arrangement; nil for a view that arranges nothing.
    var arrangement: Int? {
        get { Self.index(arrangementLink) }
        set { arrangementLink = Self.link(newValue) }
    }

    private static func index(_ link: Int32) -> Int? { link < 0 ? nil : Int(link) }
    private static func link(_ index: Int?) -> Int32 { index.map { Int32(truncatingIfNeeded: $0) } ?? -1 }
}

/// The margins of a view.
struct InsetsRecord {
    var margins = LayoutInsets(8)
    var safeArea = LayoutInsets(0)
    var includesSafeArea = true
}
