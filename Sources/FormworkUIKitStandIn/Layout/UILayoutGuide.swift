import FormworkDSL

/// UIKit's `UILayoutGuide`.
@MainActor
open class UILayoutGuide: NSObject {
    enum Kind: Hashable {
        case margins, readable
        case guide(LayoutItem.GuideKind)
        /// One that code made; a view stands for it.
        case own
    }

    let kind: Kind
    let backing: LayoutView
    /// UIKit's `owningView`.
    public internal(set) final weak var owningView: UIView?
    /// UIKit's `identifier`.
    public final var identifier = ""

    init(_ view: UIView, _ kind: Kind) {
        self.kind = kind
        backing = view.layoutView
        super.init()
        owningView = view
    }

    public override init() {
        kind = .own
        backing = StandIn.document.makeView("view", label: "layout guide")
        backing.translatesAutoresizingMaskIntoConstraints = false
        super.init()
    }
}

extension UIView {
    /// UIKit's `addLayoutGuide`.
    public func addLayoutGuide(_ guide: UILayoutGuide) {
        guide.owningView = self
        layoutGuides.append(guide)
        layoutView.addSubview(guide.backing)
    }

    /// UIKit's `removeLayoutGuide`.
    public func removeLayoutGuide(_ guide: UILayoutGuide) {
        layoutGuides.removeAll { $0 === guide }
        guide.backing.removeFromSuperview()
    }
}
