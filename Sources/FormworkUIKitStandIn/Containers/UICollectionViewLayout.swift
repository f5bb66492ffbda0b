import FormworkModel
import FormworkTree

/// Apple's [UICollectionViewLayout](https://developer.apple.com/documentation/uikit/uicollectionviewlayout).
open class UICollectionViewLayout: NSObject {
    weak var view: UICollectionView?

    func write() { view?.write(ElementFragment("collectionViewLayout", ["key": "collectionViewLayout"])) }
}

/// Apple's [UICollectionViewFlowLayout](https://developer.apple.com/documentation/uikit/uicollectionviewflowlayout).
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    public enum SectionInsetReference: Int, Sendable, InterfaceWord {
        case fromContentInset, fromSafeArea, fromLayoutMargins
    }

    public static let automaticSize = CGSize(width: .greatestFiniteMagnitude, height: .greatestFiniteMagnitude)

    open var minimumLineSpacing: CGFloat = 10 { didSet { write() } }
    open var minimumInteritemSpacing: CGFloat = 10 { didSet { write() } }
    open var itemSize = CGSize(width: 50, height: 50) { didSet { write() } }
    open var estimatedItemSize = CGSize.zero { didSet { write() } }
    open var headerReferenceSize = CGSize.zero { didSet { write() } }
    open var footerReferenceSize = CGSize.zero { didSet { write() } }
    open var sectionInset = UIEdgeInsets.zero { didSet { write() } }
    open var scrollDirection = UICollectionView.ScrollDirection.vertical { didSet { write() } }
    open var sectionInsetReference = SectionInsetReference.fromContentInset { didSet { write() } }
    open var sectionHeadersPinToVisibleBounds = false { didSet { write() } }
    open var sectionFootersPinToVisibleBounds = false { didSet { write() } }

    override func write() {
        var content = ElementFragment("collectionViewFlowLayout", ["key": "collectionViewLayout"])
        if estimatedItemSize == Self.automaticSize { content["automaticEstimatedItemSize"] = "YES" }
        content["minimumLineSpacing"] = DocumentNumber.text(minimumLineSpacing)
        content["minimumInteritemSpacing"] = DocumentNumber.text(minimumInteritemSpacing)
        if scrollDirection != .vertical { content["scrollDirection"] = scrollDirection.interfaceWord }
        if sectionInsetReference != .fromContentInset {
            content["sectionInsetReference"] = StandIn.text(sectionInsetReference, of: "sectionInsetReference", in: Self.self)
        }
        if sectionHeadersPinToVisibleBounds { content["sectionHeadersPinToVisibleBounds"] = "YES" }
        if sectionFootersPinToVisibleBounds { content["sectionFootersPinToVisibleBounds"] = "YES" }
        content.children = [size(itemSize, "itemSize")]
        if estimatedItemSize != .zero, estimatedItemSize != Self.automaticSize {
            content.children.append(size(estimatedItemSize, "estimatedItemSize"))
        }
        content.children += [
            size(headerReferenceSize, "headerReferenceSize"), size(footerReferenceSize, "footerReferenceSize"),
            sectionInset.inset("sectionInset"),
        ]
        view?.write(content)
    }

    private func size(_ size: CGSize, _ key: String) -> ElementFragment {
        ElementFragment("size", ["key": key, "width": DocumentNumber.text(size.width), "height": DocumentNumber.text(size.height)])
    }
}

extension UICollectionView {
    public enum ScrollDirection: Int, Sendable, InterfaceWord { case vertical, horizontal }
}
