/// What code says of one view.
package struct PropertyCode {
    /// The expression that makes it, such as `UIButton(type: .system)`; nil for one that exists already, such as the content view of a cell.
    package var initializer: String?
    /// What is said of it, in the document's order.
    package var statements: [String]
    /// What has no equivalent.
    package var notConverted: [NotConverted]

    package init(initializer: String? = nil, statements: [String] = [], notConverted: [NotConverted] = []) {
        self.initializer = initializer
        self.statements = statements
        self.notConverted = notConverted
    }
}
