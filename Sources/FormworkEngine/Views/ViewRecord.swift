import FormworkModel

/// A view or a guide in an engine's table. It owns no memory, so that tables of thousands are cheap to make.
struct ViewRecord {
    /// The number of earlier views that had this place of the table.
    var generation: UInt32 = 0
    /// The index of the superview; nil for a view outside of the hierarchy.
    @Link var parent: Int?
    /// The index of the first subview or guide.
    @Link var firstChild: Int?
    /// The index of the last subview or guide.
    @Link var lastChild: Int?
    /// The index of the subview or guide before it in its superview.
    @Link var previous: Int?
    /// The index of the subview or guide after it in its superview.
    @Link var next: Int?
    /// The index of its place in the last table of boxes; nil while it has no variables.
    @Link var slot: Int?
    /// The index of its content; nil where it has none.
    @Link var content: Int?
    /// The index of its insets; nil where they are the default.
    @Link var insets: Int?
    /// The index of its arrangement; nil for a view that arranges nothing.
    @Link var arrangement: Int?
    var isGuide = false
    var isHidden = false
    /// Whether its superview arranges it.
    var isArranged = false
    var isRemoved = false

    init(generation: UInt32 = 0) { self.generation = generation }
}

/// An index that is stored as a 32-bit number, with -1 for none.
@propertyWrapper
struct Link {
    private var number: Int32 = -1

    /// The index; nil for none.
    // Unused: the wrapped properties call it.
    var wrappedValue: Int? {
        get { number < 0 ? nil : Int(number) }
        set { number = newValue.map { Int32(truncatingIfNeeded: $0) } ?? -1 }
    }
}

/// The margins of a view.
struct InsetsRecord {
    var margins = LayoutInsets(8)
    var safeArea = LayoutInsets(0)
    var includesSafeArea = true
}
