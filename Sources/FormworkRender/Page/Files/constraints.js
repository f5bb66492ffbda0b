// Constraints as Interface Builder draws them: a beam for each distance and size, a line for each alignment.

class ConstraintLines {
    /** @param {Annotations} annotations the overlay to draw in */
    constructor(annotations) {
        this.on = annotations;
        const { shown, tree } = annotations;
        this.conflicting = new Set(shown.conflicts.flatMap((conflict) => conflict.constraints));
        this.guides = tree.guides;
    }

    /** Draws all constraints, or those of the selected view, and the one under the pointer. */
    draw(all) {
        const { model, tree, shown, choice, pointed } = this.on;
        const selected = choice.view;
        for (const constraint of model.constraints(tree, shown)) {
            const isNear = constraint.first === selected || constraint.second === selected;
            const isPointed = constraint.number === pointed;
            if (!isPointed && !(all ? true : selected > 0 && isNear)) continue;
            const line = this.line(constraint);
            if (!line) continue;
            const isFaint = all && selected >= 0 && !isNear && !isPointed;
            this.drawLine(constraint, line, this.color(constraint), { isDashed: constraint.priority < 1000, isFaint, isStrong: isPointed });
        }
    }

    color(constraint) {
        const { shown } = this.on;
        if (this.conflicting.has(constraint.id) || this.conflicting.has(constraint.origin)) return overlayColors.red;
        return shown.ambiguous.has(constraint.first) || shown.ambiguous.has(constraint.second) ? overlayColors.orange : overlayColors.blue;
    }

    /** Returns the rectangle that an attribute of an item refers to. */
    rect(item, attribute) {
        const { on } = this;
        if (item >= 0) {
            if (!on.visible[item]) return null;
            const margins = on.shown.looks[item].margins;
            return /Margin/.test(attribute) && margins ? on.inset(item, margins) : on.boxes[item];
        }
        const [kind, owner] = this.guides[-2 - item] ?? [];
        if (kind === undefined || !on.visible[owner]) return null;
        const look = on.shown.looks[owner];
        const safe = look.safeArea ?? [0, 0, 0, 0];
        const place = on.geometry[owner];
        switch (kind) {
            case "safeArea": return on.inset(owner, safe);
            case "layoutMargins": return on.inset(owner, look.margins ?? [0, 0, 0, 0]);
            case "top": return on.box(place, 0, 0, place.width, safe[0]);
            case "bottom": case "keyboard": return on.box(place, 0, place.height - safe[2], place.width, safe[2]);
            default: return on.boxes[owner];
        }
    }

    /** Returns the line of a constraint: its start and end, its position across the axis, and its text. */
    line(constraint) {
        const { first, firstAttribute, second, secondAttribute } = constraint;
        const rect = this.rect(first, firstAttribute);
        if (!rect) return null;
        if (firstAttribute === "width" || firstAttribute === "height") {
            const isHorizontal = firstAttribute === "width";
            return {
                isHorizontal, from: isHorizontal ? rect.left : rect.top, to: isHorizontal ? rect.right : rect.bottom,
                across: isHorizontal ? Math.max(rect.top, rect.bottom - 7) : Math.max(rect.left, rect.right - 7), text: this.text(constraint),
            };
        }
        const other = this.rect(second, secondAttribute);
        const from = other && this.coordinate(secondAttribute, other);
        const to = this.coordinate(firstAttribute, rect);
        if (from === null || to === null) return null;
        const isHorizontal = /left|right|leading|trailing|centerX/i.test(firstAttribute);
        const [low, high] = isHorizontal ? ["top", "bottom"] : ["left", "right"];
        if (Math.abs(from - to) < 0.5 * this.on.scale) {
            return { isHorizontal, isAlignment: true, from, to, low: Math.min(rect[low], other[low]), high: Math.max(rect[high], other[high]) };
        }
        const [start, end] = [Math.max(rect[low], other[low]), Math.min(rect[high], other[high])];
        return { isHorizontal, from, to, across: start <= end ? (start + end) / 2 : (rect[low] + rect[high]) / 2, text: this.text(constraint) };
    }

    coordinate(attribute, rect) {
        const isReversed = this.on.model.isRightToLeft ?? this.on.model.data.isRightToLeft;
        switch (attribute.replace("Margin", "").replace("WithinMargins", "")) {
            case "left": return rect.left;
            case "right": return rect.right;
            case "leading": return isReversed ? rect.right : rect.left;
            case "trailing": return isReversed ? rect.left : rect.right;
            case "top": return rect.top;
            case "bottom": return rect.bottom;
            case "centerX": return rect.midX;
            case "centerY": return rect.midY;
            case "baseline": case "lastBaseline": return rect.bottom - Math.min(5 * this.on.scale, rect.height / 4);
            case "firstBaseline": return rect.top + Math.min(16 * this.on.scale, (rect.height * 3) / 4);
            default: return null;
        }
    }

    text({ firstAttribute, relation, second, multiplier, constant, priority, isSymbolic }) {
        let text = relation === "=" ? "" : relation + " ";
        if ((firstAttribute === "width" || firstAttribute === "height") && second >= 0) {
            text = `${relation} ${multiplier === 1 ? "" : points(multiplier) + " × "}${this.on.tree.views[second].name}`;
            if (constant !== 0) text += constant < 0 ? ` − ${points(-constant)}` : ` + ${points(constant)}`;
        } else {
            text += isSymbolic ? "standard" : points(constant);
            if (multiplier !== 1 && second !== -1) text = `${points(multiplier)} × … ${text}`;
        }
        return priority < 1000 ? `${text} @${points(priority)}` : text;
    }

    drawLine(constraint, line, color, { isDashed, isFaint, isStrong }) {
        const { on } = this;
        const style = { stroke: color, "stroke-width": isStrong ? 2.5 : 1.25, "stroke-dasharray": isDashed ? "4 2" : null, "stroke-opacity": isFaint ? 0.22 : 1 };
        const draw = (a, b, c, d, style) => (line.isHorizontal ? on.line(a, b, c, d, style) : on.line(b, a, d, c, style));
        if (line.isAlignment) {
            if (!isFaint) draw(line.from, line.low, line.from, line.high, { stroke: "#fff", "stroke-width": 3, "stroke-opacity": 0.5 });
            draw(line.from, line.low, line.from, line.high, { ...style, "stroke-width": isStrong ? 2.5 : 1, "stroke-opacity": isFaint ? 0.15 : 0.65 });
            return;
        }
        // A light line below makes it visible on any picture.
        if (!isFaint) draw(line.from, line.across, line.to, line.across, { stroke: "#fff", "stroke-width": 3.5, "stroke-opacity": 0.75 });
        draw(line.from, line.across, line.to, line.across, style);
        for (const end of [line.from, line.to]) draw(end, line.across - 4, end, line.across + 4, { ...style, "stroke-dasharray": null });
        if (isFaint) return;
        const middle = (line.from + line.to) / 2;
        const width = on.textWidth(line.text) + 6;
        const [wide, high] = [on.size[0] * on.scale, on.size[1] * on.scale];
        // The chip stays on the screen.
        const inside = (value, least, most) => Math.min(Math.max(value, least), Math.max(least, most));
        const [x, y] = (line.isHorizontal ? [middle, line.across] : [line.across, middle]).map((value, axis) => (axis === 0 ? inside(value, width / 2, wide - width / 2) : inside(value, 7, high - 7)));
        const chip = svg("rect", { class: "chip-ground", x: x - width / 2, y: y - 7, width, height: 14, rx: 3, fill: "#fff", "fill-opacity": 0.94, stroke: color, "stroke-opacity": 0.25 });
        on.chips.push(chip, svg("text", { x, y: y + 3.5, class: "tag-text", "text-anchor": "middle", fill: color }, line.text));
        // If the document may be changed, dragging the chip changes the constant.
        if (on.onDrag && constraint.second !== undefined && !constraint.isSymbolic) on.onDrag(chip, constraint, line);
    }

    /** Returns the middle of a constraint's line, for an arrow that points to it. */
    middle(constraint) {
        const line = this.line(constraint);
        if (!line) return null;
        const along = (line.from + line.to) / 2;
        const across = line.isAlignment ? (line.low + line.high) / 2 : line.across;
        return line.isHorizontal ? { midX: along, midY: across } : { midX: across, midY: along };
    }
}

/** Edges and sizes in words, for sentences. */
const attributeWords = {
    left: "left edge", right: "right edge", leading: "leading edge", trailing: "trailing edge", top: "top", bottom: "bottom", centerX: "horizontal centre", centerY: "vertical centre",
    width: "width", height: "height", baseline: "baseline", lastBaseline: "last baseline", firstBaseline: "first baseline",
    leftMargin: "left margin", rightMargin: "right margin", leadingMargin: "leading margin", trailingMargin: "trailing margin", topMargin: "top margin", bottomMargin: "bottom margin",
    centerXWithinMargins: "horizontal centre, within margins", centerYWithinMargins: "vertical centre, within margins",
};

/** Returns a constraint as a sentence about a view: “Its top is 8 points below Title's bottom.” */
function constraintSentence(model, tree, constraint, view) {
    const name = (item) => {
        if (item === view) return "its";
        if (item >= 0) return `${tree.views[item].name}’s`;
        const [kind, owner] = tree.guides[-2 - item] ?? [];
        if (kind === undefined) return "something’s";
        const guide = { safeArea: "safe area", layoutMargins: "margins", top: "top layout guide", bottom: "bottom layout guide", keyboard: "keyboard guide" }[kind] ?? "guide";
        return owner === view ? `its own ${guide}’s` : owner >= 0 && owner < tree.views.length ? `${tree.views[owner].name}’s ${guide}’s` : `the ${guide}’s`;
    };
    // From the other view's perspective the signs are reversed, if there is no multiplier.
    let { first, firstAttribute, relation, second, secondAttribute, multiplier, constant } = constraint;
    if (second === view && first !== view && multiplier === 1) {
        [first, firstAttribute, second, secondAttribute, constant] = [second, secondAttribute, first, firstAttribute, -constant];
        relation = { "≤": "≥", "≥": "≤" }[relation] ?? relation;
    }
    const subject = `${name(first)} ${attributeWords[firstAttribute] ?? firstAttribute}`;
    const least = { "≤": "at most ", "≥": "at least " }[relation] ?? "";
    const amount = constraint.isSymbolic ? "the standard distance" : `${points(Math.abs(constant))} ${Math.abs(constant) === 1 ? "point" : "points"}`;
    const isSize = firstAttribute === "width" || firstAttribute === "height";
    let text;
    if (second === -1) text = `${subject} is ${least}${points(constant)} points`;
    else {
        const other = `${name(second)} ${attributeWords[secondAttribute] ?? secondAttribute}`;
        const times = multiplier === 1 ? "" : `${points(multiplier)} times `;
        if (constant === 0 && !constraint.isSymbolic) text = `${subject} ${least ? `is ${least}` : multiplier === 1 ? "equals " : "is "}${times}${other}`;
        else if (isSize || multiplier !== 1) text = `${subject} is ${least}${times}${other} ${constant < 0 ? "less" : "plus"} ${amount}`;
        else {
            const isUpright = /top|bottom|baseline|centerY/i.test(firstAttribute);
            const isPositive = constant > 0 || (constraint.isSymbolic && constant === 0);
            const way = isUpright ? (isPositive ? "below" : "above") : isPositive ? "after" : "before";
            // A minimum distance in one direction is a maximum in the other.
            const side = least && !isPositive ? (relation === "≥" ? "at most " : "at least ") : least;
            text = `${subject} is ${side}${amount} ${way} ${other}`;
        }
    }
    text = text[0].toUpperCase() + text.slice(1);
    return constraint.priority < 1000 ? `${text}, at priority ${points(constraint.priority)}.` : `${text}.`;
}
