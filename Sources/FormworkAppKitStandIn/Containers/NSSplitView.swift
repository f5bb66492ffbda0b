import FormworkModel
import FormworkTree

/// Apple's [NSSplitView](https://developer.apple.com/documentation/appkit/nssplitview).
open class NSSplitView: NSView {
    public enum DividerStyle: Int, Sendable, InterfaceWord {
        case thick, thin, paneSplitter
    }

    open var isVertical = false { didSet { write(isVertical) } }
    open var dividerStyle: DividerStyle = .thick { didSet { write(dividerStyle) } }
    open var arrangesAllSubviews = true { didSet { write(arrangesAllSubviews) } }
    open var autosaveName: String? { didSet { write(autosaveName) } }
    open weak var delegate: (any NSSplitViewDelegate)?

    private var priorities: [Int: Float] = [:]

    open func addArrangedSubview(_ view: NSView) { addSubview(view) }

    open func setHoldingPriority(_ priority: NSLayoutConstraint.Priority, forSubviewAt place: Int) {
        priorities[place] = priority.rawValue
        let numbers = subviews.indices.map { DocumentNumber.text(Double(priorities[$0] ?? 250)) }
        write(ElementFragment("holdingPriorities", children: numbers.map { ElementFragment("real", ["value": $0]) }))
    }
}
