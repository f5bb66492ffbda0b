extension Vocabulary {
    /// The elements of constraints, guides and outlets, which UIKit and AppKit documents share.
    static let sharedElements = """
        class NSLayoutConstraint constraint - : NSObject
            firstAttribute layoutAttribute -
            relation relation=equal -
            secondAttribute layoutAttribute -
            multiplier ratio -
            constant points=0 -
            priority priority=1000 -
            identifier name -
            placeholder bool=NO -
            symbolic bool=NO -

        class UILayoutGuide viewLayoutGuide,layoutGuide,viewControllerLayoutGuide,keyboardLayoutGuide -
            userLabel text - code=-

        class outlet outlet,outletCollection -
            property name -
        """
}
