// Short names for use inside the package. They are not public because they would collide with other modules: SwiftUI has a View, too.

package typealias Assignment = DocumentEditor.Assignment
package typealias AssignmentError = DocumentEditor.AssignmentError
package typealias AutoresizingMask = InterfaceDocument.AutoresizingMask
package typealias CollapsingAxes = InterfaceDocument.CollapsingAxes
package typealias Connection = InterfaceDocument.Connection
package typealias Constraint = InterfaceDocument.Constraint
package typealias ConstraintTerms = InterfaceDocument.ConstraintTerms
package typealias ConstraintValue = InterfaceDocument.ConstraintValue
package typealias DataFormat = InterfaceDocument.DataFormat
package typealias DocumentFormat = InterfaceDocument.Format
package typealias DocumentKind = InterfaceDocument.Kind
package typealias Element = InterfaceDocument.Element
package typealias HidingLinks = InterfaceDocument.HidingLinks
package typealias LayoutGuide = InterfaceDocument.LayoutGuide
package typealias Platform = InterfaceDocument.Platform
package typealias Resource = InterfaceDocument.Resource
package typealias RuntimeAttribute = InterfaceDocument.RuntimeAttribute
package typealias Scene = InterfaceDocument.Scene
package typealias SizeClass = InterfaceDocument.SizeClass
package typealias SourceMap = InterfaceDocument.SourceMap
package typealias Traits = InterfaceDocument.Traits
package typealias Variation = InterfaceDocument.Variation
package typealias View = InterfaceDocument.View
