import FormworkImport
import FormworkModel

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Where the tests take their documents from.
enum Documents {
    /// The project's folder: this file stands three levels below it.
    static let package = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3).joined(separator: "/")

    /// The real-world documents, which stand beside the project.
    static let corpus = getenv("FORMWORK_CORPUS").map { String(cString: $0) } ?? package + "/../shared/corpus"

    static let layoutTemplatesExample =
        corpus + "/files/lurado+LDOLayoutTemplates/Example/LDOLayoutTemplates/Base.lproj/Main.storyboard"

    static var hasExample: Bool { access(layoutTemplatesExample, R_OK) == 0 }

    static func sample(_ name: String) throws -> InterfaceDocument { try read(package + "/SampleDocuments/" + name) }

    static func read(_ file: String) throws -> InterfaceDocument {
        try DocumentReader().read(bytes(of: file), file: file).document
    }

    static func bytes(of file: String) throws -> [UInt8] {
        guard let stream = fopen(file, "rb") else { throw MissingFile(path: file) }
        defer { fclose(stream) }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = fread(&chunk, 1, chunk.count, stream)
            if count == 0 { return bytes }
            bytes += chunk[..<count]
        }
    }

    struct MissingFile: Error { var path: String }

    /// A storyboard with one controller, whose root `R` holds `controller`, and what stands beside it.
    static func storyboard(controller: String, beside: String) throws -> InterfaceDocument {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
                <scenes>
                    <scene sceneID="S">
                        <objects>
                            <viewController id="C">
                                <layoutGuides><viewControllerLayoutGuide type="top" id="G"/></layoutGuides>
                                <view key="view" id="R">\(controller)</view>
                            </viewController>
                            \(beside)
                        </objects>
                    </scene>
                </scenes>
            </document>
            """
        return try DocumentReader().read([UInt8](text.utf8), file: "Test.storyboard").document
    }

    /// A template `T` of the root `R`, which holds `content` and owns `constraints`.
    static func template(_ content: String, constraints: String = "") -> String {
        """
        <view id="T" customClass="LDOLayoutTemplate">
            <subviews>\(content)</subviews>
            <constraints>\(constraints)</constraints>
            <connections><outlet property="targetView" destination="R" id="oT"/></connections>
        </view>
        """
    }
}
