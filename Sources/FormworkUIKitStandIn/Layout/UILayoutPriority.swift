/// UIKit's `UILayoutPriority`.
public typealias UILayoutPriority = NSLayoutConstraint.Priority

extension UILayoutPriority {
    /// UIKit's `dragThatCanResizeScene`.
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    /// UIKit's `sceneSizeStayPut`.
    public static let sceneSizeStayPut = UILayoutPriority(500)
    /// UIKit's `dragThatCannotResizeScene`.
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
    /// UIKit's `fittingSizeLevel`.
    public static let fittingSizeLevel = UILayoutPriority(50)
}
