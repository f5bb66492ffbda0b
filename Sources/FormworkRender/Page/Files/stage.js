// The middle: the device around the screen, its size on the page, and choosing views on it. And the panels beside it.

/** The room in which the screen stands. */
class Stage {
    constructor(page) {
        this.page = page;
        this.element = byID("stage");
        /** Pixels in a point; null for as many as there is room for. */
        this.zoom = null;
        this.bezel = { width: 0, radius: 6 };
        new ResizeObserver(() => this.page.shown && this.page.onFrame()).observe(this.element);
        byID("smaller").addEventListener("click", () => this.setZoom(this.scale / 1.25));
        byID("larger").addEventListener("click", () => this.setZoom(this.scale * 1.25));
        byID("fit").addEventListener("click", () => this.setZoom(null));
        this.element.addEventListener("wheel", (event) => {
            // The gesture that makes things larger on a trackpad comes like this.
            if (!event.ctrlKey) return;
            event.preventDefault();
            this.setZoom(this.scale * Math.exp(-event.deltaY / 200));
        }, { passive: false });
        const screen = byID("screen");
        screen.addEventListener("click", (event) => this.onClick(event));
        screen.addEventListener("pointermove", (event) => event.pointerType === "mouse" && this.page.hover(this.viewAt(event)));
        screen.addEventListener("pointerleave", () => this.page.hover(-1));
        this.element.addEventListener("click", (event) => {
            if (event.target === this.element || event.target === byID("board")) this.page.choose({ view: -1 });
        });
        this.element.addEventListener("keydown", (event) => this.onKey(event));
        document.addEventListener("keydown", (event) => {
            if (event.key === "Escape" && this.page.choice.view >= 0) this.page.choose({ view: -1 });
        });
    }

    // Its size

    /** Pixels in a point. */
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

    setZoom(zoom) {
        this.zoom = zoom === null ? null : Math.min(8, Math.max(0.1, zoom));
        this.page.onFrame();
        this.page.announce(`${Math.round(this.scale * 100)} per cent`);
    }

    /** Puts a device around what fills its screen. */
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
        byID("fit").textContent = `${Math.round(scale * 100)} %`;
        byID("fit").setAttribute("aria-label", `${Math.round(scale * 100)} per cent: fit`);
        byID("fit").setAttribute("aria-pressed", this.zoom === null);
    }

    /** Lines from the views of a template to the views that they stand for. */
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
            // The roots stand for each other: a line between them would cross all others. So would lines to what is not seen.
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

    // Choosing views

    viewAt(event) {
        const element = event.target.closest?.("[data-view]");
        return element ? Number(element.dataset.view) : -1;
    }

    onClick(event) {
        this.page.choose({ view: this.viewAt(event) });
    }

    /** Up to the superview, down to the first subview, aside to the next one. */
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

/** The panels beside the screen, one of which is shown; where the page is narrow the states are one of them. */
class Panels {
    constructor() {
        this.tabs = [...byID("tabs").querySelectorAll("[role=tab]")];
        this.narrow = matchMedia("(max-width: 719px)");
        for (const tab of this.tabs) {
            tab.append(html("span", { class: "number" }));
            tab.addEventListener("click", () => this.show(tab));
            tab.addEventListener("keydown", (event) => this.onKey(event, tab));
        }
        this.narrow.addEventListener("change", () => this.adapt());
        this.adapt();
    }

    /** The tabs that can be chosen: the states have a place of their own where there is room. */
    get usable() {
        return this.narrow.matches ? this.tabs : this.tabs.slice(1);
    }

    adapt() {
        this.show(this.narrow.matches ? this.tabs[0] : this.usable.includes(this.current) ? this.current : this.tabs[1]);
    }

    show(tab) {
        this.current = tab;
        byID("app").dataset.panel = tab.id.replace("tab-", "");
        for (const other of this.tabs) {
            other.setAttribute("aria-selected", other === tab);
            other.tabIndex = other === tab ? 0 : -1;
        }
    }

    setNumber(name, number) {
        byID(`tab-${name}`).querySelector(".number").textContent = number > 0 ? number : "";
    }

    onKey(event, tab) {
        const tabs = this.usable;
        const index = tabs.indexOf(tab);
        const target = {
            ArrowRight: tabs[(index + 1) % tabs.length], ArrowLeft: tabs[(index + tabs.length - 1) % tabs.length], Home: tabs[0], End: tabs.at(-1),
        }[event.key];
        if (!target) return;
        event.preventDefault();
        this.show(target);
        target.focus();
    }
}
