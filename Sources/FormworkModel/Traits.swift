extension InterfaceDocument {
    /// How much room a screen has in one direction, as UIKit tells it.
    public enum SizeClass: String, Hashable, Sendable, CaseIterable {
        /// Little room.
        case compact
        /// Much room.
        case regular
    }
}

extension InterfaceDocument {
    /// The traits for which a variation holds; nil stands for any.
    public struct Traits: Hashable, Sendable {
        /// The horizontal size class.
        public var widthClass: SizeClass?
        /// The vertical size class.
        public var heightClass: SizeClass?
        /// Parts of the key that name other traits, as written, such as `layoutDirection=rightToLeft`.
        public var others: [String]

        /// Traits by their values.
        public init(widthClass: SizeClass? = nil, heightClass: SizeClass? = nil, others: [String] = []) {
            self.widthClass = widthClass
            self.heightClass = heightClass
            self.others = others
        }

        /// The traits of a variation's key: `heightClass=regular-widthClass=compact`; none for `default`.
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

        /// Whether a variation for these traits holds in an environment of the given size classes.
        public func matches(widthClass: SizeClass, heightClass: SizeClass) -> Bool {
            (self.widthClass ?? widthClass) == widthClass && (self.heightClass ?? heightClass) == heightClass && others.isEmpty
        }
    }
}
