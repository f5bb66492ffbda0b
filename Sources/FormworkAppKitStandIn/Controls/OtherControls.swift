/// AppKit's `NSPathControl`.
@MainActor
open class NSPathControl: NSControl {
    open override class var interfaceElement: String { "pathControl" }
    open override class var cellClass: NSCell.Type? { NSPathCell.self }

    /// AppKit's `Style`.
    public enum Style: Int, Sendable, InterfaceWord {
        case standard, popUp
    }

    /// AppKit's `pathStyle`.
    open var pathStyle: Style = .standard { didSet { writeCell("pathStyle", pathStyle) } }
    /// AppKit's `isEditable`.
    open var isEditable = false { didSet { writeCell("editable", isEditable) } }
    /// AppKit's `url`.
    open var url: URL?
    /// AppKit's `placeholderString`.
    open var placeholderString: String? { didSet { writeCell("placeholderString", placeholderString) } }
    /// AppKit's `backgroundColor`.
    open var backgroundColor: NSColor? { didSet { writeCell(backgroundColor, color: "backgroundColor") } }
    /// AppKit's `delegate`.
    open weak var delegate: (any NSPathControlDelegate)?
}

/// AppKit's `NSMatrix`.
@MainActor
open class NSMatrix: NSControl {
    open override class var interfaceElement: String { "matrix" }

    /// AppKit's `Mode`.
    public enum Mode: UInt, Sendable, InterfaceWord {
        case radioModeMatrix, highlightModeMatrix, listModeMatrix, trackModeMatrix

        package var interfaceWord: String {
            switch self {
            case .radioModeMatrix: "radio"
            case .highlightModeMatrix: "highlight"
            case .listModeMatrix: "list"
            case .trackModeMatrix: "track"
            }
        }
    }

    /// AppKit's `mode`.
    open var mode: Mode = .trackModeMatrix { didSet { write("mode", mode) } }
    /// AppKit's `allowsEmptySelection`.
    open var allowsEmptySelection = true { didSet { write("allowsEmptySelection", allowsEmptySelection) } }
    /// AppKit's `autosizesCells`.
    open var autosizesCells = true { didSet { write("autosizesCells", autosizesCells) } }
    /// AppKit's `drawsBackground`.
    open var drawsBackground = false { didSet { write("drawsBackground", drawsBackground) } }
    /// AppKit's `isSelectionByRect`.
    open var isSelectionByRect = true { didSet { write("selectionByRect", isSelectionByRect) } }
    /// AppKit's `cellSize`.
    open var cellSize: NSSize = .zero { didSet { write(cellSize, size: "cellSize") } }
    /// AppKit's `intercellSpacing`.
    open var intercellSpacing: NSSize = NSSize(width: 1, height: 1) { didSet { write(intercellSpacing, size: "intercellSpacing") } }
    /// AppKit's `backgroundColor`.
    open var backgroundColor: NSColor = .controlColor { didSet { write(backgroundColor, color: "backgroundColor") } }
    /// AppKit's `delegate`.
    open weak var delegate: (any NSMatrixDelegate)?
}

/// AppKit's `NSForm`.
@MainActor
open class NSForm: NSMatrix {
    open override class var interfaceElement: String { "form" }

}

/// AppKit's `NSBrowser`.
@MainActor
open class NSBrowser: NSControl {
    open override class var interfaceElement: String { "browser" }

    /// AppKit's `delegate`.
    open weak var delegate: (any NSBrowserDelegate)?
}

/// AppKit's `NSRuleEditor`.
@MainActor
open class NSRuleEditor: NSControl {
    open override class var interfaceElement: String { "ruleEditor" }

    /// AppKit's `NestingMode`.
    public enum NestingMode: UInt, Sendable, InterfaceWord {
        case single, list, compound, simple
    }

    /// AppKit's `isEditable`.
    open var isEditable = true { didSet { write("editable", isEditable) } }
    /// AppKit's `canRemoveAllRows`.
    open var canRemoveAllRows = true { didSet { write("canRemoveAllRows", canRemoveAllRows) } }
    /// AppKit's `rowHeight`.
    open var rowHeight: CGFloat = 25 { didSet { write("rowHeight", rowHeight) } }
    /// AppKit's `nestingMode`.
    open var nestingMode: NestingMode = .compound { didSet { write("nestingMode", nestingMode) } }
    /// AppKit's `delegate`.
    open weak var delegate: (any NSRuleEditorDelegate)?
}

/// AppKit's `NSPredicateEditor`.
@MainActor
open class NSPredicateEditor: NSRuleEditor {
    open override class var interfaceElement: String { "predicateEditor" }

}

/// AppKit's `NSColorWell`.
@MainActor
open class NSColorWell: NSControl {
    open override class var interfaceElement: String { "colorWell" }

    /// AppKit's `Style`.
    public enum Style: Int, Sendable, InterfaceWord {
        case `default`, minimal, expanded
    }

    /// AppKit's `color`.
    open var color: NSColor = .blue { didSet { write(color, color: "color") } }
    /// AppKit's `isBordered`.
    open var isBordered = true { didSet { write("bordered", isBordered) } }
    /// AppKit's `colorWellStyle`.
    open var colorWellStyle: Style = .default { didSet { write("colorWellStyle", colorWellStyle) } }
    /// AppKit's `supportsAlpha`.
    open var supportsAlpha = true { didSet { write("supportsAlpha", supportsAlpha) } }
}

/// AppKit's `NSScroller`.
@MainActor
open class NSScroller: NSControl {
    open override class var interfaceElement: String { "scroller" }

    /// AppKit's `Style`.
    public enum Style: Int, Sendable, InterfaceWord {
        case legacy, overlay
    }

    /// AppKit's `KnobStyle`.
    public enum KnobStyle: Int, Sendable, InterfaceWord {
        case `default`, dark, light
    }

    /// AppKit's `scrollerStyle`.
    open var scrollerStyle: Style = .legacy { didSet { write("scrollerStyle", scrollerStyle) } }
    /// AppKit's `knobStyle`.
    open var knobStyle: KnobStyle = .default { didSet { write("knobStyle", knobStyle) } }
    /// AppKit's `knobProportion`.
    open var knobProportion: CGFloat = 0 { didSet { write("knobProportion", knobProportion) } }
}
