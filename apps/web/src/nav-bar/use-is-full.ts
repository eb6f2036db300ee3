import { useOpenSession } from '../app/session/use-session.ts';
import { useOpenCollage } from '../state/editor/use-workspace.ts';

/** Returns whether every place of the collage in the editor is filled; null while the editor is not open, which knows its places. */
export function useIsFull(): boolean | null {
  const session = useOpenSession();
  return useOpenCollage((collage) => session?.isFull(collage)) ?? null;
}
