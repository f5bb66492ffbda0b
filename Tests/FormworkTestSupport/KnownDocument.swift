/// A document in `Tests/Documents`, with facts that another XML parser found.
public struct KnownDocument: CustomStringConvertible, Sendable {
    /// The path in `Tests/Documents`: a repository and a file.
    public let name: String
    /// The number of XML elements.
    public let elements: Int
    /// The number of constraints.
    public let constraints: Int
    /// The number of outlets, actions, segues, bindings and other connections.
    public let connections: Int

    /// The absolute path.
    public var path: String { TestFiles.document(name) }
    public var description: String { name }

    /// Returns all documents, from their table.
    public static func all() throws -> [KnownDocument] {
        try TestFiles.rows(of: TestFiles.document("documents.tsv")).map { cells in
            func number(_ column: Int) throws -> Int {
                guard cells.count > column, let number = Int(cells[column]) else { throw Malformed(row: cells) }
                return number
            }
            return KnownDocument(name: cells[0], elements: try number(5), constraints: try number(6), connections: try number(7))
        }
    }

    public struct Malformed: Error { package var row: [String] }
}
