extension Device {
    /// All known devices, older ones first.
    ///
    /// Screen sizes are from Apple's Human Interface Guidelines (Layout, Specifications) and technical specifications. Safe areas of `published`
    /// devices are those of the simulators of iOS 26.5 (Xcode 26.6; collected in the device specifications of
    /// github.com/aloisdeniel/flutter_device_preview), those of `recorded` devices are from the canvases of documents, whose frames agree with them.
    /// The ids are Interface Builder's. A Mac and an Apple Watch have no entry: documents of macOS state the size of each window, and interfaces of
    /// watchOS have no constraints.
    public static let all: [Device] = [
        Device("retina3_5", ["iphone-4s", "iphone-4"], .phone, 320, 480, scale: 2, .recorded),
        Device("retina4_0", ["iphone-5s", "iphone-5", "iphone-se-1"], .phone, 320, 568, scale: 2, .recorded),
        // Published for the third-generation iPhone SE.
        Device(
            "retina4_7", ["iphone-se", "iphone-8", "iphone-7", "iphone-6s", "iphone-6", "iphone-se-2", "iphone-se-3"], .phone, 375, 667,
            scale: 2, .published),
        Device(
            "retina5_5", ["iphone-8-plus", "iphone-7-plus", "iphone-6s-plus", "iphone-6-plus"], .phone, 414, 736, scale: 3, .recorded),
        Device(
            "retina5_9", ["iphone-x", "iphone-xs", "iphone-11-pro"], .phone, 375, 812, scale: 3, top: 44, bottom: 34, sides: 44,
            .recorded),
        Device("retina6_1", ["iphone-11", "iphone-xr"], .phone, 414, 896, scale: 2, top: 48, bottom: 34, sides: 48, .recorded),
        Device(
            "retina6_5", ["iphone-11-pro-max", "iphone-xs-max"], .phone, 414, 896, scale: 3, top: 44, bottom: 34, sides: 44, .recorded),
        // Like the other iPhones with a cut-out from that time.
        Device(
            "retina5_4", ["iphone-13-mini", "iphone-12-mini"], .phone, 375, 812, scale: 3, top: 50, bottom: 34, sides: 50, .derived),
        // Published for the iPhone 17e; the 16e has the same display.
        Device(
            "retina6_0",
            ["iphone-14", "iphone-13", "iphone-13-pro", "iphone-12", "iphone-12-pro", "iphone-16e", "iphone-17e"], .phone, 390, 844,
            scale: 3, top: 47, bottom: 34, sides: 47, runs26: true, .published),
        Device(
            "retina6_7", ["iphone-14-plus", "iphone-13-pro-max", "iphone-12-pro-max"], .phone, 428, 926, scale: 3, top: 47, bottom: 34,
            sides: 47, .recorded),
        // Published for the iPhone 16.
        Device(
            "retina6_12", ["iphone-15", "iphone-15-pro", "iphone-14-pro", "iphone-16"], .phone, 393, 852, scale: 3, top: 59, bottom: 34,
            sides: 59, runs26: true, .published),
        // Published for the iPhone 16 Plus.
        Device(
            "retina6_72", ["iphone-15-pro-max", "iphone-15-plus", "iphone-14-pro-max", "iphone-16-plus"], .phone, 430, 932, scale: 3,
            top: 59, bottom: 34, sides: 59, runs26: true, .published),
        // Published for the iPhone 16 Pro, the 17 and the 17 Pro.
        Device(
            "retina6_3", ["iphone-16-pro", "iphone-17", "iphone-17-pro"], .phone, 402, 874, scale: 3, top: 62, bottom: 34, sides: 62,
            runs26: true, .published),
        // Published for the iPhone 16 Pro Max and the 17 Pro Max.
        Device(
            "retina6_9", ["iphone-16-pro-max", "iphone-17-pro-max"], .phone, 440, 956, scale: 3, top: 62, bottom: 34, sides: 62,
            runs26: true, .published),
        // Published for the iPhone Air. Its id in Interface Builder is unknown: no document with it has been found.
        Device(
            "iphone-air", ["iphone-air"], .phone, 420, 912, scale: 3, top: 68, bottom: 34, sides: 68, runs26: true, .published),
        // Like the other iPads with a home button.
        Device("ipad7_9", ["ipad-mini-5", "ipad-mini-4"], .pad, 768, 1024, scale: 2, .derived),
        Device("ipad9_7", ["ipad-6", "ipad-pro-9-7", "ipad-air-2"], .pad, 768, 1024, scale: 2, .recorded),
        // Like the other iPads with a home button.
        Device("ipad10_2", ["ipad-9", "ipad-8", "ipad-7"], .pad, 810, 1080, scale: 2, .derived),
        Device("ipad10_5", ["ipad-air-3", "ipad-pro-10-5"], .pad, 834, 1112, scale: 2, .recorded),
        Device("ipad12_9", ["ipad-pro-12-9-2", "ipad-pro-12-9-1"], .pad, 1024, 1366, scale: 2, .recorded),
        // Published for the iPad mini (A17 Pro).
        Device(
            "ipad8_3rounded", ["ipad-mini", "ipad-mini-6", "ipad-mini-7", "ipad-mini-a17", "ipad-mini-a17-pro"], .pad, 744, 1133,
            scale: 2, top: 24, bottom: 20, runs26: true, .published),
        // Published for the iPad (10th generation and A16) and the iPad Air 11-inch (M2, M4).
        Device(
            "ipad10_9rounded",
            [
                "ipad-air", "ipad", "ipad-10", "ipad-11", "ipad-a16", "ipad-air-4", "ipad-air-5", "ipad-air-11", "ipad-air-11-m2",
                "ipad-air-11-m3", "ipad-air-11-m4",
            ], .pad, 820, 1180, scale: 2, top: 24, bottom: 20, runs26: true, .published),
        // Like its successors.
        Device("ipad11_0rounded", ["ipad-pro-11"], .pad, 834, 1194, scale: 2, top: 24, bottom: 20, runs26: true, .derived),
        // Published for the iPad Pro 11-inch (M4, M5).
        Device(
            "ipad11_0rounded_2", ["ipad-pro-11-m4", "ipad-pro-11-m5"], .pad, 834, 1210, scale: 2, top: 24, bottom: 20, runs26: true,
            .published),
        // Published for the iPad Air 13-inch (M2, M4).
        Device(
            "ipad12_9rounded", ["ipad-pro-12-9", "ipad-air-13", "ipad-air-13-m2", "ipad-air-13-m3", "ipad-air-13-m4"], .pad, 1024, 1366,
            scale: 2, top: 24, bottom: 20, runs26: true, .published),
        // Published for the iPad Pro 13-inch (M4, M5).
        Device(
            "ipad13_0rounded", ["ipad-pro-13", "ipad-pro-13-m4", "ipad-pro-13-m5"], .pad, 1032, 1376, scale: 2, top: 24, bottom: 20,
            runs26: true, .published),
        // Published in the Human Interface Guidelines for tvOS: 60 points at the top and bottom, 80 at the sides; the canvases of documents agree.
        // An Apple TV 4K has the same points, and 2 pixels for each. Frames are whole points, as Interface Builder records them.
        Device(
            "appleTV", ["apple-tv", "apple-tv-1080p", "apple-tv-4k"], .tv, 1920, 1080, scale: 1, top: 60, bottom: 60, sides: 80,
            .recorded),
    ]
}
