import { useEffect } from 'react';
import { stopPicking } from '../../app/collage/tray-actions.ts';
import type { EditorSession } from '../../app/session/editor-session.ts';
import { useSession } from '../../app/session/use-session.ts';
import { isTyping } from '../../controls/is-typing.ts';
import { shortcutKey } from '../../flow/edit/shortcut-key.ts';
import { useWorkspace } from '../../state/editor/use-workspace.ts';
import type { Workspace } from '../../state/editor/workspace.ts';
import { useNavigation } from '../../state/navigation/navigation-store.ts';

/** Keys of the whole editor: undo, redo, the list of keys, and Escape, which puts down what waits for a place. */
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

/** Over the collage and in the photo dialog, which is live in the page; not under a form. */
function canStep(workspace: Workspace): boolean {
  const { state } = useNavigation.getState();
  if (workspace.view.store.getState().isKeysHelpShown) return false;
  return state === 'NAVSTATE_EDITOR_NORMAL' || state === 'NAVSTATE_EDITOR_EDIT';
}

function isWaiting(workspace: Workspace): boolean {
  const { armed, isPickingSeveral } = workspace.view.store.getState();
  return armed !== null || isPickingSeveral;
}

/** A key that is a letter speaks only to the collage and the tray, so that who dictates does not press it by chance. */
function isInWork(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-slot], [data-tile]') !== null;
}
