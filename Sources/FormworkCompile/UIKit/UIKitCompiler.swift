import FormworkModel
import FormworkNib
import FormworkTree

/// Compiles documents for iOS and tvOS.
enum UIKitCompiler {
    /// Compiles a document.
    ///
    /// - Parameters:
    ///   - document: A modern document for iOS or tvOS.
    ///   - file: The path to give in locations.
    ///   - options: The options.
    /// - Throws: `CompileError` with all errors.
    /// - Complexity: O(n) in the size of the document and the resulting files.
    static func compile(
        _ document: InterfaceDocument, file: String, options: CompileOptions
    ) throws(CompileError) -> CompiledOutput {
        let source = UIKitDocument(document, file: file, options: options)
        for element in source.lostConnections {
            source.refuse(element, message: "the destination of \(element.description) is not in the document")
            element.leaveOut()
        }
        var members: [NibBundle.Member] = []
        var shape = CompiledOutput.Shape.folder
        if document.kind == .storyboard {
            var compiler = StoryboardCompiler(source)
            members = compiler.compile()
        } else {
            guard let objects = source.root.child(named: "objects") else {
                throw CompileError([source.input.finding(document.rootNode, message: "the document has no objects")])
            }
            let range = document.storage.tree.nodes(below: objects.node)
            let variants = NibVariants(source, in: [range])
            for (place, variant) in variants.list.enumerated() {
                var encoder = NibEncoder(
                    source, extent: NibExtent(included: [range], excluded: source.prototypes), variant: variant, seed: "xib")
                let bytes = encoder.file(of: objects.children, trailing: [])
                if let bytes { members.append(NibBundle.Member(name: variants.path("", place), bytes: bytes)) }
            }
            if variants.list.count == 1 {
                shape = .file
            } else {
                for place in members.indices { members[place].name = String(members[place].name.dropFirst()) }
            }
            source.refuseUnread(below: objects)
        }
        let findings = try source.input.checkedFindings()
        return CompiledOutput(shape: shape, bundle: NibBundle(members), diagnostics: findings)
    }
}
