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

/** Reason why the sign-in failed or ended: the text key, and the service's message. */
export interface SignInFailure {
  readonly key: 'socialBlocked' | 'socialSignInFailed' | 'socialEnded';
  readonly message: string;
}

interface SocialState {
  readonly stage: 'out' | 'waiting' | 'entering' | 'in';
  readonly username: string;
  readonly photos: GalleryList<SocialPhoto>;
  readonly failure: SignInFailure | null;
}

const SIGNED_OUT: SocialState = { stage: 'out', username: '', photos: FRESH_GALLERY, failure: null };

/** The account at the photo service, and its list of photos. */
interface SocialAccount {
  readonly store: ReturnType<typeof createSocialStore>;
  /** Access token. Kept in memory only: not in storage, not in a URL. Signing out or closing the page discards it. */
  token: string;
  /** Cancels the running requests of the current account or attempt. */
  current: AbortController;
}

const createSocialStore = () => create<SocialState>()(() => SIGNED_OUT);

const accountOf = memoize((_: Workspace): SocialAccount => ({ store: createSocialStore(), token: '', current: new AbortController() }));

/** Returns the state of the account at the photo service. */
export function useSocial(): SocialState {
  return accountOf(useWorkspace()).store();
}

/**
 * Opens the sign-in window; the code it returns signs the person in. A window closed without a code changes nothing. [SOCIAL-04]
 * [SOCIAL-05]
 */
export async function signInToSocial(workspace: Workspace): Promise<void> {
  signOutOfSocial(workspace);
  const account = accountOf(workspace);
  const { store } = account;
  const { signal } = account.current;
  store.setState({ stage: 'waiting' });
  const result = await openSignInWindow(signal);
  if (signal.aborted) return;
  switch (result.kind) {
    case 'blocked':
      return store.setState({ stage: 'out', failure: { key: 'socialBlocked', message: '' } });
    case 'closed':
      return store.setState({ stage: 'out' });
    case 'code':
      store.setState({ stage: 'entering' });
      await enter(account, result.code).catch((error: Error) => {
        if (!signal.aborted) store.setState({ stage: 'out', failure: { key: 'socialSignInFailed', message: error.message } });
      });
  }
}

/** Clears photos, token and cursor. [SOCIAL-10] */
export function signOutOfSocial(workspace: Workspace): void {
  signOut(accountOf(workspace));
}

/** Loads the first page of the account's photos when they are shown, unless it has loaded. [SOCIAL-02] */
export function openSocial(workspace: Workspace): void {
  void loadPage(accountOf(workspace), { type: 'wanted' });
}

/** Loads the next page. [SOCIAL-03] */
export function loadMoreSocial(workspace: Workspace): void {
  void loadPage(accountOf(workspace), { type: 'more' });
}

export function retrySocial(workspace: Workspace): void {
  void loadPage(accountOf(workspace), { type: 'again' });
}

/** Cancels a sign-in attempt and the loading of photos when the editor is left; a signed-in account stays signed in. */
export function leaveSocial(workspace: Workspace): void {
  const account = accountOf(workspace);
  account.current.abort();
  account.current = new AbortController();
  const { stage, photos } = account.store.getState();
  account.store.setState(stage === 'in' ? { photos: stepGallery(photos, { type: 'left' }) } : SIGNED_OUT);
}

function signOut(account: SocialAccount): void {
  account.current.abort();
  account.current = new AbortController();
  account.token = '';
  account.store.setState(SIGNED_OUT);
}

/** @throws {SocialError} after logging it [ERRP-16] [PV-09] */
async function enter(account: SocialAccount, code: string): Promise<void> {
  const { signal } = account.current;
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

async function loadPage(account: SocialAccount, event: GalleryEvent<SocialPhoto>): Promise<void> {
  const { signal } = account.current;
  if (!applyPhotosEvent(account, event)) return;
  try {
    const { data, paging } = await loadMedia(account.store.getState().photos.cursor, account.token, signal);
    if (signal.aborted) return;
    applyPhotosEvent(account, { type: 'page', items: socialPhotos(socialService() ?? '', data), next: paging.next ?? null });
  } catch (error) {
    if (signal.aborted) return;
    logFailure(error);
    applyPhotosEvent(account, { type: 'failed' });
    if (error instanceof SocialError && error.status === 401) endSession(account, error.message);
  }
}

function logFailure(error: unknown): void {
  logEvent('login', { state: 'error', message: error instanceof Error ? error.message : 'Server error' });
}

/** Signs out after the service has ended the session. */
function endSession(account: SocialAccount, message: string): void {
  signOut(account);
  account.store.setState({ failure: { key: 'socialEnded', message } });
}

/** Applies an event to the list. Returns true if it changed the list. */
function applyPhotosEvent({ store }: SocialAccount, event: GalleryEvent<SocialPhoto>): boolean {
  const before = store.getState().photos;
  const photos = stepGallery(before, event);
  store.setState({ photos });
  return photos !== before;
}
