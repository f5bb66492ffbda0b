extension Drawn {
    /// Returns the drawing of a view without subviews, without the lengths of its texts.
    func art(_ id: String) -> String? {
        guard let view = view(id), let end = view.ranges(of: "</svg>").first else { return nil }
        return Self.withoutLengths(view[..<end.lowerBound])
    }

    /// Returns a picture, or a part of one, without the lengths of its texts.
    static func withoutLengths(_ svg: some StringProtocol) -> String {
        String(svg).split(separator: " textLength=\"", omittingEmptySubsequences: false).enumerated().map { position, part in
            position == 0 ? String(part) : String(part.drop { $0 != ">" })
        }.joined()
    }
}
