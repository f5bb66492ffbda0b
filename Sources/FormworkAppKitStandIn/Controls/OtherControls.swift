/// Apple's [NSPathControl](https://developer.apple.com/documentation/appkit/nspathcontrol).
open class NSPathControl: NSControl {
    open override class var cellClass: NSCell.Type? { NSPathCell.self }

    public enum Style: Int, Sendable, InterfaceWord {
        case standard, popUp
    }

    open var pathStyle: Style = .standard { didSet { writeCell(pathStyle) } }
    open var isEditable = false { didSet { writeCell(isEditable) } }
    open var url: URL?
    open var placeholderString: String? { didSet { writeCell(placeholderString) } }
    open var backgroundColor: NSColor? { didSet { writeCell(backgroundColor) } }
    open weak var delegate: (any NSPathControlDelegate)?
}

/// Apple's [NSMatrix](https://developer.apple.com/documentation/appkit/nsmatrix).
open class NSMatrix: NSControl {
    public enum Mode: UInt, Sendable, InterfaceWord {
        case radioModeMatrix, highlightModeMatrix, listModeMatrix, trackModeMatrix
    }

    open var mode: Mode = .trackModeMatrix { didSet { write(mode) } }
    open var allowsEmptySelection = true { didSet { write(allowsEmptySelection) } }
    open var autosizesCells = true { didSet { write(autosizesCells) } }
    open var drawsBackground = false { didSet { write(drawsBackground) } }
    open var isSelectionByRect = true { didSet { write(isSelectionByRect) } }
    open var cellSize: NSSize = .zero { didSet { write(cellSize) } }
    open var intercellSpacing: NSSize = NSSize(width: 1, height: 1) { didSet { write(intercellSpacing) } }
    open var backgroundColor: NSColor = .controlColor { didSet { write(backgroundColor) } }
    open weak var delegate: (any NSMatrixDelegate)?
}

/// Apple's [NSForm](https://developer.apple.com/documentation/appkit/nsform).
open class NSForm: NSMatrix {}

/// Apple's [NSBrowser](https://developer.apple.com/documentation/appkit/nsbrowser).
open class NSBrowser: NSControl {
    open weak var delegate: (any NSBrowserDelegate)?
}

/// Apple's [NSRuleEditor](https://developer.apple.com/documentation/appkit/nsruleeditor).
open class NSRuleEditor: NSControl {
    public enum NestingMode: UInt, Sendable, InterfaceWord {
        case single, list, compound, simple
    }

    open var isEditable = true { didSet { write(isEditable) } }
    open var canRemoveAllRows = true { didSet { write(canRemoveAllRows) } }
    open var rowHeight: CGFloat = 25 { didSet { write(rowHeight) } }
    open var nestingMode: NestingMode = .compound { didSet { write(nestingMode) } }
    open weak var delegate: (any NSRuleEditorDelegate)?
}

/// Apple's [NSPredicateEditor](https://developer.apple.com/documentation/appkit/nspredicateeditor).
open class NSPredicateEditor: NSRuleEditor {}

/// Apple's [NSColorWell](https://developer.apple.com/documentation/appkit/nscolorwell).
open class NSColorWell: NSControl {
    public enum Style: Int, Sendable, InterfaceWord {
        case `default`, minimal, expanded
    }

    open var color: NSColor = .blue { didSet { write(color) } }
    open var isBordered = true { didSet { write(isBordered) } }
    open var colorWellStyle: Style = .default { didSet { write(colorWellStyle) } }
    open var supportsAlpha = true { didSet { write(supportsAlpha) } }
}

/// Apple's [NSScroller](https://developer.apple.com/documentation/appkit/nsscroller).
open class NSScroller: NSControl {
    public enum Style: Int, Sendable, InterfaceWord {
        case legacy, overlay
    }

    public enum KnobStyle: Int, Sendable, InterfaceWord {
        case `default`, dark, light
    }

    open var scrollerStyle: Style = .legacy { didSet { write(scrollerStyle) } }
    open var knobStyle: KnobStyle = .default { didSet { write(knobStyle) } }
    open var knobProportion: CGFloat = 0 { didSet { write(knobProportion) } }
}
