import FormworkDSL
import FormworkModel

/// UIKit's `UISegmentedControl`.
@MainActor
open class UISegmentedControl: UIControl {
    open override class var interfaceElement: String { "segmentedControl" }
    open override class var startingAttributes: [String: String] {
        ["opaque": "NO", "contentHorizontalAlignment": "left", "contentVerticalAlignment": "top"]
    }

    private var segments: [LayoutContent] = [] { didSet { write(LayoutContent("segments", children: segments)) } }

    public override init(frame: CGRect) { super.init(frame: frame) }

    /// UIKit's initializer.
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

    /// UIKit's initializer.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// UIKit's `numberOfSegments`.
    open var numberOfSegments: Int { segments.count }

    /// UIKit's `insertSegment`.
    open func insertSegment(withTitle title: String?, at index: Int, animated: Bool) {
        var segment = LayoutContent("segment")
        segment["title"] = title
        segments.insert(segment, at: min(index, segments.count))
    }

    /// UIKit's `insertSegment`.
    open func insertSegment(with image: UIImage?, at index: Int, animated: Bool) {
        var segment = LayoutContent("segment")
        segment.set(image, "image")
        segments.insert(segment, at: min(index, segments.count))
    }

    /// UIKit's `setTitle`.
    open func setTitle(_ title: String?, forSegmentAt index: Int) { segments[index]["title"] = title }

    /// UIKit's `setImage`.
    open func setImage(_ image: UIImage?, forSegmentAt index: Int) { segments[index].set(image, "image") }

    /// UIKit's `setWidth`.
    open func setWidth(_ width: CGFloat, forSegmentAt index: Int) { segments[index]["width"] = DocumentNumber.text(width) }

    /// UIKit's `setEnabled`.
    open func setEnabled(_ isEnabled: Bool, forSegmentAt index: Int) { segments[index]["enabled"] = isEnabled ? nil : "NO" }

    /// UIKit's `setContentOffset`.
    open func setContentOffset(_ offset: CGSize, forSegmentAt index: Int) {
        segments[index].set(
            LayoutContent(
                "size", ["key": "contentOffset", "width": DocumentNumber.text(offset.width), "height": DocumentNumber.text(offset.height)]),
            "contentOffset")
    }

    /// UIKit's `noSegment`.
    public static let noSegment = -1

    /// UIKit's `selectedSegmentIndex`.
    open var selectedSegmentIndex = -1 { didSet { write("selectedSegmentIndex", selectedSegmentIndex) } }
    /// UIKit's `isMomentary`.
    open var isMomentary = false { didSet { write("momentary", isMomentary) } }
    /// UIKit's `apportionsSegmentWidthsByContent`.
    open var apportionsSegmentWidthsByContent = false {
        didSet { write("apportionsSegmentWidthsByContent", apportionsSegmentWidthsByContent) }
    }
    /// UIKit's `selectedSegmentTintColor`.
    open var selectedSegmentTintColor: UIColor? { didSet { write(selectedSegmentTintColor, "selectedSegmentTintColor") } }
}
