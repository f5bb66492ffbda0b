// The middle: the device around the screen, its scale, and the selection of views.

/** The area of the screen. */
class Stage {
    constructor(page) {
        this.page = page;
        this.element = byID("stage");
        /** Pixels per point; null for as many as fit. */
        this.zoom = null;
        this.bezel = { width: 0, radius: 6 };
        new ResizeObserver(() => this.page.shown && this.page.onFrame()).observe(this.element);
        this.element.addEventListener("wheel", (event) => {
            // Browsers report pinching on a trackpad like this.
            if (!event.ctrlKey && !event.metaKey) return;
            event.preventDefault();
            // Zooming out from a screen that fits shows the map.
            if (event.deltaY > 0 && this.zoom === null && this.page.model.map) return this.page.choose({ mode: "map" });
            this.setZoom(this.scale * Math.exp(-event.deltaY / 200), event);
        }, { passive: false });
        this.pinch = new Pinch(this.element, {
            scale: () => this.scale,
            begin: () => (this.isWhole = this.zoom === null),
            end: () => {},
            pan: (dx, dy) => this.element.scrollBy({ left: -dx, top: -dy, behavior: "instant" }),
            zoom: (scale, clientX, clientY) => {
                if (this.isWhole && this.page.model.map && scale < this.pinch.start?.scale * 0.8) {
                    this.zoom = null;
                    this.page.choose({ mode: "map" });
                    return false;
                }
                this.setZoom(scale, { clientX, clientY });
                return true;
            },
        });
        this.element.addEventListener("scroll", () => this.page.drawMinimap());
        this.element.addEventListener("pointerdown", (event) => this.grab(event));
        for (const type of ["keydown", "keyup"]) {
            document.addEventListener(type, (event) => {
                if (event.key !== " ") return;
                this.isMoving = type === "keydown" && event.target === this.element;
                this.element.classList.toggle("can-pan", this.isMoving);
                if (this.isMoving) event.preventDefault();
            });
        }
        const screen = byID("screen");
        screen.addEventListener("click", (event) => this.onClick(event));
        screen.addEventListener("pointermove", (event) => event.pointerType === "mouse" && this.page.hover(this.viewAt(event)));
        screen.addEventListener("pointerleave", () => this.page.hover(-1));
        this.element.addEventListener("click", (event) => {
            if (!this.wasDragged && (event.target === this.element || event.target === byID("board"))) this.page.choose({ view: -1 });
        });
        this.element.addEventListener("keydown", (event) => this.onKey(event));
        document.addEventListener("keydown", (event) => {
            if (event.key !== "Escape" || event.defaultPrevented || document.querySelector("dialog[open]")) return;
            const { choice, model } = this.page;
            if (event.target.closest?.("input[type=search]")) return;
            if (choice.view >= 0) this.page.choose({ view: -1 });
            else if (choice.mode === "compare") this.page.choose({ mode: "screen" });
            else if (choice.mode === "screen" && model.map) this.page.choose({ mode: "map" });
        });
    }

    // Scale

    /** Pixels per point. */
    get scale() {
        if (this.zoom !== null) return this.zoom;
        const [width, height] = this.page.screen.size;
        const beside = this.page.templateSize;
        const style = getComputedStyle(this.element);
        const padding = (...names) => names.reduce((sum, name) => sum + parseFloat(style[name]), 0);
        const room = [
            this.element.clientWidth - padding("paddingLeft", "paddingRight") - (beside ? 56 : 0),
            this.element.clientHeight - padding("paddingTop", "paddingBottom") - byID("caption").offsetHeight - parseFloat(getComputedStyle(byID("caption")).marginTop),
        ];
        const frame = 2 * this.bezel.width;
        const whole = [width + frame + (beside?.[0] ?? 0), Math.max(height + frame, beside?.[1] ?? 0)];
        return Math.max(0.04, Math.min(1, room[0] / whole[0], room[1] / whole[1]));
    }

    /** Sets the scale, and keeps the point under the pointer, or the centre, in place. */
    setZoom(zoom, event = null) {
        const screen = byID("screen");
        const room = this.element.getBoundingClientRect();
        const before = screen.getBoundingClientRect();
        const [x, y] = event ? [event.clientX, event.clientY] : [room.left + room.width / 2, room.top + room.height / 2];
        const share = [(x - before.left) / before.width, (y - before.top) / before.height];
        this.zoom = zoom === null ? null : Math.min(32, Math.max(0.1, zoom));
        this.page.onFrame();
        if (zoom !== null && before.width > 0) {
            const after = screen.getBoundingClientRect();
            this.element.scrollLeft += after.left + share[0] * after.width - x;
            this.element.scrollTop += after.top + share[1] * after.height - y;
        }
        this.page.announce(`${Math.round(this.scale * 100)} per cent`);
    }

    /** Pans the picture: with the background around it, the middle button, or the space bar. */
    grab(event) {
        const isGround = event.button === 0 && (event.target === this.element || event.target === byID("board"));
        if (!isGround && event.button !== 1 && !(this.isMoving && event.button === 0)) return;
        if (event.pointerType === "touch") return;
        const start = { x: event.clientX, y: event.clientY, left: this.element.scrollLeft, top: this.element.scrollTop };
        event.preventDefault();
        this.element.focus({ preventScroll: true });
        this.element.setPointerCapture(event.pointerId);
        this.element.classList.add("is-panning");
        const move = (event) => {
            this.wasDragged ||= Math.hypot(event.clientX - start.x, event.clientY - start.y) > 4;
            this.element.scrollTo(start.left - event.clientX + start.x, start.top - event.clientY + start.y);
        };
        this.element.addEventListener("pointermove", move);
        this.element.addEventListener("lostpointercapture", () => {
            this.element.removeEventListener("pointermove", move);
            this.element.classList.remove("is-panning");
            setTimeout(() => (this.wasDragged = false), 0);
        }, { once: true });
    }

    /** The visible part of the picture, for the minimap. */
    get window() {
        const room = this.element.getBoundingClientRect();
        const place = byID("screen").getBoundingClientRect();
        const { scale } = this;
        const { annotations, screen } = this.page;
        return {
            size: screen.size,
            boxes: (annotations.boxes ?? []).flatMap((box, view) => (box && annotations.visible[view] && view > 0 ? [[box.left / scale, box.top / scale, box.width / scale, box.height / scale]] : [])),
            window: [(room.left - place.left) / scale, (room.top - place.top) / scale, room.width / scale, room.height / scale],
            move: (x, y) => {
                const now = byID("screen").getBoundingClientRect();
                this.element.scrollLeft += now.left + x * scale - room.left - room.width / 2;
                this.element.scrollTop += now.top + y * scale - room.top - room.height / 2;
            },
        };
    }

    /** Draws a device around a size that fills its screen. */
    setDevice(device, screen, size, platform) {
        const isDevice = Boolean(device.family) && screen.size.every((side, index) => Math.abs(side - size[index]) < 1);
        byID("device").classList.toggle("plain", !isDevice);
        const radii = device.round ? { phone: 47, pad: 18 } : { phone: 6, pad: 4 };
        this.bezel = isDevice ? { width: { phone: 11, pad: 17, tv: 10 }[device.family], radius: radii[device.family] ?? 2 } : { width: 0, radius: platform === "macOS" ? 10 : 4 };
    }

    layOut() {
        const { scale } = this;
        const set = (id, size) => {
            byID(id).setAttribute("width", size[0] * scale);
            byID(id).setAttribute("height", size[1] * scale);
        };
        set("screen", this.page.screen.size);
        if (this.page.templateSize) set("template-screen", this.page.templateSize);
        const device = byID("device").style;
        device.setProperty("--points", this.page.screen.size[0]);
        device.setProperty("--bezel-width", `${this.bezel.width * scale}px`);
        device.setProperty("--radius", `${this.bezel.radius * scale}px`);
        if (this.page.choice.mode === "screen" && !this.page.model.isEmpty) showScale(scale, this.zoom === null);
    }

    /** Draws lines from the views of a template to their targets. */
    drawLinks(isShown) {
        const links = byID("links");
        if (!isShown) return links.replaceChildren();
        const { page, scale } = this;
        const origin = links.getBoundingClientRect();
        const boxes = (screen, id) => {
            const place = byID(id).getBoundingClientRect();
            return screen.geometry().map((place) => place && [place.matrix.e, place.matrix.f, place.width, place.height].map((value) => value * scale))
                .map((box) => box && { left: box[0] + place.left - origin.left, top: box[1] + place.top - origin.top, width: box[2], height: box[3] });
        };
        const [targets, views] = [boxes(page.screen, "screen"), boxes(page.template, "template-screen")];
        const parts = [];
        for (const [view, target] of page.tree.templates[page.choice.template].pairs) {
            const [from, to] = [views[view], targets[target]];
            if (!from || !to) continue;
            parts.push(svg("rect", { x: from.left, y: from.top, width: from.width, height: from.height, fill: "none", stroke: overlayColors.purple }));
            // The roots are targets, too, but their line would cross all others. Lines to invisible views are left out as well.
            if (view === 0 || !page.annotations.visible[target]) continue;
            const isFaint = page.choice.view >= 0 && page.choice.view !== target;
            const [x1, y1, x2, y2] = [from.left, from.top + from.height / 2, to.left + to.width, to.top + to.height / 2];
            const bend = (x1 - x2) / 2;
            parts.push(
                svg("path", { d: `M${x1} ${y1}C${x1 - bend} ${y1} ${x2 + bend} ${y2} ${x2} ${y2}`, fill: "none", stroke: overlayColors.purple, "stroke-opacity": isFaint ? 0.2 : 0.75 }),
                svg("circle", { cx: x1, cy: y1, r: 2.5, fill: overlayColors.purple }), svg("circle", { cx: x2, cy: y2, r: 2.5, fill: overlayColors.purple }));
        }
        links.replaceChildren(...parts);
    }

    // Selection

    viewAt(event) {
        const element = event.target.closest?.("[data-view]");
        return element ? Number(element.dataset.view) : -1;
    }

    onClick(event) {
        if (this.wasDragged || this.isMoving) return;
        this.page.choose({ view: this.viewAt(event) });
    }

    /** Selects the superview with up, the first subview with down, and a sibling to the sides. */
    onKey(event) {
        if (event.target !== this.element || event.ctrlKey || event.metaKey || event.altKey) return;
        const { tree, shown, choice } = this.page;
        const shows = (view) => shown.looks[view] && (choice.showsHidden || !shown.looks[view].isHidden);
        const siblings = (view) => (tree.children[tree.views[view].parent] ?? [view]).filter(shows);
        const view = choice.view;
        const step = (by) => {
            const all = siblings(view);
            return all[(all.indexOf(view) + by + all.length) % all.length];
        };
        const targets = view < 0
            ? { ArrowUp: 0, ArrowDown: 0, ArrowLeft: 0, ArrowRight: 0 }
            : { ArrowUp: tree.views[view].parent, ArrowDown: tree.children[view].find(shows), ArrowLeft: step(-1), ArrowRight: step(1) };
        if (!(event.key in targets)) return;
        event.preventDefault();
        const target = targets[event.key];
        if (target !== undefined && target >= 0 && target !== view) this.page.choose({ view: target });
    }
}

/** Shows the scale; null if the display has none. */
function showScale(scale, isFitted) {
    const text = scale === null ? "–" : `${Math.round(scale * 100)} %`;
    byID("fit").textContent = text;
    byID("fit").setAttribute("aria-label", scale === null ? "Fit" : `${Math.round(scale * 100)} per cent: fit`);
    byID("fit").setAttribute("aria-pressed", isFitted);
    byID("whole").setAttribute("aria-pressed", text === "100 %");
}
