/// Apple's [NSProgressIndicator](https://developer.apple.com/documentation/appkit/nsprogressindicator).
open class NSProgressIndicator: NSView {
    open override class var startingAttributes: [String: String] { ["indeterminate": "YES"] }

    public enum Style: UInt, Sendable, InterfaceWord {
        case bar, spinning
    }

    open var isIndeterminate = true { didSet { write(isIndeterminate) } }
    open var isBezeled = true { didSet { write(isBezeled) } }
    open var controlSize: NSControl.ControlSize = .regular { didSet { write(controlSize) } }
    open var doubleValue: Double = 0 { didSet { write(doubleValue) } }
    open var minValue: Double = 0 { didSet { write(minValue) } }
    open var maxValue: Double = 100 { didSet { write(maxValue) } }
    open var usesThreadedAnimation = true { didSet { write(usesThreadedAnimation) } }
    open var style: Style = .bar { didSet { write(style) } }
    open var isDisplayedWhenStopped = true { didSet { write(isDisplayedWhenStopped) } }
}

/// Apple's [NSVisualEffectView](https://developer.apple.com/documentation/appkit/nsvisualeffectview).
open class NSVisualEffectView: NSView {
    public enum Material: Int, Sendable, InterfaceWord {
        case appearanceBased, light, dark, titlebar, selection, menu, popover, sidebar, mediumLight, ultraDark, headerView, sheet
        case windowBackground, hudWindow, fullScreenUI, toolTip, contentBackground, underWindowBackground, underPageBackground
    }

    public enum BlendingMode: Int, Sendable, InterfaceWord {
        case behindWindow, withinWindow
    }

    public enum State: Int, Sendable, InterfaceWord {
        case followsWindowActiveState, active, inactive
    }

    open var material: Material = .appearanceBased { didSet { write(material) } }
    open var blendingMode: BlendingMode = .behindWindow { didSet { write(blendingMode) } }
    open var state: State = .followsWindowActiveState { didSet { write(state) } }
    open var maskImage: NSImage? { didSet { write(maskImage) } }
    open var isEmphasized = false { didSet { write(isEmphasized) } }
}

/// Apple's [NSOpenGLView](https://developer.apple.com/documentation/appkit/nsopenglview).
open class NSOpenGLView: NSView {}

/// Apple's [NSTableRowView](https://developer.apple.com/documentation/appkit/nstablerowview).
open class NSTableRowView: NSView {
    open var isSelected = false { didSet { write(isSelected) } }
    open var isEmphasized = false { didSet { write(isEmphasized) } }
}

/// Apple's [NSTableCellView](https://developer.apple.com/documentation/appkit/nstablecellview).
open class NSTableCellView: NSView {
    open weak var textField: NSTextField?
    open weak var imageView: NSImageView?
}

/// Apple's [NSTableHeaderView](https://developer.apple.com/documentation/appkit/nstableheaderview).
open class NSTableHeaderView: NSView {}
