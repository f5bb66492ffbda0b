public struct IndexPath: Hashable, Sendable {
    public let section: Int
    public let row: Int
    public var item: Int { row }

    public init(row: Int, section: Int) {
        self.row = row
        self.section = section
    }

    public init(item: Int, section: Int) { self.init(row: item, section: section) }
}
