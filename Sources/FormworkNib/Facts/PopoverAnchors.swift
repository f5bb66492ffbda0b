/// The kinds of objects that a popover can be anchored to.
package enum PopoverAnchors {
    /// The attributes of segues, each with the property of the compiled template.
    package static let all = [("popoverAnchorBarButtonItem", "anchorBarButtonItem"), ("popoverAnchorView", "anchorView")]
}
