import { notifyDraftsChanged, watchDrafts } from '../../drafts/draft-news.ts';
import { draftPicture, dropDraft, listDrafts, sweepFiles } from '../../drafts/draft-store.ts';
import { lockedDrafts } from '../../drafts/lock-draft.ts';
import { dataAddress } from '../../files/data-address.ts';
import { type DraftOffer, draftOf, draftOffers, isDraftFor, overdueDrafts } from '../../flow/drafts/draft-plan.ts';
import { lastSignedInAccount } from '../../state/account/last-signed-in-account.ts';
import { go } from '../../state/address/go.ts';
import { editorPath, listPath } from '../../state/address/paths.ts';
import { hasUnsavedChanges } from '../../state/collage/work.ts';
import type { Workspace } from '../../state/editor/workspace.ts';
import { useTextStore } from '../../state/language/text-store.ts';
import { useNavigation } from '../../state/navigation/navigation-store.ts';
import { lazyPart } from '../../state/window/lazy-part.ts';
import { autosaveOf } from '../drafts/autosave.ts';
import type { OpenMode } from './open-draft.ts';

/** Loads the drafts on this device. Without storage there are none; the editor reports that. */
export async function loadOffers(workspace: Workspace): Promise<readonly DraftOffer[]> {
  try {
    const [headers, inUse] = await Promise.all([listDrafts(), lockedDrafts()]);
    const [ownDrafts, otherDrafts] = [true, false].map((isMine) =>
      headers.filter((header) => isDraftFor(header, lastSignedInAccount()) === isMine),
    );
    const overdue = [ownDrafts, otherDrafts].flatMap((headersOfOne) => overdueDrafts(headersOfOne ?? [], { nowMs: Date.now(), inUse }));
    const remaining = (ownDrafts ?? []).filter(({ id }) => !overdue.includes(id));
    const offers = draftOffers(remaining, { inUse }, autosaveOf(workspace).ownId());
    workspace.offers.setState({ offers });
    void loadPictures(workspace, offers);
    for (const id of overdue) await dropDraft(id);
    if (headers.length === 0 || overdue.length > 0) await sweepFiles();
    return offers;
  } catch (error) {
    console.warn('This device does not give its drafts.', error);
    return [];
  }
}

async function loadPictures(workspace: Workspace, offers: readonly DraftOffer[]): Promise<void> {
  const pictures = await Promise.all(
    offers.map(async ({ id }) => {
      const address = await draftPicture(id)
        .then((picture) => picture && dataAddress(picture))
        .catch(() => null);
      return address ? [[id, address] as const] : [];
    }),
  );
  workspace.offers.setState({ pictures: Object.fromEntries(pictures.flat()) });
}

/** Keeps the list of drafts up to date with other windows, until the returned function is called. */
export function watchOffers(workspace: Workspace): () => void {
  return watchDrafts(() => void loadOffers(workspace));
}

/**
 * Opens a draft in the editor, or asks the necessary question first.
 *
 * @param isConfirmed  true if the person confirmed that the open work may be lost
 */
export async function continueDraft(
  workspace: Workspace,
  offer: DraftOffer,
  mode: OpenMode = 'if-free',
  isConfirmed = false,
): Promise<void> {
  workspace.offers.setState({ question: null });
  if (!isConfirmed && (await wouldLoseWork(workspace))) return workspace.offers.setState({ question: { kind: 'would-lose', offer } });
  const { isAskedInEditor } = workspace.offers.getState();
  // Loaded on demand: the list of designs shows the offers, but most people open none.
  const { askOwnerToSignIn, isToBeChosen, openDraft } = await lazyPart(() => import('./open-draft.ts'));
  const outcome = await openDraft(workspace, offer.id, mode).catch((error: unknown) => {
    console.error(error);
    return 'unreadable' as const;
  });
  if (outcome !== 'opened') return workspace.offers.setState({ question: { kind: outcome, offer }, newer: null });
  workspace.offers.setState({ newer: null, isAskedInEditor: false });
  const { photosFirst, history } = workspace.work.getState();
  if (history && isToBeChosen(history.present, photosFirst)) {
    // The list already exists and still offers the draft that is now open.
    await loadOffers(workspace);
    return go(listPath(useTextStore.getState().locale));
  }
  go(editorPath(useTextStore.getState().locale, offer.collageId));
  // The editor's address names no collage before or after, so the editor is not entered again.
  if (!isAskedInEditor || offer.collageId !== null) return;
  useNavigation.getState().send({ type: 'layers-ready' });
  void askOwnerToSignIn(workspace);
}

/** True if the open work has changes that are neither on the server nor stored on this device. */
async function wouldLoseWork(workspace: Workspace): Promise<boolean> {
  await autosaveOf(workspace).whenWritten();
  return hasUnsavedChanges(workspace.work.getState()) && workspace.autosave.store.getState().fault !== null;
}

export async function discardDraft(workspace: Workspace, { id }: DraftOffer): Promise<void> {
  await dropDraft(id).catch((error: unknown) => console.warn(error));
  notifyDraftsChanged();
  await loadOffers(workspace);
}

/** After a saved collage was opened, offers a draft with newer changes of it. */
export async function offerNewerDraft(workspace: Workspace, collageId: string): Promise<void> {
  workspace.offers.setState({ newer: draftOf(await loadOffers(workspace), collageId) });
}

export function dismissNewerDraft(workspace: Workspace): void {
  workspace.offers.setState({ newer: null });
}

export function closeQuestion(workspace: Workspace): void {
  workspace.offers.setState({ question: null });
  void loadOffers(workspace);
}

/** Shows the offers in the editor; returns false if there are none. */
export async function offerInEditor(workspace: Workspace): Promise<boolean> {
  const offers = await loadOffers(workspace);
  workspace.offers.setState({ isAskedInEditor: offers.length > 0 });
  return offers.length > 0;
}

/** Clears offers and questions after the editor was left or has opened a work. */
export function clearDraftOffers(workspace: Workspace): void {
  workspace.offers.setState({ isAskedInEditor: false, newer: null, question: null });
}
