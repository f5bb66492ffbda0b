#import <UIKit/UIKit.h>

@interface CardView : UIView
@property (nonatomic, weak) IBOutlet UILabel *caption;
@property (nonatomic) IBInspectable CGFloat radius;
@end
