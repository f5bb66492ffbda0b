import FormworkNib

/// The compiler that wrote a file, inferred from the keys that it always writes.
enum InterfaceGeneration: Int, Comparable {
    case xcode8, xcode9, xcode11, xcode12

    init(_ graph: NibGraph) {
        let keys = Set(graph.keys)
        self =
            if keys.contains("UISymbolImageConfiguration") || keys.contains("UISystemBackgroundView") {
                .xcode12
            } else if keys.contains("UIViewLargeContentStoredProperties") {
                .xcode11
            } else if keys.contains("UIFontTextStyleForScaling") || keys.contains("UIScrollViewContentInsetAdjustmentBehavior") {
                .xcode9
            } else {
                .xcode8
            }
    }

    static func < (left: InterfaceGeneration, right: InterfaceGeneration) -> Bool { left.rawValue < right.rawValue }

    /// The version of Interface Builder that came with the compiler.
    var toolsVersion: String {
        switch self {
        case .xcode8: "11762"
        case .xcode9: "14490"
        case .xcode11: "15705"
        case .xcode12: "17701"
        }
    }

    /// The default device of its canvas.
    var device: String { self < .xcode11 ? "retina4_7" : "retina6_1" }
}
