package import FormworkModel

extension DocumentLayout.Root {
    /// Creates an unsolved tree with the frames recorded in the document.
    ///
    /// - Complexity: O(n) in the number of views.
    package init(recorded root: View) {
        let size = root.frame?.size ?? Size(width: 0, height: 0)
        self.init(scene: root.scene, root: root, size: size, environment: .canvas)
        var rest = [root]
        while let view = rest.popLast() {
            frames.append(DocumentLayout.ViewFrame(view: view, frame: view.frame ?? Rect(x: 0, y: 0, width: 0, height: 0)))
            rest += view.subviews.reversed()
        }
    }
}
