/// UIKit's protocols of what views ask. In a proof nothing is asked.
public protocol UIScrollViewDelegate: AnyObject {}
/// UIKit's protocol of what table views ask.
public protocol UITableViewDelegate: UIScrollViewDelegate {}
/// UIKit's protocol of what table views show.
public protocol UITableViewDataSource: AnyObject {}
/// UIKit's protocol of what collection views ask.
public protocol UICollectionViewDelegate: UIScrollViewDelegate {}
/// UIKit's protocol of what collection views show.
public protocol UICollectionViewDataSource: AnyObject {}
/// UIKit's protocol of what text views ask.
public protocol UITextViewDelegate: UIScrollViewDelegate {}
/// UIKit's protocol of what text fields ask.
public protocol UITextFieldDelegate: AnyObject {}
/// UIKit's protocol of what search bars ask.
public protocol UISearchBarDelegate: AnyObject {}
/// UIKit's protocol of what picker views ask.
public protocol UIPickerViewDelegate: AnyObject {}
/// UIKit's protocol of what picker views show.
public protocol UIPickerViewDataSource: AnyObject {}
/// UIKit's protocol of what tab bars ask.
public protocol UITabBarDelegate: AnyObject {}
/// UIKit's protocol of what toolbars ask.
public protocol UIToolbarDelegate: AnyObject {}
