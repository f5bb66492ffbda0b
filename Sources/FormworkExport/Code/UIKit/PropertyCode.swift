/// What Swift code makes of a view's own attributes and elements, with UIKit.
package struct PropertyCode {
    /// What makes the view, such as `UIButton(type: .system)`; nil for one that exists already, such as the content view of a cell.
    package var initializer: String?
    /// What sets it up, such as `titleLabel.text = "Hello"`, in the order of the document; one may have several lines.
    package var statements: [String] = []
    /// What has no counterpart in code.
    package var notConverted: [NotConverted] = []
}
