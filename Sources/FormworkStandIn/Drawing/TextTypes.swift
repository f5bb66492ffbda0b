/// The platforms' `NSTextAlignment`.
public enum NSTextAlignment: Int, Sendable, InterfaceWord { case left, center, right, justified, natural }

/// The platforms' `NSLineBreakMode`.
public enum NSLineBreakMode: Int, Sendable, InterfaceWord {
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle

    package var interfaceWord: String {
        switch self {
        case .byWordWrapping: "wordWrap"
        case .byCharWrapping: "characterWrap"
        case .byClipping: "clip"
        case .byTruncatingHead: "headTruncation"
        case .byTruncatingTail: "tailTruncation"
        case .byTruncatingMiddle: "middleTruncation"
        }
    }

    /// The keyword in the paragraph style of an attributed text.
    package var paragraphWord: String {
        switch self {
        case .byWordWrapping: "wordWrapping"
        case .byCharWrapping: "charWrapping"
        case .byClipping: "clipping"
        case .byTruncatingHead: "truncatingHead"
        case .byTruncatingTail: "truncatingTail"
        case .byTruncatingMiddle: "truncatingMiddle"
        }
    }
}

/// The platforms' `NSWritingDirection`.
public enum NSWritingDirection: Int, Sendable, InterfaceWord { case natural = -1, leftToRight, rightToLeft }
