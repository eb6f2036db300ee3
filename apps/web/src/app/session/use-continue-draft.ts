import { useWorkspace } from '../../state/editor/use-workspace.ts';
import { continueDraft } from '../opening/draft-offers.ts';
import { useOpenSession } from './use-session.ts';

type Draft = Parameters<typeof continueDraft> extends [unknown, ...infer Rest] ? Rest : never;

/** Returns a function that opens a draft; if the editor is already open, also uploads its photos. */
export function useContinueDraft(): (...draft: Draft) => Promise<void> {
  const workspace = useWorkspace();
  const session = useOpenSession();
  return async (...draft) => {
    await continueDraft(workspace, ...draft);
    session?.uploads.sync();
  };
}
