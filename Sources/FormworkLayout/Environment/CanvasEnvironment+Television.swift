import FormworkModel

extension CanvasEnvironment {
    /// Returns the insets on a television. The safe area excludes edges that may not be visible. Navigation and tab bars are at the top; there are no
    /// toolbars.
    func televisionInsets(of root: RootSituation, _ size: Size) -> CanvasInsets {
        let bars = root.bars
        var insets = CanvasInsets()
        if version >= 13000 {
            insets = CanvasInsets(top: 60, bottom: 60, sides: version < 17000 ? 90 : 80)
            if bars.isEmbedded || size != screen { insets.bottom = 0 }
        }
        if bars.navigationBar != nil, !bars.isEmbedded { insets.top += 145 }
        if bars.hasTabBar, version >= 14800 || bars.navigationBar != nil { insets.top += 97 }
        insets.topGuide = insets.top
        return insets
    }
}
