/// UIKit's `UILayoutGuide`.
public typealias UILayoutGuide = StandInGuide
