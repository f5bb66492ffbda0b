import FormworkCompile
import FormworkImport
import FormworkModel
import FormworkNib

/// Documents of this project, and their compiled files.
enum CompiledSample {
    /// Returns a XIB with these top-level objects, after the owner and the first responder.
    static func xib(_ objects: String, resources: String = "", attributes: String = #"colorMatched="YES""#, owner: String = "") -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="14490" targetRuntime="iOS.CocoaTouch" \
        propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" \(attributes)>
            <objects>
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner">\(owner)</placeholder>
                <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
                \(objects)
            </objects>
            \(resources)
        </document>
        """
    }

    /// Returns a storyboard with scenes, each given by its objects.
    static func storyboard(_ scenes: [String], initial: String = "one-aa-001") -> String {
        let list = scenes.enumerated().map { place, objects in
            """
            <scene sceneID="s\(place)a-aa-aaa"><objects>\(objects)\
            <placeholder placeholderIdentifier="IBFirstResponder" id="f\(place)a-aa-aaa" sceneMemberID="firstResponder"/></objects></scene>
            """
        }
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="14490" \
            targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" colorMatched="YES" \
            initialViewController="\(initial)"><scenes>\(list.joined())</scenes></document>
            """
    }

    static func options(_ xcode: Int, _ minor: Int = 0, target: SystemVersion = .init(13)) -> CompileOptions {
        var options = CompileOptions()
        options.generation = CompilerGeneration(xcode: .init(xcode, minor))
        options.deploymentTarget = target
        return options
    }

    static func compiled(_ text: String, _ options: CompileOptions = options(10, 1)) throws -> CompiledOutput {
        let document = try DocumentReader().read(Array(text.utf8), file: "Sample.xib").document
        return try InterfaceCompiler.compile(document, file: "Sample.xib", options: options)
    }

    /// Returns the graph of the only file, or of a named one.
    static func graph(_ text: String, _ options: CompileOptions = options(10, 1), file: String? = nil) throws -> NibGraph {
        let output = try compiled(text, options)
        let bytes = file.flatMap { output.bundle[$0] } ?? output.bundle.members.first?.bytes ?? []
        return try NibContents(bytes).graph
    }
}

extension NibGraph {
    /// Returns the objects of a class, in order.
    func all(_ className: String) -> [Int] { objects.indices.filter { self.className($0) == className } }

    /// Returns the first object of a class.
    func first(_ className: String) -> Int { all(className).first ?? -1 }

    func keys(_ object: Int) -> [String] { fields(of: object).map { keys[Int($0.key)] } }

    func text(_ object: Int, _ key: String) -> String? { value(object, key: key).flatMap { text($0) } }

    /// Returns the doubles of packed numbers.
    func numbers(_ object: Int, _ key: String) -> [Double] {
        guard case .data(let range)? = value(object, key: key) else { return [] }
        let bytes = Array(bytes(range).dropFirst())
        return stride(from: 0, to: bytes.count - 7, by: 8).map { start in
            var pattern: UInt64 = 0
            for byte in bytes[start..<start + 8].reversed() { pattern = pattern << 8 | UInt64(byte) }
            return Double(bitPattern: pattern)
        }
    }

    /// Returns the text in bytes under a key.
    func bytesText(_ object: Int, _ key: String) -> String? {
        guard case .data(let range)? = value(object, key: key) else { return nil }
        return String(decoding: bytes(range), as: UTF8.self)
    }
}
