// Inside this package these types have short names. Outside, the short names could clash with other modules': SwiftUI has a View, too.

package typealias EdgeInsets = Device.Insets
package typealias EnvironmentKind = LayoutOptions.Environment
package typealias FrameExplanation = DocumentLayout.FrameExplanation
package typealias FrameChange = DocumentLayout.FrameChange
package typealias LayoutConflict = DocumentLayout.Conflict
package typealias LayoutProblem = DocumentLayout.Problem
package typealias LineMetrics = FontDescription.LineMetrics
package typealias MisplacedView = DocumentLayout.MisplacedView
package typealias Orientation = Device.Orientation
package typealias RootLayout = DocumentLayout.Root
package typealias ViewFrame = DocumentLayout.ViewFrame
package typealias ViewSize = DocumentLayout.ViewSize
