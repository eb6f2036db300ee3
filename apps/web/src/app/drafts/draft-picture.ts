import type { Collage } from '@muro/domain';
import { renderScreenshot } from '../../canvas/render-screenshot.ts';
import type { PictureSource } from '../../canvas/scene.ts';
import { loadTextShaper } from '../../canvas/text-shaper.ts';
import { putPicture } from '../../drafts/draft-store.ts';
import { DRAFT_PICTURE, pictureDelayMs } from '../../flow/drafts/draft-picture.ts';
import { PHOTO_STATES } from '../../flow/photos/photo-entry.ts';
import { pageOf } from '../collage/open-page.ts';
import { collageOf, useWork } from '../collage/work-store.ts';
import { entryOf } from '../photos/photo-library.ts';
import { collagePictures } from '../photos/photo-pictures.ts';
import { type KeptDraft, onKept } from './draft-keeper.ts';
import { WRITER } from './draft-writer.ts';
import { whenAtRest } from './when-at-rest.ts';

let changed: KeptDraft | null = null;
let isComing = false;
let lastMs = 0;

/** Makes the small picture of the open draft anew, some time after each change and while the page has nothing else to do. */
export function startDraftPictures(): void {
  onKept(paintSoon);
}

function paintSoon(draft: KeptDraft): void {
  changed = draft;
  if (isComing) return;
  isComing = true;
  setTimeout(() => void paintChanged(), pictureDelayMs(lastMs));
}

async function paintChanged(): Promise<void> {
  await atRest();
  isComing = false;
  const draft = changed;
  changed = null;
  const collage = collageOf(useWork.getState());
  if (!draft?.isKept() || !collage) return;
  // Photos are being read: their turn comes first.
  if (hasWaiting(collage)) return paintSoon(draft);
  const beganMs = performance.now();
  try {
    const picture = await paint(collage);
    if (draft.isKept()) await putPicture(draft.id, WRITER, picture);
  } catch (error) {
    console.warn('The small picture of the open work could not be made.', error);
  }
  lastMs = performance.now() - beganMs;
}

async function paint(collage: Collage): Promise<Blob> {
  const fills = Object.entries(collage.fills).filter(([, { photoId }]) => entryOf(photoId)?.state === PHOTO_STATES.IMAGE);
  const shown = { ...collage, fills: Object.fromEntries(fills) };
  const shot = { page: pageOf(collage), collage: shown, shaper: await loadTextShaper(), pictures: UNHURRIED };
  return renderScreenshot(shot, DRAFT_PICTURE.sidePx, DRAFT_PICTURE.quality);
}

/** Each photo waits for a moment of its own. */
const UNHURRIED: PictureSource = {
  ...collagePictures,
  load: async (ref, size) => {
    await atRest();
    return collagePictures.load(ref, size);
  },
};

function atRest(): Promise<void> {
  return new Promise((resolve) => whenAtRest(resolve, DRAFT_PICTURE.patienceMs));
}

function hasWaiting({ fills }: Collage): boolean {
  return Object.values(fills).some(({ photoId }) => {
    const entry = entryOf(photoId);
    return entry?.state === PHOTO_STATES.LOADING && !entry.isMissing;
  });
}
