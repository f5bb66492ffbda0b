/// Apple's [NSPathControl](https://developer.apple.com/documentation/appkit/nspathcontrol).
@MainActor
open class NSPathControl: NSControl {
    open override class var interfaceElement: String { "pathControl" }
    open override class var cellClass: NSCell.Type? { NSPathCell.self }

    public enum Style: Int, Sendable, InterfaceWord {
        case standard, popUp
    }

    open var pathStyle: Style = .standard { didSet { writeCell("pathStyle", pathStyle) } }
    open var isEditable = false { didSet { writeCell("editable", isEditable) } }
    open var url: URL?
    open var placeholderString: String? { didSet { writeCell("placeholderString", placeholderString) } }
    open var backgroundColor: NSColor? { didSet { writeCell(backgroundColor, color: "backgroundColor") } }
    open weak var delegate: (any NSPathControlDelegate)?
}

/// Apple's [NSMatrix](https://developer.apple.com/documentation/appkit/nsmatrix).
@MainActor
open class NSMatrix: NSControl {
    open override class var interfaceElement: String { "matrix" }

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

    open var mode: Mode = .trackModeMatrix { didSet { write("mode", mode) } }
    open var allowsEmptySelection = true { didSet { write("allowsEmptySelection", allowsEmptySelection) } }
    open var autosizesCells = true { didSet { write("autosizesCells", autosizesCells) } }
    open var drawsBackground = false { didSet { write("drawsBackground", drawsBackground) } }
    open var isSelectionByRect = true { didSet { write("selectionByRect", isSelectionByRect) } }
    open var cellSize: NSSize = .zero { didSet { write(cellSize, size: "cellSize") } }
    open var intercellSpacing: NSSize = NSSize(width: 1, height: 1) { didSet { write(intercellSpacing, size: "intercellSpacing") } }
    open var backgroundColor: NSColor = .controlColor { didSet { write(backgroundColor, color: "backgroundColor") } }
    open weak var delegate: (any NSMatrixDelegate)?
}

/// Apple's [NSForm](https://developer.apple.com/documentation/appkit/nsform).
@MainActor
open class NSForm: NSMatrix {
    open override class var interfaceElement: String { "form" }

}

/// Apple's [NSBrowser](https://developer.apple.com/documentation/appkit/nsbrowser).
@MainActor
open class NSBrowser: NSControl {
    open override class var interfaceElement: String { "browser" }

    open weak var delegate: (any NSBrowserDelegate)?
}

/// Apple's [NSRuleEditor](https://developer.apple.com/documentation/appkit/nsruleeditor).
@MainActor
open class NSRuleEditor: NSControl {
    open override class var interfaceElement: String { "ruleEditor" }

    public enum NestingMode: UInt, Sendable, InterfaceWord {
        case single, list, compound, simple
    }

    open var isEditable = true { didSet { write("editable", isEditable) } }
    open var canRemoveAllRows = true { didSet { write("canRemoveAllRows", canRemoveAllRows) } }
    open var rowHeight: CGFloat = 25 { didSet { write("rowHeight", rowHeight) } }
    open var nestingMode: NestingMode = .compound { didSet { write("nestingMode", nestingMode) } }
    open weak var delegate: (any NSRuleEditorDelegate)?
}

/// Apple's [NSPredicateEditor](https://developer.apple.com/documentation/appkit/nspredicateeditor).
@MainActor
open class NSPredicateEditor: NSRuleEditor {
    open override class var interfaceElement: String { "predicateEditor" }

}

/// Apple's [NSColorWell](https://developer.apple.com/documentation/appkit/nscolorwell).
@MainActor
open class NSColorWell: NSControl {
    open override class var interfaceElement: String { "colorWell" }

    public enum Style: Int, Sendable, InterfaceWord {
        case `default`, minimal, expanded
    }

    open var color: NSColor = .blue { didSet { write(color, color: "color") } }
    open var isBordered = true { didSet { write("bordered", isBordered) } }
    open var colorWellStyle: Style = .default { didSet { write("colorWellStyle", colorWellStyle) } }
    open var supportsAlpha = true { didSet { write("supportsAlpha", supportsAlpha) } }
}

/// Apple's [NSScroller](https://developer.apple.com/documentation/appkit/nsscroller).
@MainActor
open class NSScroller: NSControl {
    open override class var interfaceElement: String { "scroller" }

    public enum Style: Int, Sendable, InterfaceWord {
        case legacy, overlay
    }

    public enum KnobStyle: Int, Sendable, InterfaceWord {
        case `default`, dark, light
    }

    open var scrollerStyle: Style = .legacy { didSet { write("scrollerStyle", scrollerStyle) } }
    open var knobStyle: KnobStyle = .default { didSet { write("knobStyle", knobStyle) } }
    open var knobProportion: CGFloat = 0 { didSet { write("knobProportion", knobProportion) } }
}
