import { smallPicture } from '../../canvas/small-picture.ts';
import { putPicture } from '../../drafts/draft-store.ts';
import { DRAFT_PICTURE } from '../../flow/drafts/draft.ts';
import type { Workspace } from '../../state/editor/workspace.ts';
import type { KeptDraft } from './autosave.ts';
import { WRITER } from './draft-writer.ts';
import { whenIdle } from './when-idle.ts';

/**
 * Updates the preview of the open draft a while after each change, when the page is idle, until the returned function is called.
 *
 * @param onKept  registers the listener for changes
 */
export function startDraftPictures(workspace: Workspace, onKept: (listener: (draft: KeptDraft) => void) => () => void): () => void {
  const { wall } = workspace;
  let changed: KeptDraft | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopWaiting = (): void => undefined;
  let hasEnded = false;

  const scheduleCapture = (draft: KeptDraft): void => {
    changed = draft;
    if (hasEnded) return;
    timer ??= setTimeout(() => {
      stopWaiting = whenIdle(workspace, () => void captureChanged(), DRAFT_PICTURE.patienceMs);
    }, DRAFT_PICTURE.delayMs);
  };

  const captureChanged = async (): Promise<void> => {
    timer = undefined;
    const draft = changed;
    changed = null;
    if (!draft?.isKept() || !wall.current) return;
    // Photos are still loading: the preview has to wait for them.
    if (wall.current.isWaiting()) return scheduleCapture(draft);
    try {
      const picture = await smallPicture(wall.current.canvas, DRAFT_PICTURE.sidePx, DRAFT_PICTURE.quality);
      if (draft.isKept()) await putPicture(draft.id, WRITER, picture);
    } catch (error) {
      console.warn('The small picture of the open work could not be made.', error);
    }
  };

  const stop = onKept(scheduleCapture);
  return () => {
    hasEnded = true;
    stop();
    clearTimeout(timer);
    stopWaiting();
  };
}
