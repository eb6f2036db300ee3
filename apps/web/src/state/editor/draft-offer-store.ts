import { createStore } from 'zustand';
import type { DraftOffer } from '../../flow/drafts/draft-plan.ts';

/** What can be gone on with on this device, and the questions about it. */
export interface DraftOffers {
  /** Newest first. */
  readonly offers: readonly DraftOffer[];
  /** Their small pictures as `data:` addresses, by draft; they follow a little later. */
  readonly pictures: Readonly<Record<string, string>>;
  /** A draft that goes on from the saved collage that was just opened. */
  readonly newer: DraftOffer | null;
  /** A draft that another window has open, or that cannot be opened, or whose opening would lose work that this device does not keep. */
  readonly question: { readonly kind: 'in-use' | 'unreadable' | 'would-lose'; readonly offer: DraftOffer } | null;
  /** The editor has nothing open and offers what there is. */
  readonly isAskedInEditor: boolean;
}

const NONE: DraftOffers = { offers: [], pictures: {}, newer: null, question: null, isAskedInEditor: false };

export type DraftOfferStore = ReturnType<typeof createDraftOfferStore>;

export const createDraftOfferStore = () => createStore<DraftOffers>()(() => NONE);
