// Inside this package the parts go by their names alone. Outside of it those would meet the names of others: SwiftUI has a View, too.

package typealias ApplyResult = StagedDocument.ApplyResult
package typealias StatesResult = StagedDocument.StatesResult
package typealias TemplateEffects = StagedDocument.TemplateEffects
