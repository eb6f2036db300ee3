import { tellDraftsChanged } from '../../drafts/draft-news.ts';
import { dropDraft, writeDraft } from '../../drafts/draft-store.ts';
import { holdDraft } from '../../drafts/hold-draft.ts';
import { noteLastDraft } from '../../drafts/last-draft.ts';
import { DRAFT_DELAYS_MS } from '../../flow/drafts/draft.ts';
import { keepingFault } from '../../flow/drafts/draft-plan.ts';
import { commitLive } from '../collage/live-view.ts';
import { collageOf, isSaved, useWork, type Work } from '../collage/work-store.ts';
import { usePhotoLibrary } from '../photos/photo-library.ts';
import { storedWork } from '../saving/stored-work.ts';
import { planFiles, storeFiles } from './draft-files.ts';
import { draftTextOf, isNews, type Keeping, newKeeping, noteWritten, WRITER } from './draft-writer.ts';
import { noteFault, noteSplit } from './keeping-store.ts';
import { whenAtRest } from './when-at-rest.ts';

/**
 * Keeps the open work on this device as it happens: a change is written at most two seconds after it was made, and
 * nothing waits for it. Dropped only when the server acknowledged that very state.
 */

/** The draft of the open work. */
let keeping: Keeping | null = null;
/** The draft that the next work to be opened comes from. */
let coming: Keeping | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
/** When the timer ends, ms of `performance.now`. */
let due = 0;
/** Writes follow one another. */
let last: Promise<void> = Promise.resolve();
let isStarted = false;

/** The draft of the open work, with a change that has just been written, or a file that a photo waited for. */
export interface KeptDraft {
  readonly id: string;
  /** False once another work is open, or this one is on the server. */
  isKept(): boolean;
}

let tellKept: (draft: KeptDraft) => void = () => undefined;

/** Says who is told of each change. */
export function onKept(listener: (draft: KeptDraft) => void): void {
  tellKept = listener;
}

/** Called whenever the editor opens; only the first call counts. */
export function startDraftKeeper(): void {
  if (isStarted) return;
  isStarted = true;
  useWork.subscribe(follow);
  usePhotoLibrary.subscribe(() => schedule('rest'));
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && flush());
  window.addEventListener('beforeunload', flush);
  window.addEventListener('pagehide', flush);
}

/** The draft of the work that is open here. */
export function ownDraftId(): string | null {
  return keeping?.id ?? null;
}

/** The work that is opened next comes from this draft and goes on being kept in it. */
export function expectRestored(draft: Keeping): void {
  coming = draft;
}

/** Another window took the draft over: what is done here is kept as a draft of its own. */
export function splitOff(lost: Keeping): void {
  lost.queue.clear();
  if (keeping !== lost) return;
  begin({ ...newKeeping(lost.stored), known: lost.known });
  noteSplit(true);
  schedule('added');
}

/** All that was done so far is on the device then, or has failed. */
export async function whenWritten(): Promise<void> {
  writeOpen();
  await last;
}

function follow(now: Work, before: Work): void {
  if (now.workNumber !== before.workNumber) {
    change(now, before);
    return;
  }
  if (now.history === before.history && now.savedCollage === before.savedCollage && now.collageId === before.collageId) return;
  if (!keeping) return;
  if (isSaved(now)) settle(keeping);
  else schedule(photoCount(now) > photoCount(before) ? 'added' : 'rest');
}

function photoCount(work: Work): number {
  return collageOf(work)?.photos.length ?? 0;
}

/** Another work is open, or none: what was not written of the one before is written now. */
function change(now: Work, before: Work): void {
  const done = keeping;
  if (done) {
    if (!isSaved(before)) enqueue(() => write(before, done));
    enqueue(async () => done.hold?.release());
  }
  clearTimer();
  noteSplit(false);
  keeping = null;
  if (now.history) begin(coming ?? newKeeping(storedWork()));
  coming = null;
  if (!isSaved(now)) schedule('rest');
}

function begin(draft: Keeping): void {
  keeping = draft;
  noteLastDraft(draft.written ? draft.id : null);
  if (draft.hold) return;
  void holdDraft(draft.id, 'if-free', () => splitOff(draft)).then((hold) => {
    draft.hold = hold;
  });
}

/** The server has this very state. */
function settle(draft: Keeping): void {
  clearTimer();
  enqueue(async () => {
    if (!isSaved(useWork.getState()) || keeping !== draft) return;
    draft.queue.clear();
    await dropDraft(draft.id, WRITER);
    draft.written = null;
    draft.files = new Map();
    noteLastDraft(null);
    noteFault(null);
    noteSplit(false);
    tellDraftsChanged();
  });
}

function schedule(delay: keyof typeof DRAFT_DELAYS_MS): void {
  if (!keeping || isSaved(useWork.getState())) return;
  const at = performance.now() + DRAFT_DELAYS_MS[delay];
  if (timer !== undefined && due <= at) return;
  clearTimer();
  due = at;
  timer = setTimeout(() => {
    timer = undefined;
    if (delay === 'rest') whenAtRest(writeOpen, DRAFT_DELAYS_MS.idle);
    else writeOpen();
  }, DRAFT_DELAYS_MS[delay]);
}

function writeOpen(): void {
  const draft = keeping;
  if (!draft || isSaved(useWork.getState())) return;
  draft.stored = storedWork();
  enqueue(() => (keeping === draft ? write(useWork.getState(), draft) : Promise.resolve()));
}

/** The page may end now: nothing waits its turn any more. */
function flush(): void {
  commitLive();
  clearTimer();
  const work = useWork.getState();
  if (!keeping || isSaved(work)) return;
  keeping.stored = storedWork();
  void write(work, keeping).catch(failed);
}

async function write(work: Work, draft: Keeping): Promise<void> {
  const text = draftTextOf(work, draft, Date.now());
  if (!text) return;
  const isChanged = isNews(text, draft.written);
  if (isChanged) {
    const outcome = await writeDraft(text.header, text.body, draft.hold?.isCertain ?? false);
    if (outcome === 'foreign') return splitOff(draft);
    if (outcome === 'anew') draft.files = new Map();
    const isFirst = !draft.written;
    noteWritten(draft, text);
    if (keeping === draft) noteLastDraft(draft.id);
    if (isFirst) tellDraftsChanged();
  }
  await planFiles(draft, text.body.photos);
  if (isChanged || draft.queue.size > 0) tellKept({ id: draft.id, isKept: () => keeping === draft && draft.written !== null });
  // Files take their time and hold up no later change of the collage.
  void storeFiles(draft).then((isDone) => isDone && noteFault(null), failed);
}

function enqueue(job: () => Promise<void>): void {
  last = last.then(job).catch(failed);
}

function failed(error: unknown): void {
  console.warn('This device does not keep the open work.', error);
  noteFault(keepingFault(error));
  schedule('retry');
}

function clearTimer(): void {
  clearTimeout(timer);
  timer = undefined;
}
