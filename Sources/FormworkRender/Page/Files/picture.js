// Pictures of screens as files: for the map, for comparisons, and for saving.

const pictureFonts = '-apple-system, "SF Pro Text", Inter, "Helvetica Neue", Helvetica, Arial, "Liberation Sans", sans-serif';

/** Sets the colours of a picture: replaces the names of the screen's colours by values. */
function resolveColors(element, paints, isDark) {
    for (const node of element.querySelectorAll("*")) {
        for (const attribute of node.attributes) {
            if (!attribute.value.includes("var(--c")) continue;
            attribute.value = attribute.value.replace(/var\(--c(\d+)\)/g, (_, number) => paints[number]?.[isDark ? 1 : 0] ?? "none");
        }
    }
}

/** Creates an SVG document with a size and content. */
function pictureOf(content, [width, height], { paints, isDark, ground = isDark ? "#000" : "#fff" }) {
    const root = svg("svg", { xmlns: svgNamespace, width, height, viewBox: `0 0 ${width} ${height}`, "font-family": pictureFonts });
    root.setAttributeNS("http://www.w3.org/XML/1998/namespace", "xml:space", "preserve");
    if (ground) root.append(svg("rect", { width, height, fill: ground }));
    root.append(content);
    // On the page, a style rule does this: content may extend beyond a nested frame.
    for (const node of root.querySelectorAll("svg")) node.setAttribute("overflow", "visible");
    resolveColors(root, paints, isDark);
    return { text: new XMLSerializer().serializeToString(root), width, height };
}

/**
 * Returns a state of a tree, or one view, as an SVG document.
 * @param {{paints: string[][], isDark: boolean, showsHidden?: boolean, view?: number}} how
 */
function pictureOfState(model, tree, shown, { paints = model.data.paints, isDark, showsHidden = false, view = -1 }) {
    const screen = new ScreenView(svg("svg", { id: "s" }), () => {});
    screen.show(shown, { tree, model, showsHidden, animated: false });
    for (const node of screen.element.querySelectorAll(".hit, title, desc, [style*='display: none']")) node.remove();
    for (const ghost of screen.element.querySelectorAll(".ghost")) {
        for (const [name, value] of [["fill", "none"], ["stroke", "#8e8e93"], ["stroke-dasharray", "4 3"]]) ghost.setAttribute(name, value);
    }
    for (const node of screen.element.querySelectorAll("[data-view]")) {
        node.removeAttribute("data-view");
        node.removeAttribute("data-id");
        node.setAttribute("overflow", "visible");
    }
    if (view < 0) return pictureOf(svg("g", {}, ...screen.element.childNodes), shown.size, { paints, isDark });
    // A single view is drawn alone, moved to the corner.
    const place = screen.geometry()[view];
    const look = shown.looks[view];
    if (!place || !look) return null;
    const node = screen.nodes[view].svg;
    node.setAttribute("x", 0);
    node.setAttribute("y", 0);
    return pictureOf(node, [Math.max(1, look.width), Math.max(1, look.height)], { paints, isDark, ground: null });
}

/** Saves data of the page as a file, without a request. */
function saveFile(blob, name) {
    const url = URL.createObjectURL(blob);
    const link = html("a", { href: url, download: name });
    link.click();
    setTimeout(() => URL.revokeObjectURL(url), 10000);
}

/** Converts a picture to PNG, with a scale in pixels per point. */
async function pngOf(picture, scale) {
    const image = new Image();
    image.src = pictureURL(picture);
    await image.decode();
    const canvas = html("canvas", { width: Math.max(1, Math.round(picture.width * scale)), height: Math.max(1, Math.round(picture.height * scale)) });
    canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height);
    return new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"));
}

/** The sheet for saving a picture. */
class ExportSheet {
    constructor(page) {
        this.page = page;
        this.sheet = byID("export-sheet");
        byID("export").addEventListener("click", () => this.open());
    }

    open() {
        const { page } = this;
        if (page.model.isEmpty) return;
        const view = page.choice.view;
        const name = view >= 0 ? page.tree.views[view].name : null;
        const what = (value, title, isChosen) => html("label", { class: "row" },
            html("input", { type: "radio", name: "export-what", value, checked: isChosen }), html("span", { class: "title" }, title));
        const status = html("p", { class: "hint", role: "status" });
        const save = (kind, scale) => async () => {
            const isView = this.sheet.querySelector("[name=export-what]:checked").value === "view";
            const picture = pictureOfState(page.model, page.tree, page.shown, {
                paints: page.colors, isDark: page.choice.isDark, showsHidden: page.choice.showsHidden, view: isView ? view : -1,
            });
            if (!picture) return;
            const stem = (isView ? name : page.tree.title).replace(/[^\p{L}\p{N} ._-]+/gu, "").trim().slice(0, 60) || "screen";
            const file = `${stem}${scale > 1 ? `@${scale}x` : ""}.${kind}`;
            try {
                const blob = kind === "svg" ? new Blob([picture.text], { type: "image/svg+xml" }) : await pngOf(picture, scale);
                saveFile(blob, file);
                status.textContent = `Saved ${file}`;
            } catch {
                status.textContent = "This picture is too large to create here.";
            }
        };
        const button = (text, kind, scale) => html("button", { type: "button", class: "tool", "data-kind": kind, "data-scale": scale, onclick: save(kind, scale) }, text);
        this.sheet.replaceChildren(
            html("h2", { id: "export-title" }, "Save a picture"),
            html("fieldset", { class: "group" }, html("legend", { class: "unseen" }, "Content"),
                what("screen", `The screen: ${page.tree.title}`, view < 0), view >= 0 ? what("view", `The selected view: ${name}`, true) : null),
            html("div", { class: "buttons" }, button("SVG", "svg", 1), button("PNG", "png", 1), button("PNG 2×", "png", 2), button("PNG 3×", "png", 3)),
            status, closeButton(this.sheet));
        this.sheet.showModal();
    }
}

/** Returns a button that closes a sheet. */
function closeButton(sheet) {
    return html("button", { type: "button", class: "tool close", onclick: () => sheet.close() }, "Close");
}
