import FormworkModel

extension Element {
    /// Whether it stands for a controller of another storyboard.
    var isStoryboardReference: Bool { name == "viewControllerPlaceholder" || name == "controllerPlaceholder" }

    /// Whether it stands for whoever is the first responder: nobody makes it, and what is sent to it goes up the responder chain.
    var isFirstResponder: Bool {
        switch name {
        case "placeholder": self["placeholderIdentifier"] == "IBFirstResponder"
        case "customObject": id == "-1" || customClass == "FirstResponder" || self["sceneMemberID"] == "firstResponder"
        default: false
        }
    }
}
