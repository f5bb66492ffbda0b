/// Apple's [NSProgressIndicator](https://developer.apple.com/documentation/appkit/nsprogressindicator).
@MainActor
open class NSProgressIndicator: NSView {
    open override class var interfaceElement: String { "progressIndicator" }
    open override class var startingAttributes: [String: String] { ["indeterminate": "YES"] }

    public enum Style: UInt, Sendable, InterfaceWord {
        case bar, spinning
    }

    open var isIndeterminate = true { didSet { write("indeterminate", isIndeterminate) } }
    open var isBezeled = true { didSet { write("bezeled", isBezeled) } }
    open var controlSize: NSControl.ControlSize = .regular { didSet { write("controlSize", controlSize) } }
    open var doubleValue: Double = 0 { didSet { write("doubleValue", doubleValue) } }
    open var minValue: Double = 0 { didSet { write("minValue", minValue) } }
    open var maxValue: Double = 100 { didSet { write("maxValue", maxValue) } }
    open var usesThreadedAnimation = true { didSet { write("usesThreadedAnimation", usesThreadedAnimation) } }
    open var style: Style = .bar { didSet { write("style", style) } }
    open var isDisplayedWhenStopped = true { didSet { write("displayedWhenStopped", isDisplayedWhenStopped) } }
}

/// Apple's [NSVisualEffectView](https://developer.apple.com/documentation/appkit/nsvisualeffectview).
@MainActor
open class NSVisualEffectView: NSView {
    open override class var interfaceElement: String { "visualEffectView" }

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

    public enum BlendingMode: Int, Sendable, InterfaceWord {
        case behindWindow, withinWindow
    }

    public enum State: Int, Sendable, InterfaceWord {
        case followsWindowActiveState, active, inactive
    }

    open var material: Material = .appearanceBased { didSet { write("material", material) } }
    open var blendingMode: BlendingMode = .behindWindow { didSet { write("blendingMode", blendingMode) } }
    open var state: State = .followsWindowActiveState { didSet { write("state", state) } }
    open var maskImage: NSImage? { didSet { write(maskImage, image: "maskImage") } }
    open var isEmphasized = false { didSet { write("emphasized", isEmphasized) } }
}

/// Apple's [NSOpenGLView](https://developer.apple.com/documentation/appkit/nsopenglview).
@MainActor
open class NSOpenGLView: NSView {
    open override class var interfaceElement: String { "openGLView" }

}

/// Apple's [NSTableRowView](https://developer.apple.com/documentation/appkit/nstablerowview).
@MainActor
open class NSTableRowView: NSView {
    open override class var interfaceElement: String { "tableRowView" }

    open var isSelected = false { didSet { write("selected", isSelected) } }
    open var isEmphasized = false { didSet { write("emphasized", isEmphasized) } }
}

/// Apple's [NSTableCellView](https://developer.apple.com/documentation/appkit/nstablecellview).
@MainActor
open class NSTableCellView: NSView {
    open override class var interfaceElement: String { "tableCellView" }

    open weak var textField: NSTextField?
    open weak var imageView: NSImageView?
}

/// Apple's [NSTableHeaderView](https://developer.apple.com/documentation/appkit/nstableheaderview).
@MainActor
open class NSTableHeaderView: NSView {
    open override class var interfaceElement: String { "tableHeaderView" }

}
