public import FormworkModel

/// A user's change to a document: one line for a reviewer.
public struct Change: Hashable, Sendable {
    /// A kind of change.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// A new object or value.
        case added
        /// A removed object or value.
        case removed
        /// An object with another parent, or another position among its siblings.
        case moved
        /// Another value.
        case changed
    }

    /// A kind of changed object.
    public enum Subject: String, Hashable, Sendable, CaseIterable {
        /// The document's own settings.
        case document
        /// A scene of a storyboard.
        case scene
        /// A view controller, or a reference to another storyboard's.
        case controller
        /// A view, or a control.
        case view
        /// A layout guide.
        case guide
        /// A constraint.
        case constraint
        /// An outlet, including `targetView` and `PWHidingMasterView`.
        case outlet
        /// An outlet collection's connection.
        case outletCollection
        /// An action.
        case action
        /// A segue.
        case segue
        /// A Cocoa binding.
        case binding
        /// A user-defined runtime attribute.
        case runtimeAttribute
        /// A gesture recognizer.
        case gestureRecognizer
        /// An item of a navigation bar, a tab bar or a toolbar.
        case barItem
        /// A menu, or an item of one.
        case menu
        /// An AppKit cell.
        case cell
        /// A variation for size classes.
        case variation
        /// An entry in the document's list of images and colors.
        case resource
        /// Another object with an id.
        case object
    }

    /// The kind of change.
    public var kind: Kind
    /// The kind of the changed object.
    public var subject: Subject
    /// The scene's name for a user; nil in a XIB, and for changes of the document itself.
    public var scene: String?
    /// The object's name for a user: `Sign In (button)`; empty for the document itself.
    public var object: String
    /// The changed property, in words: `title`, `leading to Form`; nil where the object itself changed.
    public var property: String?
    /// The old value, in words; nil for none, or for the default.
    public var from: String?
    /// The new value, in words; nil for none, or for the default.
    public var to: String?
    /// Details: related additions or removals, or the destination of a move: `to Form, with 3 constraints`.
    public var remark: String?
    /// The changed element of the old document; nil for an addition.
    public var oldElement: InterfaceDocument.Element?
    /// The changed element of the new document; nil for a removal.
    public var newElement: InterfaceDocument.Element?
    /// The indices of the differences that make up this change, among all differences of the comparison.
    package var differences: [Int]

    /// The change without the object's name: `title "Sign in" → "Log in"`.
    public var text: String {
        var words: [String] = []
        if let property { words.append(property) }
        switch (kind, from, to) {
        case (.changed, let from?, let to?): words.append("\(from) → \(to)")
        case (.changed, nil, let to?): words.append("→ \(to)")
        case (.changed, let from?, nil): words.append("\(from) → default")
        case (.changed, nil, nil): words.append("changed")
        case (.added, _, let to?): words += property == nil ? ["added", to] : [to, "added"]
        case (.removed, let from?, _): words += property == nil ? ["removed", from] : [from, "removed"]
        default: words.append(kind.rawValue)
        }
        if let remark { words.append(remark) }
        return words.joined(separator: " ")
    }

    /// The whole line: `Login ▸ Sign In (button): title "Sign in" → "Log in"`.
    public var line: String {
        let place = [scene, object.isEmpty ? nil : object].compactMap { $0 }.joined(separator: " ▸ ")
        return place.isEmpty ? text : "\(place): \(text)"
    }
}
