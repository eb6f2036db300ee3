import { lastDraft } from '../../drafts/last-draft.ts';
import { useWork } from '../collage/work-store.ts';
import { useTextStore } from '../locale/text-store.ts';
import { showAddress } from '../navigate/go.ts';
import { editorPath } from '../navigate/paths.ts';
import { openDraft } from './open-draft.ts';

/** A page that is being reloaded lets go of its draft a little after the new one has begun. */
const TRIES = 10;
const BETWEEN_MS = 150;

/** After a reload of the editor: the work of this window is open again as it was. False when there is none. */
export async function goOnHere(): Promise<boolean> {
  const id = lastDraft();
  if (id === null) return false;
  try {
    if (!(await openLetGo(id))) return false;
  } catch (error) {
    console.warn('The work of this window could not be opened again.', error);
    return false;
  }
  const { collageId } = useWork.getState();
  if (collageId !== null) showAddress(editorPath(useTextStore.getState().locale, collageId));
  return true;
}

async function openLetGo(id: string): Promise<boolean> {
  for (let left = TRIES; left > 0; left -= 1) {
    const outcome = await openDraft(id, 'if-free');
    if (outcome !== 'in-use') return outcome === 'opened';
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_MS));
  }
  return false;
}
