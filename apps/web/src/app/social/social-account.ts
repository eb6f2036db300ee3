import { memoize } from '@muro/domain';
import { create } from 'zustand';
import { exchangeCode, loadMedia, SocialError } from '../../client/social.ts';
import { FRESH_GALLERY, type GalleryEvent, type GalleryList, stepGallery } from '../../flow/catalogue/gallery-list.ts';
import { type SocialPhoto, socialPhotos } from '../../flow/photos/social-photo.ts';
import { useWorkspace } from '../../state/editor/use-workspace.ts';
import type { Workspace } from '../../state/editor/workspace.ts';
import { logEvent } from '../../state/window/page-views.ts';
import { socialService } from './social-service.ts';
import { openSignInWindow } from './social-window.ts';

/** Why the person is not signed in, beside never having tried: the text key, and what the service said. */
export interface SocialTrouble {
  readonly key: 'socialBlocked' | 'socialSignInFailed' | 'socialEnded';
  readonly message: string;
}

interface SocialState {
  readonly stage: 'out' | 'waiting' | 'entering' | 'in';
  readonly username: string;
  readonly photos: GalleryList<SocialPhoto>;
  readonly trouble: SocialTrouble | null;
}

const SIGNED_OUT: SocialState = { stage: 'out', username: '', photos: FRESH_GALLERY, trouble: null };

/** Who is signed in at the photo service, and the list of that person's photos. */
interface SocialAccount {
  readonly store: ReturnType<typeof createSocialStore>;
  /** Lives here only: not in storage, not in an address. Signing out or closing the page forgets it. */
  token: string;
  /** Ends what the present person or attempt has under way. */
  present: AbortController;
}

const createSocialStore = () => create<SocialState>()(() => SIGNED_OUT);

const accountOf = memoize((_: Workspace): SocialAccount => ({ store: createSocialStore(), token: '', present: new AbortController() }));

/** What a component shows of the account at the photo service. */
export function useSocial(): SocialState {
  return accountOf(useWorkspace()).store();
}

/** Opens the sign-in window; the code it brings signs the person in. A window closed without one changes nothing. [SOCIAL-04] [SOCIAL-05] */
export async function signInToSocial(workspace: Workspace): Promise<void> {
  signOutOfSocial(workspace);
  const account = accountOf(workspace);
  const { store } = account;
  const { signal } = account.present;
  store.setState({ stage: 'waiting' });
  const result = await openSignInWindow(signal);
  if (signal.aborted) return;
  switch (result.kind) {
    case 'blocked':
      return store.setState({ stage: 'out', trouble: { key: 'socialBlocked', message: '' } });
    case 'closed':
      return store.setState({ stage: 'out' });
    case 'code':
      store.setState({ stage: 'entering' });
      await enter(account, result.code).catch((error: Error) => {
        if (!signal.aborted) store.setState({ stage: 'out', trouble: { key: 'socialSignInFailed', message: error.message } });
      });
  }
}

/** Clears photos, token and cursor. [SOCIAL-10] */
export function signOutOfSocial(workspace: Workspace): void {
  signOut(accountOf(workspace));
}

/** The photos of who is signed in are looked at: their first page is loaded, unless it is there. [SOCIAL-02] */
export function openSocial(workspace: Workspace): void {
  void loadPage(accountOf(workspace), { type: 'wanted' });
}

/** [SOCIAL-03] */
export function loadMoreSocial(workspace: Workspace): void {
  void loadPage(accountOf(workspace), { type: 'more' });
}

export function retrySocial(workspace: Workspace): void {
  void loadPage(accountOf(workspace), { type: 'again' });
}

/** The editor is left: an attempt to sign in ends, and so does the loading of photos; who is signed in stays so. */
export function leaveSocial(workspace: Workspace): void {
  const account = accountOf(workspace);
  account.present.abort();
  account.present = new AbortController();
  const { stage, photos } = account.store.getState();
  account.store.setState(stage === 'in' ? { photos: stepGallery(photos, { type: 'left' }) } : SIGNED_OUT);
}

function signOut(account: SocialAccount): void {
  account.present.abort();
  account.present = new AbortController();
  account.token = '';
  account.store.setState(SIGNED_OUT);
}

/** @throws {SocialError} after it was logged [ERRP-16] [PV-09] */
async function enter(account: SocialAccount, code: string): Promise<void> {
  const { signal } = account.present;
  try {
    const session = await exchangeCode(code, signal);
    if (signal.aborted) return;
    account.token = session.token;
    account.store.setState({ stage: 'in', username: session.username });
  } catch (error) {
    if (!signal.aborted) logFailure(error);
    throw error;
  }
  void loadPage(account, { type: 'wanted' });
}

async function loadPage(account: SocialAccount, wish: GalleryEvent<SocialPhoto>): Promise<void> {
  const { signal } = account.present;
  if (!tellPhotos(account, wish)) return;
  try {
    const { data, paging } = await loadMedia(account.store.getState().photos.cursor, account.token, signal);
    if (signal.aborted) return;
    tellPhotos(account, { type: 'page', items: socialPhotos(socialService() ?? '', data), next: paging.next ?? null });
  } catch (error) {
    if (signal.aborted) return;
    logFailure(error);
    tellPhotos(account, { type: 'failed' });
    if (error instanceof SocialError && error.status === 401) endSession(account, error.message);
  }
}

function logFailure(error: unknown): void {
  logEvent('login', { state: 'error', message: error instanceof Error ? error.message : 'Server error' });
}

/** The service does not know the person any more. */
function endSession(account: SocialAccount, message: string): void {
  signOut(account);
  account.store.setState({ trouble: { key: 'socialEnded', message } });
}

/** Whether that changed anything. */
function tellPhotos({ store }: SocialAccount, event: GalleryEvent<SocialPhoto>): boolean {
  const before = store.getState().photos;
  const photos = stepGallery(before, event);
  store.setState({ photos });
  return photos !== before;
}
