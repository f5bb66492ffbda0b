import FormworkDSL
import FormworkModel

/// Apple's [NSSplitView](https://developer.apple.com/documentation/appkit/nssplitview).
@MainActor
open class NSSplitView: NSView {
    open override class var interfaceElement: String { "splitView" }

    public enum DividerStyle: Int, Sendable, InterfaceWord {
        case thick, thin, paneSplitter
    }

    open var isVertical = false { didSet { write("vertical", isVertical) } }
    open var dividerStyle: DividerStyle = .thick { didSet { write("dividerStyle", dividerStyle) } }
    open var arrangesAllSubviews = true { didSet { write("arrangesAllSubviews", arrangesAllSubviews) } }
    open var autosaveName: String? { didSet { write("autosaveName", autosaveName) } }
    open weak var delegate: (any NSSplitViewDelegate)?

    private var priorities: [Int: Float] = [:]

    open func addArrangedSubview(_ view: NSView) { addSubview(view) }

    open func setHoldingPriority(_ priority: NSLayoutConstraint.Priority, forSubviewAt place: Int) {
        priorities[place] = priority.rawValue
        let numbers = subviews.indices.map { DocumentNumber.text(Double(priorities[$0] ?? 250)) }
        write(LayoutContent("holdingPriorities", children: numbers.map { LayoutContent("real", ["value": $0]) }))
    }
}
