import Foundation

/// Converts documents to code in every dialect, and parses it.
enum CodeSyntaxCheck: Check {
    static let name = "code-syntax"
    static let usage = """
        Converts documents to code in every dialect. The toolchain's compiler parses Swift. Its clang checks Objective-C against headers that
        declare exactly the selectors of AutoLayoutKit 0.5, so that any other selector is an error, and every name of UIKit and AppKit that
        the code uses, so that only the syntax is checked there. For AppKit, also prints the share of attributes and elements that became
        code. --keep names a folder for the code.
        [--every N] [--dialect NAME] [--keep FOLDER] [FOLDER…]
        """
    private static let dialects = [
        "uikit", "appkit", "snapkit", "uikit-objc", "appkit-objc", "formation", "autolayoutkit", "autolayoutkit-objc", "swiftui",
    ]
    private static let batch = 250
    private static let note = Pattern(#": note: (.*) \[not-converted\]$"#)

    static func run(_ options: Options, _ report: Reporter) throws -> Int32 {
        let folders = try Corpus.folders(options, [Corpus.folds[0]])
        let files = folders.flatMap { Corpus.files(below: $0, [".xib", ".storyboard"]) }.every(options.every)
        let chosen = options.all("dialect")
        guard chosen.allSatisfy(dialects.contains) else { throw Failure("the dialects are \(dialects.joined(separator: ", "))") }
        withScratch { scratch in
            for dialect in dialects where chosen.isEmpty || chosen.contains(dialect) {
                let (start, output) = (Running.now, "\(options.text("keep") ?? scratch)/\(dialect)")
                var (notes, faults) = convert(dialect, files, to: output)
                let isObjectiveC = dialect.hasSuffix("-objc")
                let written = Corpus.files(below: output, isObjectiveC ? [".h", ".m"] : [".swift"]).filter { !$0.contains("/Headers/") }
                faults += isObjectiveC ? checkObjectiveC(written, output) : parseSwift(written)
                report.line(
                    "  \(dialect): \(written.count) files of \(files.count) documents, \(faults.count) faults, "
                        + "\(notes.count) notes on losses, \((Running.now - start).shown(1)) s")
                if dialect == "appkit" { report.line(share(of: files, notes)) }
                if written.isEmpty { faults.append("no code at all") }
                for fault in faults { report.fault("\(dialect): \(fault)") }
            }
        }
        return report.finish()
    }

    /// Converts the documents that a dialect supports, and returns the notes on losses, and faults.
    private static func convert(_ dialect: String, _ files: [String], to output: String) -> (notes: [String], faults: [String]) {
        makeFolder(output)
        let runs = pooled(Array(files.batches(of: batch).enumerated())) { number, batch in
            Formwork.run(["convert"] + batch + ["--to", dialect, "--no-format", "-o", "\(output)/\(number)"], limit: 900)
        }
        let notes = runs.flatMap { $0.errorText.split(separator: "\n").compactMap { note.first(String($0))?[1] } }
        return (notes, runs.filter { ![0, 1, 64].contains($0.status) }.map(\.summary))
    }

    private static func parseSwift(_ files: [String]) -> [String] {
        pooled(files.batches(of: batch)) { batch in
            let done = Conformance.run("swiftc", ["-frontend", "-parse"] + batch)
            let errors = done.errorText.split(separator: "\n").map(String.init).filter { $0.contains(": error: ") }
            return errors.isEmpty && done.status != 0 ? [done.summary] : errors
        }.flatMap(\.self)
    }

    // MARK: - Objective-C

    private static let framework = Pattern(#"^#import <(\w+)/\1\.h>"#, options: "m")
    private static let header = Pattern(#"^#import "([\w-]+\.h)""#, options: "m")
    /// clang's messages about properties and messages of UIKit and AppKit, which are not declared here.
    private static let ofKit = Pattern(
        #"property '\w+' not found on object of type|no (?:visible @interface for|known class method for selector|"#
            + "known instance method for selector)|assigning to|incompatible|use of '@import' when modules are disabled")

    /// Checks Objective-C. Properties and messages of UIKit are not declared: `id` accepts any message that is declared anywhere, so this
    /// checks the syntax, the selectors of AutoLayoutKit and the names that the file itself declares.
    private static func checkObjectiveC(_ files: [String], _ folder: String) -> [String] {
        let headers = folder + "/Headers"
        let texts = files.map { String(decoding: (try? bytes(of: $0)) ?? [], as: UTF8.self) }
        for name in Set(texts.flatMap { framework.all($0).map { $0[1] } }).union(["UIKit", "AutoLayoutKit"]) {
            makeFolder("\(headers)/\(name)")
            write("#pragma once\n#import <UIKit/UIKit.h>\n", to: "\(headers)/\(name)/\(name).h")
        }
        write(ObjectiveCHeaders.kit(texts), to: headers + "/UIKit/UIKit.h")
        write(ObjectiveCHeaders.autoLayoutKit, to: headers + "/AutoLayoutKit/AutoLayoutKit.h")
        // Headers of the application's own classes, which are declared with UIKit's.
        for name in Set(texts.flatMap { header.all($0).map { $0[1] } }).subtracting(files.map(Conformance.name)) {
            write("#import <UIKit/UIKit.h>\n", to: "\(headers)/\(name)")
        }
        return pooled(files.filter { $0.hasSuffix(".m") }) { path in
            let done = Conformance.run(
                "clang",
                [
                    "-fsyntax-only", "-x", "objective-c", "-fobjc-arc", "-fblocks", "-fobjc-runtime=macosx-14", "-ferror-limit=0", "-w",
                    "-I",
                    headers, path,
                ])
            return done.errorText.split(separator: "\n").map(String.init).filter {
                $0.contains("error: ") && (!ofKit.found(in: $0) || $0.contains("ALKConstraints"))
            }
        }.flatMap(\.self)
    }

    // MARK: - The share of AppKit

    private static let elsewhere: Set = [
        "subviews", "constraints", "connections", "userDefinedRuntimeAttributes", "rect", "autoresizingMask", "beginningViews",
        "middleViews",
        "endViews", "prototypeCellViews",
    ]
    private static let lostElement = Pattern(#"^(\w+)(?: '[^']*')?: \1(?: '[^']*')?: "#)

    /// Returns a line with the shares of attributes and elements in views that became code.
    private static func share(of files: [String], _ notes: [String]) -> String {
        var (attributes, elements) = (0, 0)
        /// Counts a view's own attributes and elements, without those of other views and of connections.
        func count(_ element: Element) {
            attributes += element.names.count { !["id", "key", "userLabel"].contains($0) }
            for child in element.children where !elsewhere.contains(child.tag) && !isView(child) {
                elements += 1
                count(child)
            }
        }
        for root in files.compactMap(Element.file) {
            guard root["targetRuntime"]?.contains("MacOSX") == true || root["type"]?.contains(".Cocoa.") == true else { continue }
            for view in root.all where isView(view) { count(view) }
        }
        let lostAttributes = notes.count { $0.contains(": attribute '") }
        let lostElements = notes.count { note in
            lostElement.found(in: note) && !["binding", "action", "outlet", "segue"].contains(where: note.hasPrefix)
        }
        let shares = [(attributes, lostAttributes), (elements, lostElements)].map { percent($0 - $1, $0).shown(2) }
        return
            "  appkit: of \(attributes) attributes and \(elements) elements in views \(lostAttributes) and \(lostElements) have no code: "
            + "\(shares[0]) % and \(shares[1]) % are converted"
    }

    private static func isView(_ element: Element) -> Bool { element.tag != "window" && element.child("rect", key: "frame") != nil }
}
