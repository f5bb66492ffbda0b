// The storyboard as a map: its scenes as on Interface Builder's canvas, and the segues between them.

/** The shapes of the signs on arrows, in a circle of 15 points. */
const arrowSigns = {
    show: "M-7 0H6M1 -5L6 0L1 5",
    present: "M-7 -6H7V6H-7ZM0 3V-3M-3 0L0 -3L3 0",
    popover: "M-7 -6H7V3H3L0 7L-3 3H-7Z",
    embed: "M-7 -6H7V6H-7ZM-3 -2H3V2H-3Z",
    relationship: "M-7 0A3 3 0 1 0 -1 0A3 3 0 1 0 -7 0M1 0A3 3 0 1 0 7 0A3 3 0 1 0 1 0M-1 0H1",
    reference: "M-6 6L5 -5M-1 -6H6V1",
    custom: "M-3 -6C-6 -6 -3 0 -6 0C-3 0 -6 6 -3 6M3 -6C6 -6 3 0 6 0C3 0 6 6 3 6",
};

const arrowHeads = { left: "M0 0L-14 -7V7Z", right: "M0 0L14 -7V7Z", top: "M0 0L-7 -14H7Z", bottom: "M0 0L-7 14H7Z" };
const outwards = { left: [-1, 0], right: [1, 0], top: [0, -1], bottom: [0, 1] };

/** The width that a letter of a label takes on the map at a usual scale. */
const letterWidth = 14;

/** Breaks a label into lines of at most a number of letters, where its words begin. */
function labelLines(label, most) {
    const lines = [""];
    for (const word of label.split(/(?<=[\s_.:/-])|(?<=\p{Ll})(?=\p{Lu})/u)) {
        if (lines.at(-1) && (lines.at(-1) + word).trimEnd().length > most) lines.push("");
        lines[lines.length - 1] += word;
    }
    return lines.map((line) => line.trim());
}

class MapView extends MapPanning {
    /** The maximum number of earlier titles with which a title is compared. */
    static nearTitles = 200;

    /** Builds the map of a document. */
    build(model) {
        this.model = model;
        // The storyboards of a project share one map.
        if (model.map && model.map === this.built) return;
        this.built = model.map;
        this.scale = 0;
        this.nodes = [];
        this.current = 0;
        this.isFitted = true;
        this.content.replaceChildren();
        const { map } = model;
        if (!map) return;
        const [left, top, width, height] = map.bounds;
        this.content.style.width = `${width}px`;
        this.content.style.height = `${height}px`;
        const lines = svg("svg", { class: "map-lines", width, height, viewBox: `${left} ${top} ${width} ${height}`, "aria-hidden": "true" });
        const above = lines.cloneNode();
        for (const arrow of map.arrows) this.addArrow(arrow, arrow.kind === "embed" ? above : lines, above);
        for (const scene of map.scenes) if (scene.isInitial) this.addEntrance(scene, lines);
        this.nodes = map.scenes.map((scene) => this.node(scene, left, top));
        const grounds = map.parts.map(({ name, frame: [x, y, width, height] }) =>
            html("div", { class: "map-part", style: `left:${x - left}px;top:${y - top}px;width:${width}px;height:${height}px` }, name));
        this.content.append(...grounds, lines, ...this.nodes, above);
        this.setCurrent(Math.max(0, map.scenes.findIndex((scene) => scene.isInitial && (!model.project || scene.model === model.project.opening))));
    }

    node(scene, left, top) {
        const [x, y, width, height] = scene.frame;
        // The title of a scene that covers others is above theirs.
        const { scenes } = this.model.map;
        const level = scenes.slice(Math.max(0, scene.number - MapView.nearTitles), scene.number).filter(({ frame: [left, top] }) => Math.abs(left - x) < width && Math.abs(top - y) < 20).length;
        const kinds = scene.arrows.map((arrow) => `${arrow.label ? arrow.label + ", " : ""}${arrow.kind} → ${this.model.map.scenes[arrow.destination].name}`);
        const words = [scene.name, scene.className, scene.isInitial ? "initial" : null, ...kinds, ...scene.exits.map((exit) => `exit ${exit}`)].filter(Boolean);
        const node = html("button", {
            type: "button", class: `map-scene${scene.reference ? " reference" : ""}${scene.isInitial ? " initial" : ""}`, "data-scene": scene.number, tabindex: -1,
            "aria-label": words.join(", "), style: `left:${x - left}px;top:${y - top}px;width:${width}px;height:${height}px`,
            onclick: () => this.open(scene), onfocus: () => this.setCurrent(scene.number),
        }, html("span", { class: "map-title", style: level > 0 ? `padding-bottom:calc(8px + ${1.2 * level}em)` : null }, scene.title, scene.exits.length > 0 ? html("span", { class: "map-exits" }, `exit: ${scene.exits.join(", ")}`) : null));
        if (scene.reference) {
            const [identifier, storyboard, bundle] = scene.reference;
            node.append(html("span", { class: "map-reference" }, html("b", {}, identifier ?? "initial controller"), html("span", {}, [storyboard ?? "this storyboard", bundle].filter(Boolean).join(" in "))));
        } else {
            node.append(html("img", { alt: "", width, height, draggable: "false" }));
        }
        return node;
    }

    addArrow({ kind, label, curve, side }, lines, above) {
        const [x1, y1, x2, y2, x3, y3, x4, y4] = curve;
        const [dx, dy] = outwards[side] ?? [0, 0];
        const isStructure = kind === "embed" || kind === "relationship" || kind === "reference";
        lines.append(
            svg("path", { class: "map-line", d: `M${x1} ${y1}C${x2} ${y2} ${x3} ${y3} ${x4 + dx * 7} ${y4 + dy * 7}`, "stroke-dasharray": isStructure ? "8 6" : null }),
            svg("path", { class: "map-head", d: arrowHeads[side], transform: `translate(${x4} ${y4})` }));
        const [x, y] = [(x1 + 3 * x2 + 3 * x3 + x4) / 8, (y1 + 3 * y2 + 3 * y3 + y4) / 8];
        const sign = svg("g", { class: "map-sign", transform: `translate(${x} ${y})` }, svg("circle", { r: 15 }), svg("path", { d: arrowSigns[kind] ?? arrowSigns.custom }));
        if (label) {
            // The label of an arrow between two scenes side by side has lines that fit between them.
            const isBetween = y1 === y2 && y3 === y4 && (x2 - x1) * (x4 - x3) > 0;
            const lines = labelLines(label, isBetween ? Math.max(6, Math.abs(x4 - x1) / letterWidth) : Infinity);
            sign.append(svg("text", { y: 22, "text-anchor": "middle", "dominant-baseline": "hanging" }, ...lines.map((line, number) => {
                const part = svg("tspan", { x: 0, dy: number > 0 ? "1.1em" : null });
                part.textContent = line;
                return part;
            })));
        }
        above.append(sign);
    }

    /** Adds the arrow to the initial scene. */
    addEntrance({ frame: [x, y, , height] }, lines) {
        const at = y + Math.min(72, height / 2);
        lines.append(svg("path", { class: "map-line entrance", d: `M${x - 110} ${at}H${x - 28}` }), svg("path", { class: "map-head", d: arrowHeads.left, transform: `translate(${x - 6} ${at}) scale(2)` }));
    }

    /** Shows the map, with the chosen screen marked. */
    show(choice) {
        const { model } = this;
        if (!model.map) return;
        for (const [number, node] of this.nodes.entries()) {
            const scene = model.map.scenes[number];
            const isCurrent = scene.model === model && scene.tree >= 0 && scene.tree === choice.tree;
            if (isCurrent) node.setAttribute("aria-current", "true");
            else node.removeAttribute("aria-current");
            const image = node.querySelector("img");
            if (image) this.page.pictures.add(image, pictureKey(scene, choice.isDark), () => this.page.pictureOfScene(scene, choice.isDark));
        }
        // While the page opens, the observer of the map's size fits it: reading the size here would lay the page out once more.
        if (this.scale === 0 && document.readyState !== "complete") return;
        if (this.scale === 0 || this.isFitted) this.fit();
        else this.place();
    }

    setCurrent(number) {
        this.current = number;
        for (const [index, node] of this.nodes.entries()) node.tabIndex = index === number ? 0 : -1;
    }

    /** Opens a scene: its screen, or its destination if it has none. */
    open(scene) {
        if (this.wasDragged) return;
        if (scene.tree >= 0 && scene.model.trees[scene.tree].states.length > 0) {
            return this.page.choose({ mode: "screen", tree: scene.tree, template: -1, toggled: [], view: -1 }, scene.model);
        }
        // A reference leads to its scene, if that is on the map.
        const leads = scene.arrows.find(({ kind }) => kind === "reference");
        if (leads) return this.showScene(leads.destination);
        this.showScene(scene.number);
        this.page.announce(`${scene.name}: no view of its own`);
    }
}

/** Returns the key of a scene's picture. */
function pictureKey({ model, own }, isDark) {
    return `${model.name} scene ${own} ${isDark}`;
}
