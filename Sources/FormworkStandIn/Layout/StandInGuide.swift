package import FormworkDSL
package import FormworkModel

/// A layout guide: `UILayoutGuide` and `NSLayoutGuide`.
open class StandInGuide: NSObject, ConstrainedObject {
    /// The kind of a guide.
    package enum Kind: Hashable {
        case margins, readable
        case guide(LayoutItem.GuideKind)
        /// A guide made in code, represented by a view in the document.
        case own
    }

    let kind: Kind
    let backing: LayoutView
    /// The platforms' `owningView`.
    public internal(set) final weak var owningView: StandInView?
    /// The platforms' `identifier`.
    public final var identifier = ""

    /// Creates a guide that belongs to a view.
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

    /// Returns the document's item and attribute for an attribute. Margins guides have no width and height, as the document
    /// writes their attributes as margin attributes of the view.
    package func side(_ attribute: NSLayoutConstraint.Attribute) -> (item: LayoutItem, attribute: LayoutAttribute) {
        switch kind {
        case .guide(let kind): return (LayoutItem(backing, guide: kind), attribute.inDocument)
        case .own: return (LayoutItem(backing), attribute.inDocument)
        case .readable, .margins:
            guard attribute.inDocument.withinMargins != nil else {
                // Safe: depends only on the code compiled against the stand-in, never on a document.
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
