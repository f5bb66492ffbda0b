import FormworkModel

extension View {
    /// Whether its frame and its autoresizing mask place it. Xcode compiles a view with a fixed frame that way, regardless of
    /// `translatesAutoresizingMaskIntoConstraints`.
    var isPlacedByFrame: Bool { translatesAutoresizingMaskIntoConstraints || hasFixedFrame }

    /// Whether a subview is placed by its frame, which is relative to the size that the document gives this view.
    var measuresFrames: Bool { subviews.contains(where: \.isPlacedByFrame) }
}
