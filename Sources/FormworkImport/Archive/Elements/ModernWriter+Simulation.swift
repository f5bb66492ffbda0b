/// The simulated metrics of a UIKit document: bars, orientations and screens.
extension ModernWriter {
    mutating func writeSimulatedMetrics(_ object: Int) {
        writeStatusBar(object)
        if let orientation = graph.value(object, "IBUISimulatedOrientationMetrics") {
            let value = graph.int(orientation, "interfaceOrientation") ?? 1
            if value == 3 || value == 4 {
                begin("simulatedOrientationMetrics", from: orientation, key: "simulatedOrientationMetrics")
                set("orientation", value == 3 ? "landscapeRight" : "landscapeLeft")
                end()
            }
        }
        writeBar(object, "IBUISimulatedTopBarMetrics", "simulatedTopBarMetrics")
        writeBar(object, "IBUISimulatedBottomBarMetrics", "simulatedBottomBarMetrics")
        writeDestination(object)
    }

    private mutating func writeStatusBar(_ object: Int) {
        guard let raw = graph.raw(object, "IBUISimulatedStatusBarMetrics") else { return }
        guard let bar = graph.resolve(raw) else {
            begin("nil", from: raw, key: "simulatedStatusBarMetrics")
            end()
            return
        }
        begin("simulatedStatusBarMetrics", from: bar, key: "simulatedStatusBarMetrics")
        switch graph.int(bar, "IBUIStatusBarStyle") {
        case 1?: set("statusBarStyle", "blackTranslucent")
        case 2?: set("statusBarStyle", "blackOpaque")
        default: break
        }
        end()
    }

    private mutating func writeBar(_ object: Int, _ key: ArchiveKey, _ name: ModernName) {
        guard let bar = graph.value(object, key) else { return }
        switch graph.classes[bar] {
        case .IBUISimulatedNavigationBarMetrics: begin("simulatedNavigationBarMetrics", from: bar, key: name)
        case .IBUISimulatedTabBarMetrics: begin("simulatedTabBarMetrics", from: bar, key: name)
        case .IBUISimulatedToolbarMetrics: begin("simulatedToolbarMetrics", from: bar, key: name)
        default: return
        }
        switch graph.int(bar, "IBUIBarStyle") {
        case 1?: set("barStyle", "black")
        case 2?: set("barStyle", "blackTranslucent")
        default: break
        }
        end()
    }

    private mutating func writeDestination(_ object: Int) {
        guard let destination = graph.value(object, "IBUISimulatedDestinationMetrics") else { return }
        switch graph.classes[destination] {
        case .IBUIScreenMetrics:
            begin("simulatedScreenMetrics", from: destination, key: "simulatedDestinationMetrics")
            if graph.string(destination, "IBUIDisplayName").map({ $0.hasPrefix("Retina 4") }) == true { set("type", "retina4") }
            end()
        default:
            begin("freeformSimulatedSizeMetrics", from: destination, key: "simulatedDestinationMetrics")
            end()
        }
    }
}
