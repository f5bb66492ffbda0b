// Inside this package the parts go by their names alone. Outside of it those would meet the names of others: SwiftUI has a View, too.

package typealias CallSite = LayoutConstraint.CallSite
package typealias ConstraintOwnership = ConstraintMaker.Ownership
package typealias Formation = FormationLayout.Formation
package typealias FormationInstallation = FormationLayout.Installation
package typealias FormationPadding = FormationLayout.Padding
package typealias FormationPlacement = FormationLayout.Placement
package typealias FormationSizeClass = FormationLayout.SizeClass
package typealias FormationSizing = FormationLayout.Sizing
package typealias FormationSource = FormationLayout.Source
package typealias GroupFormation = FormationLayout.GroupFormation
package typealias LayoutBlock = FormationLayout.Block
package typealias LayoutCondition = FormationLayout.Condition
package typealias LayoutDimension = LayoutItem.Dimension
package typealias LayoutEdges = FormationLayout.Edges
package typealias LayoutGuideKind = LayoutItem.GuideKind
package typealias LayoutInsets = ConstraintMaker.Insets
package typealias LayoutItemConvertible = LayoutItem.Convertible
package typealias LayoutLength = FormationLayout.Length
package typealias LayoutLengthConvertible = FormationLayout.LengthConvertible
package typealias LayoutPlace = FormationLayout.Place
package typealias LayoutPriority = LayoutConstraint.Priority
package typealias LayoutTarget = FormationLayout.Target
package typealias LayoutTargetConvertible = FormationLayout.TargetConvertible
package typealias LayoutTargetSource = FormationLayout.TargetSource
package typealias ViewFormation = FormationLayout.ViewFormation
package typealias ViewLookupError = DocumentDraft.ViewLookupError
