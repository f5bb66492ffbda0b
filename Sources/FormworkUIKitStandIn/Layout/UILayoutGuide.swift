/// Apple's [UILayoutGuide](https://developer.apple.com/documentation/uikit/uilayoutguide).
public typealias UILayoutGuide = StandInGuide
