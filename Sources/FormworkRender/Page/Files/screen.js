// The screen: a nested <svg> for each view, as in the document's pictures, and the animation between states.

const svgNamespace = "http://www.w3.org/2000/svg";

/** Creates an SVG element with attributes and children. */
function svg(name, attributes = {}, ...children) {
    const element = document.createElementNS(svgNamespace, name);
    for (const [key, value] of Object.entries(attributes)) if (value !== null && value !== undefined) element.setAttribute(key, value);
    element.append(...children);
    return element;
}

/** Parsed pictures, by their text. */
const artCache = new Map();
let artCopies = 0;

/** Fills an element with a picture. Internal references get unique names. */
function fillWithArt(element, art) {
    let template = artCache.get(art);
    if (!template) {
        template = svg("g");
        template.innerHTML = art;
        artCache.set(art, template);
    }
    const copy = template.cloneNode(true);
    const named = copy.querySelectorAll("[id]");
    if (named.length > 0) {
        const prefix = `p${(artCopies += 1)}`;
        for (const node of named) node.id = prefix + node.id;
        for (const node of copy.querySelectorAll("*")) {
            for (const { name, value } of [...node.attributes]) {
                if (/^url\(#k\d+\)$/.test(value)) node.setAttribute(name, value.replace("#", "#" + prefix));
                if (name === "href" && /^#k\d+$/.test(value)) node.setAttribute(name, "#" + prefix + value.slice(1));
            }
        }
    }
    element.replaceChildren(...copy.childNodes);
}

/** The animated properties of a look. */
const sides = ["x", "y", "width", "height", "alpha", "radius", "contentInset", "a", "b", "c", "d", "tx", "ty"];

/** Returns the animated values of a look; hidden views fade out in place. */
function pose(look, showsHidden) {
    const [a, b, c, d, tx, ty] = look.matrix ?? [1, 0, 0, 1, 0, 0];
    const alpha = look.isHidden ? (showsHidden ? look.alpha * 0.35 : 0) : look.alpha;
    const { x, y, width, height, radius, contentInset } = look;
    return { x, y, width, height, alpha, radius, contentInset, a, b, c, d, tx, ty };
}

/** UIView's ease-in-out, the cubic curve through (0.42, 0) and (0.58, 1). */
function easeInOut(time) {
    const at = (p1, p2, t) => 3 * p1 * t * (1 - t) ** 2 + 3 * p2 * t ** 2 * (1 - t) + t ** 3;
    let low = 0, high = 1;
    for (let step = 0; step < 24; step += 1) {
        const middle = (low + high) / 2;
        if (at(0.42, 0.58, middle) < time) low = middle;
        else high = middle;
    }
    return at(0, 1, (low + high) / 2);
}

/** One view on the screen. */
class ViewNode {
    constructor(view, number, prefix) {
        this.number = number;
        this.clipID = `${prefix}-clip${number}`;
        this.pose = null;
        this.art = "";
        this.frontArt = "";
        this.title = svg("title");
        this.description = svg("desc");
        this.hit = svg("rect", { class: "hit", width: "100%", height: "100%" });
        this.artHolder = svg("g");
        this.ghost = svg("rect", { class: "ghost", width: "100%", height: "100%" });
        this.subviews = svg("g");
        this.frontHolder = svg("g");
        this.body = svg("g", {}, this.hit, this.artHolder, this.ghost, this.subviews, this.frontHolder);
        this.svg = svg("svg", { "data-view": number, "data-id": view.id }, this.title, this.description, this.body);
        this.element = svg("g", {}, this.svg);
        this.title.textContent = view.name;
    }

    /** Draws the contents of the view, independent of its position. */
    fill(look, view, frame) {
        if (look.art !== this.art) fillWithArt(this.artHolder, (this.art = look.art));
        if (look.front !== this.frontArt) fillWithArt(this.frontHolder, (this.frontArt = look.front));
        this.setClip(look.clips);
        this.description.textContent = `${view.class} ${frameText(frame)}${look.isHidden ? ", hidden" : ""}`;
    }

    setClip(clips) {
        if (clips === Boolean(this.clip)) return;
        if (clips) {
            this.clip = svg("rect");
            this.clipPath = svg("clipPath", { id: this.clipID }, this.clip);
            this.svg.insertBefore(this.clipPath, this.body);
            this.body.setAttribute("clip-path", `url(#${this.clipID})`);
        } else {
            this.clipPath.remove();
            this.body.removeAttribute("clip-path");
            this.clip = null;
        }
    }

    /** Positions the view. */
    place(pose, top) {
        this.pose = pose;
        const { x, width, height, alpha } = pose;
        const y = pose.y + top;
        const set = (name, value) => this.svg.setAttribute(name, value);
        set("x", x);
        set("y", y);
        set("width", Math.max(0, width));
        set("height", Math.max(0, height));
        if (alpha < 1) this.element.setAttribute("opacity", alpha);
        else this.element.removeAttribute("opacity");
        if (pose.a !== 1 || pose.b !== 0 || pose.c !== 0 || pose.d !== 1 || pose.tx !== 0 || pose.ty !== 0) {
            // A layer's transform is relative to the view's centre.
            const [cx, cy] = [x + width / 2, y + height / 2];
            const matrix = [pose.a, pose.b, pose.c, pose.d, pose.tx, pose.ty].join(" ");
            this.element.setAttribute("transform", `translate(${cx} ${cy}) matrix(${matrix}) translate(${-cx} ${-cy})`);
        } else {
            this.element.removeAttribute("transform");
        }
        // Scrolling content begins below bars: its frames are unchanged, and the content moves as a whole.
        if (pose.contentInset > 0) this.subviews.setAttribute("transform", `translate(0 ${pose.contentInset})`);
        else this.subviews.removeAttribute("transform");
        if (this.clip) {
            this.clip.setAttribute("width", Math.max(0, width));
            this.clip.setAttribute("height", Math.max(0, height));
            this.clip.setAttribute("rx", pose.radius);
        }
    }
}

/** The screen that shows a tree. */
class ScreenView {
    /**
     * @param {SVGSVGElement} element the element to draw in
     * @param {(isMoving: boolean) => void} onFrame called whenever something has moved
     */
    constructor(element, onFrame) {
        this.element = element;
        this.onFrame = onFrame;
        this.behind = svg("g");
        this.views = svg("g");
        this.front = svg("g", { "pointer-events": "none" });
        element.setAttributeNS("http://www.w3.org/XML/1998/namespace", "xml:space", "preserve");
        element.append(this.behind, this.views, this.front);
        this.nodes = [];
        this.tree = null;
        this.size = [0, 0];
        this.top = 0;
        this.frameRequest = 0;
    }

    /** The duration of a change in milliseconds; zero with reduced motion. */
    static get duration() {
        return matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : 350;
    }

    get isMoving() {
        return this.frameRequest !== 0;
    }

    /**
     * Shows a state.
     * @param {Shown} shown
     * @param {{tree: object, model: Model, showsHidden: boolean, animated: boolean}} how
     */
    show(shown, { tree, model, showsHidden, animated }) {
        cancelAnimationFrame(this.frameRequest);
        this.frameRequest = 0;
        const isNew = tree !== this.tree;
        if (isNew) this.build(tree);
        if (this.behindArt !== shown.behind) fillWithArt(this.behind, (this.behindArt = shown.behind));
        if (this.frontArt !== shown.front) fillWithArt(this.front, (this.frontArt = shown.front));
        const moves = [];
        for (const [number, node] of this.nodes.entries()) {
            const look = shown.looks[number];
            if (!look || look.isLeftOut) {
                node.element.style.display = "none";
                node.pose = null;
                continue;
            }
            node.fill(look, tree.views[number], model.frame(tree, shown, number));
            const to = pose(look, showsHidden);
            const isGone = look.isHidden && !showsHidden;
            node.ghost.style.display = look.isHidden && showsHidden ? "" : "none";
            node.svg.classList.toggle("hidden-view", look.isHidden);
            if (!isGone) node.element.style.display = "";
            const from = node.pose ?? to;
            moves.push({ node, from, to, isGone, isStill: sides.every((side) => from[side] === to[side]) });
        }
        const from = isNew ? { size: shown.size, top: shown.top } : { size: this.size, top: this.top };
        const step = (share) => {
            const mix = (a, b) => (share >= 1 ? b : a + (b - a) * share);
            this.size = [mix(from.size[0], shown.size[0]), mix(from.size[1], shown.size[1])];
            this.top = mix(from.top, shown.top);
            for (const { node, from, to, isGone, isStill } of moves) {
                if (!isStill || share >= 1) {
                    const now = share >= 1 ? to : {};
                    if (share < 1) for (const side of sides) now[side] = mix(from[side], to[side]);
                    node.place(now, node.number === 0 ? this.top : 0);
                }
                if (share >= 1 && isGone) node.element.style.display = "none";
            }
            this.element.setAttribute("viewBox", `0 0 ${this.size[0]} ${this.size[1]}`);
        };
        const duration = animated && !isNew ? ScreenView.duration : 0;
        if (duration === 0) {
            step(1);
            return this.onFrame(false);
        }
        const started = performance.now();
        const run = (now) => {
            const time = Math.min(1, Math.max(0, (now - started) / duration));
            step(time < 1 ? easeInOut(time) : 1);
            this.frameRequest = time < 1 ? requestAnimationFrame(run) : 0;
            this.onFrame(time < 1);
        };
        this.frameRequest = requestAnimationFrame(run);
        this.onFrame(true);
    }

    build(tree) {
        this.tree = tree;
        this.nodes = tree.views.map((view, number) => new ViewNode(view, number, this.element.id));
        for (const [number, view] of tree.views.entries()) this.nodes[view.parent]?.subviews.append(this.nodes[number].element);
        this.views.replaceChildren(...(this.nodes.length > 0 ? [this.nodes[0].element] : []));
    }

    /** Returns the current positions of the views. */
    geometry() {
        return geometryOf(this.tree, this.nodes.map((node) => node.pose), this.top);
    }
}

/** Returns the positions of views: the transform to the screen's points and the size; null for absent views. */
function geometryOf(tree, poses, top) {
    const result = [];
    for (const [number, pose] of poses.entries()) {
        const parent = tree.views[number].parent;
        const outer = parent < 0 ? new DOMMatrix() : result[parent]?.matrix.translate(0, poses[parent].contentInset);
        if (!pose || !outer || (parent < 0 && number > 0)) {
            result.push(null);
            continue;
        }
        const { width, height, a, b, c, d, tx, ty } = pose;
        const matrix = outer.translate(pose.x, pose.y + (number === 0 ? top : 0));
        if (a !== 1 || b !== 0 || c !== 0 || d !== 1 || tx !== 0 || ty !== 0) {
            matrix.translateSelf(width / 2, height / 2).multiplySelf(new DOMMatrix([a, b, c, d, tx, ty]));
            matrix.translateSelf(-width / 2, -height / 2);
        }
        result.push({ matrix, width, height });
    }
    return result;
}
