package import FormworkModel

// Short names for use in this package. Elsewhere they would clash with other types, such as Objective-C's Selector.

package typealias ObjectKind = InterfaceDocument.ObjectKind
package typealias ObjectNameError = InterfaceDocument.ObjectNameError
package typealias Selector = InterfaceDocument.Selector
package typealias SelectorError = InterfaceDocument.SelectorError
package typealias SolvedMarks = InterfaceDocument.SolvedMarks
