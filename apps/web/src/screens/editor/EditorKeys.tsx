import { useEffect } from 'react';
import { stopPicking } from '../../app/collage/tray-actions.ts';
import type { EditorSession } from '../../app/session/editor-session.ts';
import { useSession } from '../../app/session/use-session.ts';
import { isTyping } from '../../controls/is-typing.ts';
import { shortcutKey } from '../../flow/edit/shortcut-key.ts';
import { useWorkspace } from '../../state/editor/use-workspace.ts';
import type { Workspace } from '../../state/editor/workspace.ts';
import { useNavigation } from '../../state/navigation/navigation-store.ts';

/** Keyboard shortcuts of the whole editor: undo, redo, the list of keys, and Escape, which cancels a waiting selection. */
export function EditorKeys() {
  const workspace = useWorkspace();
  const session = useSession();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const action = actionOf(workspace, session, event);
      if (!action || isTyping(event.target) || !canStep(workspace)) return;
      event.preventDefault();
      action();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [workspace, session]);
  return null;
}

function actionOf(workspace: Workspace, { undo, redo }: EditorSession, event: KeyboardEvent): (() => void) | null {
  const isCommand = event.ctrlKey || event.metaKey;
  const key = shortcutKey(event);
  if (isCommand && key === 'z') return event.shiftKey ? redo : undo;
  if (isCommand && key === 'y') return redo;
  if (key === '?' && isInWork(event.target)) return () => workspace.view.set({ isKeysHelpShown: true });
  return key === 'Escape' && isWaiting(workspace) ? () => stopPicking(workspace) : null;
}

/** True over the collage and in the photo dialog, which edits the page live; false under a form. */
function canStep(workspace: Workspace): boolean {
  const { state } = useNavigation.getState();
  if (workspace.view.store.getState().isKeysHelpShown) return false;
  return state === 'NAVSTATE_EDITOR_NORMAL' || state === 'NAVSTATE_EDITOR_EDIT';
}

function isWaiting(workspace: Workspace): boolean {
  const { armed, isPickingSeveral } = workspace.view.store.getState();
  return armed !== null || isPickingSeveral;
}

/** True for targets of single-letter shortcuts: only the collage and the tray, so that speech input does not trigger them by chance. */
function isInWork(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-slot], [data-tile]') !== null;
}
