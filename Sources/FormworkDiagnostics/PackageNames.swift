// Inside this package the parts go by their names alone. Outside of it those would meet the names of others: SwiftUI has a View, too.

package typealias Severity = Diagnostic.Severity
package typealias SourceLocation = Diagnostic.Location
