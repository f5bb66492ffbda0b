import FormworkImport
import FormworkIndex
import FormworkModel
import FormworkSources

/// Documents and sources of small projects.
enum SmallProject {
    /// Returns a storyboard of these scenes, with more parts after them.
    static func storyboard(_ scenes: String, _ parts: String = "", initial: String = "one-vc-001", attributes: String = "") -> String {
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" initialViewController="\(initial)" \(attributes)>
            <scenes>\(scenes)</scenes>\(parts)
        </document>
        """
    }

    /// Returns a scene of one controller.
    static func scene(_ id: String, _ attributes: String = "", _ content: String = "", element: String = "viewController") -> String {
        "<scene sceneID=\"scene-\(id)\"><objects><\(element) id=\"\(id)\" \(attributes)>\(content)</\(element)></objects></scene>"
    }

    /// Returns a XIB of these objects.
    static func xib(_ objects: String, _ parts: String = "", platform: String = "iOS.CocoaTouch", attributes: String = "") -> String {
        let type = platform == "MacOSX.Cocoa" ? "Cocoa" : "CocoaTouch"
        return """
            <document type="com.apple.InterfaceBuilder3.\(type).XIB" version="3.0" targetRuntime="\(platform)" \(attributes)>
                \(parts)<objects>\(objects)</objects>
            </document>
            """
    }

    static func document(_ text: String) throws -> InterfaceDocument { try DocumentReader().read(Array(text.utf8), file: "test").document }

    static func facts(_ text: String, file: String = "Main.storyboard") throws -> DocumentFacts {
        DocumentFacts(try document(text), file: file)
    }

    /// Returns the index of Swift files.
    static func sources(_ files: (file: String, text: String)...) -> SourceIndex {
        SourceIndex(
            files.map { file, text in
                (file, Array(text.utf8).withUnsafeBufferPointer { (try? SwiftSourceReader.facts($0)) ?? SourceFacts() })
            })
    }
}
