import { useEffect, useState } from 'react';
import { useWorkspace } from '../../state/editor/use-workspace.ts';
import { createEditorSession, type EditorSession } from './editor-session.ts';
import { useShowSession } from './use-session.ts';

/** Creates the session of the calling editor; it begins on mount and ends on unmount. */
export function useNewSession(): EditorSession {
  const workspace = useWorkspace();
  const show = useShowSession();
  const [session] = useState(() => createEditorSession(workspace));
  useEffect(() => {
    const end = session.begin();
    show(session);
    return () => {
      show(null);
      end();
    };
  }, [session, show]);
  return session;
}
