package import FormworkModel

/// An image according to the document's resources.
package struct ImageMetrics: Hashable, Sendable, BitwiseCopyable {
    /// The size in points.
    package var size: Size
    /// Whether the image is an SF Symbol.
    package var isSymbol: Bool

    package init(size: Size, isSymbol: Bool) {
        self.size = size
        self.isSymbol = isSymbol
    }
}

extension InterfaceDocument {
    /// The document's images, by name.
    package var imageMetrics: [String: ImageMetrics] {
        var images: [String: ImageMetrics] = [:]
        for resource in resources where resource.kind == .image {
            guard let size = resource.size else { continue }
            images[resource.name] = ImageMetrics(size: size, isSymbol: resource.catalog == "system")
        }
        return images
    }
}
