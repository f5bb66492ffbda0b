/// Apple's [UIBaselineAdjustment](https://developer.apple.com/documentation/uikit/uibaselineadjustment).
public enum UIBaselineAdjustment: Int, Sendable, InterfaceWord { case alignBaselines, alignCenters, none }
