// The position and scale of the map, set with pointers and keys; and the small picture of everything.

class MapPanning {
    constructor(page) {
        this.page = page;
        this.element = byID("map");
        this.content = byID("map-content");
        this.x = 0;
        this.y = 0;
        this.scale = 0;
        this.isFitted = true;
        this.element.addEventListener("pointerdown", (event) => this.grab(event));
        this.element.addEventListener("wheel", (event) => this.onWheel(event), { passive: false });
        this.element.addEventListener("keydown", (event) => this.onKey(event));
        this.pinch = new Pinch(this.element, {
            scale: () => this.scale,
            begin: () => this.drop?.(),
            end: () => setTimeout(() => (this.wasDragged = false), 0),
            pan: (dx, dy) => {
                this.x += dx;
                this.y += dy;
            },
            zoom: (scale, x, y) => {
                const room = this.element.getBoundingClientRect();
                this.wasDragged = true;
                this.zoomTo(scale, x - room.left, y - room.top, scale > this.scale);
                return this.isShown;
            },
        });
        // Focusing a scene must not scroll content that is moved by a transform.
        this.element.addEventListener("scroll", () => this.element.scrollTo(0, 0));
        new ResizeObserver(() => this.isShown && (this.isFitted ? this.fit() : this.place())).observe(this.element);
    }

    get isShown() {
        return !this.element.hidden;
    }

    // Position and scale

    fit() {
        const { map } = this.model ?? {};
        const [room, height] = [this.element.clientWidth, this.element.clientHeight];
        if (!map || room === 0 || height === 0) return;
        const [, , wide, high] = map.bounds;
        this.isFitted = true;
        this.scale = Math.min(1, (room - 24) / wide, (height - 24) / high);
        this.x = (room - wide * this.scale) / 2;
        this.y = (height - high * this.scale) / 2;
        this.place();
    }

    /** Centres a scene, large enough to be seen. */
    showScene(number) {
        const [x, y, width, height] = this.model.map.scenes[number].frame;
        const [left, top] = this.model.map.bounds;
        this.isFitted = false;
        this.scale = Math.max(this.scale, Math.min(0.5, (this.element.clientWidth * 0.6) / width, (this.element.clientHeight * 0.6) / height));
        this.x = this.element.clientWidth / 2 - (x - left + width / 2) * this.scale;
        this.y = this.element.clientHeight / 2 - (y - top + height / 2) * this.scale;
        this.place();
        this.nodes[number].focus({ preventScroll: true });
    }

    /** Sets the scale, and keeps the point under the pointer in place. */
    zoomTo(scale, px = this.element.clientWidth / 2, py = this.element.clientHeight / 2, enters = false) {
        const next = Math.min(4, Math.max(0.02, scale));
        this.x = px - ((px - this.x) * next) / this.scale;
        this.y = py - ((py - this.y) * next) / this.scale;
        this.scale = next;
        this.isFitted = false;
        this.place();
        if (enters) this.enterAt(px, py);
    }

    /** Enters the screen that is close enough under the pointer. */
    enterAt(px, py) {
        const number = this.nodes.findIndex((node) => {
            const box = node.getBoundingClientRect();
            const room = this.element.getBoundingClientRect();
            const [x, y] = [px + room.left, py + room.top];
            return box.left <= x && x <= box.right && box.top <= y && y <= box.bottom && (box.height > room.height * 0.95 || box.width > room.width * 0.95);
        });
        if (number >= 0 && this.model.map.scenes[number].tree >= 0) {
            this.isFitted = true;
            this.wasDragged = false;
            this.open(this.model.map.scenes[number]);
        }
    }

    /** Applies position and scale; some part of the map always stays visible. */
    place() {
        const [, , wide, high] = this.model.map.bounds;
        const margin = 80;
        // Reading the size after the style has changed would lay the page out again.
        this.room = [this.element.clientWidth, this.element.clientHeight];
        this.x = Math.min(this.room[0] - margin, Math.max(margin - wide * this.scale, this.x));
        this.y = Math.min(this.room[1] - margin, Math.max(margin - high * this.scale, this.y));
        // Names stay legible at any scale; moving alone does not change the styles.
        if (this.styledScale !== this.scale) this.content.style.setProperty("--map-scale", (this.styledScale = this.scale));
        this.content.style.transform = `translate(${this.x}px, ${this.y}px) scale(${this.scale})`;
        this.page.onMapMove();
    }

    // Input

    grab(event) {
        if (this.pinch.isActive) return;
        this.drop?.();
        this.wasDragged = false;
        if (event.button > 1) return;
        const start = { x: event.clientX, y: event.clientY, left: this.x, top: this.y };
        const { pointerId } = event;
        const move = (event) => {
            if (event.pointerId !== pointerId) return;
            const [dx, dy] = [event.clientX - start.x, event.clientY - start.y];
            if (!this.wasDragged && Math.hypot(dx, dy) < 4) return;
            if (!this.wasDragged) {
                this.wasDragged = true;
                this.element.setPointerCapture(event.pointerId);
                this.element.classList.add("is-panning");
            }
            this.isFitted = false;
            this.x = start.left + dx;
            this.y = start.top + dy;
            this.place();
        };
        const drop = () => {
            this.drop = null;
            window.removeEventListener("pointermove", move);
            window.removeEventListener("pointerup", drop);
            window.removeEventListener("pointercancel", drop);
            this.element.classList.remove("is-panning");
            // The click after a drag is ignored.
            setTimeout(() => (this.wasDragged = this.pinch.isActive), 0);
        };
        this.drop = drop;
        window.addEventListener("pointermove", move);
        window.addEventListener("pointerup", drop);
        window.addEventListener("pointercancel", drop);
    }

    onWheel(event) {
        event.preventDefault();
        if (event.ctrlKey || event.metaKey) {
            const room = this.element.getBoundingClientRect();
            this.zoomTo(this.scale * Math.exp(-event.deltaY / 200), event.clientX - room.left, event.clientY - room.top, event.deltaY < 0);
            return;
        }
        this.isFitted = false;
        this.x -= event.shiftKey ? event.deltaY : event.deltaX;
        this.y -= event.shiftKey ? 0 : event.deltaY;
        this.place();
    }

    /** Moves to the nearest scene in an arrow key's direction. */
    onKey(event) {
        const direction = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
        if (!direction || event.ctrlKey || event.metaKey || event.altKey || this.nodes.length === 0) return;
        event.preventDefault();
        const middle = ({ frame: [x, y, width, height] }) => [x + width / 2, y + height / 2];
        const scenes = this.model.map.scenes;
        const [x, y] = middle(scenes[this.current]);
        let best = null;
        for (const scene of scenes) {
            const [mx, my] = middle(scene);
            const along = (mx - x) * direction[0] + (my - y) * direction[1];
            const across = Math.abs((mx - x) * direction[1]) + Math.abs((my - y) * direction[0]);
            if (along < 1 || scene.number === this.current) continue;
            const distance = along + 2 * across;
            if (!best || distance < best.distance) best = { scene, distance };
        }
        if (!best) return;
        this.nodes[best.scene.number].focus({ preventScroll: true });
        this.reveal(best.scene);
    }

    /** Moves the map so that a scene is visible. */
    reveal({ frame: [x, y, width, height] }) {
        const [left, top] = this.model.map.bounds;
        const [room, high] = [this.element.clientWidth, this.element.clientHeight];
        const shift = (start, extent, all) => (start < 8 ? 8 - start : start + extent > all - 8 ? Math.max(8 - start, all - 8 - start - extent) : 0);
        this.x += shift(this.x + (x - left) * this.scale, width * this.scale, room);
        this.y += shift(this.y + (y - top) * this.scale, height * this.scale, high);
        this.place();
    }
}

/** A small picture of everything, with the visible part; dragging in it moves that. */
class Minimap {
    constructor(page) {
        this.page = page;
        this.element = byID("minimap");
        this.element.addEventListener("pointerdown", (event) => {
            event.preventDefault();
            this.element.setPointerCapture(event.pointerId);
            const go = (event) => {
                const box = this.element.getBoundingClientRect();
                this.facts?.move((event.clientX - box.left - this.left) / this.scale, (event.clientY - box.top - this.top) / this.scale);
            };
            go(event);
            this.element.addEventListener("pointermove", go);
            this.element.addEventListener("lostpointercapture", () => this.element.removeEventListener("pointermove", go), { once: true });
        });
    }

    /**
     * Draws it; hides it for null, if everything is visible.
     * @param {?{size: number[], boxes: number[][], window: number[], move: (x: number, y: number) => void}} facts all in the same unit
     */
    draw(facts) {
        const { element } = this;
        this.facts = facts;
        const isNeeded = facts !== null && (facts.window[2] < facts.size[0] - 1 || facts.window[3] < facts.size[1] - 1);
        if (element.hidden === isNeeded) element.hidden = !isNeeded;
        if (!isNeeded) return;
        const [width, height] = [160, 110];
        if (element.width !== width * 2) [element.width, element.height] = [width * 2, height * 2];
        this.scale = Math.min((width - 8) / facts.size[0], (height - 8) / facts.size[1]);
        this.left = (width - facts.size[0] * this.scale) / 2;
        this.top = (height - facts.size[1] * this.scale) / 2;
        const context = element.getContext("2d");
        context.setTransform(2, 0, 0, 2, 0, 0);
        context.clearRect(0, 0, width, height);
        context.fillStyle = "rgb(128 128 136 / .45)";
        const { scale, left, top } = this;
        for (const [x, y, wide, high] of facts.boxes) context.fillRect(left + x * scale, top + y * scale, Math.max(1, wide * scale), Math.max(1, high * scale));
        context.strokeStyle = "#2f80f5";
        context.lineWidth = 1.5;
        const [x, y, wide, high] = facts.window;
        const [x1, y1] = [Math.max(1, left + x * scale), Math.max(1, top + y * scale)];
        const [x2, y2] = [Math.min(width - 1, left + (x + wide) * scale), Math.min(height - 1, top + (y + high) * scale)];
        context.strokeRect(x1, y1, Math.max(2, x2 - x1), Math.max(2, y2 - y1));
    }
}
