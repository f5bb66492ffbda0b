/// Apple's [UILayoutPriority](https://developer.apple.com/documentation/uikit/uilayoutpriority).
public typealias UILayoutPriority = NSLayoutConstraint.Priority

extension UILayoutPriority {
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    public static let sceneSizeStayPut = UILayoutPriority(500)
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
    public static let fittingSizeLevel = UILayoutPriority(50)
}
