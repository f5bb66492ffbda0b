// Short names for use inside of this package. Outside of it they would clash with other types, such as SwiftUI's View.

package typealias Severity = Diagnostic.Severity
package typealias SourceLocation = Diagnostic.Location
