import FormworkDiagnostics
import FormworkFiles
import FormworkImport
import FormworkIndex
import FormworkProject
import FormworkRules
import FormworkTestSupport
import Foundation
import Testing

/// A project in a temporary folder, with marks: `/*rule-id*/` or `<!--rule-id-->` is on each line at which a rule has a finding.
struct SampleProject {
    private let folder: TemporaryFolder
    private var documents: [(file: String, text: String)] = []
    private var others: [(file: String, text: String)] = []

    /// - Parameter files: the texts by their paths. A project file for a module `App` comes along.
    init(_ files: KeyValuePairs<String, String>) throws {
        folder = try TemporaryFolder()
        try folder.write("productName = App;\n", to: "App.xcodeproj/project.pbxproj")
        for (file, text) in files {
            try folder.write(text, to: file)
            if file.hasSuffix(".xib") || file.hasSuffix(".storyboard") {
                documents.append((file, text))
            } else {
                others.append((file, text))
            }
        }
    }

    /// Returns the project's index.
    func index() throws -> ProjectIndex {
        let reader = try #require(ProjectReader(root: SystemPath(folder.url.path(percentEncoded: false))))
        return reader.read(SourceCache(), named: "") { $0() }.index
    }

    /// Returns the findings of rules, in the order of the documents.
    ///
    /// - Parameters:
    ///   - index: The facts about the project; nil for those that reading gives.
    ///   - solves: Whether layouts are solved.
    func findings(
        _ rules: [any ValidationRule] = ValidationRules.usual, in index: ProjectIndex? = nil, solves: Bool = false
    ) throws -> [Diagnostic] {
        let index = try index ?? self.index()
        let validator = Validator(rules: rules, solves: solves)
        var found: [Diagnostic] = []
        for (file, text) in documents {
            let read = try DocumentReader().read(Array(text.utf8), file: file)
            found += validator.validate(read.document, file: file, reference: nil, readingDiagnostics: [], in: index)
        }
        return found + validator.validate(index)
    }

    /// Checks that a rule's findings are those that the marks name, and returns them.
    @discardableResult
    func expectMarks(
        of id: String, solves: Bool = false, sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) throws -> [Diagnostic] {
        let rule = try #require(ValidationRules.rule(id))
        let found = try findings([rule], solves: solves)
        var expected: [String] = []
        for (file, text) in documents + others {
            for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
                for mark in ["<!--\(id)-->", "/*\(id)*/"] where line.contains(mark) {
                    expected += line.ranges(of: mark).map { _ in "\(file):\(number + 1)" }
                }
            }
        }
        #expect(found.map { "\($0.location.file):\($0.location.line)" }.sorted() == expected.sorted(), sourceLocation: sourceLocation)
        #expect(found.allSatisfy { $0.rule == id }, sourceLocation: sourceLocation)
        return found
    }

    /// Returns a storyboard whose initial controller has the class and contains the content.
    static func storyboard(_ className: String, _ content: String, views: String = "", siblings: String = "", resources: String = "")
        -> String
    {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" initialViewController="C">
            <scenes>
                <scene sceneID="S"><objects>
                    <viewController id="C" customClass="\(className)" customModule="App" customModuleProvider="target">
                        <view key="view" id="V"><subviews><label id="L" text="Title"/><button id="B"/>
        \(views)
                        </subviews></view>
        \(content)
                    </viewController>
                </objects></scene>
        \(siblings)
            </scenes>
            <resources>
        \(resources)
            </resources>
        </document>
        """
    }
}
