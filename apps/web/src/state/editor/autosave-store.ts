import { createStore } from 'zustand';
import type { AutosaveFault } from '../../flow/drafts/draft-plan.ts';

/** State of the open work's draft that is shown to the person. */
export interface AutosaveState {
  /** Reason why nothing is currently stored on this device; null if storing works. */
  readonly fault: AutosaveFault | null;
  /** True if the person dismissed the message; a different fault is shown again. */
  readonly isDismissed: boolean;
  /** True if another window continues this window's draft; changes here are stored as a separate draft. */
  readonly isSplit: boolean;
}

export type AutosaveStore = ReturnType<typeof createAutosaveStore>;

export function createAutosaveStore() {
  const store = createStore<AutosaveState>()(() => ({ fault: null, isDismissed: false, isSplit: false }));
  const setSplit = (isSplit: boolean): void => {
    if (store.getState().isSplit !== isSplit) store.setState({ isSplit });
  };
  return {
    store,
    setFault: (fault: AutosaveFault | null): void => {
      if (store.getState().fault !== fault) store.setState({ fault, isDismissed: false });
    },
    setSplit,
    dismissFault: (): void => store.setState({ isDismissed: true }),
    dismissSplit: (): void => setSplit(false),
  };
}
