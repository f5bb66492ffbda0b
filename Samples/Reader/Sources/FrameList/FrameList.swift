import Formwork

/// Prints the frames of a document's views, as they are on a device: `frame-list FILE`.
@main
enum FrameList {
    static func main() throws {
        let document = try InterfaceDocument(path: CommandLine.arguments[1])
        var options = LayoutOptions()
        options.device = Device(named: "iphone-se")
        for root in document.layout(options).roots {
            for entry in root.frames {
                let frame = entry.frame
                print("\(entry.view.element.shortName): \(frame.origin.x), \(frame.origin.y), \(frame.size.width) × \(frame.size.height)")
            }
        }
    }
}
