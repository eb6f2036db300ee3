import { useWorkspace } from '../../state/editor/use-workspace.ts';
import { goOnWith } from '../opening/draft-offers.ts';
import { useOpenSession } from './use-session.ts';

type Draft = Parameters<typeof goOnWith> extends [unknown, ...infer Rest] ? Rest : never;

/** Goes on with a draft; in an editor that is open already its photos go to the server, too. */
export function useGoOn(): (...draft: Draft) => Promise<void> {
  const workspace = useWorkspace();
  const session = useOpenSession();
  return async (...draft) => {
    await goOnWith(workspace, ...draft);
    session?.uploads.sync();
  };
}
