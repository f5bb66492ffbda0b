// Parts of drawings over the screen.

/** Colours for pictures of any colour: they do not depend on the reader's appearance. */
const overlayColors = {
    accent: "#0a6cff", blue: "#0a6cff", orange: "#c46a00", red: "#e0281e", green: "#1f8a4c", purple: "#9437d8", teal: "#00838c", gray: "#55555c",
};

/** Draws over a screen, in pixels from its upper left corner. */
class Overlay {
    constructor(element) {
        this.element = element;
        this.measurer = document.createElement("canvas").getContext("2d");
    }

    // Positions

    /** Returns the corners of a rectangle in a view's own points, in pixels of the screen. */
    corners({ matrix }, x, y, width, height) {
        return [[x, y], [x + width, y], [x + width, y + height], [x, y + height]].map(([px, py]) => {
            const point = matrix.transformPoint(new DOMPoint(px, py));
            return [point.x * this.scale, point.y * this.scale];
        });
    }

    /** Returns the bounding box of a part of a view. */
    box(place, x = 0, y = 0, width = place.width, height = place.height) {
        const corners = this.corners(place, x, y, Math.max(0, width), Math.max(0, height));
        const [xs, ys] = [corners.map((corner) => corner[0]), corners.map((corner) => corner[1])];
        const [left, top, right, bottom] = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
        return { left, top, right, bottom, width: right - left, height: bottom - top, midX: (left + right) / 2, midY: (top + bottom) / 2 };
    }

    inset(view, [top, left, bottom, right]) {
        const place = this.geometry[view];
        return this.box(place, left, top, place.width - left - right, place.height - top - bottom);
    }

    /** Returns whether each view is visible: neither it nor an ancestor is hidden, and no ancestor clips it completely. */
    visibility() {
        const visible = [];
        // The visible part of the screen for each view's subviews.
        const windows = [];
        const meet = (a, b) => ({
            left: Math.max(a.left, b.left), top: Math.max(a.top, b.top), right: Math.min(a.right, b.right), bottom: Math.min(a.bottom, b.bottom),
        });
        const whole = { left: 0, top: 0, right: this.size[0] * this.scale, bottom: this.size[1] * this.scale };
        for (const [number, { parent }] of this.tree.views.entries()) {
            const [look, box] = [this.shown.looks[number], this.boxes[number]];
            const isShown = box && (this.choice.showsHidden || !look.isHidden) && (parent < 0 || visible[parent]);
            const around = windows[parent] ?? whole;
            const seen = isShown ? meet(around, box) : null;
            visible.push(Boolean(seen && seen.left <= seen.right && seen.top <= seen.bottom));
            windows.push(look?.clips && seen ? seen : around);
        }
        return visible;
    }

    // Parts

    add(name, attributes, ...children) {
        const element = svg(name, attributes, ...children);
        this.parts.push(element);
        return element;
    }

    rect(box, style) {
        return this.add("rect", { x: box.left, y: box.top, width: box.width, height: box.height, fill: "none", ...style });
    }

    line(x1, y1, x2, y2, style) {
        return this.add("line", { x1, y1, x2, y2, ...style });
    }

    textWidth(text) {
        this.measurer.font = "500 10px -apple-system, Inter, 'Helvetica Neue', Arial, sans-serif";
        return this.measurer.measureText(text).width;
    }

    /**
     * Adds a small text with a background, below existing ones. A text without room near its place is left out
     * unless it must be shown; it appears when the pointer is over its view.
     */
    tag(text, x, y, color, isNeeded = true) {
        const [width, height] = [this.textWidth(text) + 8, 15];
        // Keeps the text on the screen, or as near to it as possible.
        x = Math.max(0, Math.min(x, this.size[0] * this.scale - width));
        y = Math.max(0, Math.min(y, this.size[1] * this.scale - height));
        const hit = (top) => this.tags.find((tag) => x < tag.x + tag.width && tag.x < x + width && top < tag.y + height && tag.y < top + height);
        let top = y;
        for (let step = 0; step < (isNeeded ? 8 : 3) && hit(top); step += 1) top = hit(top).y + height + 1;
        const isCrowded = hit(top) || top + height > this.size[1] * this.scale + 4;
        if (isCrowded && !isNeeded) return;
        if (isCrowded) top = y;
        this.tags.push({ x, y: top, width });
        this.add("rect", { x, y: top, width, height, rx: 3, fill: color });
        this.add("text", { x: x + 4, y: top + 11, class: "tag-text", fill: "#fff" }, text);
    }

    arrow(x1, y1, x2, y2, color) {
        const length = Math.hypot(x2 - x1, y2 - y1);
        if (length < 2) return;
        const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length];
        const bend = Math.min(36, Math.max(0, length / 4 - 10));
        const [cx, cy] = [(x1 + x2) / 2 + uy * bend, (y1 + y2) / 2 - ux * bend];
        this.add("path", { d: `M${x1} ${y1}Q${cx} ${cy} ${x2} ${y2}`, fill: "none", stroke: color, "stroke-width": 1.5, "stroke-dasharray": "4 3" });
        this.add("circle", { cx: x1, cy: y1, r: 3, fill: color });
        const angle = (Math.atan2(y2 - cy, x2 - cx) * 180) / Math.PI;
        this.add("path", { d: "M-8 -4L0 0L-8 4", fill: "none", stroke: color, "stroke-width": 1.5, transform: `translate(${x2} ${y2}) rotate(${angle})` });
    }

    outline(view, style) {
        const place = this.geometry[view];
        if (!place) return;
        const points = this.corners(place, 0, 0, place.width, place.height).map((corner) => corner.join()).join(" ");
        this.add("polygon", { points, fill: "none", ...style });
    }
}
