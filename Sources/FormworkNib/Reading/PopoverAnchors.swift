/// The objects that a popover can point at.
package enum PopoverAnchors {
    /// The attributes of segues, each with the property of the compiled template.
    package static let all = [("popoverAnchorBarButtonItem", "anchorBarButtonItem"), ("popoverAnchorView", "anchorView")]
}
