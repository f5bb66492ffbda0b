// Made by Formwork from HidingForm.storyboard: DeliveryFormViewController.

import FormworkUIKitStandIn

/// DeliveryFormViewController, from HidingForm.storyboard.
///
/// `DeliveryFormViewController` derives from it in place of `UIViewController`, and leaves out the outlets that stand here.
class DeliveryFormViewControllerBase: UIViewController {
    // MARK: Views

    /// UIView “Form” (Frm-Vw-roo)
    let rootView = UIView()
    /// UILabel “Switch Label” (SwL-Vw-frm)
    let switchLabel = UILabel()
    /// UISwitch “Delivery Switch” (Swt-Vw-frm)
    let deliverySwitch = UISwitch()
    /// UILabel “Delivery Heading” (Hea-Vw-frm)
    let deliveryHeading = UILabel()
    /// UILabel “Street Label” (StL-Vw-frm)
    let streetLabel = UILabel()
    /// UITextField “Street Field” (StF-Vw-frm)
    let streetField = UITextField()
    /// UITextField “Postcode Field” (PoF-Vw-frm)
    let postcodeField = UITextField()
    /// UIView “Remarks” (Rem-Vw-frm)
    let remarks = UIView()
    /// UILabel “Note Label” (Not-Vw-frm)
    let noteLabel = UILabel()

    // MARK: Constraints

    private(set) lazy var postcodeFieldWidthConstraint = postcodeField.widthAnchor.constraint(equalToConstant: 96)
    private(set) lazy var streetFieldTopConstraint = streetField.topAnchor.constraint(equalTo: deliveryHeading.bottomAnchor, constant: 8)
    private(set) lazy var postcodeFieldLeadingConstraint = postcodeField.leadingAnchor.constraint(
        equalTo: streetField.trailingAnchor, constant: 8)
    private(set) lazy var deliveryHeadingTopConstraint = deliveryHeading.topAnchor.constraint(
        equalTo: deliverySwitch.bottomAnchor, constant: 24)

    /// What hidden views take no room with, and the priorities that they have while they are shown.
    private var collapsed: [ObjectIdentifier: [(NSLayoutConstraint, hugging: UILayoutPriority, resistance: UILayoutPriority)]] = [:]

    // MARK: Making

    override func loadView() {
        addViews()
        addConstraints()
        view = rootView
        addActions()
    }

    private func addViews() {
        rootView.frame = CGRect(x: 0, y: 0, width: 375, height: 667)
        rootView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        rootView.backgroundColor = .systemBackground

        switchLabel.translatesAutoresizingMaskIntoConstraints = false
        switchLabel.isOpaque = false
        switchLabel.contentMode = .left
        switchLabel.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        switchLabel.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
        switchLabel.text = "Deliver to another address"
        switchLabel.font = .systemFont(ofSize: 17)
        rootView.addSubview(switchLabel)

        deliverySwitch.translatesAutoresizingMaskIntoConstraints = false
        deliverySwitch.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        deliverySwitch.setContentHuggingPriority(.defaultHigh, for: .vertical)
        deliverySwitch.isOn = true
        rootView.addSubview(deliverySwitch)

        deliveryHeading.translatesAutoresizingMaskIntoConstraints = false
        deliveryHeading.isOpaque = false
        deliveryHeading.contentMode = .left
        deliveryHeading.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        deliveryHeading.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
        deliveryHeading.text = "Delivery address"
        deliveryHeading.font = .systemFont(ofSize: 13)
        rootView.addSubview(deliveryHeading)

        streetLabel.translatesAutoresizingMaskIntoConstraints = false
        streetLabel.isOpaque = false
        streetLabel.contentMode = .left
        streetLabel.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        streetLabel.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
        streetLabel.text = "Street"
        streetLabel.font = .systemFont(ofSize: 17)
        rootView.addSubview(streetLabel)

        streetField.translatesAutoresizingMaskIntoConstraints = false
        streetField.borderStyle = .roundedRect
        streetField.placeholder = "Street and number"
        streetField.minimumFontSize = 17
        streetField.clipsToBounds = false
        streetField.adjustsFontSizeToFitWidth = true
        streetField.font = .systemFont(ofSize: 14)
        streetField.autocapitalizationType = .words
        rootView.addSubview(streetField)

        postcodeField.translatesAutoresizingMaskIntoConstraints = false
        postcodeField.borderStyle = .roundedRect
        postcodeField.placeholder = "Postcode"
        postcodeField.minimumFontSize = 17
        postcodeField.clipsToBounds = false
        postcodeField.adjustsFontSizeToFitWidth = true
        postcodeField.font = .systemFont(ofSize: 14)
        postcodeField.autocapitalizationType = .words
        rootView.addSubview(postcodeField)

        remarks.translatesAutoresizingMaskIntoConstraints = false
        remarks.backgroundColor = UIColor(white: 0.95, alpha: 1)
        rootView.addSubview(remarks)

        noteLabel.translatesAutoresizingMaskIntoConstraints = false
        noteLabel.isOpaque = false
        noteLabel.contentMode = .left
        noteLabel.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        noteLabel.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
        noteLabel.text = "The note is printed on the parcel."
        noteLabel.font = .systemFont(ofSize: 15)
        remarks.addSubview(noteLabel)
    }

    private func addConstraints() {
        var constraints: [NSLayoutConstraint] = []
        constraints += [
            rootView.safeAreaLayoutGuide.trailingAnchor.constraint(equalTo: postcodeField.trailingAnchor, constant: 16),
            rootView.safeAreaLayoutGuide.trailingAnchor.constraint(equalTo: deliverySwitch.trailingAnchor, constant: 16),
            rootView.safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: remarks.bottomAnchor, constant: 20),
            rootView.safeAreaLayoutGuide.trailingAnchor.constraint(equalTo: remarks.trailingAnchor, constant: 16),
        ]
        constraints += [
            switchLabel.leadingAnchor.constraint(equalTo: rootView.safeAreaLayoutGuide.leadingAnchor, constant: 16),
            switchLabel.centerYAnchor.constraint(equalTo: deliverySwitch.centerYAnchor),
        ]
        constraints += [
            deliverySwitch.leadingAnchor.constraint(greaterThanOrEqualTo: switchLabel.trailingAnchor, constant: 8),
            deliverySwitch.topAnchor.constraint(equalTo: rootView.safeAreaLayoutGuide.topAnchor, constant: 20),
        ]
        constraints += [
            deliveryHeading.leadingAnchor.constraint(equalTo: rootView.safeAreaLayoutGuide.leadingAnchor, constant: 16),
            deliveryHeadingTopConstraint,
        ]
        constraints += [
            streetLabel.leadingAnchor.constraint(equalTo: rootView.safeAreaLayoutGuide.leadingAnchor, constant: 16),
            streetLabel.centerYAnchor.constraint(equalTo: streetField.centerYAnchor),
        ]
        constraints += [
            streetField.leadingAnchor.constraint(equalTo: streetLabel.trailingAnchor, constant: 12),
            streetFieldTopConstraint,
        ]
        constraints += [
            postcodeFieldWidthConstraint,
            postcodeField.topAnchor.constraint(equalTo: streetField.topAnchor),
            postcodeFieldLeadingConstraint,
        ]
        constraints += [
            remarks.trailingAnchor.constraint(equalTo: noteLabel.trailingAnchor, constant: 12),
            remarks.leadingAnchor.constraint(equalTo: rootView.safeAreaLayoutGuide.leadingAnchor, constant: 16),
            remarks.topAnchor.constraint(equalTo: streetField.bottomAnchor, constant: 20),
        ]
        constraints += [
            noteLabel.topAnchor.constraint(equalTo: remarks.topAnchor, constant: 12),
            noteLabel.leadingAnchor.constraint(equalTo: remarks.leadingAnchor, constant: 12),
        ]
        NSLayoutConstraint.activate(constraints)
    }

    private func addActions() {
        deliverySwitch.addTarget(self, action: Selector(("toggleDelivery:")), for: .valueChanged)
    }

    /// Hides or shows the view and all that follows it.
    func setDeliveryHeadingHidden(_ isHidden: Bool) {
        deliveryHeading.isHidden = isHidden
        streetLabel.isHidden = isHidden
        streetField.isHidden = isHidden
        postcodeField.isHidden = isHidden
        collapse(deliveryHeading, [.horizontal, .vertical], isHidden)
        collapse(streetLabel, [.horizontal, .vertical], isHidden)
        collapse(streetField, [.horizontal, .vertical], isHidden)
        collapse(postcodeField, [.horizontal, .vertical], isHidden)
        postcodeFieldWidthConstraint.constant = isHidden ? 0 : 96
        streetFieldTopConstraint.constant = isHidden ? 0 : 8
        postcodeFieldLeadingConstraint.constant = isHidden ? 0 : 8
        deliveryHeadingTopConstraint.constant = isHidden ? 0 : 24
    }

    /// Hides or shows the view and all that follows it.
    func setStreetLabelHidden(_ isHidden: Bool) {
        streetLabel.isHidden = isHidden
        streetField.isHidden = isHidden
        postcodeField.isHidden = isHidden
        collapse(streetLabel, [.horizontal, .vertical], isHidden)
        collapse(streetField, [.horizontal, .vertical], isHidden)
        collapse(postcodeField, [.horizontal, .vertical], isHidden)
        postcodeFieldWidthConstraint.constant = isHidden ? 0 : 96
        postcodeFieldLeadingConstraint.constant = isHidden ? 0 : 8
    }

    /// Hides or shows the view and all that follows it.
    func setStreetFieldHidden(_ isHidden: Bool) {
        streetField.isHidden = isHidden
        collapse(streetField, [.horizontal, .vertical], isHidden)
        postcodeFieldLeadingConstraint.constant = isHidden ? 0 : 8
    }

    /// Hides or shows the view and all that follows it.
    func setNoteLabelHidden(_ isHidden: Bool) {
        noteLabel.isHidden = isHidden
        collapse(noteLabel, [.vertical], isHidden)
    }

    /// Has the content of a view count for nothing while it is hidden: it takes no room but what constraints give it.
    private func collapse(_ view: UIView, _ axes: [NSLayoutConstraint.Axis], _ isHidden: Bool) {
        let key = ObjectIdentifier(view)
        if isHidden, collapsed[key] == nil {
            collapsed[key] = axes.map { axis in
                let (hugging, resistance) = (
                    view.contentHuggingPriority(for: axis), view.contentCompressionResistancePriority(for: axis)
                )
                let length = axis == .horizontal ? view.widthAnchor : view.heightAnchor
                let constraint = length.constraint(lessThanOrEqualToConstant: 0)
                constraint.priority = hugging
                constraint.identifier = "PWAutoCollapse"
                view.setContentHuggingPriority(UILayoutPriority(1), for: axis)
                view.setContentCompressionResistancePriority(UILayoutPriority(1), for: axis)
                return (constraint, hugging: hugging, resistance: resistance)
            }
            NSLayoutConstraint.activate(collapsed[key, default: []].map(\.0))
        } else if !isHidden, let parts = collapsed.removeValue(forKey: key) {
            NSLayoutConstraint.deactivate(parts.map(\.0))
            for (axis, part) in zip(axes, parts) {
                view.setContentHuggingPriority(part.hugging, for: axis)
                view.setContentCompressionResistancePriority(part.resistance, for: axis)
            }
        }
    }
}
