import { useEffect } from 'react';
import { redoStep, undoStep } from '../../app/editor-actions.ts';
import { setEditorView, useEditorView } from '../../app/editor-view.ts';
import { useNavigation } from '../../app/navigation-store.ts';

/** Keys of the whole editor: undo, redo, and Escape, which puts down what waits for a place. */
export function EditorKeys() {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (isTyping(event.target) || !canStep()) return;
      const key = event.key.toLowerCase();
      const isCommand = event.ctrlKey || event.metaKey;
      if (isCommand && key === 'z') take(event, event.shiftKey ? redoStep : undoStep);
      else if (isCommand && key === 'y') take(event, redoStep);
      else if (key === 'escape' && useEditorView.getState().armed) take(event, () => setEditorView({ armed: null }));
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
  return null;
}

function take(event: KeyboardEvent, action: () => void): void {
  event.preventDefault();
  action();
}

/** Over the collage and in the photo dialog, which is live in the page; not under a form. */
function canStep(): boolean {
  const { state } = useNavigation.getState();
  return state === 'NAVSTATE_EDITOR_NORMAL' || state === 'NAVSTATE_EDITOR_EDIT';
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input:not([type=checkbox], [type=radio]), textarea, select'))
  );
}
