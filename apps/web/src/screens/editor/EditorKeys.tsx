import { useEffect } from 'react';
import { redoStep, undoStep } from '../../app/collage/editor-actions.ts';
import { setEditorView, useEditorView } from '../../app/collage/editor-view.ts';
import { useNavigation } from '../../app/navigate/navigation-store.ts';
import { stopPicking } from '../../app/photos/tray-actions.ts';

/** Keys of the whole editor: undo, redo, the list of keys, and Escape, which puts down what waits for a place. */
export function EditorKeys() {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const action = actionOf(event);
      if (!action || isTyping(event.target) || !canStep()) return;
      event.preventDefault();
      action();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
  return null;
}

function actionOf({ key, ctrlKey, metaKey, shiftKey, target }: KeyboardEvent): (() => void) | null {
  const isCommand = ctrlKey || metaKey;
  const name = key.toLowerCase();
  if (isCommand && name === 'z') return shiftKey ? redoStep : undoStep;
  if (isCommand && name === 'y') return redoStep;
  if (key === '?' && isInWork(target)) return () => setEditorView({ isKeysHelpShown: true });
  return name === 'escape' && isWaiting() ? stopPicking : null;
}

/** Over the collage and in the photo dialog, which is live in the page; not under a form. */
function canStep(): boolean {
  const { state } = useNavigation.getState();
  if (useEditorView.getState().isKeysHelpShown) return false;
  return state === 'NAVSTATE_EDITOR_NORMAL' || state === 'NAVSTATE_EDITOR_EDIT';
}

function isWaiting(): boolean {
  const { armed, isPickingSeveral } = useEditorView.getState();
  return armed !== null || isPickingSeveral;
}

/** A key that is a letter speaks only to the collage and the tray, so that who dictates does not press it by chance. */
function isInWork(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-slot], [data-tile]') !== null;
}

/** A field keeps the focus while its window fades away, but takes no more words. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest('[data-exiting]') === null &&
    (target.isContentEditable || target.matches('input:not([type=checkbox], [type=radio]), textarea, select'))
  );
}
