/// UIKit's `UIPageControl`.
@MainActor
open class UIPageControl: UIControl {
    open override class var interfaceElement: String { "pageControl" }

    /// UIKit's `numberOfPages`.
    open var numberOfPages = 0 { didSet { write("numberOfPages", numberOfPages) } }
    /// UIKit's `currentPage`.
    open var currentPage = 0 { didSet { write("currentPage", currentPage) } }
    /// UIKit's `hidesForSinglePage`.
    open var hidesForSinglePage = false { didSet { write("hidesForSinglePage", hidesForSinglePage) } }
    /// UIKit's `defersCurrentPageDisplay`.
    open var defersCurrentPageDisplay = false { didSet { write("defersCurrentPageDisplay", defersCurrentPageDisplay) } }
    /// UIKit's `pageIndicatorTintColor`.
    open var pageIndicatorTintColor: UIColor? { didSet { write(pageIndicatorTintColor, "pageIndicatorTintColor") } }
    /// UIKit's `currentPageIndicatorTintColor`.
    open var currentPageIndicatorTintColor: UIColor? { didSet { write(currentPageIndicatorTintColor, "currentPageIndicatorTintColor") } }
}
