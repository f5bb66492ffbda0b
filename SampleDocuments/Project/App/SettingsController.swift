import UIKit

class BaseController: UIViewController {
    @IBAction func close(_ sender: Any) { dismiss(animated: true) }
}

final class SettingsController: BaseController {
    @IBOutlet private weak var titleLabel: UILabel!
    @IBOutlet private weak var saveButton: UIButton!

    @IBAction func save(_ sender: UIButton) {
        performSegue(withIdentifier: "showDetial", sender: self)
    }
}
