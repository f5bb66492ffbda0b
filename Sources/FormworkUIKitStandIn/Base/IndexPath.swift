/// UIKit's `IndexPath`.
public struct IndexPath: Hashable, Sendable {
    /// UIKit's `section`.
    public let section: Int
    /// UIKit's `row`.
    public let row: Int
    /// UIKit's `item`.
    public var item: Int { row }

    /// UIKit's initializer.
    public init(row: Int, section: Int) {
        self.row = row
        self.section = section
    }

    /// UIKit's initializer.
    public init(item: Int, section: Int) { self.init(row: item, section: section) }
}
