// Short names for use inside the package. They are not public because they would collide with other modules: SwiftUI has a View, too.

package typealias Connection = InterfaceDocument.Connection
package typealias Constraint = InterfaceDocument.Constraint
package typealias Element = InterfaceDocument.Element
package typealias Platform = InterfaceDocument.Platform
package typealias Scene = InterfaceDocument.Scene
package typealias View = InterfaceDocument.View
