import { smallPicture } from '../../canvas/small-picture.ts';
import { putPicture } from '../../drafts/draft-store.ts';
import { DRAFT_PICTURE } from '../../flow/drafts/draft-picture.ts';
import { shownPage } from '../collage/shown-page.ts';
import { type KeptDraft, onKept } from './draft-keeper.ts';
import { WRITER } from './draft-writer.ts';
import { whenAtRest } from './when-at-rest.ts';

let changed: KeptDraft | null = null;
let isComing = false;

/** Makes the small picture of the open draft anew, some time after each change and while the page has nothing else to do. */
export function startDraftPictures(): void {
  onKept(takeSoon);
}

function takeSoon(draft: KeptDraft): void {
  changed = draft;
  if (isComing) return;
  isComing = true;
  setTimeout(() => whenAtRest(() => void takeChanged(), DRAFT_PICTURE.patienceMs), DRAFT_PICTURE.delayMs);
}

async function takeChanged(): Promise<void> {
  isComing = false;
  const draft = changed;
  changed = null;
  if (!draft?.isKept() || !shownPage.current) return;
  // Photos are on their way: their turn comes first.
  if (shownPage.current.isWaiting()) return takeSoon(draft);
  try {
    const picture = await smallPicture(shownPage.current.canvas, DRAFT_PICTURE.sidePx, DRAFT_PICTURE.quality);
    if (draft.isKept()) await putPicture(draft.id, WRITER, picture);
  } catch (error) {
    console.warn('The small picture of the open work could not be made.', error);
  }
}
