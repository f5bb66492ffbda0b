import FormworkDSL
import FormworkModel

/// AppKit's `NSSplitView`.
@MainActor
open class NSSplitView: NSView {
    open override class var interfaceElement: String { "splitView" }

    /// AppKit's `DividerStyle`.
    public enum DividerStyle: Int, Sendable, InterfaceWord {
        case thick, thin, paneSplitter
    }

    /// AppKit's `isVertical`.
    open var isVertical = false { didSet { write("vertical", isVertical) } }
    /// AppKit's `dividerStyle`.
    open var dividerStyle: DividerStyle = .thick { didSet { write("dividerStyle", dividerStyle) } }
    /// AppKit's `arrangesAllSubviews`.
    open var arrangesAllSubviews = true { didSet { write("arrangesAllSubviews", arrangesAllSubviews) } }
    /// AppKit's `autosaveName`.
    open var autosaveName: String? { didSet { write("autosaveName", autosaveName) } }
    /// AppKit's `delegate`.
    open weak var delegate: (any NSSplitViewDelegate)?

    private var priorities: [Int: Float] = [:]

    /// AppKit's `addArrangedSubview`.
    open func addArrangedSubview(_ view: NSView) { addSubview(view) }

    /// AppKit's `setHoldingPriority`.
    open func setHoldingPriority(_ priority: NSLayoutConstraint.Priority, forSubviewAt place: Int) {
        priorities[place] = priority.rawValue
        let numbers = subviews.indices.map { DocumentNumber.text(Double(priorities[$0] ?? 250)) }
        write(LayoutContent("holdingPriorities", children: numbers.map { LayoutContent("real", ["value": $0]) }))
    }
}
