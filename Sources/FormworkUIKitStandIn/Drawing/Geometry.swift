/// UIKit's `CGFloat`.
public typealias CGFloat = Double

/// UIKit's `CGPoint`.
public struct CGPoint: Hashable, Sendable {
    /// UIKit's `x`.
    public var x: CGFloat
    /// UIKit's `y`.
    public var y: CGFloat
    /// UIKit's `zero`.
    public static let zero = CGPoint()

    /// UIKit's initializer.
    public init(x: CGFloat = 0, y: CGFloat = 0) {
        self.x = x
        self.y = y
    }
}

/// UIKit's `CGSize`.
public struct CGSize: Hashable, Sendable {
    /// UIKit's `width`.
    public var width: CGFloat
    /// UIKit's `height`.
    public var height: CGFloat
    /// UIKit's `zero`.
    public static let zero = CGSize()

    /// UIKit's initializer.
    public init(width: CGFloat = 0, height: CGFloat = 0) {
        self.width = width
        self.height = height
    }
}

/// UIKit's `CGRect`.
public struct CGRect: Hashable, Sendable {
    /// UIKit's `origin`.
    public var origin: CGPoint
    /// UIKit's `size`.
    public var size: CGSize
    /// UIKit's `zero`.
    public static let zero = CGRect()

    /// UIKit's initializer.
    public init(origin: CGPoint = .zero, size: CGSize = .zero) {
        self.origin = origin
        self.size = size
    }

    /// UIKit's initializer.
    public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
        self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
    }

    /// UIKit's `minX`.
    public var minX: CGFloat { origin.x }
    /// UIKit's `minY`.
    public var minY: CGFloat { origin.y }
    /// UIKit's `maxX`.
    public var maxX: CGFloat { origin.x + size.width }
    /// UIKit's `maxY`.
    public var maxY: CGFloat { origin.y + size.height }
    /// UIKit's `midX`.
    public var midX: CGFloat { origin.x + size.width / 2 }
    /// UIKit's `midY`.
    public var midY: CGFloat { origin.y + size.height / 2 }
    /// UIKit's `width`.
    public var width: CGFloat { size.width }
    /// UIKit's `height`.
    public var height: CGFloat { size.height }
}

/// UIKit's `UIOffset`.
public struct UIOffset: Hashable, Sendable {
    /// UIKit's `horizontal`.
    public var horizontal: CGFloat
    /// UIKit's `vertical`.
    public var vertical: CGFloat
    /// UIKit's `zero`.
    public static let zero = UIOffset()

    /// UIKit's initializer.
    public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
        self.horizontal = horizontal
        self.vertical = vertical
    }
}

/// UIKit's `NSRange`.
public struct NSRange: Hashable, Sendable {
    /// UIKit's `location`.
    public var location: Int
    /// UIKit's `length`.
    public var length: Int

    /// UIKit's initializer.
    public init(location: Int, length: Int) {
        self.location = location
        self.length = length
    }
}
