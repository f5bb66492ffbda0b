import FormworkModel

extension Element {
    /// Whether it is a reference to a controller of another storyboard.
    var isStoryboardReference: Bool { name == "viewControllerPlaceholder" || name == "controllerPlaceholder" }

    /// Whether it is the placeholder of the first responder, whose actions go up the responder chain.
    var isFirstResponder: Bool {
        switch name {
        case "placeholder": self["placeholderIdentifier"] == "IBFirstResponder"
        case "customObject": id == "-1" || customClass == "FirstResponder" || self["sceneMemberID"] == "firstResponder"
        default: false
        }
    }
}
