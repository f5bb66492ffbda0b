public import FormworkModel

/// Something that somebody did to a document: one line for a reviewer.
public struct Change: Hashable, Sendable {
    /// What was done.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// There is something new.
        case added
        /// Something is gone.
        case removed
        /// Something has another parent, or another place among its siblings.
        case moved
        /// Something says something else.
        case changed
    }

    /// What it was done to.
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
        /// An outlet: `targetView` and `PWHidingMasterView` among them.
        case outlet
        /// An outlet of a collection.
        case outletCollection
        /// An action that is sent.
        case action
        /// A segue.
        case segue
        /// A binding of AppKit's.
        case binding
        /// A user-defined runtime attribute.
        case runtimeAttribute
        /// A gesture recognizer.
        case gestureRecognizer
        /// An item of a bar, a tab bar or a toolbar.
        case barItem
        /// A menu, or an item of one.
        case menu
        /// A cell of AppKit's.
        case cell
        /// What holds for some size classes.
        case variation
        /// An image or a color that the document lists.
        case resource
        /// Anything else that has an id.
        case object
    }

    /// What was done.
    public var kind: Kind
    /// What it was done to.
    public var subject: Subject
    /// What a person would call the scene that it is in; nil in a XIB, and for what is the document's.
    public var scene: String?
    /// What a person would call the object: `Sign In (button)`; the document itself where it is empty.
    public var object: String
    /// What of the object changed, in words: `title`, `leading to Form`; nil where it is the object itself.
    public var property: String?
    /// What it was before, in words; nil where it was nothing, or the default.
    public var from: String?
    /// What it is now, in words; nil where it is nothing, or the default.
    public var to: String?
    /// What came or went with it, or where it was moved: `to Form, with 3 constraints`.
    public var remark: String?
    /// The element in the old document that it concerns; nil for what has come.
    public var oldElement: InterfaceDocument.Element?
    /// The element in the new document that it concerns; nil for what is gone.
    public var newElement: InterfaceDocument.Element?
    /// The places of the differences that it is made of, among all of the comparison's.
    package var differences: [Int]

    /// What happened to the object, without naming it: `title "Sign in" → "Log in"`.
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
