/// Apple's [UIScrollViewDelegate](https://developer.apple.com/documentation/uikit/uiscrollviewdelegate). The stand-in calls no delegate.
public protocol UIScrollViewDelegate: AnyObject {}
/// Apple's [UITableViewDelegate](https://developer.apple.com/documentation/uikit/uitableviewdelegate).
public protocol UITableViewDelegate: UIScrollViewDelegate {}
/// Apple's [UITableViewDataSource](https://developer.apple.com/documentation/uikit/uitableviewdatasource).
public protocol UITableViewDataSource: AnyObject {}
/// Apple's [UICollectionViewDelegate](https://developer.apple.com/documentation/uikit/uicollectionviewdelegate).
public protocol UICollectionViewDelegate: UIScrollViewDelegate {}
/// Apple's [UICollectionViewDataSource](https://developer.apple.com/documentation/uikit/uicollectionviewdatasource).
public protocol UICollectionViewDataSource: AnyObject {}
/// Apple's [UITextViewDelegate](https://developer.apple.com/documentation/uikit/uitextviewdelegate).
public protocol UITextViewDelegate: UIScrollViewDelegate {}
/// Apple's [UITextFieldDelegate](https://developer.apple.com/documentation/uikit/uitextfielddelegate).
public protocol UITextFieldDelegate: AnyObject {}
/// Apple's [UISearchBarDelegate](https://developer.apple.com/documentation/uikit/uisearchbardelegate).
public protocol UISearchBarDelegate: AnyObject {}
/// Apple's [UIPickerViewDelegate](https://developer.apple.com/documentation/uikit/uipickerviewdelegate).
public protocol UIPickerViewDelegate: AnyObject {}
/// Apple's [UIPickerViewDataSource](https://developer.apple.com/documentation/uikit/uipickerviewdatasource).
public protocol UIPickerViewDataSource: AnyObject {}
/// Apple's [UITabBarDelegate](https://developer.apple.com/documentation/uikit/uitabbardelegate).
public protocol UITabBarDelegate: AnyObject {}
/// Apple's [UIToolbarDelegate](https://developer.apple.com/documentation/uikit/uitoolbardelegate).
public protocol UIToolbarDelegate: AnyObject {}
