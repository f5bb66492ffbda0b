/// Copying of elements from this tree or from another one.
extension TreeRewriter {
    /// Appends the node of an element that keeps its start tag's position. Its children follow.
    mutating func begin(_ node: NodeIndex, parent: NodeIndex?) -> NodeIndex {
        let number = NodeIndex(nodes.count)
        var copy = tree.nodes[node]
        copy.parent = parent ?? number
        copy.firstAttribute = UInt32(attributes.count)
        copy.start = moved(copy.start)
        nodes.append(copy)
        return number
    }

    mutating func copyAttributes(of node: NodeIndex) {
        for position in tree.attributeRange(of: node) {
            let attribute = tree.attributes[position]
            attributes.append(ElementAttribute(name: attribute.name, value: moved(attribute.value)))
        }
    }

    /// Copies an element without changes.
    mutating func copy(_ node: NodeIndex, parent: NodeIndex?) { copy(node..<tree.nodes[node].subtreeEnd, parent: parent) }

    /// Copies consecutive children of an element without changes.
    mutating func copy(_ range: Range<NodeIndex>, parent: NodeIndex?) {
        let shift = range.lowerBound.distance(to: NodeIndex(nodes.count))
        let above = tree.nodes[range.lowerBound].parent
        let isRoot = above == range.lowerBound
        let attributeShift = attributes.count - Int(tree.nodes[range.lowerBound].firstAttribute)
        let sourceShift = tree.isVerbatim ? output.count - copied : 0
        for index in range {
            var copy = tree.nodes[index]
            let isOutermost = isRoot ? index == above : copy.parent == above
            copy.parent = isOutermost ? parent ?? index + shift : copy.parent + shift
            copy.subtreeEnd = copy.subtreeEnd + shift
            copy.firstAttribute = UInt32(Int(copy.firstAttribute) + attributeShift)
            copy.start = UInt32(Int(copy.start) + sourceShift)
            copy.startTagEnd = UInt32(Int(copy.startTagEnd) + sourceShift)
            copy.end = UInt32(Int(copy.end) + sourceShift)
            nodes.append(copy)
        }
        let end = tree.attributeRange(of: range.upperBound.advanced(by: -1)).upperBound
        for position in Int(tree.nodes[range.lowerBound].firstAttribute)..<end {
            let attribute = tree.attributes[position]
            attributes.append(ElementAttribute(name: attribute.name, value: moved(attribute.value)))
        }
    }

    /// Writes siblings of another tree instead of a node and its next siblings.
    mutating func write(_ replacement: TreeEditor.Replacement, inPlaceOf node: NodeIndex, parent: NodeIndex) {
        emit(to: Int(tree.nodes[node].start))
        let (other, range) = (replacement.tree, replacement.nodes)
        let (start, above) = (Int(other.nodes[range.lowerBound].start), other.nodes[range.lowerBound].parent)
        let shift = range.lowerBound.distance(to: NodeIndex(nodes.count))
        let sourceShift = output.count - start
        var end = start
        for index in range {
            var copy = other.nodes[index]
            let isOutermost = copy.parent == above || index == range.lowerBound
            if isOutermost { end = Int(copy.end) }
            copy.name = id(of: copy.name, in: other)
            copy.parent = isOutermost ? parent : copy.parent + shift
            copy.subtreeEnd = copy.subtreeEnd + shift
            copy.firstAttribute = UInt32(attributes.count)
            copy.start = UInt32(Int(copy.start) + sourceShift)
            copy.startTagEnd = UInt32(Int(copy.startTagEnd) + sourceShift)
            copy.end = UInt32(Int(copy.end) + sourceShift)
            nodes.append(copy)
            for position in other.attributeRange(of: index) {
                var attribute = other.attributes[position]
                attribute.name = id(of: attribute.name, in: other)
                if Int(attribute.value.offset) < other.sourceCount {
                    attribute.value.offset = UInt32(Int(attribute.value.offset) + sourceShift)
                } else if attribute.value.isPresent {
                    attribute.value = decode(other.bytes[attribute.value.range])
                }
                attributes.append(attribute)
            }
        }
        emit(other.bytes[start..<end])
        skip(to: Int(tree.nodes[replacement.last].end))
    }

    /// Returns the id of another tree's name in this tree.
    private mutating func id(of name: NameID, in other: ElementTree) -> NameID {
        other.names.isKnown(name) ? name : id(of: other.names[name])
    }
}
