import FormworkModel

extension Paint {
    /// The colours of AppKit's controls in macOS 11 and later.
    enum AppKit {
        static let label = Paint(0x000000, dark: 0xFFFFFF, alpha: 0.85)
        static let secondaryLabel = Paint(0x000000, dark: 0xFFFFFF, alpha: 0.5, darkAlpha: 0.55)
        static let tertiaryLabel = Paint(0x000000, dark: 0xFFFFFF, alpha: 0.26, darkAlpha: 0.25)
        static let window = Paint(0xECECEC, dark: 0x323232)
        /// The background of text and rows.
        static let content = Paint(0xFFFFFF, dark: 0x1E1E1E)
        static let separator = Paint(0x000000, dark: 0xFFFFFF, alpha: 0.12, darkAlpha: 0.14)
        /// The fill of controls that are on.
        static let accent = Paint(0x007AFF, dark: 0x007AFF)

        /// The face of buttons.
        static let face = Paint(0xFFFFFF, dark: 0x656565)
        /// The face of buttons in macOS 26.
        static let flatFace = Paint(0x000000, dark: 0xFFFFFF, alpha: 0.08, darkAlpha: 0.14)
        static let disabledFace = Paint(0xF5F5F5, dark: 0x444444)
        static let edge = Paint(0x000000, dark: 0x000000, alpha: 0.13, darkAlpha: 0.25)
        static let shadow = Paint(0x000000, dark: 0x000000, alpha: 0.16, darkAlpha: 0.3)
        /// Marks on a face, such as chevrons and separators.
        static let mark = Paint(0x000000, dark: 0xFFFFFF, alpha: 0.65, darkAlpha: 0.8)

        /// The background of editable fields.
        static let field = Paint(0xFFFFFF, dark: 0x3C3C3C)
        static let fieldEdge = Paint(0x000000, dark: 0xFFFFFF, alpha: 0.16, darkAlpha: 0.16)
        /// The tracks of sliders and progress bars, and controls that are off.
        static let track = Paint(0x000000, dark: 0xFFFFFF, alpha: 0.1, darkAlpha: 0.16)
        /// The background of groups.
        static let group = Paint(0x000000, dark: 0xFFFFFF, alpha: 0.035, darkAlpha: 0.04)
        static let groupEdge = Paint(0x000000, dark: 0xFFFFFF, alpha: 0.1)
        static let sidebar = Paint(0xE7E7E9, dark: 0x2A2A2C)
        static let alternateRow = Paint(0xF4F5F5, dark: 0x292929)
        static let grid = Paint(0xE6E6E6, dark: 0x3A3A3A)
    }
}
