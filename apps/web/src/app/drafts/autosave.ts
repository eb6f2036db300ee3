import { memoize } from '@muro/domain';
import { notifyDraftsChanged } from '../../drafts/draft-news.ts';
import { dropDraft, writeDraft } from '../../drafts/draft-store.ts';
import { setLastDraft } from '../../drafts/last-draft.ts';
import { lockDraft } from '../../drafts/lock-draft.ts';
import type { DRAFT_DELAYS_MS } from '../../flow/drafts/draft.ts';
import { autosaveFault } from '../../flow/drafts/draft-plan.ts';
import { collageOf, isSaved, type Work } from '../../state/collage/work.ts';
import type { Workspace } from '../../state/editor/workspace.ts';
import { planFiles, storeFiles } from './draft-files.ts';
import { type DraftText, draftTextOf, isNews, newOpenDraft, type OpenDraft, recordWritten, WRITER } from './draft-writer.ts';
import { createWriteSchedule } from './write-schedule.ts';

/** The draft of the open work, after a change was written or files were queued. */
export interface KeptDraft {
  readonly id: string;
  /** False after another work was opened, or after this one was saved to the server. */
  isKept(): boolean;
}

/** Autosave state of one workspace. */
interface Autosave {
  readonly workspace: Workspace;
  readonly writes: ReturnType<typeof createWriteSchedule>;
  /** The draft of the open work. */
  draft: OpenDraft | null;
  /** The draft from which the next work will be opened. */
  nextDraft: OpenDraft | null;
  /** The last write: writes run one after another. */
  last: Promise<void>;
  isStarted: boolean;
  /** True while the page is ending: engines release its locks, and started writes may never finish. */
  isEnding: boolean;
  notifyWritten: (draft: KeptDraft) => void;
}

/** Returns the autosave of a workspace (one per workspace). */
export const autosaveOf = memoize(createAutosave);

/**
 * Stores the open work on this device as it changes: a change is written within two seconds, in the background. The draft is deleted only
 * when the server acknowledges exactly that state.
 */
function createAutosave(workspace: Workspace) {
  const autosave: Autosave = {
    workspace,
    writes: createWriteSchedule(workspace, () => writeOpen(autosave)),
    draft: null,
    nextDraft: null,
    last: Promise.resolve(),
    isStarted: false,
    isEnding: false,
    notifyWritten: () => undefined,
  };
  return {
    /** Called each time the editor opens; only the first call has an effect. */
    start: (): void => startAutosave(autosave),
    /**
     * Debounces writes and retries failed ones while the work is edited.
     *
     * @returns stops that: pending changes are written now, later ones immediately
     */
    debounce: (): (() => void) => {
      autosave.writes.begin();
      schedule(autosave, 'rest');
      return () => {
        autosave.writes.end();
        writeOpen(autosave);
      };
    },
    /** Sets the listener that is called after each change, until the returned function is called. */
    onKept: (listener: (draft: KeptDraft) => void): (() => void) => {
      autosave.notifyWritten = listener;
      return () => {
        if (autosave.notifyWritten === listener) autosave.notifyWritten = () => undefined;
      };
    },
    /** Returns the id of the open work's draft. */
    ownId: (): string | null => autosave.draft?.id ?? null,
    /** Announces that the next opened work comes from this draft and continues it. */
    expectRestored: (draft: OpenDraft): void => {
      autosave.nextDraft = draft;
    },
    splitOff: (lost: OpenDraft): void => splitOff(autosave, lost),
    /** Resolves when all changes have been written, or have failed. */
    whenWritten: async (): Promise<void> => {
      writeOpen(autosave);
      await autosave.last;
    },
  };
}

function startAutosave(autosave: Autosave): void {
  if (autosave.isStarted) return;
  autosave.isStarted = true;
  const { work, photos } = autosave.workspace;
  work.subscribe((current, before) => followChanges(autosave, current, before));
  photos.store.subscribe(() => schedule(autosave, 'rest'));
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && flush(autosave));
  window.addEventListener('beforeunload', () => flush(autosave));
  window.addEventListener('pagehide', () => {
    autosave.isEnding = true;
    flush(autosave);
  });
  window.addEventListener('pageshow', () => handlePageShow(autosave));
}

function schedule({ isEnding, draft, writes, workspace }: Autosave, delay: keyof typeof DRAFT_DELAYS_MS): void {
  if (!isEnding && draft && !isSaved(workspace.work.getState())) writes.schedule(delay);
}

function followChanges(autosave: Autosave, current: Work, before: Work): void {
  if (current.workNumber !== before.workNumber) {
    switchWork(autosave, current, before);
    return;
  }
  if ((['history', 'savedCollage', 'collageId', 'photosFirst'] as const).every((part) => current[part] === before[part])) return;
  if (!autosave.draft) return;
  if (isSaved(current)) deleteSavedDraft(autosave, autosave.draft);
  else schedule(autosave, photoCount(current) > photoCount(before) ? 'added' : 'rest');
}

/** Handles a change of the open work: writes what is pending for the previous work. */
function switchWork(autosave: Autosave, current: Work, before: Work): void {
  const { draft: done, workspace } = autosave;
  if (done) {
    if (!isSaved(before)) enqueue(autosave, () => writeWork(autosave, before, done));
    enqueue(autosave, async () => done.lock?.release());
  }
  autosave.writes.cancel();
  workspace.autosave.setSplit(false);
  autosave.draft = null;
  if (current.history) beginDraft(autosave, autosave.nextDraft ?? newOpenDraft(workspace.stored.now()));
  autosave.nextDraft = null;
  if (!isSaved(current)) schedule(autosave, 'rest');
}

function beginDraft(autosave: Autosave, draft: OpenDraft): void {
  autosave.draft = draft;
  setLastDraft(draft.written ? draft.id : null);
  if (!draft.lock) takeLock(autosave, draft);
}

function takeLock(autosave: Autosave, draft: OpenDraft): void {
  if (autosave.isEnding) return;
  void lockDraft(draft.id, 'if-free', () => splitOff(autosave, draft)).then((lock) => {
    draft.lock = lock;
  });
}

/** Handles a takeover of the draft by another window: continues in a new draft. */
function splitOff(autosave: Autosave, lost: OpenDraft): void {
  lost.lock = null;
  // The page is ending; the lock was not taken over.
  if (autosave.isEnding) return;
  lost.queue.clear();
  if (autosave.draft !== lost) return;
  beginDraft(autosave, { ...newOpenDraft(lost.stored), photoFacts: lost.photoFacts, person: lost.person });
  autosave.workspace.autosave.setSplit(true);
  schedule(autosave, 'added');
}

/** Deletes the draft after the server has stored exactly this state. */
function deleteSavedDraft(autosave: Autosave, draft: OpenDraft): void {
  const { work, autosave: status } = autosave.workspace;
  autosave.writes.cancel();
  enqueue(autosave, async () => {
    if (!isSaved(work.getState()) || autosave.draft !== draft) return;
    draft.queue.clear();
    await dropDraft(draft.id, WRITER);
    draft.written = null;
    draft.files = new Map();
    setLastDraft(null);
    status.setFault(null);
    status.setSplit(false);
    notifyDraftsChanged();
  });
}

function writeOpen(autosave: Autosave): void {
  const { draft, workspace } = autosave;
  const { work, stored } = workspace;
  if (!draft || isSaved(work.getState())) return;
  draft.stored = stored.now();
  enqueue(autosave, () => (autosave.draft === draft ? writeWork(autosave, work.getState(), draft) : Promise.resolve()));
}

/** Writes everything immediately, because the page may end. */
function flush(autosave: Autosave): void {
  const { live, work, stored } = autosave.workspace;
  live.commit();
  autosave.writes.cancel();
  const current = work.getState();
  if (!autosave.draft || isSaved(current)) return;
  autosave.draft.stored = stored.now();
  void writeWork(autosave, current, autosave.draft).catch((error: unknown) => handleFailure(autosave, error));
}

async function writeWork(autosave: Autosave, current: Work, draft: OpenDraft): Promise<void> {
  const { photos, autosave: status } = autosave.workspace;
  const text = draftTextOf(current, photos, draft, Date.now());
  if (!text) return;
  const isChanged = isNews(text, draft.written);
  if (isChanged && (await writeText(autosave, draft, text)) === 'foreign') return splitOff(autosave, draft);
  await planFiles(draft, text.body.photos, photos);
  const isStillWritten = (): boolean => autosave.draft === draft && draft.written !== null;
  if (isChanged || draft.queue.size > 0) autosave.notifyWritten({ id: draft.id, isKept: isStillWritten });
  // Files are written in the background and do not delay later changes of the collage.
  void storeFiles(draft).then(
    (isDone) => isDone && status.setFault(null),
    (error: unknown) => handleFailure(autosave, error),
  );
}

async function writeText(autosave: Autosave, draft: OpenDraft, text: DraftText): Promise<'written' | 'foreign'> {
  const outcome = await writeDraft(text.header, text.body, draft.lock?.isCertain ?? false);
  if (outcome === 'foreign') return 'foreign';
  if (outcome === 'anew') draft.files = new Map();
  const isFirst = !draft.written;
  recordWritten(draft, text);
  if (autosave.draft === draft) setLastDraft(draft.id);
  if (isFirst) notifyDraftsChanged();
  return 'written';
}

function enqueue(autosave: Autosave, job: () => Promise<void>): void {
  autosave.last = autosave.last.then(job).catch((error: unknown) => handleFailure(autosave, error));
}

function handleFailure(autosave: Autosave, error: unknown): void {
  console.warn('This device does not keep the open work.', error);
  autosave.workspace.autosave.setFault(autosaveFault(error));
  schedule(autosave, 'retry');
}

/** Handles the return from the back/forward cache: another window may hold the draft by now, which the next write checks. */
function handlePageShow(autosave: Autosave): void {
  if (!autosave.isEnding) return;
  autosave.isEnding = false;
  if (autosave.draft && !autosave.draft.lock) takeLock(autosave, autosave.draft);
  schedule(autosave, 'rest');
}

function photoCount(work: Work): number {
  return collageOf(work)?.photos.length ?? 0;
}
