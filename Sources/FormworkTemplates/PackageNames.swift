// Inside this package the parts go by their names alone. Outside of it those would meet the names of others: SwiftUI has a View, too.

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
