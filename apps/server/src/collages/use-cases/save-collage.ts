import { MAX_COLLAGE_XML_CHARS, type SaveAnswer, type SaveRequest } from '@muro/api';
import { typeOf } from '@muro/domain';
import type { Catalogue, Layouts } from '../../catalogue/types/catalogue.ts';
import type { Blobs } from '../../files/blobs.ts';
import type { PhotoChecker, Photos } from '../../photos/types/photos.ts';
import type { IdempotencyKey } from '../../values/idempotency-key.ts';
import { done, type Result, refuse } from '../../values/result.ts';
import type { Collages } from '../types/collages.ts';
import type { CheckedDocument, Documents } from '../types/documents.ts';
import { findNamed } from './enrich-photos.ts';
import { bytesOf, storeScreenshot } from './stored-screenshot.ts';

export interface SaveCollagePorts {
  readonly collages: Collages;
  readonly photos: Photos;
  readonly catalogue: Catalogue;
  readonly layouts: Layouts;
  readonly documents: Documents;
  readonly blobs: Blobs;
  readonly checker: PhotoChecker;
  readonly maxCollages: number;
}

export interface SaveCollageInput {
  readonly ownerId: number;
  readonly request: SaveRequest;
  readonly idempotencyKey: IdempotencyKey | null;
}

/** Validates a collage document and appends it as a new version of its owner's collage. [HCALL-07 … HCALL-14] */
export async function saveCollage(
  ports: SaveCollagePorts,
  { ownerId, request, idempotencyKey }: SaveCollageInput,
): Promise<Result<SaveAnswer>> {
  if (request.collagexml.length > MAX_COLLAGE_XML_CHARS) return refuse('ERROR_TOO_BIG', { field: 'collagexml' });
  const collageId = request.collageid === undefined ? null : Number(request.collageid);
  const stored = collageId === null ? null : await ports.collages.find(ownerId, collageId);
  if (collageId !== null && !stored) return refuse('ERROR_NOT_FOUND');
  const checked = await checkSaved(ports, { ownerId, xml: request.collagexml, storedXml: stored?.xml ?? null });
  if (!checked.ok) return checked;
  const { isComplete, xml, screenshot, photoIds, size, ...saved } = checked.value;
  if (request.fororder === 'true' && !isComplete) return refuse('PHOTO_MISSING');
  const outcome = await ports.collages.save({
    ownerId,
    collageId,
    baseVersion: request.baseversion ?? null,
    ...saved,
    ...size,
    ...(await storeScreenshot(ports, xml)),
    childTemplateId: saved.childTemplateId || request.templateid,
    editor: request.editor,
    editorVersion: request.editor_version,
    isFinished: isComplete,
    pictureSha256: await keepPicture(ports, screenshot),
    photoIds,
    idempotencyKey,
    maxCollages: ports.maxCollages,
  });
  if (outcome.kind === 'saved') return done({ collageid: outcome.collageId, version: outcome.version });
  if (outcome.kind === 'newer') return refuse('ERROR_NEWER_VERSION', { version: outcome.version });
  if (outcome.kind === 'full') return refuse('ERROR_COLLAGES', { limit: ports.maxCollages });
  if (outcome.kind === 'photo-gone') return refuse('ERROR_UNKNOWN_PHOTO');
  return refuse(outcome.kind === 'unknown' ? 'ERROR_NOT_FOUND' : 'ERROR_SAME_KEY');
}

interface SentCollage {
  readonly ownerId: number;
  readonly xml: string;
  /** Document of the version that the save is based on; null for a new collage. */
  readonly storedXml: string | null;
}

/** Validates a document: its design is in the catalogue with its layout, its size is sold, its photos are the user's. */
async function checkSaved(ports: SaveCollagePorts, { ownerId, xml, storedXml }: SentCollage): Promise<Result<CheckedDocument>> {
  const opened = await ports.documents.open(xml);
  if (!opened.ok) return opened;
  const { names, check } = opened.value;
  const template = ports.catalogue.template(names.templateId);
  if (!template) return refuse('ERROR_XML', { place: 'collage: there is no such design' });
  const photos = await findNamed(ports.photos, ownerId, names.photoIds);
  const isStatic = typeOf(template) === 'static' && !names.hasLayout;
  const staticDesign = isStatic ? await ports.layouts.find(template.id, names.layout) : null;
  return await check({ template, photos, staticDesign, storedXml });
}

const MAX_PICTURE_CHARS = 400_000;

/** Stores the screenshot re-encoded, so that only its pixels remain. @returns its blob; '' for none, and if it is not an image */
async function keepPicture({ blobs, checker }: SaveCollagePorts, base64: string): Promise<string> {
  if (base64 === '' || base64.length > MAX_PICTURE_CHARS) return '';
  const draft = await blobs.receive(bytesOf(base64));
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
