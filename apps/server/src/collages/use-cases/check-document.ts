import { isFinished, isXmlFormatError, readCollageXml, type SavedCollage, typeOf, writeCollageXml } from '@muro/domain';
import { done, type Result, refuse } from '../../values/result.ts';
import type { CheckedDocument, DocumentContext, DocumentNames } from '../types/documents.ts';
import { checkDesign } from './check-design.ts';
import { checkLayout, checkSlots } from './check-layout.ts';
import { withStoredPhotos } from './enrich-photos.ts';
import { openSaved } from './open-saved.ts';
import { photoIdsOf } from './photo-ids-of.ts';
import { withTrueDpi } from './with-true-dpi.ts';

/** Reads a collage document, or refuses it with line and place. */
export function readDocument(xml: string): Result<SavedCollage> {
  try {
    return done(readCollageXml(xml));
  } catch (error) {
    if (!isXmlFormatError(error)) throw error;
    return refuse('ERROR_XML', { line: error.line, place: `${error.place}: ${error.reason}`.slice(0, 300) });
  }
}

export function documentNames(saved: SavedCollage): DocumentNames {
  const { templateId, layout, documents } = saved;
  return { templateId, layout, hasLayout: documents.length > 0, photoIds: photoIdsOf(saved).map(Number) };
}

/** Checks that all references of a document are valid: its design's layout, a size that is sold, photos of its owner. */
export function checkDocument(read: SavedCollage, context: DocumentContext): Result<CheckedDocument> {
  const { template, photos, staticDesign, storedXml } = context;
  const design = checkDesign(template, read);
  if (!design.ok) return design;
  const layout = checkLayout(template, read, storedXml === null ? null : readCollageXml(storedXml));
  if (!layout.ok) return layout;
  const saved = withStoredPhotos(read, photos);
  if (!saved) return refuse('ERROR_UNKNOWN_PHOTO');
  const isStatic = typeOf(template) === 'static' && saved.documents.length === 0;
  // From now on the collage names the exact layout that it was created on.
  const named = { ...saved, layout: isStatic ? (staticDesign?.hash ?? '') : '' };
  const opened = isStatic && !staticDesign ? null : openSaved(named, isStatic ? staticDesign : null);
  if (!opened) return refuse('ERROR_LAYOUT', { place: `collage: its design never had the layout '${saved.layout}'` });
  const slots = checkSlots(named, opened.page);
  if (!slots.ok) return slots;
  const trueSaved = withTrueDpi(named, opened);
  const { templateId, childTemplateId, size, material, screenshot } = trueSaved;
  const photoIds = photoIdsOf(trueSaved).map(Number);
  const isComplete = isFinished(opened.page, opened.collage);
  return done({ xml: writeCollageXml(trueSaved), templateId, childTemplateId, size, material, screenshot, photoIds, isComplete });
}
