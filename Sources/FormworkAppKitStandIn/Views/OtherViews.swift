/// AppKit's `NSProgressIndicator`.
@MainActor
open class NSProgressIndicator: NSView {
    open override class var interfaceElement: String { "progressIndicator" }
    open override class var startingAttributes: [String: String] { ["indeterminate": "YES"] }

    /// AppKit's `Style`.
    public enum Style: UInt, Sendable, InterfaceWord {
        case bar, spinning
    }

    /// AppKit's `isIndeterminate`.
    open var isIndeterminate = true { didSet { write("indeterminate", isIndeterminate) } }
    /// AppKit's `isBezeled`.
    open var isBezeled = true { didSet { write("bezeled", isBezeled) } }
    /// AppKit's `controlSize`.
    open var controlSize: NSControl.ControlSize = .regular { didSet { write("controlSize", controlSize) } }
    /// AppKit's `doubleValue`.
    open var doubleValue: Double = 0 { didSet { write("doubleValue", doubleValue) } }
    /// AppKit's `minValue`.
    open var minValue: Double = 0 { didSet { write("minValue", minValue) } }
    /// AppKit's `maxValue`.
    open var maxValue: Double = 100 { didSet { write("maxValue", maxValue) } }
    /// AppKit's `usesThreadedAnimation`.
    open var usesThreadedAnimation = true { didSet { write("usesThreadedAnimation", usesThreadedAnimation) } }
    /// AppKit's `style`.
    open var style: Style = .bar { didSet { write("style", style) } }
    /// AppKit's `isDisplayedWhenStopped`.
    open var isDisplayedWhenStopped = true { didSet { write("displayedWhenStopped", isDisplayedWhenStopped) } }
}

/// AppKit's `NSVisualEffectView`.
@MainActor
open class NSVisualEffectView: NSView {
    open override class var interfaceElement: String { "visualEffectView" }

    /// AppKit's `Material`.
    public enum Material: Int, Sendable, InterfaceWord {
        case appearanceBased, light, dark, titlebar, selection, menu, popover, sidebar, mediumLight, ultraDark, headerView, sheet
        case windowBackground, hudWindow, fullScreenUI, toolTip, contentBackground, underWindowBackground, underPageBackground

        package var interfaceWord: String {
            switch self {
            case .hudWindow: "HUDWindow"
            default: "\(self)"
            }
        }
    }

    /// AppKit's `BlendingMode`.
    public enum BlendingMode: Int, Sendable, InterfaceWord {
        case behindWindow, withinWindow
    }

    /// AppKit's `State`.
    public enum State: Int, Sendable, InterfaceWord {
        case followsWindowActiveState, active, inactive
    }

    /// AppKit's `material`.
    open var material: Material = .appearanceBased { didSet { write("material", material) } }
    /// AppKit's `blendingMode`.
    open var blendingMode: BlendingMode = .behindWindow { didSet { write("blendingMode", blendingMode) } }
    /// AppKit's `state`.
    open var state: State = .followsWindowActiveState { didSet { write("state", state) } }
    /// AppKit's `maskImage`.
    open var maskImage: NSImage? { didSet { write(maskImage, image: "maskImage") } }
    /// AppKit's `isEmphasized`.
    open var isEmphasized = false { didSet { write("emphasized", isEmphasized) } }
}

/// AppKit's `NSOpenGLView`.
@MainActor
open class NSOpenGLView: NSView {
    open override class var interfaceElement: String { "openGLView" }

}

/// AppKit's `NSTableRowView`.
@MainActor
open class NSTableRowView: NSView {
    open override class var interfaceElement: String { "tableRowView" }

    /// AppKit's `isSelected`.
    open var isSelected = false { didSet { write("selected", isSelected) } }
    /// AppKit's `isEmphasized`.
    open var isEmphasized = false { didSet { write("emphasized", isEmphasized) } }
}

/// AppKit's `NSTableCellView`.
@MainActor
open class NSTableCellView: NSView {
    open override class var interfaceElement: String { "tableCellView" }

    /// AppKit's `textField`.
    open weak var textField: NSTextField?
    /// AppKit's `imageView`.
    open weak var imageView: NSImageView?
}

/// AppKit's `NSTableHeaderView`.
@MainActor
open class NSTableHeaderView: NSView {
    open override class var interfaceElement: String { "tableHeaderView" }

}
