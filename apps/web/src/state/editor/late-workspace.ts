import { lazyPart } from '../window/lazy-part.ts';
import type { Workspace } from './workspace.ts';

/**
 * Returns a function that creates one workspace on its first call, and returns it on every call. Its code computes layouts, which the list
 * of designs does not need: so the list is shown first.
 *
 * @param begin  called with the new workspace before it is returned to a caller
 */
export function lateWorkspace(begin: (workspace: Workspace) => void): () => Promise<Workspace> {
  let opening: Promise<Workspace> | null = null;
  const open = async (): Promise<Workspace> => {
    const { createWorkspace } = await lazyPart(() => import('./workspace.ts'));
    const workspace = createWorkspace();
    begin(workspace);
    return workspace;
  };
  return () => {
    opening ??= open().catch((error: unknown) => {
      opening = null; // the next call loads again
      throw error;
    });
    return opening;
  };
}
