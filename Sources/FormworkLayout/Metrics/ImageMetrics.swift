package import FormworkModel

/// An image as the document's resources describe it.
package struct ImageMetrics: Hashable, Sendable, BitwiseCopyable {
    /// In points.
    package var size: Size
    /// Whether it is one of SF Symbols.
    package var isSymbol: Bool

    package init(size: Size, isSymbol: Bool) {
        self.size = size
        self.isSymbol = isSymbol
    }
}

extension InterfaceDocument {
    /// The sizes of the images that the document uses, by name.
    package var imageMetrics: [String: ImageMetrics] {
        var images: [String: ImageMetrics] = [:]
        for resource in resources where resource.kind == .image {
            guard let size = resource.size else { continue }
            images[resource.name] = ImageMetrics(size: size, isSymbol: resource.catalog == "system")
        }
        return images
    }
}
