extension Device {
    /// All known devices, older ones first.
    ///
    /// Screen sizes are from Apple's Human Interface Guidelines (Layout, Specifications) and technical specifications. Safe areas of `published`
    /// devices are those of the simulators of iOS 26.5 (Xcode 26.6; collected in the device specifications of
    /// github.com/aloisdeniel/flutter_device_preview), those of `recorded` devices are from the canvases of documents, whose frames agree with them.
    /// The ids are Interface Builder's. A Mac and an Apple Watch have no entry: documents of macOS state the size of each window, and interfaces of
    /// watchOS have no constraints.
    public static let all: [Device] = [
        Device("retina3_5", names: ["iphone-4s", "iphone-4"], family: .phone, width: 320, height: 480, scale: 2, basis: .recorded),
        Device(
            "retina4_0", names: ["iphone-5s", "iphone-5", "iphone-se-1"], family: .phone, width: 320, height: 568, scale: 2,
            basis: .recorded),
        // Published for the third-generation iPhone SE.
        Device(
            "retina4_7", names: ["iphone-se", "iphone-8", "iphone-7", "iphone-6s", "iphone-6", "iphone-se-2", "iphone-se-3"],
            family: .phone, width: 375, height: 667,
            scale: 2, basis: .published),
        Device(
            "retina5_5", names: ["iphone-8-plus", "iphone-7-plus", "iphone-6s-plus", "iphone-6-plus"], family: .phone, width: 414,
            height: 736, scale: 3, basis: .recorded),
        Device(
            "retina5_9", names: ["iphone-x", "iphone-xs", "iphone-11-pro"], family: .phone, width: 375, height: 812, scale: 3, top: 44,
            bottom: 34, sides: 44,
            basis: .recorded),
        Device(
            "retina6_1", names: ["iphone-11", "iphone-xr"], family: .phone, width: 414, height: 896, scale: 2, top: 48, bottom: 34,
            sides: 48, basis: .recorded),
        Device(
            "retina6_5", names: ["iphone-11-pro-max", "iphone-xs-max"], family: .phone, width: 414, height: 896, scale: 3, top: 44,
            bottom: 34, sides: 44, basis: .recorded),
        // Like the other iPhones with a cut-out from that time.
        Device(
            "retina5_4", names: ["iphone-13-mini", "iphone-12-mini"], family: .phone, width: 375, height: 812, scale: 3, top: 50,
            bottom: 34, sides: 50, basis: .derived),
        // Published for the iPhone 17e; the 16e has the same display.
        Device(
            "retina6_0",
            names: ["iphone-14", "iphone-13", "iphone-13-pro", "iphone-12", "iphone-12-pro", "iphone-16e", "iphone-17e"], family: .phone,
            width: 390, height: 844,
            scale: 3, top: 47, bottom: 34, sides: 47, runs26: true, basis: .published),
        Device(
            "retina6_7", names: ["iphone-14-plus", "iphone-13-pro-max", "iphone-12-pro-max"], family: .phone, width: 428, height: 926,
            scale: 3, top: 47, bottom: 34,
            sides: 47, basis: .recorded),
        // Published for the iPhone 16.
        Device(
            "retina6_12", names: ["iphone-15", "iphone-15-pro", "iphone-14-pro", "iphone-16"], family: .phone, width: 393, height: 852,
            scale: 3, top: 59, bottom: 34,
            sides: 59, runs26: true, basis: .published),
        // Published for the iPhone 16 Plus.
        Device(
            "retina6_72", names: ["iphone-15-pro-max", "iphone-15-plus", "iphone-14-pro-max", "iphone-16-plus"], family: .phone, width: 430,
            height: 932, scale: 3,
            top: 59, bottom: 34, sides: 59, runs26: true, basis: .published),
        // Published for the iPhone 16 Pro, the 17 and the 17 Pro.
        Device(
            "retina6_3", names: ["iphone-16-pro", "iphone-17", "iphone-17-pro"], family: .phone, width: 402, height: 874, scale: 3, top: 62,
            bottom: 34, sides: 62,
            runs26: true, basis: .published),
        // Published for the iPhone 16 Pro Max and the 17 Pro Max.
        Device(
            "retina6_9", names: ["iphone-16-pro-max", "iphone-17-pro-max"], family: .phone, width: 440, height: 956, scale: 3, top: 62,
            bottom: 34, sides: 62,
            runs26: true, basis: .published),
        // Published for the iPhone Air. Its id in Interface Builder is unknown: no document with it has been found.
        Device(
            "iphone-air", names: ["iphone-air"], family: .phone, width: 420, height: 912, scale: 3, top: 68, bottom: 34, sides: 68,
            runs26: true, basis: .published),
        // Like the other iPads with a home button.
        Device("ipad7_9", names: ["ipad-mini-5", "ipad-mini-4"], family: .pad, width: 768, height: 1024, scale: 2, basis: .derived),
        Device(
            "ipad9_7", names: ["ipad-6", "ipad-pro-9-7", "ipad-air-2"], family: .pad, width: 768, height: 1024, scale: 2, basis: .recorded),
        // Like the other iPads with a home button.
        Device("ipad10_2", names: ["ipad-9", "ipad-8", "ipad-7"], family: .pad, width: 810, height: 1080, scale: 2, basis: .derived),
        Device("ipad10_5", names: ["ipad-air-3", "ipad-pro-10-5"], family: .pad, width: 834, height: 1112, scale: 2, basis: .recorded),
        Device(
            "ipad12_9", names: ["ipad-pro-12-9-2", "ipad-pro-12-9-1"], family: .pad, width: 1024, height: 1366, scale: 2, basis: .recorded),
        // Published for the iPad mini (A17 Pro).
        Device(
            "ipad8_3rounded", names: ["ipad-mini", "ipad-mini-6", "ipad-mini-7", "ipad-mini-a17", "ipad-mini-a17-pro"], family: .pad,
            width: 744, height: 1133,
            scale: 2, top: 24, bottom: 20, runs26: true, basis: .published),
        // Published for the iPad (10th generation and A16) and the iPad Air 11-inch (M2, M4).
        Device(
            "ipad10_9rounded",
            names: [
                "ipad-air", "ipad", "ipad-10", "ipad-11", "ipad-a16", "ipad-air-4", "ipad-air-5", "ipad-air-11", "ipad-air-11-m2",
                "ipad-air-11-m3", "ipad-air-11-m4",
            ], family: .pad, width: 820, height: 1180, scale: 2, top: 24, bottom: 20, runs26: true, basis: .published),
        // Like its successors.
        Device(
            "ipad11_0rounded", names: ["ipad-pro-11"], family: .pad, width: 834, height: 1194, scale: 2, top: 24, bottom: 20, runs26: true,
            basis: .derived),
        // Published for the iPad Pro 11-inch (M4, M5).
        Device(
            "ipad11_0rounded_2", names: ["ipad-pro-11-m4", "ipad-pro-11-m5"], family: .pad, width: 834, height: 1210, scale: 2, top: 24,
            bottom: 20, runs26: true,
            basis: .published),
        // Published for the iPad Air 13-inch (M2, M4).
        Device(
            "ipad12_9rounded", names: ["ipad-pro-12-9", "ipad-air-13", "ipad-air-13-m2", "ipad-air-13-m3", "ipad-air-13-m4"], family: .pad,
            width: 1024, height: 1366,
            scale: 2, top: 24, bottom: 20, runs26: true, basis: .published),
        // Published for the iPad Pro 13-inch (M4, M5).
        Device(
            "ipad13_0rounded", names: ["ipad-pro-13", "ipad-pro-13-m4", "ipad-pro-13-m5"], family: .pad, width: 1032, height: 1376,
            scale: 2, top: 24, bottom: 20,
            runs26: true, basis: .published),
        // Published in the Human Interface Guidelines for tvOS: 60 points at the top and bottom, 80 at the sides; the canvases of documents agree.
        // An Apple TV 4K has the same points, and 2 pixels for each. Frames are whole points, as Interface Builder records them.
        Device(
            "appleTV", names: ["apple-tv", "apple-tv-1080p", "apple-tv-4k"], family: .tv, width: 1920, height: 1080, scale: 1, top: 60,
            bottom: 60, sides: 80,
            basis: .recorded),
    ]
}
