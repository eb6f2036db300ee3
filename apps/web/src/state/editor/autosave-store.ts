import { createStore } from 'zustand';
import type { AutosaveFault } from '../../flow/drafts/draft-plan.ts';

/** What a person has to know about the draft of the open work. */
export interface AutosaveState {
  /** Why nothing of it is kept on this device right now; null while all is well. */
  readonly fault: AutosaveFault | null;
  /** The fault was read and put away; another one is told anew. */
  readonly isPutAway: boolean;
  /** Another window went on with the draft of this one; what is done here is kept as one of its own. */
  readonly isSplit: boolean;
}

export type AutosaveStore = ReturnType<typeof createAutosaveStore>;

export function createAutosaveStore() {
  const store = createStore<AutosaveState>()(() => ({ fault: null, isPutAway: false, isSplit: false }));
  const noteSplit = (isSplit: boolean): void => {
    if (store.getState().isSplit !== isSplit) store.setState({ isSplit });
  };
  return {
    store,
    noteFault: (fault: AutosaveFault | null): void => {
      if (store.getState().fault !== fault) store.setState({ fault, isPutAway: false });
    },
    noteSplit,
    putFaultAway: (): void => store.setState({ isPutAway: true }),
    putSplitAway: (): void => noteSplit(false),
  };
}
