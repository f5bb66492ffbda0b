import FormworkModel

extension View {
    /// Whether its frame and its autoresizing mask place it. Of a view with a fixed frame Xcode makes one that they place, whatever
    /// `translatesAutoresizingMaskIntoConstraints` says of it.
    var isPlacedByFrame: Bool { translatesAutoresizingMaskIntoConstraints || hasFixedFrame }

    /// Whether a subview has a frame, which means what it does in a superview of the size that the document gives.
    var measuresFrames: Bool { subviews.contains(where: \.isPlacedByFrame) }
}
