// Text size, direction and system, which the server lays out on request.

/** The settings of a user that only the server can lay out, with their choices; an empty one is the screen's own. */
const previewSettings = {
    textSize: { title: "Text size", platforms: ["iOS"], choices: [["", "As saved"], ["extraSmall", "XS"], ["small", "S"], ["medium", "M"], ["large", "L"], ["extraLarge", "XL"], ["extraExtraLarge", "XXL"], ["extraExtraExtraLarge", "XXXL"], ["accessibilityMedium", "AX1"], ["accessibilityLarge", "AX2"], ["accessibilityExtraLarge", "AX3"], ["accessibilityExtraExtraLarge", "AX4"], ["accessibilityExtraExtraExtraLarge", "AX5"]] },
    system: { title: "Controls", platforms: ["iOS", "macOS"], choices: [["", "As saved"], ["26", "26"], ["15", "Before 26"]] },
    direction: { title: "Direction", platforms: ["iOS", "tvOS", "macOS"], choices: [["", "As the language"], ["leftToRight", "Left to right"], ["rightToLeft", "Right to left"]] },
};

/** Adds the choices of settings below those of the page. */
function addSettings(change) {
    const platform = document.getElementById("platform").textContent;
    for (const [name, { title, platforms, choices }] of Object.entries(previewSettings)) {
        if (!platforms.includes(platform)) continue;
        const group = document.createElement("fieldset");
        const legend = document.createElement("legend");
        const list = document.createElement("select");
        group.className = "group";
        legend.textContent = title;
        list.className = "tool preview-setting";
        list.name = name;
        list.setAttribute("aria-label", title);
        list.append(...choices.map(([value, text]) => new Option(text, value)));
        list.addEventListener("change", () => change(name, list.value));
        group.append(legend, list);
        document.getElementById("appearances").before(group);
    }
}
