import { create } from 'zustand';
import { exchangeCode, loadMedia, SocialError } from '../../client/social.ts';
import { FRESH_GALLERY, type GalleryEvent, type GalleryList, stepGallery } from '../../flow/catalogue/gallery-list.ts';
import { type SocialPhoto, socialPhotos } from '../../flow/photos/social-photo.ts';
import { logEvent } from '../navigate/page-views.ts';
import { socialService } from './social-service.ts';
import { openSignInWindow } from './social-window.ts';

/** Why the person is not signed in, beside never having tried: the text key, and what the service said. */
export interface SocialTrouble {
  readonly key: 'socialBlocked' | 'socialSignInFailed' | 'socialEnded';
  readonly message: string;
}

export interface SocialStore {
  readonly stage: 'out' | 'waiting' | 'entering' | 'in';
  readonly username: string;
  readonly photos: GalleryList<SocialPhoto>;
  readonly trouble: SocialTrouble | null;
}

const SIGNED_OUT: SocialStore = { stage: 'out', username: '', photos: FRESH_GALLERY, trouble: null };

export const useSocial = create<SocialStore>()(() => SIGNED_OUT);

/** Lives here only: not in storage, not in an address. Signing out or closing the page forgets it. */
let token = '';
/** Ends what the present person or attempt has under way. */
let present = new AbortController();

/** Opens the sign-in window; the code it brings signs the person in. A window closed without one changes nothing. [SOCIAL-04] [SOCIAL-05] */
export async function signInToSocial(): Promise<void> {
  signOutOfSocial();
  const { signal } = present;
  useSocial.setState({ stage: 'waiting' });
  const result = await openSignInWindow(signal);
  if (signal.aborted) return;
  switch (result.kind) {
    case 'blocked':
      return useSocial.setState({ stage: 'out', trouble: { key: 'socialBlocked', message: '' } });
    case 'closed':
      return useSocial.setState({ stage: 'out' });
    case 'code':
      useSocial.setState({ stage: 'entering' });
      await enter(result.code, signal).catch((error: Error) => {
        if (!signal.aborted) useSocial.setState({ stage: 'out', trouble: { key: 'socialSignInFailed', message: error.message } });
      });
  }
}

/** Clears photos, token and cursor. [SOCIAL-10] */
export function signOutOfSocial(): void {
  present.abort();
  present = new AbortController();
  token = '';
  useSocial.setState(SIGNED_OUT);
}

/** [SOCIAL-03] */
export const loadMoreSocial = (): Promise<void> => loadPage({ type: 'more' });

export const retrySocial = (): Promise<void> => loadPage({ type: 'again' });

/** @throws {SocialError} after it was logged [ERRP-16] [PV-09] */
async function enter(code: string, signal: AbortSignal): Promise<void> {
  try {
    const session = await exchangeCode(code, signal);
    if (signal.aborted) return;
    token = session.token;
    useSocial.setState({ stage: 'in', username: session.username });
  } catch (error) {
    if (!signal.aborted) logEvent('login', { state: 'error', message: error instanceof Error ? error.message : 'Server error' });
    throw error;
  }
  void loadPage({ type: 'wanted' });
}

async function loadPage(wish: GalleryEvent<SocialPhoto>): Promise<void> {
  const { signal } = present;
  if (!tellPhotos(wish)) return;
  try {
    const { data, paging } = await loadMedia(useSocial.getState().photos.cursor, token, signal);
    if (signal.aborted) return;
    tellPhotos({ type: 'page', items: socialPhotos(socialService() ?? '', data), next: paging.next ?? null });
  } catch (error) {
    if (signal.aborted) return;
    logEvent('login', { state: 'error', message: error instanceof Error ? error.message : 'Server error' });
    tellPhotos({ type: 'failed' });
    if (error instanceof SocialError && error.status === 401) endSession(error.message);
  }
}

/** The service does not know the person any more. */
function endSession(message: string): void {
  signOutOfSocial();
  useSocial.setState({ trouble: { key: 'socialEnded', message } });
}

/** Whether that changed anything. */
function tellPhotos(event: GalleryEvent<SocialPhoto>): boolean {
  const before = useSocial.getState().photos;
  const photos = stepGallery(before, event);
  useSocial.setState({ photos });
  return photos !== before;
}
