/// One edit of a document: the value of one script line.
public enum EditOperation: Hashable, Sendable {
    /// Sets attributes.
    case set(SetOperation)
    /// Adds an object from the library.
    case add(AddOperation)
    /// Adds a scene.
    case addScene(AddSceneOperation)
    /// Adds a layout template.
    case addTemplate(AddTemplateOperation)
    /// Adds a constraint.
    case addConstraint(AddConstraintOperation)
    /// Removes objects.
    case remove(RemoveOperation)
    /// Moves views into another view or to another position.
    case move(MoveOperation)
    /// Wraps views in a new stack view, view or scroll view.
    case wrap(WrapOperation)
    /// Replaces a container by the views in it.
    case unwrap(UnwrapOperation)
    /// Adds copies of objects next to the originals.
    case duplicate(DuplicateOperation)
    /// Replaces the custom class of objects.
    case renameClass(RenameClassOperation)
    /// Connects two objects.
    case connect(ConnectOperation)
    /// Removes connections.
    case disconnect(DisconnectOperation)
    /// Sets or clears the hiding master of views.
    case hideMaster(HideMasterOperation)
    /// Replaces a color by another one.
    case replaceColor(ReplaceColorOperation)
    /// Embeds a scene in a new navigation or tab bar controller.
    case embed(EmbedOperation)
    /// Replaces an image by another one.
    case replaceImage(ReplaceImageOperation)
    /// Replaces a constraint's equation.
    case replaceConstraint(ReplaceConstraintOperation)
    /// Renames outlets or actions.
    case renameConnection(RenameConnectionOperation)
    /// Adds a layout guide.
    case addGuide(AddGuideOperation)
    /// Pins edges of views to another item.
    case pin(PinOperation)
    /// Centers views in another item.
    case center(CenterOperation)
    /// Sets the width, the height or the aspect ratio of views.
    case size(SizeOperation)
    /// Varies attributes by size class.
    case variation(VariationOperation)
    /// Extracts scenes into a new storyboard.
    case extract(ExtractOperation)
    /// Adds languages to translate the document's texts into.
    case localize(LocalizeOperation)

    /// Parses a script command such as `set Title text="Sign in"`.
    ///
    /// - Throws: an `EditError` with the column of the syntax error.
    public init(parsing command: String) throws(EditError) {
        var parser = try CommandParser(command)
        do { self = try parser.operation() } catch {
            var error = error
            error.command = command
            throw error
        }
    }

    func apply(to session: inout EditSession) throws(EditError) {
        switch self {
        case .set(let operation): try operation.apply(to: &session)
        case .add(let operation): try operation.apply(to: &session)
        case .addScene(let operation): try operation.apply(to: &session)
        case .addTemplate(let operation): try operation.apply(to: &session)
        case .addConstraint(let operation): try operation.apply(to: &session)
        case .remove(let operation): try operation.apply(to: &session)
        case .move(let operation): try operation.apply(to: &session)
        case .wrap(let operation): try operation.apply(to: &session)
        case .unwrap(let operation): try operation.apply(to: &session)
        case .duplicate(let operation): try operation.apply(to: &session)
        case .renameClass(let operation): try operation.apply(to: &session)
        case .connect(let operation): try operation.apply(to: &session)
        case .disconnect(let operation): try operation.apply(to: &session)
        case .hideMaster(let operation): try operation.apply(to: &session)
        case .replaceColor(let operation): try operation.apply(to: &session)
        case .embed(let operation): try operation.apply(to: &session)
        case .replaceImage(let operation): try operation.apply(to: &session)
        case .replaceConstraint(let operation): try operation.apply(to: &session)
        case .renameConnection(let operation): try operation.apply(to: &session)
        case .addGuide(let operation): try operation.apply(to: &session)
        case .pin(let operation): try operation.apply(to: &session)
        case .center(let operation): try operation.apply(to: &session)
        case .size(let operation): try operation.apply(to: &session)
        case .variation(let operation): try operation.apply(to: &session)
        case .extract(let operation): try operation.apply(to: &session)
        case .localize(let operation): try operation.apply(to: &session)
        }
    }

    /// Whether the edit may move views.
    var movesViews: Bool {
        switch self {
        case .renameClass, .connect, .disconnect, .replaceColor, .renameConnection, .extract, .localize: false
        default: true
        }
    }
}
