/// UIKit's `UIBaselineAdjustment`.
public enum UIBaselineAdjustment: Int, Sendable, InterfaceWord { case alignBaselines, alignCenters, none }
