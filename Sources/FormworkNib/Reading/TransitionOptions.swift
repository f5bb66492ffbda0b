/// How the tabs of a controller change: bits of `NSViewController.TransitionOptions`, by the attributes of documents.
package enum TransitionOptions {
    package static let bits = [
        ("crossfade", 1), ("slideUp", 16), ("slideDown", 32), ("slideLeft", 64), ("slideRight", 128), ("slideForward", 320),
        ("slideBackward", 384), ("allowUserInteraction", 4_096),
    ]

    /// The names of a mask's bits. Forward and backward are a bit with left and right.
    package static func names(of mask: Int) -> [String] {
        var rest = mask
        var result: [String] = []
        for (name, bit) in bits.sorted(by: { $0.1 > $1.1 }) where rest & bit == bit {
            result.append(name)
            rest &= ~bit
        }
        return result.reversed()
    }
}
