/// The platforms' `NSTextAlignment`.
public enum NSTextAlignment: Int, Sendable, InterfaceWord { case left, center, right, justified, natural }

/// The platforms' `NSLineBreakMode`.
public enum NSLineBreakMode: Int, Sendable, InterfaceWord {
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

/// The platforms' `NSWritingDirection`.
public enum NSWritingDirection: Int, Sendable, InterfaceWord { case natural = -1, leftToRight, rightToLeft }
