import 'fake-indexeddb/auto';
import { newCollage } from '@muro/domain';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PLAIN_TOOLS, photoNamed, rowDesign } from '../../../test/row-collage.ts';
import { chosenEntry, PHOTO_STATES, storedEntry } from '../../flow/photos/photo-entry.ts';
import { useAccount } from '../../state/account/account-store.ts';
import { collageOf } from '../../state/collage/work.ts';
import { createWorkspace } from '../../state/editor/workspace.ts';
import { useNavigation } from '../../state/navigation/navigation-store.ts';
import { openQuotes } from '../photos/quotes.ts';
import { signInToSocial } from '../social/social-account.ts';
import { createEditorSession } from './editor-session.ts';

/** Paths of the pending requests; this server never answers. */
let pendingPaths: string[];
let fakeWindow: EventTarget;
/** Number of running workers. */
let workers: number;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  pendingPaths = [];
  vi.stubGlobal('fetch', (address: string, { signal }: RequestInit) => {
    pendingPaths.push(address.split('?')[0] ?? '');
    return new Promise((_, reject) => {
      signal?.addEventListener('abort', () => {
        pendingPaths.splice(pendingPaths.indexOf(address.split('?')[0] ?? ''), 1);
        reject(new DOMException('Aborted', 'AbortError'));
      });
    });
  });
  fakeWindow = Object.assign(new EventTarget(), { open: () => ({ closed: false, close: () => undefined }) });
  vi.stubGlobal('window', fakeWindow);
  const page = { visibilityState: 'visible', querySelector: () => null, getElementById: () => null, documentElement: { lang: '' } };
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('document', Object.assign(new EventTarget(), page));
  workers = 0;
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      constructor() {
        super();
        workers += 1;
      }
      terminate(): void {
        workers -= 1;
      }
    },
  );
  useAccount.setState({ username: 'ana' });
  useNavigation.setState({ state: 'NAVSTATE_EDITOR_NORMAL' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  useAccount.setState({ username: null });
});

/** Creates a session on a new workspace, with the editor open: a collage with one local photo per name, read and ready to upload. */
function sessionWith(names: readonly string[]) {
  const workspace = createWorkspace();
  const session = createEditorSession(workspace);
  const end = session.begin();
  const { work, photos } = workspace;
  work.getState().open(newCollage(rowDesign(2), PLAIN_TOOLS), null, PLAIN_TOOLS);
  photos.put(
    names.map((name) => ({ ...chosenEntry(name, new Blob([name]), name), state: PHOTO_STATES.IMAGE, isForeign: false, web: new Blob() })),
  );
  work.getState().dispatch({ type: 'add-photos', photos: names.map(photoNamed) });
  session.uploads.sync();
  return { ...session, workspace, work, library: photos, end };
}

const uploadingIds = ({ uploads }: ReturnType<typeof sessionWith>) => Object.keys(uploads.store.getState().states);
const waitForKnownPhotoRequests = (count: number) =>
  vi.waitFor(() => expect(pendingPaths.filter((pendingPath) => pendingPath === '/api/photos/known')).toHaveLength(count), 20_000);

/** Waits until the draft writes that are running when the editor is left have finished. */
async function waitForTimers(): Promise<void> {
  for (let attemptsLeft = 200; attemptsLeft > 0 && vi.getTimerCount() > 0; attemptsLeft -= 1)
    await new Promise((resolve) => setImmediate(resolve));
  expect(vi.getTimerCount()).toBe(0);
}

it('leaving the editor ends every timer, every worker and every request of its session', async () => {
  const session = sessionWith(['sea', 'sky', 'sun', 'sand']);
  const onServer = { ...photoNamed('7'), id: '7' };
  session.library.put([storedEntry(onServer, '/photos/7/web.jpg', '/photos/7/thumb.jpg')]);
  await waitForKnownPhotoRequests(3);
  void session.enter({ addressId: '9', material: '' });
  session.saveWindow.open('');
  void session.servicePhotos.choose({ type: 'SOCIAL', externalId: '1', name: 'Photos 1', thumbUrl: '', fullUrl: '/social/dune.jpg' });
  void signInToSocial(session.workspace);
  openQuotes(session.signal);
  void session.pictures.load({ kind: 'photo', id: '7', effect: '' }, { widthPx: 9, heightPx: 9 });
  void session.pictures.load({ kind: 'resource', source: '/templates/1/leaf.png' }, { widthPx: 9, heightPx: 9 });
  expect(pendingPaths).toHaveLength(11);
  expect(pendingPaths).toContain('/social/dune.jpg');
  expect(vi.getTimerCount()).toBeGreaterThan(2);
  expect(workers).toBeGreaterThan(1);
  session.end();
  expect(workers).toBe(0);
  await waitForTimers();
  await vi.waitFor(() => expect(pendingPaths).toEqual([]), 20_000);
  expect(session.library.entryOf('7')?.state).toBe(PHOTO_STATES.LOADING);
  fakeWindow.dispatchEvent(new Event('online'));
  session.undo();
  session.redo();
  session.uploads.setHeld(false);
  await new Promise((resolve) => setImmediate(resolve));
  expect(pendingPaths).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});

it('a photo that the server refuses without a sign-in is retried after signing in, while the editor is open', () => {
  useAccount.setState({ username: null });
  const { library, end } = sessionWith([]);
  library.put([storedEntry({ ...photoNamed('7'), id: '7' }, '/photos/7/web.jpg', '/photos/7/thumb.jpg')]);
  const refuse = () => library.applyEvent('7', { type: 'failed', error: 'ERROR_NO_FILE_ACCESS' });
  refuse();
  expect(library.entryOf('7')?.state).toBe(PHOTO_STATES.ERROR);
  useAccount.setState({ username: 'ana' });
  expect(library.entryOf('7')?.state).toBe(PHOTO_STATES.LOADING);
  refuse();
  useAccount.setState({ username: null });
  expect(library.entryOf('7')?.state).toBe(PHOTO_STATES.ERROR);
  end();
  useAccount.setState({ username: 'ana' });
  expect(library.entryOf('7')?.state).toBe(PHOTO_STATES.ERROR);
});

it('two sessions of one page are independent', async () => {
  const session = sessionWith(['sea']);
  const other = sessionWith(['sky']);
  await waitForKnownPhotoRequests(2);
  expect([uploadingIds(session), uploadingIds(other)]).toEqual([['sea'], ['sky']]);
  session.uploads.pause(true);
  expect(other.uploads.store.getState().isPaused).toBe(false);
  session.work.getState().dispatch({ type: 'remove-photos', photoIds: ['sea'] });
  expect(collageOf(other.work.getState())?.photos).toHaveLength(1);
  expect(other.library.entryOf('sea')).toBe(undefined);
  session.saveWindow.open('order');
  expect(session.saveWindow.store.getState().dialog.state).toBe('CAN_NOT_ORDER');
  expect(other.saveWindow.store.getState().dialog.version).toBe('');
  session.end();
  await new Promise((resolve) => setImmediate(resolve));
  expect(uploadingIds(other)).toEqual(['sky']);
  other.end();
});

it('a photo is uploaded as soon as it is read, and the upload stops when it is removed', async () => {
  const session = sessionWith([]);
  session.library.put([chosenEntry('sea', new Blob(['sea']), 'sea.jpg')]);
  session.work.getState().dispatch({ type: 'add-photos', photos: [photoNamed('sea')] });
  session.uploads.sync();
  expect(uploadingIds(session)).toEqual([]);
  session.library.applyEvent('sea', { type: 'image', web: new Blob(), webSize: { widthPx: 9, heightPx: 9 }, thumbUrl: '' });
  await vi.waitFor(() => expect(uploadingIds(session)).toEqual(['sea']), 20_000);
  session.undo();
  await vi.waitFor(() => expect(uploadingIds(session)).toEqual([]), 20_000);
  session.redo();
  expect(uploadingIds(session)).toEqual(['sea']);
  session.photos.remove(['sea']);
  await vi.waitFor(() => expect(uploadingIds(session)).toEqual([]), 20_000);
  session.end();
});

it('a save takes over background uploads, which continue when the window is closed', async () => {
  const session = sessionWith(['sea']);
  expect(uploadingIds(session)).toEqual(['sea']);
  session.uploads.setHeld(true);
  session.photos.remove(['sea']);
  await vi.waitFor(() => expect(uploadingIds(session)).toEqual([]), 20_000);
  session.undo();
  expect(uploadingIds(session)).toEqual([]);
  session.uploads.setHeld(false);
  expect(uploadingIds(session)).toEqual(['sea']);
  session.end();
});

it('a save starts with the call and needs no screen', async () => {
  const session = sessionWith([]);
  pendingPaths.length = 0;
  session.save();
  expect(useNavigation.getState().state).toBe('NAVSTATE_EDITOR_SAVE');
  expect(pendingPaths).toEqual(['/api/isAuthenticated']);
  session.end();
});
