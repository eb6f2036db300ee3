import { createStore } from 'zustand';
import type { DraftOffer } from '../../flow/drafts/draft-plan.ts';

/** Unsaved work on this device that can be continued, and the questions about it. */
export interface DraftOffers {
  /** Newest first. */
  readonly offers: readonly DraftOffer[];
  /** Previews as `data:` URLs, by draft id; they load a little later. */
  readonly pictures: Readonly<Record<string, string>>;
  /** A draft with newer changes of the saved collage that was just opened. */
  readonly newer: DraftOffer | null;
  /** The open question: the draft is open in another window, cannot be opened, or opening it would lose work that is not stored here. */
  readonly question: { readonly kind: 'in-use' | 'unreadable' | 'would-lose'; readonly offer: DraftOffer } | null;
  /** True if the editor has nothing open and shows the offers. */
  readonly isAskedInEditor: boolean;
}

const NONE: DraftOffers = { offers: [], pictures: {}, newer: null, question: null, isAskedInEditor: false };

export type DraftOfferStore = ReturnType<typeof createDraftOfferStore>;

export const createDraftOfferStore = () => createStore<DraftOffers>()(() => NONE);
