import { MAX_COLLAGE_XML_CHARS, type SaveAnswer, type SaveRequest } from '@muro/api';
import { isFinished, isXmlFormatError, readCollageXml, type SavedCollage, typeOf, writeCollageXml } from '@muro/domain';
import type { Blobs } from '../ports/blobs.ts';
import type { Catalogue, Layouts } from '../ports/catalogue.ts';
import type { Collages, IdempotencyKey } from '../ports/collages.ts';
import type { PhotoChecker, Photos } from '../ports/photos.ts';
import { checkDesign } from './check-design.ts';
import { checkLayout, checkSlots } from './check-layout.ts';
import { enrichPhotos } from './enrich-photos.ts';
import { openSaved } from './open-saved.ts';
import { photoIdsOf } from './photo-ids-of.ts';
import { done, type Result, refuse } from './result.ts';
import { withTrueDpi } from './with-true-dpi.ts';

export interface SaveCollagePorts {
  readonly collages: Collages;
  readonly photos: Photos;
  readonly catalogue: Catalogue;
  readonly layouts: Layouts;
  readonly blobs: Blobs;
  readonly checker: PhotoChecker;
  readonly mostCollages: number;
}

export interface SaveCollageInput {
  readonly ownerId: number;
  readonly request: SaveRequest;
  readonly idempotencyKey: IdempotencyKey | null;
}

/** Checks a collage document and appends it as a new version of its owner's collage. [HCALL-07 … HCALL-14] */
export async function saveCollage(
  ports: SaveCollagePorts,
  { ownerId, request, idempotencyKey }: SaveCollageInput,
): Promise<Result<SaveAnswer>> {
  if (request.collagexml.length > MAX_COLLAGE_XML_CHARS) return refuse('ERROR_TOO_BIG', { field: 'collagexml' });
  const collageId = request.collageid === undefined ? null : Number(request.collageid);
  const stored = collageId === null ? null : await ports.collages.find(ownerId, collageId);
  if (collageId !== null && !stored) return refuse('ERROR_NOT_FOUND');
  const checked = await checkSaved(ports, { ownerId, xml: request.collagexml, stored: stored && readCollageXml(stored.xml) });
  if (!checked.ok) return checked;
  const { saved, isComplete } = checked.value;
  if (request.fororder === 'true' && !isComplete) return refuse('PHOTO_MISSING');
  const outcome = await ports.collages.save({
    ownerId,
    collageId,
    baseVersion: request.baseversion ?? null,
    xml: writeCollageXml(saved),
    editor: request.editor,
    editorVersion: request.editor_version,
    templateId: saved.templateId,
    childTemplateId: saved.childTemplateId || request.templateid,
    ...saved.size,
    material: saved.material,
    isFinished: isComplete,
    pictureSha256: await keepPicture(ports, saved.screenshot),
    photoIds: photoIdsOf(saved).map(Number),
    idempotencyKey,
    mostCollages: ports.mostCollages,
  });
  if (outcome.kind === 'saved') return done({ collageid: outcome.collageId, version: outcome.version });
  if (outcome.kind === 'newer') return refuse('ERROR_NEWER_VERSION', { version: outcome.version });
  if (outcome.kind === 'full') return refuse('ERROR_COLLAGES', { limit: ports.mostCollages });
  if (outcome.kind === 'photo-gone') return refuse('ERROR_UNKNOWN_PHOTO');
  return refuse(outcome.kind === 'unknown' ? 'ERROR_NOT_FOUND' : 'ERROR_SAME_KEY');
}

interface SentCollage {
  readonly ownerId: number;
  readonly xml: string;
  /** The version that it goes on from. */
  readonly stored: SavedCollage | null;
}

/** A document that names only what is there: a design of the catalogue with its layout, a size that is sold, photos of this person. */
async function checkSaved(
  ports: SaveCollagePorts,
  { ownerId, xml, stored }: SentCollage,
): Promise<Result<{ saved: SavedCollage; isComplete: boolean }>> {
  const read = readSaved(xml);
  if (!read.ok) return read;
  const template = ports.catalogue.template(read.value.templateId);
  if (!template) return refuse('ERROR_XML', { place: 'collage: there is no such design' });
  const design = checkDesign(template, read.value);
  if (!design.ok) return design;
  const layout = checkLayout(template, read.value, stored);
  if (!layout.ok) return layout;
  const saved = await enrichPhotos(ports.photos, ownerId, read.value);
  if (!saved) return refuse('ERROR_UNKNOWN_PHOTO');
  const isStatic = typeOf(template) === 'static' && saved.documents.length === 0;
  const staticDesign = isStatic ? await ports.layouts.find(template.id, saved.layout) : null;
  // From now on the collage names the very layout that it is made on.
  const named = { ...saved, layout: staticDesign?.hash ?? '' };
  const opened = isStatic && !staticDesign ? null : openSaved(named, staticDesign);
  if (!opened) return refuse('ERROR_LAYOUT', { place: `collage: its design never had the layout '${saved.layout}'` });
  const slots = checkSlots(named, opened.page);
  if (!slots.ok) return slots;
  return done({ saved: withTrueDpi(named, opened), isComplete: isFinished(opened.page, opened.collage) });
}

function readSaved(xml: string): Result<SavedCollage> {
  try {
    return done(readCollageXml(xml));
  } catch (error) {
    if (!isXmlFormatError(error)) throw error;
    return refuse('ERROR_XML', { line: error.line, place: `${error.place}: ${error.reason}`.slice(0, 300) });
  }
}

const MAX_PICTURE_CHARS = 400_000;

/** The screenshot, repainted so that only its pixels stay; '' for none and for one that is no picture. */
async function keepPicture({ blobs, checker }: SaveCollagePorts, base64: string): Promise<string> {
  if (base64 === '' || base64.length > MAX_PICTURE_CHARS) return '';
  const draft = await blobs.receive(oneChunk(Buffer.from(base64, 'base64')));
  const painted = blobs.draftPath();
  try {
    if (!(await checker.repaint(draft.path, painted))) return '';
    const picture = await blobs.adopt(painted);
    await blobs.keep(picture);
    return picture.sha256;
  } finally {
    await blobs.drop(draft.path);
    await blobs.drop(painted);
  }
}

async function* oneChunk(bytes: Uint8Array): AsyncIterable<Uint8Array> {
  yield bytes;
}
