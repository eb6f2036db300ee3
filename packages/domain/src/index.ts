/** Public interface of the domain: everything that apps and packages may use. One block per folder, in the order of the dependency rule. */

// catalogue
export * from './catalogue/custom-size.ts';
export * from './catalogue/delivery.ts';
export * from './catalogue/digit-shape.ts';
export * from './catalogue/distinct-names.ts';
export * from './catalogue/is-listed.ts';
export * from './catalogue/material.ts';
export * from './catalogue/order-total.ts';
export * from './catalogue/panels.ts';
export * from './catalogue/postcode.ts';
export * from './catalogue/preview-box.ts';
export * from './catalogue/price.ts';
export * from './catalogue/restrict-to-priced.ts';
export * from './catalogue/size-choice.ts';
export * from './catalogue/square-grids.ts';
export * from './catalogue/template.ts';
export * from './catalogue/template-rules.ts';
export * from './catalogue/tile-price.ts';
export * from './catalogue/vat.ts';
// collage
export * from './collage/apply-command.ts';
export { canArrangeToFit, planArrangement } from './collage/arrange-to-fit.ts';
export { lossOf, matchShapes, type Placements, placeFrom } from './collage/auto-fill.ts';
export * from './collage/background-rule.ts';
export { changeDesignMaterial } from './collage/change-design-material.ts';
export { renamePhotos } from './collage/change-photos.ts';
export * from './collage/collage.ts';
export * from './collage/collage-tools.ts';
export * from './collage/color.ts';
export * from './collage/command.ts';
export { countCutFaces, type FaceRepair, listFaceRepairs } from './collage/cut-faces.ts';
export { type CutSummary, cutSummary } from './collage/cut-summary.ts';
export { cutsPhoto } from './collage/cuts-photo.ts';
export { designPage } from './collage/design-page.ts';
export {
  documentOfPlan,
  followsPhotos,
  type LayoutPlan,
  type PhotoFactsOf,
  type PlannedPhoto,
  type PlanOptions,
  photoShapes,
  planCurrentLayout,
  plannedPhotos,
} from './collage/follow-photos.ts';
export { hasAged } from './collage/has-aged.ts';
export * from './collage/history.ts';
export * from './collage/is-finished.ts';
export * from './collage/new-collage.ts';
export * from './collage/palette.ts';
export * from './collage/quality-summary.ts';
export { isSameValue } from './collage/same-value.ts';
export { type SamplePhoto, sampleCollage, sampleOf } from './collage/sample-collage.ts';
export { shapeColorOf } from './collage/shape-color.ts';
export { shuffleMoves } from './collage/shuffle.ts';
export { emptySlotText, shrinkSubtitle } from './collage/slot-texts.ts';
export * from './collage/used-counts.ts';
// drawing
export * from './drawing/content.ts';
export * from './drawing/draw-layout-preview.ts';
export * from './drawing/draw-object.ts';
export * from './drawing/draw-page.ts';
export * from './drawing/drawing.ts';
export * from './drawing/drawing-svg.ts';
export * from './drawing/find-incomplete-texts.ts';
export { paintedBounds, pathBounds } from './drawing/painted-bounds.ts';
export * from './drawing/text-difference.ts';
// geometry
export * from './geometry/bounds.ts';
export * from './geometry/format.ts';
export * from './geometry/matrix.ts';
export * from './geometry/overlap.ts';
export * from './geometry/path.ts';
export * from './geometry/read-shape-path.ts';
export { readingOrder } from './geometry/reading-order.ts';
export * from './geometry/rect.ts';
export * from './geometry/scale-to-fit.ts';
export * from './layouts/clamp-values.ts';
export { designCapacity } from './layouts/design-capacity.ts';
export * from './layouts/design-context.ts';
export { fitPhotos, fitSteps } from './layouts/fit/fit-steps.ts';
export type { FitLayout, FitPhoto, FitTask } from './layouts/fit/fit-task.ts';
export { layoutDistance } from './layouts/fit/layout-distance.ts';
export { FIT_OUTLINE } from './layouts/fit/outline/outline-figure.ts';
export { misreadSteps, stepsBack } from './layouts/fit/reads-in-order.ts';
export { cutsBySize, MAX_ADVISED, meanPhotoSide } from './layouts/fit/size-advice.ts';
export { touchingRects } from './layouts/fit/touching.ts';
export { FIT_ORDER, fit } from './layouts/fit.ts';
export * from './layouts/generate-document.ts';
export * from './layouts/generator-state.ts';
export * from './layouts/layout-difference.ts';
export * from './layouts/layout-fault.ts';
export { type LayoutMeasures, measureLayout, type PlacedShape } from './layouts/measure-layout.ts';
export { photoPlaces } from './layouts/photo-places.ts';
export * from './layouts/registry.ts';
// layouts
export * from './layouts/shared/control.ts';
export { CONTROL_LABELS, type ControlLabel } from './layouts/shared/control-values.ts';
export { DIGIT_SHAPES } from './layouts/shared/digit-shapes.ts';
export * from './layouts/shared/generator.ts';
export * from './layouts/shared/generator.ts';
export * from './layouts/shared/layout.ts';
export * from './layouts/shared/random.ts';
export { hasSubtitle, hasTextBand, TEXT, TEXT_CODES, type TextCode } from './layouts/shared/text-codes.ts';
export { shuffleValues } from './layouts/shuffle-values.ts';
export { SQUARE_SERVICE_NAME } from './layouts/square-grid.ts';
export { type DesignStart, PLAIN_START, resizedValues, startValues } from './layouts/start-values.ts';
export * from './layouts/template-document.ts';
export { type PhotosFit, photosFit, valuesForPhotos } from './layouts/values-for-photos.ts';
// page
export * from './page/compose-page.ts';
export * from './page/delete-button.ts';
export * from './page/hit-test.ts';
export * from './page/page.ts';
export * from './page/shown-rect.ts';
export * from './page/slots.ts';
export { subjectView } from './page/subject-view.ts';
export { type VisiblePart, visiblePartOf } from './page/visible-part.ts';
// photo
export { adobeRgbProfile } from './photo/adobe-rgb.ts';
export * from './photo/apply-effect.ts';
export type { CaptureTime } from './photo/capture-time.ts';
export * from './photo/check-photo-file.ts';
export { chromaGrid } from './photo/chroma-grid.ts';
export * from './photo/cmyk-to-srgb.ts';
export * from './photo/content-subject.ts';
export * from './photo/crop.ts';
export { decodeMainPicture, type Libheif } from './photo/decode-heic.ts';
export { differenceHash, HASHED_PX } from './photo/difference-hash.ts';
export * from './photo/effect.ts';
export { embedPngProfile } from './photo/embed-png-profile.ts';
export { exifThumbnail } from './photo/exif-thumbnail.ts';
export * from './photo/file-key.ts';
export * from './photo/file-kind.ts';
export { firstScanJpeg } from './photo/first-scan-jpeg.ts';
export { readFocal35 } from './photo/focal-length.ts';
export { type ColourPicture, greyPicture } from './photo/grey-picture.ts';
export * from './photo/heic-header.ts';
export { heroPhoto } from './photo/hero-photo.ts';
export { displayP3Profile, iccProfile, srgbLight } from './photo/icc-profile.ts';
export { isHeicCutOff } from './photo/is-heic-cut-off.ts';
export * from './photo/isolate-inks.ts';
export { createJpegJoiner, type JoinedJpeg, type JpegJoiner } from './photo/join-jpeg-bands.ts';
export * from './photo/jpeg-header.ts';
export * from './photo/jpeg-profile.ts';
export * from './photo/jpeg-scans.ts';
export type { ByteRange } from './photo/jpeg-segments.ts';
export { MAX_PIXELS } from './photo/max-pixels.ts';
export { deltaE, type Lab, meanLab } from './photo/mean-lab.ts';
export { groupNearDuplicates, isSamePicture, type PhotoFingerprint } from './photo/near-duplicates.ts';
export * from './photo/photo.ts';
export * from './photo/photo-file-error.ts';
export * from './photo/photo-header.ts';
export * from './photo/photo-preference.ts';
export type { PhotoPlace } from './photo/place.ts';
export * from './photo/placement.ts';
export * from './photo/png-header.ts';
export * from './photo/print-dpi.ts';
export * from './photo/quality.ts';
export { MAX_RAW_BYTES, rawPreview } from './photo/raw-preview.ts';
export * from './photo/resize.ts';
export { BLURRED_BELOW, MEASURED_PX, sharpnessOf } from './photo/sharpness.ts';
export * from './photo/short-name.ts';
export { sortByCaptureTime } from './photo/sort-by-capture-time.ts';
export { type KeptJpegParts, stripJpeg, stripJpegFile } from './photo/strip-jpeg.ts';
export * from './photo/subject.ts';
export * from './photo/suggested-rotation.ts';
export { readTiffHeader } from './photo/tiff-header.ts';
export * from './photo/turn-view.ts';
export { verifyJpegData } from './photo/verify-jpeg-data.ts';
export * from './photo/view.ts';
export * from './photo/webp-header.ts';
// product
export * from './product/faces.ts';
export * from './product/light.ts';
export * from './product/object-view.ts';
export * from './product/print-sharpness.ts';
export * from './product/product.ts';
// text
export { cleanText, MAX_TEXT_LENGTH } from './text/clean-text.ts';
export * from './text/fit-text.ts';
export * from './text/fonts.ts';
export * from './text/harfbuzz-shaper.ts';
export * from './text/lay-out-text.ts';
export * from './text/letters/font-face.ts';
export * from './text/letters/font-fallbacks.ts';
export * from './text/shaper.ts';
export { drawableText } from './text/shown-text.ts';
export * from './text/text-data.ts';
export * from './text/text-defaults.ts';
export * from './text/unpack-woff.ts';
// units
export * from './units/cm.ts';
export { byteAt, itemAt } from './units/item-at.ts';
export { memoize, memoizeByValue } from './units/memoize.ts';
export { memoizeLru } from './units/memoize-lru.ts';
// wall
export { type ImagePoint, inverseHomography, project } from './wall/homography.ts';
export type { Luminance } from './wall/luminance.ts';
export {
  type MeasuredWall,
  measureWall,
  type WallFault,
  type WallHint,
  type WallMarks,
  type WallMeasurement,
} from './wall/measure-wall.ts';
export { paintOnPhoto, photoScale, type SheetPixels, sheetResolution } from './wall/paint-on-photo.ts';
export { measureLook, type PhotoLook } from './wall/photo-look.ts';
export { type PieceOnPhoto, pieceOnPhoto } from './wall/piece-on-photo.ts';
export { type RefinedCorners, refineCorners } from './wall/refine-corners.ts';
export { measureLight, type PhotoPixels, type WallLight } from './wall/wall-light.ts';
// xml
export * from './xml/border-xml.ts';
export { changeSavedMaterial, type SavedMaterialChange } from './xml/change-saved-material.ts';
export * from './xml/collage-xml.ts';
export { DESIGN_RULE } from './xml/design-rule.ts';
export { LAYOUT_RULE } from './xml/layout-rule.ts';
export { parseXml, XML_LIMITS, type XmlElement, type XmlLimits } from './xml/parse-xml.ts';
export { readUtf8 } from './xml/read-utf8.ts';
export * from './xml/restore-collage.ts';
export * from './xml/saved-collage.ts';
export * from './xml/saved-collage-of.ts';
export * from './xml/shapes-xml.ts';
export { strictFaults } from './xml/strict-faults.ts';
export * from './xml/template-list-xml.ts';
export {
  isPlainPath,
  readTemplateXml,
  type TemplateReadOptions,
  type TemplateWriteOptions,
  writeTemplateXml,
} from './xml/template-xml.ts';
export { writeXml, type XmlNode } from './xml/write-xml.ts';
export * from './xml/xml-format-error.ts';
