// Short names for use in this package. Elsewhere they would clash with other types, such as SwiftUI's View.

package typealias Severity = Diagnostic.Severity
