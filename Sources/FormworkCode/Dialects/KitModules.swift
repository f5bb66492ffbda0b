import FormworkModel

/// The modules of Apple's classes that documents can name, other than UIKit, AppKit and Foundation.
///
/// Source: the documentation of each framework, which lists its classes by platform.
package enum KitModules {
    /// Returns the module to import for the class of an element; nil for classes of UIKit, AppKit or the application.
    static func module(of element: Element, isMac: Bool) -> String? {
        if let name = element.customClass, let module = module(ofClass: name, isMac: isMac) { return module }
        // An application's class is a subclass of the element's platform class.
        let kit = element.platformClass ?? (isMac ? AppKitClasses.byElement[element.name]?.name : nil)
        return kit.flatMap { module(ofClass: $0, isMac: isMac) }
    }

    /// Returns the module of a class.
    package static func module(ofClass name: String, isMac: Bool) -> String? { (isMac ? macModules : touchModules)[name] }

    /// Whether the table has a module for the platform.
    package static func isKnown(_ module: String, isMac: Bool) -> Bool { (isMac ? macNames : touchNames).contains(module) }

    /// The names of all these classes, on any platform.
    static let classes = Set(touchModules.keys).union(macModules.keys).sorted()

    private static let (touchModules, macModules) = (modules(both + touch), modules(both + mac))
    private static let (touchNames, macNames) = (Set(touchModules.values), Set(macModules.values))

    private static func modules(_ text: String) -> [String: String] {
        var result: [String: String] = [:]
        for line in text.split(separator: "\n") {
            let words = line.split { $0 == " " || $0 == ":" }.map(String.init)
            for name in words.dropFirst() { result[name] = words[0] }
        }
        return result
    }

    private static let both = """
        WebKit: WKWebView
        MapKit: MKMapView MKAnnotationView MKMarkerAnnotationView MKPinAnnotationView MKUserLocationView MKCompassButton MKZoomControl
        MetalKit: MTKView
        SpriteKit: SKView
        SceneKit: SCNView
        RealityKit: ARView
        AVKit: AVRoutePickerView AVPictureInPictureController
        PDFKit: PDFView PDFThumbnailView
        PhotosUI: PHLivePhotoView PHPickerViewController
        ContactsUI: CNContactViewController
        GameKit: GKGameCenterViewController GKMatchmakerViewController GKTurnBasedMatchmakerViewController
        PassKit: PKPaymentButton
        AuthenticationServices: ASAuthorizationAppleIDButton
        CoreAudioKit: AUViewController
        LinkPresentation: LPLinkView
        IntentsUI: INUIAddVoiceShortcutButton
        VisionKit: ImageAnalysisInteraction
        MultipeerConnectivity: MCBrowserViewController
        BusinessChat: BCChatButton

        """

    private static let touch = """
        GLKit: GLKView GLKViewController
        ARKit: ARSCNView ARSKView ARCoachingOverlayView
        AVKit: AVPlayerViewController
        MapKit: MKUserTrackingButton MKUserTrackingBarButtonItem MKScaleView MKPitchControl MKLookAroundViewController
        ContactsUI: CNContactPickerViewController
        EventKitUI: EKEventViewController EKEventEditViewController EKCalendarChooser
        MediaPlayer: MPVolumeView MPMediaPickerController
        MessageUI: MFMailComposeViewController MFMessageComposeViewController
        Messages: MSMessagesAppViewController MSStickerBrowserView MSStickerView MSStickerBrowserViewController
        PassKit: PKAddPassButton PKAddPassesViewController PKAddPaymentPassViewController PKIdentityButton
        PencilKit: PKCanvasView
        QuickLook: QLPreviewController
        ReplayKit: RPSystemBroadcastPickerView RPBroadcastActivityViewController RPPreviewViewController
        SafariServices: SFSafariViewController
        Social: SLComposeServiceViewController SLComposeViewController
        StoreKit: SKStoreProductViewController SKCloudServiceSetupViewController
        CoreAudioKit: CABTMIDICentralViewController CABTMIDILocalPeripheralViewController
        CoreLocationUI: CLLocationButton
        HealthKitUI: HKActivityRingView
        IntentsUI: INUIAddVoiceShortcutViewController INUIEditVoiceShortcutViewController
        VisionKit: VNDocumentCameraViewController DataScannerViewController
        TVUIKit: TVPosterView TVLockupView TVLockupHeaderFooterView TVMonogramView TVCardView TVCaptionButtonView TVMediaItemContentView
        TVUIKit: TVDigitEntryViewController TVCollectionViewFullScreenLayout
        """

    private static let mac = """
        WebKit: WebView WebPreferences
        AddressBook: ABPeoplePickerView
        Automator: AMWorkflowView AMWorkflowController AMPathPopUpButton
        AVKit: AVPlayerView AVCaptureView
        ContactsUI: CNContactPicker
        CoreAudioKit: AUGenericView CABTLEMIDIWindowController CAInterDeviceAudioViewController
        IOBluetoothUI: IOBluetoothDeviceSelectorController
        LocalAuthenticationEmbeddedUI: LAAuthenticationView
        OSAKit: OSAScriptView OSAScriptController
        PreferencePanes: NSPreferencePane
        Quartz: IKImageView IKImageBrowserView IKCameraDeviceView IKDeviceBrowserView IKScannerDeviceView IKFilterBrowserView IKFilterUIView
        Quartz: IKPictureTaker IKSlideshow QCView QCCompositionPickerView QCCompositionParameterView QCPatchController QLPreviewView
        ScreenSaver: ScreenSaverView
        SecurityInterface: SFAuthorizationView SFAuthorizationPluginView SFCertificateView SFCertificatePanel SFChooseIdentityPanel
        SecurityInterface: SFChooseIdentityTableCellView SFKeychainSavePanel SFKeychainSettingsPanel
        VisionKit: ImageAnalysisOverlayView
        """
}
