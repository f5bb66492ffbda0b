package import FormworkModel

// Short names for use in this package. Elsewhere they would clash with other types, such as Objective-C's Selector.

package typealias Selector = InterfaceDocument.Selector
