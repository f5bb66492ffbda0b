/// Windows.
extension ArchiveUpgrade {
    mutating func writeWindowVisibility(_ window: Int) {
        let property = records.property(of: window, "NSWindowTemplate.visibleAtLaunch")
        if property.flatMap(graph.bool) != true { writer.set("visibleAtLaunch", value: "NO") }
    }

    mutating func writeWindowStyle(_ window: Int) {
        let mask = graph.flags(window, key: "NSWindowStyleMask") ?? 0
        writer.begin("windowStyleMask", from: window, key: "styleMask")
        writer.setFlags(mask, of: "windowStyle")
        writer.end()
    }

    mutating func writeWindowCollectionBehavior(_ window: Int) {
        guard let mask = graph.flags(window, key: "NSWindowCollectionBehavior"), mask != 0 else { return }
        writer.begin("windowCollectionBehavior", from: window, key: "collectionBehavior")
        writer.setFlags(mask, of: "collectionBehavior")
        writer.end()
    }

    /// Writes a window's toolbar, which is stored under the key of a former view class.
    mutating func writeToolbar(_ window: Int) {
        if let toolbar = graph.value(window, key: "NSViewClass"), graph.classes[toolbar] == .NSToolbar {
            writeObject(toolbar, key: "toolbar")
        }
    }

    private static let struts: [(bit: UInt32, name: ModernName)] = [
        (19, "leftStrut"), (20, "rightStrut"), (21, "topStrut"), (22, "bottomStrut"),
    ]

    /// Writes the position mask of a window. Without any bit, the window is at the bottom left.
    mutating func writeWindowPosition(_ window: Int) {
        let flags = graph.flags(window, key: "NSWTFlags") ?? 0
        let mask = flags >> 19 & 15 == 0 ? UInt32(0x48_0000) : flags
        let centersX = records.property(of: window, "IBNSWindowAutoPositionCentersHorizontal").flatMap(graph.bool) == true
        let centersY = records.property(of: window, "IBNSWindowAutoPositionCentersVertical").flatMap(graph.bool) == true
        let struts = Self.struts.filter { strut in mask >> strut.bit & 1 == 1 && (strut.bit < 21 ? !centersX : !centersY) }
        guard !struts.isEmpty else { return }
        writer.begin("windowPositionMask", from: window, key: "initialPositionMask")
        for strut in struts { writer.set(strut.name, value: "YES") }
        writer.end()
    }

    mutating func writeWindowSizes(_ window: Int) {
        writeWindowSize(window, key: "NSWindowContentMinSize", name: "minSize")
        writeWindowSize(window, key: "NSWindowContentMaxSize", name: "maxSize")
    }

    private mutating func writeWindowSize(_ window: Int, key: ArchiveKey, name: ModernName) {
        guard let node = graph.value(window, key: key), let size = graph.numbers(node, count: 2) else { return }
        // The largest number means no limit.
        if size.allSatisfy({ $0 >= 1e30 }) || size.allSatisfy({ $0 == 0 }) { return }
        writer.begin("value", from: node, key: name)
        writer.set("type", value: "size")
        writer.writeNumbers(node, names: ["width", "height"])
        writer.end()
    }
}
