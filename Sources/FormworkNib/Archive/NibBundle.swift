/// The files of a folder that stands for one interface file: `X.nib/` or `X.storyboardc/`.
///
/// Packed into one stretch of bytes it goes wherever a file's bytes go. The form is Formwork's own and is never stored.
package struct NibBundle: Sendable {
    package struct Member: Sendable {
        /// Its path below the folder, with slashes.
        package var name: String
        package var bytes: [UInt8]

        package init(name: String, bytes: [UInt8]) {
            self.name = name
            self.bytes = bytes
        }
    }

    /// By name.
    package private(set) var members: [Member]

    package init(_ members: [Member]) { self.members = members.sorted { $0.name < $1.name } }

    /// Another one in each run: no file can begin so.
    private static let signature = Array("\u{1}Formwork folder \(UInt64.random(in: 0 ... .max)) \(UInt64.random(in: 0 ... .max))\n".utf8)

    /// Whether bytes are those of a packed folder.
    package static func isPacked(_ bytes: some Collection<UInt8>) -> Bool { bytes.starts(with: signature) }

    /// The bytes of a member.
    package subscript(name: String) -> [UInt8]? { members.first { $0.name == name }?.bytes }

    /// All members, one behind another, each with its name.
    package var packed: [UInt8] {
        var result = Self.signature
        for member in members {
            for part in [Array(member.name.utf8), member.bytes] {
                for position in (0..<8).reversed() { result.append(UInt8(truncatingIfNeeded: part.count >> (position * 8))) }
                result += part
            }
        }
        return result
    }

    /// The members of a packed folder.
    package init(packed bytes: [UInt8]) throws(NibError) {
        guard Self.isPacked(bytes) else { throw NibError(.unknownFormat, "the bytes are no packed folder", at: 0) }
        var cursor = ByteCursor(bytes, at: Self.signature.count)
        var members: [Member] = []
        while cursor.rest > 0 {
            var parts: [[UInt8]] = []
            for _ in 0..<2 {
                let start = cursor.offset
                let count = try cursor.big(8)
                guard count <= UInt64(cursor.rest) else { throw NibError(.truncated, "a member is longer than the folder", at: start) }
                parts.append(Array(bytes[try cursor.take(Int(count), "a member")]))
            }
            members.append(Member(name: String(decoding: parts[0], as: UTF8.self), bytes: parts[1]))
        }
        self.init(members)
    }
}

extension NibBundle {
    /// The one file of a `.nib` folder that says most: what the newest system would load.
    ///
    /// - Returns: nil where the folder holds no compiled file. `designable.nib`, the source, is none.
    package var newestMember: Member? {
        func version(_ name: String, _ prefix: String) -> [Int]? {
            guard name.hasPrefix(prefix), name.hasSuffix(".nib") else { return nil }
            let text = name.dropFirst(prefix.count).dropLast(4)
            let parts = (text.hasSuffix("+") ? text.dropLast() : text).split(separator: ".", omittingEmptySubsequences: false)
            let numbers = parts.compactMap { $0.utf8.allSatisfy { $0 &- 48 < 10 } ? Int($0) : nil }
            guard numbers.count == parts.count else { return nil }
            // 11 and 11.0 are one version.
            return Array(numbers.reversed().drop { $0 == 0 }.reversed())
        }
        for prefix in ["objects-", "keyedobjects-"] {
            let found = members.compactMap { member in version(member.name, prefix).map { (member, $0) } }
            if let newest = found.max(by: { $0.1.lexicographicallyPrecedes($1.1) }) { return newest.0 }
        }
        return ["runtime.nib", "keyedobjects.nib", "objects.nib"].lazy.compactMap { name in members.first { $0.name == name } }.first
    }

    /// Whether the folder is a compiled storyboard: it has a list of its scenes, or has lost it, and has files with names of their own.
    package var isStoryboard: Bool {
        if members.contains(where: { $0.name == "Info.plist" }) { return true }
        return newestMember == nil && members.contains { $0.name.hasSuffix(".nib") && !Self.companions.contains($0.name) }
    }

    /// What stands beside the compiled file in folders of Interface Builder's.
    private static let companions: Set<String> = ["classes.nib", "designable.nib", "info.nib"]
}
