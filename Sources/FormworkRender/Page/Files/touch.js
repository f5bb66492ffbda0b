// Two-finger gestures: zooming and panning.

class Pinch {
    /**
     * @param {HTMLElement} element
     * @param {{scale: () => number, begin: () => void, end: () => void, zoom: (scale: number, x: number, y: number) => boolean, pan: (dx: number, dy: number) => void}} target
     * `scale` returns the current scale; `begin` stops other gestures when two fingers are down, and `end` is called when they are up; `zoom` sets the
     * scale around a point of the window and returns whether the gesture continues; `pan` moves by pixels.
     */
    constructor(element, target) {
        this.target = target;
        /** The active fingers, by pointer id. */
        this.fingers = new Map();
        this.start = null;
        const fingerOf = ({ pointerId, clientX, clientY }) => this.fingers.set(pointerId, [clientX, clientY]);
        element.addEventListener("pointerdown", (event) => {
            if (event.pointerType !== "touch") return;
            // Fingers that were lost while the page was inactive are removed.
            if (event.isPrimary) this.fingers.clear();
            fingerOf(event);
            this.begin();
        });
        element.addEventListener("pointermove", (event) => {
            if (!this.fingers.has(event.pointerId)) return;
            fingerOf(event);
            this.move();
        });
        for (const type of ["pointerup", "pointercancel", "lostpointercapture"]) {
            element.addEventListener(type, (event) => {
                if (this.fingers.delete(event.pointerId) && this.start) this.end();
            });
        }
        // One finger scrolls as usual; with two, the browser would scroll, too, and cancel the pointers.
        for (const type of ["touchstart", "touchmove"]) {
            element.addEventListener(type, (event) => event.touches.length > 1 && event.cancelable && event.preventDefault(), { passive: false });
        }
        // Safari reports trackpad gestures directly; other browsers send wheel events with the control key.
        for (const type of ["gesturestart", "gesturechange"]) {
            element.addEventListener(type, (event) => {
                event.preventDefault();
                if (this.fingers.size > 0) return;
                if (type === "gesturestart") this.gestureScale = target.scale();
                else target.zoom(this.gestureScale * event.scale, event.clientX, event.clientY);
            });
        }
    }

    /** Whether two fingers are down. */
    get isActive() {
        return this.start !== null;
    }

    /** The distance between the fingers, and their midpoint. */
    get facts() {
        const [[x1, y1], [x2, y2]] = this.fingers.values();
        return { distance: Math.max(1, Math.hypot(x2 - x1, y2 - y1)), x: (x1 + x2) / 2, y: (y1 + y2) / 2 };
    }

    begin() {
        this.start = null;
        if (this.fingers.size !== 2) return;
        this.start = { ...this.facts, scale: this.target.scale() };
        this.last = this.start;
        this.target.begin();
    }

    move() {
        if (!this.start) return;
        const { distance, x, y } = this.facts;
        const { start, last } = this;
        this.last = { x, y };
        this.target.pan(x - last.x, y - last.y);
        if (!this.target.zoom((start.scale * distance) / start.distance, x, y)) this.end();
    }

    end() {
        this.start = null;
        this.target.end();
    }
}
