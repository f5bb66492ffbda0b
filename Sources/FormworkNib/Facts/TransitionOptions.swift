/// The transition options of a tab view controller: bits of `NSViewController.TransitionOptions`, by their attributes in documents.
package enum TransitionOptions {
    package static let bits = [
        ("crossfade", 1), ("slideUp", 16), ("slideDown", 32), ("slideLeft", 64), ("slideRight", 128), ("slideForward", 320),
        ("slideBackward", 384), ("allowUserInteraction", 4_096),
    ]

    /// Returns the names of a mask's bits. Forward and backward combine a bit of their own with left and right.
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
