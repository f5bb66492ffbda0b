public import FormworkModel

extension InterfaceDocument {
    /// Converts the document to a storyboard. The File's Owner becomes the controller of a scene, and other windows and controllers get separate
    /// scenes.
    ///
    /// Ids are kept. A cell becomes a prototype of a table or collection view. A storyboard is returned unchanged.
    ///
    /// - Complexity: Near linear in the size of the document.
    public func asStoryboard() -> KindConversion {
        if kind == .storyboard { return KindConversion(original: self, document: self, notes: []) }
        var conversion = StoryboardConversion(self)
        return conversion.run()
    }

    /// Converts the document's scenes to XIBs, one for each scene that has a view. A XIB is returned unchanged.
    ///
    /// - Complexity: Near linear in the size of the document, for each scene.
    public func asXIBs() -> SceneConversions {
        if kind == .xib {
            return SceneConversions(original: self, xibs: [KindConversion(original: self, document: self, notes: [])], notes: [])
        }
        var xibs: [KindConversion] = []
        var notes: [ConversionNote] = []
        for scene in scenes {
            if let xib = scene.asXIB() { xibs.append(xib) } else { notes.append(XIBConversion.refusal(of: scene)) }
        }
        return SceneConversions(original: self, xibs: xibs, notes: notes)
    }
}

extension Scene {
    /// Converts the scene to a XIB. Its controller becomes the File's Owner, and its view or window becomes a top-level object. Ids are kept. A XIB
    /// is returned unchanged.
    ///
    /// - Returns: The XIB; nil if the scene has neither a view nor a window with one. `asXIBs()` gives the reason in a note.
    /// - Complexity: Near linear in the size of the document.
    public func asXIB() -> KindConversion? {
        if document.kind == .xib { return KindConversion(original: document, scene: self, document: document, notes: []) }
        guard var conversion = XIBConversion(self) else { return nil }
        return conversion.run()
    }
}
