import { lastDraft } from '../../drafts/last-draft.ts';
import { showAddress } from '../../state/address/go.ts';
import { editorPath } from '../../state/address/paths.ts';
import type { Workspace } from '../../state/editor/workspace.ts';
import { useTextStore } from '../../state/language/text-store.ts';
import { openDraft } from './open-draft.ts';

/** Number of attempts: a page that is being reloaded releases its draft a little after the new page has started. */
const MAX_ATTEMPTS = 10;
const RETRY_DELAY_MS = 150;

/** Reopens the work of this window after a reload of the editor. Returns false if there is none. */
export async function resumeEditor(workspace: Workspace): Promise<boolean> {
  if (!(await reopenLastDraft(workspace))) return false;
  const { collageId } = workspace.work.getState();
  if (collageId !== null) showAddress(editorPath(useTextStore.getState().locale, collageId));
  return true;
}

/** Opens the draft of this window. Returns false if there is none, or if it cannot be opened here; it is then offered. */
export async function reopenLastDraft(workspace: Workspace): Promise<boolean> {
  const id = lastDraft();
  if (id === null) return false;
  try {
    return await openReleasedDraft(workspace, id);
  } catch (error) {
    console.warn('The work of this window could not be opened again.', error);
    return false;
  }
}

async function openReleasedDraft(workspace: Workspace, id: string): Promise<boolean> {
  for (let attemptsLeft = MAX_ATTEMPTS; attemptsLeft > 0; attemptsLeft -= 1) {
    const outcome = await openDraft(workspace, id, 'if-free');
    if (outcome !== 'in-use') return outcome === 'opened';
    await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS));
  }
  return false;
}
