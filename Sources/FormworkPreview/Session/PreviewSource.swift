package import FormworkModel
package import FormworkRender

/// Where a preview takes what it shows from.
package struct PreviewSource: Sendable {
    /// Reads a file; nil where it cannot be read.
    let read: @Sendable (_ path: String) -> [UInt8]?
    /// The images and colours that stand beside a document.
    let assets: @Sendable (_ document: InterfaceDocument, _ path: String) -> AssetLibrary

    /// A source.
    ///
    /// - Parameters:
    ///   - read: reads a file; nil where it cannot be read.
    ///   - assets: finds the images and colours that stand beside a document.
    package init(
        read: @escaping @Sendable (_ path: String) -> [UInt8]?,
        assets: @escaping @Sendable (_ document: InterfaceDocument, _ path: String) -> AssetLibrary = { _, _ in AssetLibrary() }
    ) {
        self.read = read
        self.assets = assets
    }
}
