// SwiftUI's names, for a machine without SwiftUI: a file that imports this module together with Formwork compiles only if none of the
// package's products declares one of them. Only their unqualified use matters, not their definitions.

public protocol View {}
public protocol Scene {}
public protocol App {}
public protocol Shape {}
public protocol Layout {}
public protocol Gesture {}
public protocol Commands {}

public struct EdgeInsets { public init() {} }
public struct Color: View { public init() {} }
public struct Image: View { public init() {} }
public struct Text: View { public init() {} }
public struct Label: View { public init() {} }
public struct Button: View { public init() {} }
public struct Group: View { public init() {} }
public struct Section: View { public init() {} }
public struct Form: View { public init() {} }
public struct List: View { public init() {} }
public struct Table: View { public init() {} }
public struct Grid: View { public init() {} }
public struct Canvas: View { public init() {} }
public struct Picker: View { public init() {} }
public struct Menu: View { public init() {} }
public struct Link: View { public init() {} }
public struct Path: Shape { public init() {} }
public struct Font { public init() {} }
public struct Angle { public init() {} }
public struct Animation { public init() {} }
public struct Transaction { public init() {} }
public struct Alignment { public init() {} }
public struct Anchor { public init() {} }
public struct Binding { public init() {} }
public struct State { public init() {} }
public struct Environment { public init() {} }
public struct Namespace { public init() {} }
public struct Gradient { public init() {} }
public struct Material { public init() {} }
public struct Visibility { public init() {} }
public struct Window: Scene { public init() {} }
public struct Settings: Scene { public init() {} }
public struct ProposedViewSize { public init() {} }
public struct ViewDimensions { public init() {} }
public struct ViewSpacing { public init() {} }
public struct LayoutSubview { public init() {} }
public struct LayoutProperties { public init() {} }
public enum LayoutDirection: CaseIterable { case leftToRight, rightToLeft }
public enum Axis: CaseIterable { case horizontal, vertical }
public enum Edge: CaseIterable { case top, leading, bottom, trailing }
public enum ColorScheme: CaseIterable { case light, dark }
public enum ContentMode: CaseIterable { case fit, fill }
public enum UserInterfaceSizeClass: CaseIterable { case compact, regular }

// Names that Foundation on macOS brings along, from QuickDraw.

public struct Rect { public init() {} }
public struct Size { public init() {} }
public struct Point { public init() {} }
