/// The indexer's treatment of elements with a name.
enum ElementRole: UInt8, Sendable {
    case other, view, constraint, guide, connection, runtimeAttribute, scene, controller, variation, mask, reference, rect, insetFrame
    case autoresizingMask

    /// The roles, by name id.
    static let byID: [ElementRole] = Name.allCases.dropLast().map(role)

    private static func role(_ name: Name) -> ElementRole {
        switch name {
        case .constraint: .constraint
        case .viewLayoutGuide, .viewControllerLayoutGuide, .layoutGuide, .keyboardLayoutGuide, .trackedKeyboardLayoutGuide: .guide
        case .outlet, .outletCollection, .action, .segue, .binding, .accessibilityConnection: .connection
        case .userDefinedRuntimeAttribute: .runtimeAttribute
        case .scene: .scene
        case .viewController, .tableViewController, .collectionViewController, .navigationController, .tabBarController,
            .splitViewController, .pageViewController, .glkViewController, .avPlayerViewController, .hostingController,
            .viewControllerPlaceholder, .windowController, .tabViewController, .controller, .notificationController, .glanceController,
            .application:
            .controller
        case .variation: .variation
        case .mask: .mask
        case .exclude, .include: .reference
        case .rect: .rect
        case .frame: .insetFrame
        case .autoresizingMask: .autoresizingMask
        default: ViewClass.isView(name) ? .view : .other
        }
    }
}
