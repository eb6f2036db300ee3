import { smallPicture } from '../../canvas/small-picture.ts';
import { putPicture } from '../../drafts/draft-store.ts';
import { DRAFT_PICTURE } from '../../flow/drafts/draft.ts';
import type { Workspace } from '../../state/editor/workspace.ts';
import type { KeptDraft } from './autosave.ts';
import { WRITER } from './draft-writer.ts';
import { whenIdle } from './when-idle.ts';

/**
 * Makes the small picture of the open draft anew, some time after each change and while the page has nothing else to do, until the
 * returned function is called.
 *
 * @param onKept  says who is told of each change
 */
export function startDraftPictures(workspace: Workspace, onKept: (listener: (draft: KeptDraft) => void) => () => void): () => void {
  const { wall } = workspace;
  let changed: KeptDraft | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopWaiting = (): void => undefined;
  let hasEnded = false;

  const takeSoon = (draft: KeptDraft): void => {
    changed = draft;
    if (hasEnded) return;
    timer ??= setTimeout(() => {
      stopWaiting = whenIdle(workspace, () => void takeChanged(), DRAFT_PICTURE.patienceMs);
    }, DRAFT_PICTURE.delayMs);
  };

  const takeChanged = async (): Promise<void> => {
    timer = undefined;
    const draft = changed;
    changed = null;
    if (!draft?.isKept() || !wall.current) return;
    // Photos are on their way: their turn comes first.
    if (wall.current.isWaiting()) return takeSoon(draft);
    try {
      const picture = await smallPicture(wall.current.canvas, DRAFT_PICTURE.sidePx, DRAFT_PICTURE.quality);
      if (draft.isKept()) await putPicture(draft.id, WRITER, picture);
    } catch (error) {
      console.warn('The small picture of the open work could not be made.', error);
    }
  };

  const stop = onKept(takeSoon);
  return () => {
    hasEnded = true;
    stop();
    clearTimeout(timer);
    stopWaiting();
  };
}
