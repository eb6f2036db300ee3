import { createContext, useContext, useMemo, useState } from 'react';
import type { EditorSession } from './editor-session.ts';

interface OpenSession {
  /** Null while the editor is not open. */
  readonly session: EditorSession | null;
  show(session: EditorSession | null): void;
}

const Opened = createContext<OpenSession>({ session: null, show: () => undefined });

export const OpenSessionProvider = Opened.Provider;

const Session = createContext<EditorSession | null>(null);

export const SessionProvider = Session.Provider;

/** Returns the value for `OpenSessionProvider`: the editor publishes its session there, for components outside the editor. */
export function useSessionPlace(): OpenSession {
  const [session, show] = useState<EditorSession | null>(null);
  return useMemo(() => ({ session, show }), [session]);
}

/** Returns the session of the open editor, for the bar and the dialogs over every screen; null on other screens. */
export function useOpenSession(): EditorSession | null {
  return useContext(Opened).session;
}

/** Returns the function that publishes the session of the editor to components outside it. */
export function useShowSession(): OpenSession['show'] {
  return useContext(Opened).show;
}

/** Returns the session that a part of the editor belongs to. */
export function useSession(): EditorSession {
  const session = useContext(Session);
  if (!session) throw new RangeError('Expected an editing session around this part of the editor but received none');
  return session;
}
