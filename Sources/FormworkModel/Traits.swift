extension InterfaceDocument {
    /// A size class, as in UIKit.
    public enum SizeClass: String, Hashable, Sendable, CaseIterable {
        /// Limited space.
        case compact
        /// Ample space.
        case regular
    }
}

extension InterfaceDocument {
    /// The traits that a variation matches; nil matches any value.
    public struct Traits: Hashable, Sendable {
        /// The horizontal size class.
        public var widthClass: SizeClass?
        /// The vertical size class.
        public var heightClass: SizeClass?
        /// Parts of the key that name other traits, as written, such as `layoutDirection=rightToLeft`.
        public var others: [String]

        /// Creates traits.
        public init(widthClass: SizeClass? = nil, heightClass: SizeClass? = nil, others: [String] = []) {
            self.widthClass = widthClass
            self.heightClass = heightClass
            self.others = others
        }

        /// Parses the traits of a variation's key: `heightClass=regular-widthClass=compact`; none for `default`.
        public init(key: String) {
            self.init()
            for part in key.split(separator: "-") where part != "default" {
                let sides = part.split(separator: "=", maxSplits: 1)
                if sides.count == 2, sides[0] == "widthClass", let value = SizeClass(rawValue: String(sides[1])) {
                    widthClass = value
                } else if sides.count == 2, sides[0] == "heightClass", let value = SizeClass(rawValue: String(sides[1])) {
                    heightClass = value
                } else {
                    others.append(String(part))
                }
            }
        }

        /// Whether a variation for these traits matches the given size classes.
        public func matches(widthClass: SizeClass, heightClass: SizeClass) -> Bool {
            (self.widthClass ?? widthClass) == widthClass && (self.heightClass ?? heightClass) == heightClass && others.isEmpty
        }
    }
}
