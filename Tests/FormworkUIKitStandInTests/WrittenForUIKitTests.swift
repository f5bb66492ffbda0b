import FormworkDSL
import FormworkModel
import FormworkUIKitStandIn
import Testing

// Typical classes for UIKit.

private final class BadgeLabel: UILabel {}

private final class FancyButton: UIButton {
    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.cornerRadius = 8
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private final class EntryCell: UITableViewCell {
    let title = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        title.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(title)
        NSLayoutConstraint.activate([
            title.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
            title.firstBaselineAnchor.constraint(equalTo: contentView.topAnchor, constant: 24),
        ])
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class FormController: UIViewController {
    let field = UITextField()
    let button = FancyButton(type: .system)
    private(set) var labelHeight: NSLayoutConstraint?

    override func loadView() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let label = BadgeLabel()
        for part in [label, field, button] as [UIView] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        let tap = UITapGestureRecognizer(target: self, action: Selector(("tapped:")))
        tap.numberOfTapsRequired = 2
        view.addGestureRecognizer(tap)
        button.addTarget(self, action: Selector(("save:")), for: .touchUpInside)
        button.addTarget(nil, action: Selector(("cancel")), for: [.touchUpOutside, .touchCancel])
        let height = NSLayoutConstraint(
            item: label, attribute: .height, relatedBy: .greaterThanOrEqual, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
            constant: 20)
        height.identifier = "label height"
        label.addConstraint(height)
        labelHeight = height
        view.addConstraints([
            NSLayoutConstraint(
                item: field, attribute: .top, relatedBy: .equal, toItem: label, attribute: .bottom, multiplier: 1, constant: 8),
            NSLayoutConstraint(
                item: view.safeAreaLayoutGuide, attribute: .trailing, relatedBy: .equal, toItem: field, attribute: .trailing, multiplier: 1,
                constant: 8),
        ])
        self.view = view
    }
}

extension OneAtATime {
    @MainActor @Suite struct WrittenForUIKitTests {
        @Test func aControllersViewIsLoadedOnce() throws {
            StandIn.reset()
            let controller = FormController()
            #expect(!controller.isViewLoaded)
            let root = try #require(controller.view)
            #expect(controller.view === root && root.subviews.count == 3)
            #expect(root.constraints.count == 2 && controller.labelHeight?.isActive == true)
            #expect(controller.button.actions.map(\.action.name) == ["save:", "cancel"])
            #expect(root.gestureRecognizers?.count == 1)
            let document = StandIn.document.interfaceDocument()
            #expect(document.constraints.count == 3)
            #expect(document.constraints.contains { $0.identifier == "label height" })
        }

        @Test func subclassesAreMadeAsTheirSuperclasses() {
            StandIn.reset()
            #expect(BadgeLabel().standInLayoutView.element == "label")
            #expect(FancyButton(type: .system).buttonType == .system)
            let cell = EntryCell(style: .default, reuseIdentifier: "entry")
            #expect(cell.title.superview === cell.contentView && cell.contentView.constraints.count == 2)
            let table = UITableView(frame: .zero, style: .grouped)
            table.tableHeaderView = UIView()
            #expect(table.tableHeaderView?.superview === table)
        }

        @Test func itemsOfBarsAreWrittenWheneverTheyChange() throws {
            StandIn.reset()
            let toolbar = UIToolbar()
            toolbar.items = [UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil), UIBarButtonItem()]
            toolbar.items?[1].title = "Done"
            let element = try #require(StandIn.document.interfaceDocument().element(id: toolbar.standInLayoutView.id))
            let items = try #require(element.children.first { $0.name == "items" })
            #expect(items.children.map { $0["systemItem"] ?? $0["title"] } == ["flexibleSpace", "Done"])
        }

        @Test func layoutGuidesOfControllersAreEdgesOfTheSafeArea() throws {
            StandIn.reset()
            let controller = UIViewController()
            let root = try #require(controller.view)
            let label = UILabel()
            label.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(label)
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor, constant: 8),
                NSLayoutConstraint(
                    item: controller.bottomLayoutGuide, attribute: .bottom, relatedBy: .equal, toItem: label, attribute: .bottom,
                    multiplier: 1,
                    constant: 0),
            ])
            let document = StandIn.document.interfaceDocument()
            let guide = try #require(document.view(id: root.standInLayoutView.id)?.guides.first { $0.kind == "safeArea" })
            #expect(document.constraints.count == 2)
            #expect(document.constraints[0].value.second?.item == guide.id && document.constraints[0].value.second?.attribute == .top)
            #expect(
                document.constraints[1].value.first.item == root.standInLayoutView.id
                    && document.constraints[1].value.first.attribute == .bottom)
            #expect(controller.traitCollection.horizontalSizeClass == .compact)
        }
    }
}
