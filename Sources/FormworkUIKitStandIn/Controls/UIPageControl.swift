/// Apple's [UIPageControl](https://developer.apple.com/documentation/uikit/uipagecontrol).
@MainActor
open class UIPageControl: UIControl {
    open override class var interfaceElement: String { "pageControl" }

    open var numberOfPages = 0 { didSet { write("numberOfPages", numberOfPages) } }
    open var currentPage = 0 { didSet { write("currentPage", currentPage) } }
    open var hidesForSinglePage = false { didSet { write("hidesForSinglePage", hidesForSinglePage) } }
    open var defersCurrentPageDisplay = false { didSet { write("defersCurrentPageDisplay", defersCurrentPageDisplay) } }
    open var pageIndicatorTintColor: UIColor? { didSet { write(pageIndicatorTintColor, "pageIndicatorTintColor") } }
    open var currentPageIndicatorTintColor: UIColor? { didSet { write(currentPageIndicatorTintColor, "currentPageIndicatorTintColor") } }
}
