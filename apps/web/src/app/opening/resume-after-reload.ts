import { create } from 'zustand';
import { lastDraft } from '../../drafts/last-draft.ts';
import { areaOf } from '../../state/address/paths.ts';
import type { Workspace } from '../../state/editor/workspace.ts';
import { lazyPart } from '../../state/window/lazy-part.ts';
import { wasReloaded } from '../../state/window/was-reloaded.ts';

/** True while the work of a reloaded page is being reopened. */
export const useResuming = create(() => ({ isResuming: false }));

/**
 * Reopens the work of this window after a reload of the list or of a design's page, so that they show the same as before. The editor does
 * this itself.
 *
 * @param load  loads the workspace; called only if there is work to reopen
 */
export async function resumeAfterReload(load: () => Promise<Workspace>): Promise<void> {
  const area = areaOf(window.location.hash.slice(1));
  const isResumable = area === 'list' || area === 'template' || window.location.hash.length < 3;
  if (!isResumable || lastDraft() === null || !wasReloaded()) return;
  useResuming.setState({ isResuming: true });
  try {
    const [{ reopenLastDraft }, workspace] = await Promise.all([lazyPart(() => import('./resume-editor.ts')), load()]);
    await reopenLastDraft(workspace);
  } finally {
    useResuming.setState({ isResuming: false });
  }
}
