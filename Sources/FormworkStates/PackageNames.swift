// Short names for use in this package. Clients use the nested names, which don't collide with others such as SwiftUI's View.

package typealias ApplyResult = StagedDocument.ApplyResult
package typealias StatesResult = StagedDocument.StatesResult
package typealias TemplateEffects = StagedDocument.TemplateEffects
