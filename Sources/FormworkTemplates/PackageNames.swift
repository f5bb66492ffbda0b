// Short names for use in this package. Clients use the nested names, which don't collide with others such as SwiftUI's View.

package typealias IgnoredConstraint = TemplateReport.IgnoredConstraint
package typealias LayoutSnapshot = LayoutState.Snapshot
package typealias StateChange = LayoutState.Change
package typealias StateConstraint = LayoutState.StateConstraint
package typealias StateError = LayoutState.StateError
package typealias StateNameError = LayoutState.NameError
package typealias StatePlay = LayoutState.Play
package typealias StateStep = LayoutState.Step
package typealias StateStepError = LayoutState.StepError
package typealias TemplateAttributeList = LayoutTemplate.AttributeList
package typealias TemplatePair = LayoutTemplate.Pair
package typealias UnusableTarget = TemplateReport.UnusableTarget
package typealias ApplyResult = StagedDocument.ApplyResult
package typealias StatesResult = StagedDocument.StatesResult
package typealias TemplateEffects = StagedDocument.TemplateEffects
