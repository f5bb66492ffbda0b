import FormworkChanges
import FormworkImport
import FormworkModel
import FormworkTree
import Testing

/// Revisions of small documents.
enum Revisions {
    /// Returns a XIB with these contents of its root view.
    static func xib(_ subviews: String, constraints: String = "", connections: String = "", tools: String = "22505") throws
        -> InterfaceDocument
    {
        try read(text(subviews, constraints: constraints, connections: connections, tools: tools))
    }

    static func text(_ subviews: String, constraints: String = "", connections: String = "", tools: String = "22505") -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(tools)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
            <dependencies>
                <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="\(tools)"/>
            </dependencies>
            <objects>
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner">
                    <connections>\(connections)</connections>
                </placeholder>
                <view contentMode="scaleToFill" id="roo-tv-iew" userLabel="Form">
                    <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
                    <subviews>\(subviews)</subviews>
                    <constraints>\(constraints)</constraints>
                </view>
            </objects>
        </document>

        """
    }

    static func read(_ text: String) throws -> InterfaceDocument { try DocumentReader().read(Array(text.utf8), file: "test.xib").document }

    static func label(_ id: String, _ text: String, more: String = "", _ parts: String = "") -> String {
        """
        <label opaque="NO" text="\(text)" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)"\(more)>
            <rect key="frame" x="20" y="20" width="100" height="21"/>\(parts)
            <fontDescription key="fontDescription" type="system" pointSize="17"/>
            <nil key="textColor"/>
        </label>
        """
    }

    static func button(_ id: String, _ title: String) -> String {
        """
        <button opaque="NO" contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
            <rect key="frame" x="20" y="60" width="80" height="30"/>
            <state key="normal" title="\(title)"/>
        </button>
        """
    }

    static func leading(_ item: String, _ constant: String, id: String = "con-st-001") -> String {
        "<constraint firstItem=\"\(item)\" firstAttribute=\"leading\" secondItem=\"roo-tv-iew\" secondAttribute=\"leading\" constant=\"\(constant)\" id=\"\(id)\"/>"
    }

    /// Returns a storyboard of these scenes.
    static func storyboard(_ scenes: String) throws -> InterfaceDocument {
        try read(
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch">
            <scenes>\(scenes)</scenes></document>
            """)
    }

    /// Returns the only part of a view.
    static func part(_ text: String) throws -> InterfaceDocument.Element {
        let document = try xib("<view id=\"vie-w0-001\">\(text)</view>")
        return try #require(document.element(id: "vie-w0-001")?.children.first)
    }

    /// Returns a merge that folds no frames.
    static func merge(
        _ base: InterfaceDocument, _ ours: InterfaceDocument, _ theirs: InterfaceDocument, favoring side: MergeSide = .ours
    ) -> DocumentMerge {
        DocumentMerge(base: base, ours: ours, theirs: theirs, favoring: side, frames: NoDerivedFrames())
    }

    /// Returns the document of a merge.
    static func document(_ merge: DocumentMerge) throws -> InterfaceDocument {
        try read(String(decoding: XMLSerializer.text(of: merge.tree), as: UTF8.self))
    }

    /// Returns the changes, a line each.
    static func lines(_ old: InterfaceDocument, _ new: InterfaceDocument) -> [String] { changes(old, new).changes.map(\.line) }

    static func changes(_ old: InterfaceDocument, _ new: InterfaceDocument) -> DocumentChanges {
        DocumentChanges(from: old, to: new, frames: NoDerivedFrames())
    }
}
