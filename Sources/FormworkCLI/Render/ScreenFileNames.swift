/// Names of files for the screens of a document: readable, of a length that every system takes, and different whatever a system takes for
/// the same.
struct ScreenFileNames {
    private var taken: Set<String> = []
    /// By the beginnings that several names have: the number that is tried next.
    private var numbers: [String: Int] = [:]

    /// The name of a screen's file, without an ending.
    mutating func name(for screen: String) -> String {
        let stem = Self.stem(screen)
        let plain = stem.lowercased()
        var name = stem
        var number = numbers[plain] ?? 2
        while !taken.insert(name.lowercased()).inserted {
            name = "\(stem) \(number)"
            number += 1
        }
        numbers[plain] = number
        return name
    }

    /// Letters, digits, spaces and a few signs of a name: nothing that means something in a path, to a shell or in an address.
    private static func stem(_ screen: String) -> String {
        var stem = ""
        for scalar in screen.unicodeScalars.prefix(200) {
            let isPlain = scalar.properties.isAlphabetic || scalar.properties.numericType != nil || scalar == "-" || scalar == "_"
            if isPlain, stem.utf8.count < 80 {
                stem.unicodeScalars.append(scalar)
            } else if !stem.isEmpty, !stem.hasSuffix(" ") {
                stem += " "
            }
        }
        while stem.hasSuffix(" ") { stem.removeLast() }
        // Names that a system keeps for itself are none.
        let reserved = ["con", "prn", "aux", "nul", "index"]
        return stem.isEmpty ? "Screen" : reserved.contains(stem.lowercased()) ? stem + " 1" : stem
    }
}
