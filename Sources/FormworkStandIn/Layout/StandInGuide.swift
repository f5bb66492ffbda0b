package import FormworkDSL
package import FormworkModel

/// The layout guide of both platforms: `UILayoutGuide` and `NSLayoutGuide`.
@MainActor
open class StandInGuide: NSObject, ConstrainedObject {
    /// What it is of its view.
    package enum Kind: Hashable {
        case margins, readable
        case guide(LayoutItem.GuideKind)
        /// One that code made; a view stands for it.
        case own
    }

    let kind: Kind
    let backing: LayoutView
    /// The platforms' `owningView`.
    public internal(set) final weak var owningView: StandInView?
    /// The platforms' `identifier`.
    public final var identifier = ""

    /// A guide that a view has.
    package init(_ view: StandInView, _ kind: Kind) {
        self.kind = kind
        backing = view.standInLayoutView
        super.init()
        owningView = view
    }

    public override init() {
        kind = .own
        backing = StandIn.document.makeView("view", label: "layout guide")
        backing.translatesAutoresizingMaskIntoConstraints = false
        super.init()
    }

    /// What the document calls a side of it: it writes those of margins guides as the view's own.
    package func side(_ attribute: NSLayoutConstraint.Attribute) -> (item: LayoutItem, attribute: LayoutAttribute) {
        switch kind {
        case .guide(let kind): return (LayoutItem(backing, guide: kind), attribute.inDocument)
        case .own: return (LayoutItem(backing), attribute.inDocument)
        case .readable, .margins:
            guard attribute.inDocument.withinMargins != nil else {
                // Safe: code that was compiled against the stand-in decides, no document.
                preconditionFailure("the size of a margins guide is not supported by the stand-in")
            }
            let guide: LayoutItem.GuideKind = kind == .readable ? .readableContent : .layoutMargins
            return (LayoutItem(backing, guide: guide), attribute.inDocument)
        }
    }
}

extension StandInView {
    /// The platforms' `addLayoutGuide`.
    public func addLayoutGuide(_ guide: StandInGuide) {
        guide.owningView = self
        layoutGuides.append(guide)
        standInLayoutView.addSubview(guide.backing)
    }

    /// The platforms' `removeLayoutGuide`.
    public func removeLayoutGuide(_ guide: StandInGuide) {
        layoutGuides.removeAll { $0 === guide }
        guide.backing.removeFromSuperview()
    }
}
