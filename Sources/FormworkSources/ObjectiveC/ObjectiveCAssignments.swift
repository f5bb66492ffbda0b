import FormworkTree

/// Finds the names that Objective-C code assigns to: `_x = …`, `self.x = …`, `[self setX:…]`, `&x`.
enum ObjectiveCAssignments {
    /// Returns the names, except for variables that the code declares.
    ///
    /// - Complexity: O(n) in the number of tokens.
    static func names(in body: ArraySlice<ObjectiveCToken>) -> Set<String> {
        var names: Set<String> = []
        for index in body.indices.dropFirst().dropLast(2) where body[index].kind == .identifier {
            let (name, before, next) = (body[index].text, body[index - 1].text, body[index + 1].text)
            if next == "=" {
                if body[index + 2].text != "=", ";{}).>".contains(before) { names.insert(name) }
            } else if before == "&", next == "]" || next == "," || next == ")" || body[index + 2].text == ":" {
                names.insert(name)
            } else if before == "self", next == ":", name.hasPrefix("set") {
                names.insert(name.dropFirst(3).prefix(1).lowercased() + name.dropFirst(4))
            }
        }
        return names
    }
}
