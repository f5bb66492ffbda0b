/// The simulated metrics of a UIKit document: bars, orientations and screens.
extension ModernWriter {
    mutating func writeSimulatedMetrics(_ object: Int) {
        writeStatusBar(object)
        if let orientation = graph.value(object, key: "IBUISimulatedOrientationMetrics") {
            let value = graph.int(orientation, key: "interfaceOrientation") ?? 1
            if value == 3 || value == 4 {
                begin("simulatedOrientationMetrics", from: orientation, key: "simulatedOrientationMetrics")
                set("orientation", value: value == 3 ? "landscapeRight" : "landscapeLeft")
                end()
            }
        }
        writeBar(object, key: "IBUISimulatedTopBarMetrics", name: "simulatedTopBarMetrics")
        writeBar(object, key: "IBUISimulatedBottomBarMetrics", name: "simulatedBottomBarMetrics")
        writeDestination(object)
    }

    private mutating func writeStatusBar(_ object: Int) {
        guard let raw = graph.raw(object, key: "IBUISimulatedStatusBarMetrics") else { return }
        guard let bar = graph.resolve(raw) else {
            begin("nil", from: raw, key: "simulatedStatusBarMetrics")
            end()
            return
        }
        begin("simulatedStatusBarMetrics", from: bar, key: "simulatedStatusBarMetrics")
        switch graph.int(bar, key: "IBUIStatusBarStyle") {
        case 1?: set("statusBarStyle", value: "blackTranslucent")
        case 2?: set("statusBarStyle", value: "blackOpaque")
        default: break
        }
        end()
    }

    private mutating func writeBar(_ object: Int, key: ArchiveKey, name: ModernName) {
        guard let bar = graph.value(object, key: key) else { return }
        switch graph.classes[bar] {
        case .IBUISimulatedNavigationBarMetrics: begin("simulatedNavigationBarMetrics", from: bar, key: name)
        case .IBUISimulatedTabBarMetrics: begin("simulatedTabBarMetrics", from: bar, key: name)
        case .IBUISimulatedToolbarMetrics: begin("simulatedToolbarMetrics", from: bar, key: name)
        default: return
        }
        switch graph.int(bar, key: "IBUIBarStyle") {
        case 1?: set("barStyle", value: "black")
        case 2?: set("barStyle", value: "blackTranslucent")
        default: break
        }
        end()
    }

    private mutating func writeDestination(_ object: Int) {
        guard let destination = graph.value(object, key: "IBUISimulatedDestinationMetrics") else { return }
        switch graph.classes[destination] {
        case .IBUIScreenMetrics:
            begin("simulatedScreenMetrics", from: destination, key: "simulatedDestinationMetrics")
            if graph.string(destination, key: "IBUIDisplayName").map({ $0.hasPrefix("Retina 4") }) == true { set("type", value: "retina4") }
            end()
        default:
            begin("freeformSimulatedSizeMetrics", from: destination, key: "simulatedDestinationMetrics")
            end()
        }
    }
}
