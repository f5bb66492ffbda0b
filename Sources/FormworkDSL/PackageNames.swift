// Short names for use inside the package. They are not public because they would collide with other modules.

package typealias LayoutGuideKind = LayoutItem.GuideKind
package typealias ViewLookupError = DocumentDraft.ViewLookupError
