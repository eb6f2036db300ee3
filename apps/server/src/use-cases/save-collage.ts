import type { SaveAnswer, SaveRequest } from '@muro/api';
import { isFinished, isXmlFormatError, readCollageXml, type SavedCollage, writeCollageXml } from '@muro/domain';
import { checkDesign } from './check-design.ts';
import { enrichPhotos } from './enrich-photos.ts';
import { openSaved } from './open-saved.ts';
import { photoIdsOf } from './photo-ids-of.ts';
import type { Blobs, Catalogue, Collages, NamedAttempt, PhotoChecker, Photos } from './ports.ts';
import { done, type Result, refuse } from './result.ts';
import { withTrueDpi } from './with-true-dpi.ts';

export interface SaveCollagePorts {
  readonly collages: Collages;
  readonly photos: Photos;
  readonly catalogue: Catalogue;
  readonly blobs: Blobs;
  readonly checker: PhotoChecker;
}

export interface SaveCollageInput {
  readonly ownerId: number;
  readonly request: SaveRequest;
  readonly attempt: NamedAttempt | null;
}

/** Checks a collage document and appends it as a new version of its owner's collage. [HCALL-07 … HCALL-14] */
export async function saveCollage(ports: SaveCollagePorts, { ownerId, request, attempt }: SaveCollageInput): Promise<Result<SaveAnswer>> {
  const collageId = request.collageid === undefined ? null : Number(request.collageid);
  if (collageId !== null && !(await ports.collages.find(ownerId, collageId))) return refuse('ERROR_NOT_FOUND');
  const checked = await checkSaved(ports, ownerId, request.collagexml);
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
    attempt,
  });
  if (outcome.kind === 'saved') return done({ collageid: outcome.collageId, version: outcome.version });
  if (outcome.kind === 'newer') return refuse('ERROR_NEWER_VERSION', { version: outcome.version });
  if (outcome.kind === 'photo-gone') return refuse('ERROR_UNKNOWN_PHOTO');
  return refuse(outcome.kind === 'unknown' ? 'ERROR_NOT_FOUND' : 'ERROR_SAME_KEY');
}

/** A document that names only what is there: a design of the catalogue, a size that is sold, photos of this person. */
async function checkSaved(
  ports: SaveCollagePorts,
  ownerId: number,
  xml: string,
): Promise<Result<{ saved: SavedCollage; isComplete: boolean }>> {
  const read = readSaved(xml);
  if (!read.ok) return read;
  const template = ports.catalogue.template(read.value.templateId);
  if (!template) return refuse('ERROR_XML', { place: 'collage: there is no such design' });
  const design = checkDesign(template, read.value);
  if (!design.ok) return design;
  const saved = await enrichPhotos(ports.photos, ownerId, read.value);
  if (!saved) return refuse('ERROR_UNKNOWN_PHOTO');
  const opened = openSaved(saved, ports.catalogue.staticDesign(saved.templateId));
  if (!opened) return refuse('ERROR_XML', { place: 'collage: its layout is missing' });
  return done({ saved: withTrueDpi(saved, opened), isComplete: isFinished(opened.page, opened.collage) });
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
