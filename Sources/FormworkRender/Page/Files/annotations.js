// Annotations over the screen: names, frames, guides, links, issues, and the selection.

class Annotations extends Overlay {
    /**
     * Draws all annotations again.
     * @param {{model: Model, tree: object, shown: Shown, before: Shown, choice: Choice, scale: number, geometry: object[],
     *     size: number[], hovered: number, pointed: number, changes: object[], isMoving: boolean}} scene
     */
    draw(scene) {
        Object.assign(this, scene);
        this.parts = [];
        this.tags = [];
        /** Constants and labels of constraints, above all lines. */
        this.chips = [];
        this.boxes = scene.geometry.map((place) => (place ? this.box(place) : null));
        this.visible = this.visibility();
        const has = (name) => !scene.isMoving && scene.choice.annotations.includes(name);
        if (has("guides")) this.drawGuides();
        if (has("issues")) this.drawIssues();
        // Distances replace the selected view's constraints.
        const isMeasuring = scene.choice.view >= 0 && scene.hovered >= 0 && scene.hovered !== scene.choice.view;
        if (!scene.isMoving && (!isMeasuring || has("constraints") || scene.pointed >= 0)) new ConstraintLines(this).draw(has("constraints"));
        if (has("targets")) this.drawTargets();
        if (has("hiding")) this.drawHiding();
        if (scene.scale >= 6) this.drawPixels();
        if (scene.marks && !scene.isMoving) this.drawMarks();
        this.drawNames(has);
        this.drawHover();
        this.drawSelection();
        if (!scene.isMoving) this.drawMeasures();
        this.element.setAttribute("viewBox", `0 0 ${scene.size[0] * scene.scale} ${scene.size[1] * scene.scale}`);
        this.element.replaceChildren(...this.parts, ...this.chips);
    }

    // Drawing

    drawGuides() {
        const marked = new Set([0, this.choice.view]);
        for (const constraint of this.model.constraints(this.tree, this.shown)) {
            if (/Margin/.test(constraint.firstAttribute)) marked.add(constraint.first);
            if (/Margin/.test(constraint.secondAttribute)) marked.add(constraint.second);
        }
        for (const view of marked) {
            const look = this.shown.looks[view];
            if (!look || !this.visible[view] || !look.margins?.some((value) => value !== 0)) continue;
            this.rect(this.inset(view, look.margins), { stroke: overlayColors.blue, "stroke-width": 1, "stroke-dasharray": "2 2", "stroke-opacity": 0.75 });
        }
        const safeArea = this.shown.looks[0]?.safeArea;
        if (safeArea?.some((value) => value !== 0)) {
            const box = this.inset(0, safeArea);
            this.rect(box, { stroke: overlayColors.green, "stroke-width": 1.25, "stroke-dasharray": "6 3" });
            this.tag("safe area", box.left, box.top, overlayColors.green);
        }
    }

    drawIssues() {
        const mark = (view, color, text) => {
            const box = this.boxes[view];
            if (!box) return;
            this.rect(box, { stroke: color, fill: color, "fill-opacity": 0.1, "stroke-width": 1.5, "stroke-dasharray": "4 3" });
            this.tag(text, box.left, box.top, color);
        };
        for (const view of this.shown.ambiguous) mark(view, overlayColors.orange, "ambiguous");
        for (const [view, [x, y, width, height]] of this.shown.misplaced) {
            const [parent, look] = [this.tree.views[view].parent, this.shown.looks[view]];
            if (!this.geometry[parent] || !look) continue;
            const isUpwards = this.model.data.platform === "macOS" && !this.tree.views[parent].flipped;
            const outer = this.geometry[parent];
            this.rect(this.boxes[view], { stroke: overlayColors.orange, "stroke-width": 1.5 });
            this.rect(this.box(outer, x, isUpwards ? outer.height - y - height : y, width, height), { stroke: overlayColors.orange, "stroke-dasharray": "3 2" });
            this.tag("misplaced", this.boxes[view].left, this.boxes[view].top, overlayColors.orange);
        }
        const conflicting = new Set(this.shown.conflicts.flatMap((conflict) => conflict.constraints));
        const views = new Set(this.shown.conflicts.flatMap((conflict) => conflict.stacks));
        for (const constraint of this.model.constraints(this.tree, this.shown)) {
            if (!conflicting.has(constraint.id) && !conflicting.has(constraint.origin)) continue;
            for (const item of [constraint.first, constraint.second]) if (item > 0) views.add(item);
        }
        for (const view of views) mark(view, overlayColors.red, "conflict");
    }

    /** Draws the targets of templates. */
    drawTargets() {
        const names = new Map();
        for (const [number, template] of this.tree.templates.entries()) {
            if (this.choice.template >= 0 && number !== this.choice.template) continue;
            for (const [, target] of template.pairs) if (target >= 0) names.set(target, [...(names.get(target) ?? []), template.name]);
        }
        for (const [view, templates] of names) {
            if (!this.visible[view]) continue;
            this.rect(this.boxes[view], { stroke: overlayColors.purple, "stroke-width": 1.25 });
            const text = this.choice.template >= 0 ? this.tree.views[view].name : templates.join(", ");
            if (view > 0 && !this.choice.annotations.includes("labels")) this.tag(text, this.boxes[view].left, this.boxes[view].top, overlayColors.purple);
        }
    }

    /** Draws arrows from each hiding master to its followers. */
    drawHiding() {
        const constraints = this.model.constraints(this.tree, this.shown);
        for (const [master, view, id] of this.tree.links) {
            const from = this.boxes[master];
            if (!from) continue;
            this.rect(from, { stroke: overlayColors.teal, "stroke-width": 1.5 });
            const constraint = view < 0 && constraints.find((constraint) => constraint.id === id || constraint.origin === id);
            const to = this.boxes[view] ?? (constraint ? new ConstraintLines(this).middle(constraint) : null);
            if (!to) continue;
            if (view >= 0) this.rect(to, { stroke: overlayColors.teal, "stroke-dasharray": "3 2" });
            this.arrow(from.midX, from.midY, to.midX, to.midY, overlayColors.teal);
        }
    }

    drawNames(has) {
        if (!has("labels") && !has("ids") && !has("frames")) return;
        const near = [];
        for (const [number, view] of this.tree.views.entries()) {
            if (!this.visible[number]) continue;
            const words = [];
            if (has("labels")) words.push(view.name);
            if (has("ids")) words.push(view.id ?? "no id");
            if (has("frames")) words.push(frameText(this.model.frame(this.tree, this.shown, number)));
            if (has("frames")) this.rect(this.boxes[number], { stroke: overlayColors.gray, "stroke-width": 0.75, "stroke-opacity": 0.7 });
            if (!this.isNear(number)) this.tag(words.join(" · "), this.boxes[number].left, this.boxes[number].top, overlayColors.gray, false);
            else near.push([words.join(" · "), this.boxes[number]]);
        }
        for (const [text, box] of near) this.tag(text, box.left, box.top, overlayColors.accent);
    }

    /** Whether a view is selected or under the pointer. */
    isNear(view) {
        return view === this.hovered || view === this.choice.view;
    }

    drawHover() {
        const view = this.hovered;
        if (view < 0 || view === this.choice.view || !this.geometry[view]) return;
        this.outline(view, { stroke: overlayColors.accent, "stroke-width": 1.25, "stroke-opacity": 0.8, fill: overlayColors.accent, "fill-opacity": 0.06 });
        if (this.isMoving || this.choice.annotations.some((name) => name === "labels" || name === "frames" || name === "ids")) return;
        // Its name and size.
        const look = this.shown.looks[view];
        const text = `${this.tree.views[view].name} ${points(look.width)} × ${points(look.height)}`;
        const box = this.boxes[view];
        this.tag(text, box.left, box.top - 17 >= 0 ? box.top - 17 : box.bottom + 2, overlayColors.accent);
    }

    /** Draws the grid of points, once they are large enough to be counted. */
    drawPixels() {
        const { scale } = this;
        const pattern = svg("pattern", { id: "pixels", width: scale, height: scale, patternUnits: "userSpaceOnUse" },
            svg("path", { d: `M${scale} 0H0V${scale}`, fill: "none", stroke: "#808088", "stroke-opacity": 0.35, "stroke-width": 1 }));
        this.parts.push(pattern);
        this.add("rect", { class: "pixels", width: this.size[0] * scale, height: this.size[1] * scale, fill: "url(#pixels)" });
    }

    /** Draws the number of findings at each view. */
    drawMarks() {
        for (const [view, { severity, number }] of this.marks) {
            const box = this.boxes[view];
            if (!box || !this.visible[view]) continue;
            const color = { error: overlayColors.red, warning: overlayColors.orange, note: overlayColors.gray }[severity];
            this.rect(box, { stroke: color, "stroke-width": 1.25, "stroke-dasharray": "3 2" });
            const [width, height] = [this.size[0] * this.scale, this.size[1] * this.scale];
            const [x, y] = [Math.min(width - 8, Math.max(8, box.right)), Math.min(height - 8, Math.max(8, box.top))];
            this.add("circle", { class: "finding-mark", cx: x, cy: y, r: 8, fill: color, stroke: "#fff", "stroke-width": 1.5 });
            this.add("text", { x, y: y + 3.5, class: "tag-text", "text-anchor": "middle", fill: "#fff" }, number > 9 ? "9+" : String(number));
        }
    }

    // Distances

    /** Draws the distances between the selected view and the view under the pointer, with the constraint that determines each. */
    drawMeasures() {
        const [from, to] = [this.choice.view, this.hovered];
        if (from < 0 || to < 0 || from === to || !this.boxes[from] || !this.boxes[to] || !this.visible[from]) return;
        for (const measure of this.measures(from, to)) this.drawMeasure(measure);
    }

    /**
     * Returns the distances between two views: to each edge of the containing one, or across the gaps between them.
     * @returns {{isHorizontal: boolean, from: number, to: number, across: number, sides: string[], value: number, constraint: ?object}[]}
     */
    measures(first, second) {
        const [a, b] = [this.boxes[first], this.boxes[second]];
        const found = [];
        const add = (isHorizontal, from, to, across, sides) => {
            const value = Math.abs(to - from) / this.scale;
            if (value >= 0.005) found.push({ isHorizontal, from, to, across, sides, value, constraint: this.constraintBetween(first, second, sides) });
        };
        for (const isHorizontal of [true, false]) {
            const [low, high, start, end] = isHorizontal ? ["left", "right", "top", "bottom"] : ["top", "bottom", "left", "right"];
            // Across the axis: in the middle of the overlap, or of the selected view if there is none.
            const [begin, finish] = [Math.max(a[start], b[start]), Math.min(a[end], b[end])];
            const across = begin <= finish ? (begin + finish) / 2 : (a[start] + a[end]) / 2;
            if (a[high] <= b[low] + 0.01) add(isHorizontal, a[high], b[low], across, [high, low]);
            else if (b[high] <= a[low] + 0.01) add(isHorizontal, a[low], b[high], across, [low, high]);
            else {
                add(isHorizontal, a[low], b[low], across, [low, low]);
                add(isHorizontal, a[high], b[high], across, [high, high]);
            }
        }
        return found;
    }

    /** Returns the constraint between an edge of one view and an edge of the other; null if there is none. */
    constraintBetween(first, second, [side, otherSide]) {
        const isReversed = this.model.isRightToLeft ?? this.model.data.isRightToLeft;
        const names = { left: ["left", isReversed ? "trailing" : "leading"], right: ["right", isReversed ? "leading" : "trailing"], top: ["top", "firstBaseline"], bottom: ["bottom", "baseline", "lastBaseline"] };
        const fits = (item, attribute, view, side) => this.ownerOf(item) === view && names[side].includes(attribute.replace("Margin", ""));
        return this.model.constraints(this.tree, this.shown).find((constraint) => {
            const { first: one, firstAttribute, second: other, secondAttribute } = constraint;
            return (fits(one, firstAttribute, first, side) && fits(other, secondAttribute, second, otherSide))
                || (fits(one, firstAttribute, second, otherSide) && fits(other, secondAttribute, first, side));
        }) ?? null;
    }

    /** Returns the view of a constraint's item, or the owner of its guide. */
    ownerOf(item) {
        return item >= 0 || item === -1 ? item : this.tree.guides[-2 - item]?.[1] ?? -1;
    }

    drawMeasure({ isHorizontal, from, to, across, value, constraint }) {
        const color = overlayColors.red;
        const draw = (a, b, c, d, style) => (isHorizontal ? this.line(a, b, c, d, style) : this.line(b, a, d, c, style));
        for (const [width, stroke] of [[3.5, "#fff"], [1.25, color]]) {
            const style = { stroke, "stroke-width": width, "stroke-opacity": stroke === "#fff" ? 0.8 : 1 };
            draw(from, across, to, across, style);
            for (const end of [from, to]) draw(end, across - 4, end, across + 4, style);
        }
        const text = points(value) + (constraint ? ` · ${constraint.firstAttribute}${constraint.constant === 0 ? "" : ` ${constraint.relation} ${points(constraint.constant)}`}${constraint.priority < 1000 ? ` @${points(constraint.priority)}` : ""}` : "");
        const width = this.textWidth(text) + 8;
        const middle = (from + to) / 2;
        const [x, y] = isHorizontal ? [middle - width / 2, across - 20] : [across + 6, middle - 7];
        const tag = this.parts.length;
        this.tag(text, x, y, color);
        for (const part of this.parts.slice(tag)) part.classList.add("measure");
    }

    /** Draws the selected view, and its previous position. */
    drawSelection() {
        const view = this.choice.view;
        if (!this.geometry[view]) return;
        const change = this.changes.find((change) => change.view === view);
        if (change?.moved && !this.isMoving && this.before) {
            const old = this.box(geometryOf(this.tree, this.before.looks.map((look) => (look && !look.isLeftOut ? pose(look, true) : null)), this.before.top)[view]);
            this.rect(old, { stroke: overlayColors.accent, "stroke-dasharray": "4 3", "stroke-opacity": 0.8 });
            const now = this.boxes[view];
            if (Math.hypot(now.midX - old.midX, now.midY - old.midY) > 12) this.arrow(old.midX, old.midY, now.midX, now.midY, overlayColors.accent);
        }
        this.outline(view, { stroke: "#fff", "stroke-width": 3.5, "stroke-opacity": 0.7 });
        this.outline(view, { stroke: overlayColors.accent, "stroke-width": 1.75 });
        const box = this.boxes[view];
        if (this.isMoving) return;
        const look = this.shown.looks[view];
        if (this.choice.annotations.includes("frames")) return;
        const text = `${points(look.width)} × ${points(look.height)}`;
        const below = box.bottom + 19 < this.size[1] * this.scale ? box.bottom + 4 : Math.max(0, box.bottom - 19);
        const before = this.parts.length;
        this.tag(text, Math.max(0, box.midX - this.textWidth(text) / 2 - 4), below, overlayColors.accent);
        // Above the labels of constraints.
        this.chips.push(...this.parts.splice(before));
    }
}
