/// Fonts that a project ships, each measured from its file.
public struct FontLibrary: Sendable {
    private var byName: [String: FontFace] = [:]

    /// No fonts.
    public init() {}

    /// Whether there are none.
    public var isEmpty: Bool { byName.isEmpty }

    /// Adds the fonts of a file: a `.ttf`, an `.otf`, or a `.ttc` with several. A font that is there already stays.
    ///
    /// - Returns: The fonts of the file.
    /// - Throws: ``FontFileError``: what is wrong with the file, and at which byte.
    /// - Complexity: O(n) in the file's length.
    @discardableResult
    public mutating func add(_ bytes: [UInt8]) throws(FontFileError) -> [FontFace] {
        var budget = FontBudget()
        return try add(bytes, &budget)
    }

    /// Adds the fonts of a file, as far as the budget for all files goes.
    @discardableResult
    package mutating func add(_ bytes: [UInt8], _ budget: inout FontBudget) throws(FontFileError) -> [FontFace] {
        let faces = try FontFace.faces(in: bytes, &budget)
        for face in faces { add(face) }
        return faces
    }

    /// Adds a font; one of its name that is there already stays.
    package mutating func add(_ face: FontFace) {
        for name in [face.postScriptName, face.fullName] where !name.isEmpty && byName[name] == nil { byName[name] = face }
    }

    /// The font that a document names by its PostScript name, or by its full one.
    public func face(named name: String) -> FontFace? { byName.isEmpty ? nil : byName[name] }
}
