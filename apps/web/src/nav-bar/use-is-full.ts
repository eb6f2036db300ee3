import { useOpenSession } from '../app/session/use-session.ts';
import { useOpenCollage } from '../state/editor/use-workspace.ts';

/** True if every slot of the collage in the editor is filled; null while no editor is open. */
export function useIsFull(): boolean | null {
  const session = useOpenSession();
  return useOpenCollage((collage) => session?.isFull(collage)) ?? null;
}
