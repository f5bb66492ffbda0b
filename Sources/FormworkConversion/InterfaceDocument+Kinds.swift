public import FormworkModel

extension InterfaceDocument {
    /// The document as a storyboard: the File's Owner becomes the controller of a scene, other windows and controllers get scenes of their own.
    ///
    /// Ids stay. A cell becomes the prototype of a table or collection. A storyboard is given back as it is.
    ///
    /// - Complexity: near linear in the size of the document.
    public func asStoryboard() -> KindConversion {
        if kind == .storyboard { return KindConversion(original: self, document: self, notes: []) }
        var conversion = StoryboardConversion(self)
        return conversion.run()
    }

    /// The document's scenes as XIBs, one for each scene that has a view. A XIB is given back as it is.
    ///
    /// - Complexity: near linear in the size of the document, for each scene.
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
    /// The scene as a XIB: its controller becomes the File's Owner, its view or window stands at the top. Ids stay.
    ///
    /// - Returns: nil where the scene has neither a view nor a window with one; `asXIBs()` says why. A XIB is given back as it is.
    /// - Complexity: near linear in the size of the document.
    public func asXIB() -> KindConversion? {
        if document.kind == .xib { return KindConversion(original: document, scene: self, document: document, notes: []) }
        guard var conversion = XIBConversion(self) else { return nil }
        return conversion.run()
    }
}
