import FormworkModel
package import FormworkTree

/// The platforms' `CGFloat`.
public typealias CGFloat = Double

/// The platforms' `CGPoint`.
public struct CGPoint: Hashable, Sendable {
    /// The platforms' `x`.
    public var x: CGFloat
    /// The platforms' `y`.
    public var y: CGFloat
    /// The platforms' `zero`.
    public static let zero = CGPoint()

    /// As on the platforms.
    public init(x: CGFloat = 0, y: CGFloat = 0) {
        self.x = x
        self.y = y
    }
}

/// The platforms' `CGSize`.
public struct CGSize: Hashable, Sendable {
    /// The platforms' `width`.
    public var width: CGFloat
    /// The platforms' `height`.
    public var height: CGFloat
    /// The platforms' `zero`.
    public static let zero = CGSize()

    /// As on the platforms.
    public init(width: CGFloat = 0, height: CGFloat = 0) {
        self.width = width
        self.height = height
    }
}

/// The platforms' `CGRect`.
public struct CGRect: Hashable, Sendable {
    /// The platforms' `origin`.
    public var origin: CGPoint
    /// The platforms' `size`.
    public var size: CGSize
    /// The platforms' `zero`.
    public static let zero = CGRect()

    /// As on the platforms.
    public init(origin: CGPoint = .zero, size: CGSize = .zero) {
        self.origin = origin
        self.size = size
    }

    /// As on the platforms.
    public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
        self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
    }

    /// The platforms' `minX`.
    public var minX: CGFloat { origin.x }
    /// The platforms' `minY`.
    public var minY: CGFloat { origin.y }
    /// The platforms' `maxX`.
    public var maxX: CGFloat { origin.x + size.width }
    /// The platforms' `maxY`.
    public var maxY: CGFloat { origin.y + size.height }
    /// The platforms' `midX`.
    public var midX: CGFloat { origin.x + size.width / 2 }
    /// The platforms' `midY`.
    public var midY: CGFloat { origin.y + size.height / 2 }
    /// The platforms' `width`.
    public var width: CGFloat { size.width }
    /// The platforms' `height`.
    public var height: CGFloat { size.height }
}

/// The platforms' `NSRange`.
public struct NSRange: Hashable, Sendable {
    /// The platforms' `location`.
    public var location: Int
    /// The platforms' `length`.
    public var length: Int

    /// As on the platforms.
    public init(location: Int, length: Int) {
        self.location = location
        self.length = length
    }
}

/// The insets of UIKit and AppKit.
public struct StandInInsets: Hashable, Sendable {
    /// The platforms' `top`.
    public var top: CGFloat
    /// The platforms' `left`.
    public var left: CGFloat
    /// The platforms' `bottom`.
    public var bottom: CGFloat
    /// The platforms' `right`.
    public var right: CGFloat
    /// The platforms' `zero`.
    public static let zero = StandInInsets()

    /// As on the platforms.
    public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// Returns Interface Builder's `edgeInsets` element, used for a view's margins and for all of AppKit's insets.
    package func margins(_ key: String) -> ElementFragment {
        ElementFragment(
            "edgeInsets",
            [
                "key": key, "top": DocumentNumber.text(top), "left": DocumentNumber.text(left), "bottom": DocumentNumber.text(bottom),
                "right": DocumentNumber.text(right),
            ])
    }
}
