import { create } from 'zustand';
import type { KeepingFault } from '../../flow/drafts/draft-plan.ts';

/** What a person has to know about the draft of the open work. */
interface KeepingStore {
  /** Why nothing of it is kept on this device right now; null while all is well. */
  readonly fault: KeepingFault | null;
  /** The fault was read and put away; another one is told anew. */
  readonly isPutAway: boolean;
  /** Another window went on with the draft of this one; what is done here is kept as one of its own. */
  readonly isSplit: boolean;
}

export const useKeeping = create<KeepingStore>()(() => ({ fault: null, isPutAway: false, isSplit: false }));

export function noteFault(fault: KeepingFault | null): void {
  if (useKeeping.getState().fault !== fault) useKeeping.setState({ fault, isPutAway: false });
}

export function putFaultAway(): void {
  useKeeping.setState({ isPutAway: true });
}

export function putSplitAway(): void {
  noteSplit(false);
}

export function noteSplit(isSplit: boolean): void {
  if (useKeeping.getState().isSplit !== isSplit) useKeeping.setState({ isSplit });
}
