/// Apple's [UIPageControl](https://developer.apple.com/documentation/uikit/uipagecontrol).
open class UIPageControl: UIControl {
    open var numberOfPages = 0 { didSet { write(numberOfPages) } }
    open var currentPage = 0 { didSet { write(currentPage) } }
    open var hidesForSinglePage = false { didSet { write(hidesForSinglePage) } }
    open var defersCurrentPageDisplay = false { didSet { write(defersCurrentPageDisplay) } }
    open var pageIndicatorTintColor: UIColor? { didSet { write(pageIndicatorTintColor) } }
    open var currentPageIndicatorTintColor: UIColor? { didSet { write(currentPageIndicatorTintColor) } }
}
