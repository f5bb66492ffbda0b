@testable import FormworkCode
import Formwork
import FormworkDSL
import FormworkModel
@testable import FormworkUIKitStandIn
import Testing

extension OneAtATime {
    /// The initial values of classes in the generator's table are those of the stand-in's classes.
    @MainActor @Suite struct TableAgreementTests {
        private static let makers: [String: @MainActor () -> UIView] = [
            "view": { UIView() }, "label": { UILabel() }, "imageView": { UIImageView() },
            "activityIndicatorView": { UIActivityIndicatorView(style: .medium) },
            "progressView": { UIProgressView(progressViewStyle: .default) }, "visualEffectView": { UIVisualEffectView(effect: nil) },
            "pickerView": { UIPickerView() }, "button": { UIButton(type: .custom) }, "switch": { UISwitch() }, "slider": { UISlider() },
            "segmentedControl": { UISegmentedControl() }, "stepper": { UIStepper() }, "pageControl": { UIPageControl() },
            "datePicker": { UIDatePicker() }, "textField": { UITextField() }, "searchBar": { UISearchBar() },
            "stackView": { UIStackView() },
            "scrollView": { UIScrollView() }, "textView": { UITextView() }, "tableView": { UITableView(frame: .zero, style: .plain) },
            "tableViewCell": { UITableViewCell(style: .default, reuseIdentifier: nil) },
            "tableViewCellContentView": { UITableViewCell(style: .default, reuseIdentifier: nil).contentView },
            "collectionView": { UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()) },
            "collectionReusableView": { UICollectionReusableView() }, "collectionViewCell": { UICollectionViewCell() },
            "navigationBar": { UINavigationBar() }, "toolbar": { UIToolbar() }, "tabBar": { UITabBar() }, "wkWebView": { WKWebView() },
            "mapView": { MKMapView() }, "webView": { UIWebView() }, "glkView": { GLKView() }, "mtkView": { MTKView() },
            "skView": { SKView() },
            "sceneKitView": { SCNView() }, "arscnView": { ARSCNView() }, "arskView": { ARSKView() },
        ]

        @Test func everyClassOfTheTableStartsAsItSays() throws {
            StandIn.reset()
            for kit in UIKitClasses.all {
                for name in kit.elements where name != "containerView" && name != "collectionViewCellContentView" {
                    let make = try #require(Self.makers[name], "no class of the stand-in for '\(name)'")
                    let view = make()
                    let element = try #require(StandIn.document.interfaceDocument().element(id: view.standInLayoutView.id))
                    #expect(element.name == name)
                    for rule in try #require(UIKitClasses.byElement[name]).rules.rules {
                        guard let initial = rule.initial else { continue }
                        guard let started = element[rule.attribute] ?? rule.absent else { continue }
                        #expect(
                            rule.areSame(initial, started), "\(name) \(rule.attribute): \(initial) in the table, \(started) in the stand-in"
                        )
                    }
                }
            }
        }

        /// A screen made in code is laid out as the equivalent document.
        @Test func aScreenOfCodeIsLaidOut() throws {
            StandIn.reset()
            let root = UIView()
            root.frame = CGRect(x: 0, y: 0, width: 375, height: 667)
            let box = UIView()
            box.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(box)
            NSLayoutConstraint.activate([
                box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
                box.topAnchor.constraint(equalTo: root.topAnchor, constant: 30),
                box.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.4, constant: 10),
                box.heightAnchor.constraint(equalToConstant: 50),
            ])
            let solved = StandIn.document.solve()
            #expect(solved.frame(of: box.standInLayoutView) == Rect(x: 20, y: 30, width: 160, height: 50))
            #expect(solved.conflicts.isEmpty && solved.ambiguous.isEmpty)
        }
    }
}
