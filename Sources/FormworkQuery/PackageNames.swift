package import FormworkModel

// Inside this package the parts go by their names alone. Outside of it those would meet the names of others: Objective-C has a Selector, too.

package typealias ObjectKind = InterfaceDocument.ObjectKind
package typealias ObjectNameError = InterfaceDocument.ObjectNameError
package typealias Selector = InterfaceDocument.Selector
package typealias SelectorError = InterfaceDocument.SelectorError
package typealias SolvedMarks = InterfaceDocument.SolvedMarks
