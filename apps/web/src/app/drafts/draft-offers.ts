import { create } from 'zustand';
import { tellDraftsChanged, watchDrafts } from '../../drafts/draft-news.ts';
import { draftPicture, dropDraft, listDrafts, sweepFiles } from '../../drafts/draft-store.ts';
import { heldDrafts } from '../../drafts/hold-draft.ts';
import { dataAddress } from '../../files/data-address.ts';
import { type DraftOffer, draftOf, draftOffers, overdueDrafts } from '../../flow/drafts/draft-plan.ts';
import { useTextStore } from '../locale/text-store.ts';
import { go } from '../navigate/go.ts';
import { useNavigation } from '../navigate/navigation-store.ts';
import { editorPath } from '../navigate/paths.ts';
import { ownDraftId } from './draft-keeper.ts';
import { askForOwner, type OpenMode, openDraft } from './open-draft.ts';

/** What can be gone on with on this device, and the questions about it. */
interface OfferStore {
  /** Newest first. */
  readonly offers: readonly DraftOffer[];
  /** Their small pictures as `data:` addresses, by draft; they follow a little later. */
  readonly pictures: Readonly<Record<string, string>>;
  /** A draft that goes on from the saved collage that was just opened. */
  readonly newer: DraftOffer | null;
  /** A draft that another window has open, or that cannot be opened. */
  readonly question: { readonly kind: 'in-use' | 'unreadable'; readonly offer: DraftOffer } | null;
  /** The editor has nothing open and offers what there is. */
  readonly isAskedInEditor: boolean;
}

export const useDraftOffers = create<OfferStore>()(() => ({
  offers: [],
  pictures: {},
  newer: null,
  question: null,
  isAskedInEditor: false,
}));

/** Looks what is on this device. Without storage there is nothing to offer; that is said where work is being done. */
export async function loadOffers(): Promise<readonly DraftOffer[]> {
  try {
    const [headers, inUse] = await Promise.all([listDrafts(), heldDrafts()]);
    const overdue = overdueDrafts(headers, { nowMs: Date.now(), inUse });
    const kept = headers.filter(({ id }) => !overdue.includes(id));
    const offers = draftOffers(kept, { inUse }, ownDraftId());
    useDraftOffers.setState({ offers });
    void loadPictures(offers);
    for (const id of overdue) await dropDraft(id);
    if (headers.length === 0 || overdue.length > 0) await sweepFiles();
    return offers;
  } catch (error) {
    console.warn('This device does not give its drafts.', error);
    return [];
  }
}

async function loadPictures(offers: readonly DraftOffer[]): Promise<void> {
  const pictures = await Promise.all(
    offers.map(async ({ id }) => {
      const picture = await draftPicture(id).catch(() => null);
      return picture ? [[id, await dataAddress(picture)] as const] : [];
    }),
  );
  useDraftOffers.setState({ pictures: Object.fromEntries(pictures.flat()) });
}

/** Keeps the list true to what other windows do, until the returned function is called. */
export function watchOffers(): () => void {
  return watchDrafts(() => void loadOffers());
}

/** Goes on with a draft in the editor, or asks what has to be asked before. */
export async function goOnWith(offer: DraftOffer, mode: OpenMode = 'if-free'): Promise<void> {
  useDraftOffers.setState({ question: null });
  const { isAskedInEditor } = useDraftOffers.getState();
  const outcome = await openDraft(offer.id, mode).catch((error: unknown) => {
    console.error(error);
    return 'unreadable' as const;
  });
  if (outcome !== 'opened') return useDraftOffers.setState({ question: { kind: outcome, offer }, newer: null });
  useDraftOffers.setState({ newer: null, isAskedInEditor: false });
  go(editorPath(useTextStore.getState().locale, offer.collageId));
  // The editor's address names no collage, and does not now: the editor is not entered anew.
  if (!isAskedInEditor || offer.collageId !== null) return;
  useNavigation.getState().send({ type: 'layers-ready' });
  void askForOwner();
}

export async function throwAway({ id }: DraftOffer): Promise<void> {
  await dropDraft(id).catch((error: unknown) => console.warn(error));
  tellDraftsChanged();
  await loadOffers();
}

/** The saved collage was opened: newer work on it that is on this device is offered. */
export async function lookForNewer(collageId: string): Promise<void> {
  useDraftOffers.setState({ newer: draftOf(await loadOffers(), collageId) });
}

export function stayWithSaved(): void {
  useDraftOffers.setState({ newer: null });
}

export function closeQuestion(): void {
  useDraftOffers.setState({ question: null });
  void loadOffers();
}

/** Offers in the editor what there is; false when there is nothing. */
export async function offerInEditor(): Promise<boolean> {
  const offers = await loadOffers();
  useDraftOffers.setState({ isAskedInEditor: offers.length > 0 });
  return offers.length > 0;
}

/** The editor was left without an answer, or has something open. */
export function stopAsking(): void {
  useDraftOffers.setState({ isAskedInEditor: false, newer: null, question: null });
}
