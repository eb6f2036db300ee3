import { newCollage } from '@muro/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BROWSER_FEATURES, type BrowserFeature, freshPage, Locks, WindowStorage } from '../../../test/fresh-page.ts';
import { PLAIN_TOOLS, photoNamed, rowDesign } from '../../../test/row-collage.ts';

/** Imports the modules that keep a page's work, fresh for this page. */
async function importModules() {
  const [{ createWorkspace }, work, { autosaveOf }, session, offers, drafts, here] = await Promise.all([
    import('../../state/editor/workspace.ts'),
    import('../../state/collage/work.ts'),
    import('./autosave.ts'),
    import('./start-autosave.ts'),
    import('../opening/draft-offers.ts'),
    import('../../drafts/draft-store.ts'),
    import('../../drafts/last-draft.ts'),
  ]);
  const workspace = createWorkspace();
  return { workspace, autosave: autosaveOf(workspace), ...work, ...session, ...offers, ...drafts, ...here };
}

const file = () => new File(['a photo'], 'sea.jpg', { type: 'image/jpeg' });

let endLast: () => Promise<void>;

/** Opens a page with a collage that contains one photo. */
async function pageWithWork(options: Parameters<typeof freshPage>[0]) {
  const { window } = freshPage(options);
  const parts = await importModules();
  const { chosenEntry } = await import('../../flow/photos/photo-entry.ts');
  const { work, photos } = parts.workspace;
  parts.autosave.start();
  work.getState().open(newCollage(rowDesign(2), PLAIN_TOOLS), null, PLAIN_TOOLS);
  photos.put([chosenEntry('local-1', file(), 'sea.jpg')]);
  work.getState().dispatch({ type: 'add-photos', photos: [photoNamed('local-1')] });
  work.getState().dispatch({ type: 'place-photo', slot: 'img1', photoId: 'local-1' });
  await parts.autosave.whenWritten();
  endLast = async () => {
    window.dispatchEvent(new Event('pagehide'));
    await parts.autosave.whenWritten();
  };
  return { window, ...parts };
}

const openPhotoId = ({ collageOf, workspace }: Awaited<ReturnType<typeof importModules>>) =>
  collageOf(workspace.work.getState())?.fills.img1?.photoId;

beforeEach(() => {
  indexedDB.deleteDatabase('muro-drafts');
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(async () => {
  await endLast();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const ALONE_AND_TOGETHER: readonly (readonly BrowserFeature[])[] = [[], ...BROWSER_FEATURES.map((power) => [power]), BROWSER_FEATURES];

describe.each(ALONE_AND_TOGETHER.map((refuses) => ({ refuses, name: refuses.join(', ') || 'nothing' })))(
  'a browser that refuses $name',
  ({ refuses }) => {
    const keeps = !refuses.includes('database');

    it('continues the work, requests no lock twice, and reports whether it stores it', async () => {
      const locks = new Locks();
      const page = await pageWithWork({ refuses, locks });
      await expect.poll(() => page.workspace.autosave.store.getState().fault).toBe(keeps ? null : 'refused');
      expect(openPhotoId(page)).toBe('local-1');
      expect(locks.requests).toBeLessThanOrEqual(1);
      page.window.dispatchEvent(new Event('pagehide'));
      expect(openPhotoId(page)).toBe('local-1');
    });

    it('offers the stored work on the next page', async () => {
      const before = await pageWithWork({ refuses });
      await vi.waitFor(async () => keeps && expect(await before.listDrafts()).toHaveLength(1), 20_000);
      freshPage({ refuses });
      const after = await importModules();
      const offers = await after.loadOffers(after.workspace);
      expect(offers).toHaveLength(keeps ? 1 : 0);
      const [offer] = offers;
      if (!offer) return;
      const storedFile = (await after.loadDraft(offer.id))?.files.get('local-1');
      expect(storedFile?.type).toBe('image/jpeg');
      expect(await storedFile?.text()).toBe('a photo');
    });
  },
);

it('leaving the editor stores the last change immediately, without a debounce', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const page = await pageWithWork({});
  const leave = page.startAutosave(page.workspace);
  const keptFills = async () => (await page.loadDraft(page.autosave.ownId() ?? ''))?.body.collage.fills;
  await page.autosave.whenWritten();
  await vi.runAllTimersAsync();
  page.workspace.work.getState().dispatch({ type: 'empty-slot', slot: 'img1' });
  expect(vi.getTimerCount()).toBe(1);
  leave();
  expect(vi.getTimerCount()).toBe(0);
  for (let attemptsLeft = 50; attemptsLeft > 0 && Object.keys((await keptFills()) ?? {}).length > 0; attemptsLeft -= 1)
    await new Promise(setImmediate);
  expect(await keptFills()).toEqual({});
  vi.useRealTimers();
});

describe('an engine that releases the locks of an ending page', () => {
  it('starts no new write, and the window remembers its draft', async () => {
    const [locks, session] = [new Locks(), new WindowStorage()];
    const page = await pageWithWork({ locks, session });
    const id = page.autosave.ownId();
    expect(page.lastDraft()).toBe(id);
    page.window.dispatchEvent(new Event('pagehide'));
    locks.releaseAll();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(locks.requests).toBe(1);
    expect(page.autosave.ownId()).toBe(id);
    expect(page.lastDraft()).toBe(id);
    expect(page.workspace.autosave.store.getState().isSplit).toBe(false);
  });

  it('a page restored from the cache takes its lock again', async () => {
    const locks = new Locks();
    const page = await pageWithWork({ locks });
    page.window.dispatchEvent(new Event('pagehide'));
    locks.releaseAll();
    await expect.poll(async () => (await locks.query()).held).toEqual([]);
    page.window.dispatchEvent(new Event('pageshow'));
    await expect.poll(async () => (await locks.query()).held).toEqual([{ name: `muro-draft ${page.autosave.ownId()}` }]);
    expect(page.workspace.autosave.store.getState().isSplit).toBe(false);
  });

  it('a restored page whose draft another window continued continues in a new draft and reports it', async () => {
    const locks = new Locks();
    const page = await pageWithWork({ locks });
    const id = page.autosave.ownId();
    page.window.dispatchEvent(new Event('pagehide'));
    locks.releaseAll();
    await new Promise((resolve) => setTimeout(resolve));
    void locks.request(`muro-draft ${id}`, {}, () => new Promise(() => undefined));
    await page.claimDraft(id ?? '', 'another page');
    page.window.dispatchEvent(new Event('pageshow'));
    page.workspace.work.getState().undo();
    await page.autosave.whenWritten();
    await expect.poll(() => page.workspace.autosave.store.getState().isSplit).toBe(true);
    expect(page.autosave.ownId()).not.toBe(id);
  });
});

it('asks before another draft replaces work that a full device does not store', async () => {
  const [full, storing] = [await pageWithWork({}), await pageWithWork({})];
  await full.autosave.whenWritten();
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('No space is left', 'QuotaExceededError');
  });
  storing.workspace.work.getState().undo();
  const [offer] = await storing.loadOffers(storing.workspace);
  if (!offer) throw new Error('Expected an offer');
  await storing.continueDraft(storing.workspace, offer);
  expect(storing.workspace.autosave.store.getState().fault).toBe('full');
  expect(storing.workspace.offers.getState().question?.kind).toBe('would-lose');
});

it('a lock taken over by another window splits the draft, once', async () => {
  const locks = new Locks();
  const page = await pageWithWork({ locks });
  const id = page.autosave.ownId();
  void locks.request(`muro-draft ${id}`, { steal: true }, () => new Promise(() => undefined));
  await expect.poll(() => page.workspace.autosave.store.getState().isSplit).toBe(true);
  expect(page.autosave.ownId()).not.toBe(id);
  expect(locks.requests).toBe(3);
});
