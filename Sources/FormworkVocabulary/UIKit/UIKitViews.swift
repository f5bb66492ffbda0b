extension Vocabulary {
    /// UIKit views that display content.
    static let uiKitViews = """
        class NSObject read=customObject
            userLabel text - code=- archive=-
            customClass name - code=- archive=-
            customModule name - code=- archive=-
            customModuleProvider moduleProvider - code=- archive=-

        class UIResponder : NSObject -

        class UIView view,containerView : UIResponder
            frame frame nib=UIBounds,UICenter by=frame/geometry code=? archive=?
            frameInset part by=/geometry
            contentRect part by=/geometry
            subviews part nib=UISubviews by=subviews/subviews archive=?
            backgroundColor color by=/background
            - UIDeepDrawRect=true
            opaque bool=YES is omit=NO by=/opacity
            tag integer=0
            hidden bool=NO is layout archive=?
            userInteractionEnabled bool=YES is nib=!UIUserInteractionDisabled
            multipleTouchEnabled bool=NO is usual=*
            autoresizesSubviews bool=YES nib=UIAutoresizeSubviews omit=NO layout
            autoresizingMask flags nib=UIAutoresizingMask by=autoresizing/autoresizing code=? archive=?
            contentMode contentMode=scaleToFill! usual=*
            alpha unit=1
            clipsSubviews bool=NO nib=UIClipsToBounds by=/clipping code=clipsToBounds
            clipsToBounds part by=/clipping
            clearsContextBeforeDrawing bool=YES
            translatesAutoresizingMaskIntoConstraints bool=YES - by=/translates code=- archive=?
            layoutMarginsFollowReadableWidth bool=NO nib=UIViewLayoutMarginsFollowReadableWidth unproved code=?
            tintColor color
            restorationIdentifier name
            constraints part nib=UIViewAutolayoutConstraints,UIViewDoesNotTranslateAutoresizingMaskIntoConstraints by=constraints/constraints archive=?
            horizontalHuggingPriority priority=250 nib=UIViewContentHuggingPriority by=hugging/hugging code=? layout archive=?
            verticalHuggingPriority priority=250 nib=UIViewContentHuggingPriority by=hugging/hugging code=? layout archive=-
            horizontalCompressionResistancePriority priority=750 nib=UIViewContentCompressionResistancePriority by=resistance/resistance code=? layout archive=?
            verticalCompressionResistancePriority priority=750 nib=UIViewContentCompressionResistancePriority by=resistance/resistance code=? layout archive=-
            contentStretch part by=/contentStretch archive=?
            preservesSuperviewLayoutMargins bool=NO nib=UIViewPreservesSuperviewMargins by=/guides layout
            insetsLayoutMarginsFromSafeArea bool=YES nib=UIViewInsetsLayoutMarginsFromSafeArea by=/guides layout
            layoutMargins edgeInsets nib=UIViewLayoutMargins,UIViewLayoutMarginsAreDirectional by=margins/guides
            directionalLayoutMargins directionalEdgeInsets nib=UIViewLayoutMargins by=margins/guides
            viewLayoutGuide part nib=UIViewLayoutGuides by=guides/guides
            safeArea part by=/guides
            contentLayoutGuide part by=/guides
            frameLayoutGuide part by=/guides
            keyboard part by=/guides
            accessibility part by=accessibility/ archive=?
            gestureRecognizers part by=gestureRecognizers/ archive=?
            semanticContentAttribute semanticContentAttribute=unspecified nib=UIViewSemanticContentAttribute always layout
            - UIViewLargeContentStoredProperties=null since=11
            - UIViewPreservesSpecificSuperviewMargins
            exclusiveTouch bool=NO - is
            largeContentImage image -
            largeContentTitle text -
            showsLargeContentViewer bool=NO -
            scalesLargeContentImage bool=NO -
            fixedFrame bool=NO - code=-
            verifyAmbiguity verifyAmbiguity=always - code=-
            placeholderIntrinsicWidth number - code=?
            placeholderIntrinsicHeight number - code=?
            accessibilityIdentifier name -
            accessibilityHint text - code=?
            accessibilityLabel text - code=?
            isAccessibilityElement bool - code=?

        class _UIVisualEffectContentView read=view : UIView

        class UIWindow window : UIView unproved
            visibleAtLaunch bool=NO archive=?
            resizesToFullScreen bool=NO
            rootViewController object -

        class UIImageView imageView : UIView
            image image layout
            highlightedImage image
            highlighted bool=NO is
            catalog catalog - by=/designImages code=-
            highlightedImageCatalog part by=/designImages
            adjustsImageWhenAncestorFocused bool=NO late code=?
            preferredSymbolConfiguration part nib=UIPreferredSymbolConfiguration by=symbolConfiguration/symbolConfiguration
            adjustsImageSizeForAccessibilityContentSizeCategory bool=NO unproved
            - UIContentStretch

        class UIStackView stackView : UIView
            axis layoutAxis=horizontal nib=UIStackViewAxis by=/stack layout
            alignment stackAlignment=fill nib=UIStackViewAlignment,UIStackViewArrangedSubviews,UIStackViewSpacing by=stack/stack layout
            distribution distribution=fill nib=UIStackViewDistribution always layout
            - by=/stackAlignment
            spacing number=0 - by=/stackSpacing layout rank=1
            spacingType spacingType - by=/stackSpacing code=?
            baselineRelativeArrangement bool=NO is nib=UIStackViewBaselineRelative always layout
            layoutMarginsRelativeArrangement bool=NO is nib=UIStackViewLayoutMarginsRelative always layout

        class UIProgressView progressView : UIView
            progressViewStyle progressViewStyle=default code=-
            progress unit=0
            trackTintColor color nib=UIProgressTrackTintColor
            progressTintColor color nib=UIProgressProgressTintColor
            trackImage image nib=UIProgressTrackImage layout
            progressImage image nib=UIProgressProgressImage layout

        class UIActivityIndicatorView activityIndicatorView : UIView unproved
            style activityStyle=white! nib=UIActivityIndicatorViewStyle-Modern,UIActivityIndicatorViewStyle by=/activityStyle code=? archive=:whiteLarge
            hidesWhenStopped bool=NO omit=YES always init=YES archive=:YES
            animating bool=NO code=?
            color color

        class UIPickerView pickerView : UIView priorities
            showsSelectionIndicator bool=NO nib=UIShowsSelectionBar always
            - UIAllowSelectingCells=true

        class UIWebView webView : UIView
            - UIDelegate=null
            scalesPageToFit bool=NO
            dataDetectorTypes part nib=UIDataDetectorTypes by=dataDetectors/dataDetectors archive=?
            paginationMode paginationMode=unpaginated unproved code=?

        class WKWebView wkWebView : UIView unproved
            configuration part by=/webConfiguration
            allowsBackForwardNavigationGestures bool=NO nib=allowsBackForwardNavigationGestures always
            allowsLinkPreview bool=YES nib=allowsLinkPreview always
            customUserAgent text nib=customUserAgent

        class MKMapView mapView : UIView unproved archive=IB
            mapType mapType=standard! nib=MKMapType always
            zoomEnabled bool=YES is nib=MKZoomEnabled always
            scrollEnabled bool=YES is nib=MKScrollEnabled always
            rotateEnabled bool=YES is nib=MKRotateEnabled always
            pitchEnabled bool=YES is nib=MKPitchEnabled always
            showsUserLocation bool=NO nib=MKShowsUserLocation always
            showsScale bool=NO nib=MKShowsScaleKey always
            showsCompass bool=YES nib=MKShowsCompass always
            showsTraffic bool=NO nib=MKShowsTraffic always
            showsBuildings bool=YES nib=MKShowsBuildings always
            showsPointsOfInterest bool=YES nib=MKShowsPointsOfInterest always

        class UIVisualEffectView visualEffectView : UIView
            contentView part nib=UIVisualEffectViewContentView,UIVisualEffectViewEffect by=visualEffect/visualEffect
            blurEffect part by=/visualEffect
            vibrancyEffect part by=/visualEffect
            - UIVisualEffectViewGroupName

        class GLKView glkView : UIView unproved
            enableSetNeedsDisplay bool=YES - archive=IBGLKEnableSetNeedsDisplay

        class MTKView mtkView : UIView unproved
            colorPixelFormat name - words=pixelFormat
            depthStencilPixelFormat name - words=pixelFormat

        class SKView skView : UIView unproved

        class SCNView sceneKitView : UIView unproved
            allowsCameraControl bool=NO - code=?
            autoenablesDefaultLighting bool=NO - code=?
            sceneName name - code=?

        class ARSCNView arscnView : SCNView unproved

        class ARSKView arskView : SKView unproved

        class PDFView pdfView : UIView unproved
        """
}
