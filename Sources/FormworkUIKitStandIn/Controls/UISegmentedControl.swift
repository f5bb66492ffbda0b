import FormworkModel
import FormworkTree

/// Apple's [UISegmentedControl](https://developer.apple.com/documentation/uikit/uisegmentedcontrol).
open class UISegmentedControl: UIControl {
    open override class var startingAttributes: [String: String] {
        ["opaque": "NO", "contentHorizontalAlignment": "left", "contentVerticalAlignment": "top"]
    }

    private var segments: [ElementFragment] = [] { didSet { write(ElementFragment("segments", children: segments)) } }

    public convenience init(items: [Any]?) {
        self.init(frame: .zero)
        for (index, item) in (items ?? []).enumerated() {
            if let image = item as? UIImage {
                insertSegment(with: image, at: index, animated: false)
            } else {
                insertSegment(withTitle: item as? String, at: index, animated: false)
            }
        }
    }

    open var numberOfSegments: Int { segments.count }

    open func insertSegment(withTitle title: String?, at index: Int, animated: Bool) {
        var segment = ElementFragment("segment")
        segment["title"] = title
        segments.insert(segment, at: min(index, segments.count))
    }

    open func insertSegment(with image: UIImage?, at index: Int, animated: Bool) {
        var segment = ElementFragment("segment")
        segment.set(image, "image")
        segments.insert(segment, at: min(index, segments.count))
    }

    open func setTitle(_ title: String?, forSegmentAt index: Int) { segments[index]["title"] = title }

    open func setImage(_ image: UIImage?, forSegmentAt index: Int) { segments[index].set(image, "image") }

    open func setWidth(_ width: CGFloat, forSegmentAt index: Int) { segments[index]["width"] = DocumentNumber.text(width) }

    open func setEnabled(_ isEnabled: Bool, forSegmentAt index: Int) { segments[index]["enabled"] = isEnabled ? nil : "NO" }

    open func setContentOffset(_ offset: CGSize, forSegmentAt index: Int) {
        segments[index].set(
            ElementFragment(
                "size", ["key": "contentOffset", "width": DocumentNumber.text(offset.width), "height": DocumentNumber.text(offset.height)]),
            "contentOffset")
    }

    public static let noSegment = -1

    open var selectedSegmentIndex = -1 { didSet { write(selectedSegmentIndex) } }
    open var isMomentary = false { didSet { write(isMomentary) } }
    open var apportionsSegmentWidthsByContent = false { didSet { write(apportionsSegmentWidthsByContent) } }
    open var selectedSegmentTintColor: UIColor? { didSet { write(selectedSegmentTintColor) } }
}
