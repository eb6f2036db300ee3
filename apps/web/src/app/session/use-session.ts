import { createContext, useContext, useEffect, useMemo, useState } from 'react';
import { useWorkspace } from '../../state/editor/use-workspace.ts';
import { createEditorSession, type EditorSession } from './editor-session.ts';

interface OpenSession {
  /** Null while the editor is not open. */
  readonly session: EditorSession | null;
  show(session: EditorSession | null): void;
}

const Opened = createContext<OpenSession>({ session: null, show: () => undefined });

export const OpenSessionProvider = Opened.Provider;

const Session = createContext<EditorSession | null>(null);

export const SessionProvider = Session.Provider;

/** What the frame round all screens gives to them: the editor shows its session there, for what stands outside of it. */
export function useSessionPlace(): OpenSession {
  const [session, show] = useState<EditorSession | null>(null);
  return useMemo(() => ({ session, show }), [session]);
}

/** The session of the editor that is open, for the bar and the questions over every screen; null on other screens. */
export function useOpenSession(): EditorSession | null {
  return useContext(Opened).session;
}

/** The session of the editor that calls it: begins with it, and ends when it is left. */
export function useNewSession(): EditorSession {
  const workspace = useWorkspace();
  const { show } = useContext(Opened);
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

/** The session that a part of the editor belongs to. */
export function useSession(): EditorSession {
  const session = useContext(Session);
  if (!session) throw new RangeError('Expected an editing session around this part of the editor but received none');
  return session;
}
