import FormworkImport
import FormworkLayout
import FormworkModel
import FormworkRender
import FormworkTemplates
import FormworkTestSupport

/// A drawn document.
struct Drawn {
    let document: InterfaceDocument
    let svg: String
    /// Notes about differences from the document.
    let notes: [String]

    /// Draws a document unchanged or after steps.
    init(
        _ text: String, _ options: RenderOptions = RenderOptions(), layout: LayoutOptions = LayoutOptions(), steps: [LayoutState.Step] = [],
        scene: String? = nil
    ) throws {
        try self.init(
            DocumentReader().read(Array(text.utf8), file: "test.xib").document, options, layout: layout, steps: steps, scene: scene)
    }

    init(
        _ document: InterfaceDocument, _ options: RenderOptions = RenderOptions(), layout: LayoutOptions = LayoutOptions(),
        steps: [LayoutState.Step] = [], scene: String? = nil
    ) throws {
        self.document = document
        let source = try Self.source(document, options, layout: layout, steps: steps, scene: scene)
        let picture = try SheetWriter(options).picture(source, title: "test")
        svg = String(decoding: picture.svg, as: UTF8.self)
        notes = picture.notes
    }

    /// Reads a document from a file.
    static func document(_ path: String) throws -> InterfaceDocument {
        try DocumentReader().read(TestFiles.bytes(of: path), file: path).document
    }

    /// Returns a document in a state.
    static func source(
        _ document: InterfaceDocument, _ options: RenderOptions = RenderOptions(), layout: LayoutOptions = LayoutOptions(),
        steps: [LayoutState.Step] = [], scene: String? = nil
    ) throws -> PictureSource {
        var stage = StagedDocument(document, on: layout)
        try stage.take(steps)
        return PictureSource(stage, scene: scene, annotations: options.annotations)
    }

    /// Returns the drawing of a view, from its opening tag on.
    func view(_ id: String) -> Substring? {
        guard let range = svg.ranges(of: "data-id=\"\(id)\"").first,
            let start = svg[..<range.lowerBound].ranges(of: "<svg").last
        else { return nil }
        return svg[start.lowerBound...]
    }

    /// Returns the opening tag of a view.
    func tag(_ id: String) -> String { view(id).map { String($0.prefix { $0 != ">" }) } ?? "" }

    /// Returns the colour of a text that is drawn on a line of its own; nil if it is not drawn.
    static func color(ofText text: String, in svg: some StringProtocol) -> Substring? {
        let svg = Substring(svg)
        guard let end = svg.ranges(of: ">\(text)</text>").first?.lowerBound,
            let start = svg[..<end].ranges(of: "<text").last?.upperBound,
            let fill = svg[start..<end].ranges(of: " fill=\"").first?.upperBound
        else { return nil }
        return svg[fill..<end].prefix { $0 != "\"" }
    }

    /// Returns a XIB of iOS whose view, 320 × 200 points, contains some elements.
    static func touch(_ subviews: String, constraints: String = "", attributes: String = "") -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" colorMatched="YES">
            <objects>
                <view contentMode="scaleToFill" id="roo-tt-001" \(attributes)>
                    <rect key="frame" x="0.0" y="0.0" width="320" height="200"/>
                    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                    <subviews>
                        \(subviews)
                    </subviews>
                    \(constraints.isEmpty ? "" : "<constraints>\(constraints)</constraints>")
                </view>
            </objects>
        </document>
        """
    }

    /// Returns a XIB of macOS whose view, 320 × 200 points, contains some elements.
    static func mac(_ subviews: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="22505" targetRuntime="MacOSX.Cocoa" propertyAccessControl="none" useAutolayout="YES">
            <objects>
                <customView id="roo-tt-001">
                    <rect key="frame" x="0.0" y="0.0" width="320" height="200"/>
                    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                    <subviews>
                        \(subviews)
                    </subviews>
                </customView>
            </objects>
        </document>
        """
    }

    /// Returns a label with a frame.
    static func label(_ id: String, _ text: String, _ attributes: String = "", frame: (Int, Int, Int, Int) = (10, 10, 200, 20)) -> String {
        """
        <label opaque="NO" contentMode="left" text="\(text)" textAlignment="natural" lineBreakMode="tailTruncation" id="\(id)" \(attributes)>
            <rect key="frame" x="\(frame.0)" y="\(frame.1)" width="\(frame.2)" height="\(frame.3)"/>
            <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
            <fontDescription key="fontDescription" type="system" pointSize="17"/>
            <nil key="textColor"/>
        </label>
        """
    }
}
