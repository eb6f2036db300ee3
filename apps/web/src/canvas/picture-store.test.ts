import type { Effect, PictureRef, SizePx } from '@muro/domain';
import { describe, expect, it } from 'vitest';
import { createPictureStore } from './picture-store.ts';

const ref = (id: string, effect: Effect = ''): PictureRef => ({ kind: 'photo', id, effect });
const size = (widthPx: number): SizePx => ({ widthPx, heightPx: widthPx });

/** Bitmaps that record when they are closed; Node has no ImageBitmap. */
function source() {
  const requests: { id: string; px: number; answer: (bitmap: ImageBitmap | null) => void }[] = [];
  const closed: number[] = [];
  /** Photos whose file has to be chosen again. */
  const lost = new Set<string>();
  const bitmap = (px: number) => ({ width: px, height: px, close: () => closed.push(px) }) as ImageBitmap;
  return {
    requests,
    closed,
    lost,
    give: async (index: number) => {
      const call = requests[index];
      call?.answer(bitmap(call.px));
      await Promise.resolve().then(() => undefined);
      await new Promise((done) => setTimeout(done));
    },
    pictures: {
      canLoad: (of: PictureRef) => of.kind !== 'photo' || !lost.has(of.id),
      nameOf: (of: PictureRef) => (of.kind === 'photo' ? `${of.id.replace(/^server-/, '')}${of.effect}` : of.source),
      load: (of: PictureRef, wanted: SizePx) =>
        new Promise<ImageBitmap | null>((answer) => requests.push({ id: of.kind === 'photo' ? of.id : '', px: wanted.widthPx, answer })),
    },
  };
}

describe('the pictures of the canvas', () => {
  it('stay while they are reloaded, with every effect, when a photo has changed', async () => {
    const { pictures, requests, give } = source();
    const store = createPictureStore(pictures, () => {});
    const wanted = [
      { ref: ref('a', 'sepia'), size: size(100) },
      { ref: ref('b'), size: size(200) },
    ];
    store.want(wanted);
    await give(0);
    store.renew(ref('a'));
    store.renew(ref('b')); // still loading: the result is outdated
    store.want(wanted);
    expect(requests.map(({ id }) => id)).toEqual(['a', 'b', 'a']);
    expect(store.get(ref('a', 'sepia'))?.width).toBe(100);
    await give(1);
    expect(requests.map(({ id }) => id)).toEqual(['a', 'b', 'a', 'b']);
    await give(2);
    await give(3);
    store.want(wanted);
    expect(requests).toHaveLength(4);
  });

  it('are pending until they have loaded; one without its file is pending only once it has the file', async () => {
    const { pictures, lost, give } = source();
    const store = createPictureStore(pictures, () => undefined);
    lost.add('b');
    store.want([
      { ref: ref('a'), size: size(100) },
      { ref: ref('b'), size: size(100) },
    ]);
    expect(store.isPending()).toBe(true);
    await give(0);
    expect(store.isPending()).toBe(false);
    lost.delete('b');
    expect(store.isPending()).toBe(true);
    await give(1);
    expect(store.isPending()).toBe(false);
  });

  it('are requested once, at the largest size shown', async () => {
    const { pictures, requests, give } = source();
    const ready: string[] = [];
    const store = createPictureStore(pictures, (name) => ready.push(name));
    store.want([
      { ref: ref('a'), size: size(100) },
      { ref: ref('a'), size: size(200) },
    ]);
    store.want([{ ref: ref('a'), size: size(200) }]);
    expect(requests.map(({ px }) => px)).toEqual([200]);
    expect(store.get(ref('a'))).toBeNull();
    await give(0);
    expect(ready).toEqual(['a']);
    expect(store.get(ref('a'))?.width).toBe(200);
  });

  it('are reloaded when shown larger, and the old one is closed only when the new one has loaded', async () => {
    const { pictures, requests, closed, give } = source();
    const store = createPictureStore(pictures, () => undefined);
    store.want([{ ref: ref('a'), size: size(100) }]);
    await give(0);
    store.want([{ ref: ref('a'), size: size(104) }]);
    expect(requests).toHaveLength(1);
    store.want([{ ref: ref('a'), size: size(300) }]);
    expect(store.get(ref('a'))?.width).toBe(100);
    await give(1);
    expect(store.get(ref('a'))?.width).toBe(300);
    expect(closed).toEqual([100]);
  });

  it('stay when they leave the page, so that undo shows them immediately; one that loads too late is closed', async () => {
    const { pictures, requests, closed, give } = source();
    const store = createPictureStore(pictures, () => undefined);
    const wanted = [
      { ref: ref('a'), size: size(100) },
      { ref: ref('b'), size: size(50) },
    ];
    store.want(wanted);
    await give(0);
    store.want([]);
    await give(1);
    expect(closed).toEqual([50]);
    store.want(wanted);
    expect([store.get(ref('a'))?.width, requests.length]).toEqual([100, 3]);
    store.dispose();
    expect(closed).toEqual([50, 100]);
  });

  it('are evicted in the order in which they left the page, when memory is short', async () => {
    const { pictures, closed, give } = source();
    const store = createPictureStore(pictures, () => undefined, 30_000);
    const want = (...ids: readonly string[]) => store.want(ids.map((id) => ({ ref: ref(id), size: size(Number(id)) })));
    want('100', '90', '80');
    for (const index of [0, 1, 2]) await give(index);
    want('90', '80');
    want('80');
    expect(closed).toEqual([]);
    want('80', '60');
    await give(3);
    expect(closed).toEqual([]);
    want('80', '60', '95');
    await give(4);
    expect(closed).toEqual([100]);
    want('95', '60', '85');
    await give(5);
    expect(closed).toEqual([100, 90]);
  });

  it('that left the page are reloaded when the photo returns with another effect', async () => {
    const { pictures, requests, give } = source();
    const store = createPictureStore(pictures, () => undefined);
    const wanted = [{ ref: ref('a', 'sepia'), size: size(100) }];
    store.want(wanted);
    await give(0);
    store.want([]);
    store.renew(ref('a'));
    store.want(wanted);
    expect([store.get(ref('a', 'sepia'))?.width, requests.length]).toEqual([100, 2]);
  });

  it('stay when a photo gets its id from the server', async () => {
    const { pictures, requests, give } = source();
    const store = createPictureStore(pictures, () => undefined);
    store.want([{ ref: ref('a'), size: size(100) }]);
    await give(0);
    store.want([{ ref: ref('server-a'), size: size(100) }]);
    expect(requests).toHaveLength(1);
    expect(store.get(ref('server-a'))?.width).toBe(100);
  });

  it('[FX-06] are requested again when the effect changes; until then the old picture stays', async () => {
    const { pictures, requests, closed, give } = source();
    const store = createPictureStore(pictures, () => undefined, 10_000);
    store.want([{ ref: ref('a'), size: size(100) }]);
    await give(0);
    store.want([{ ref: ref('a', 'grey'), size: size(90) }]);
    expect(requests).toHaveLength(2);
    expect(store.get(ref('a', 'grey'))?.width).toBe(100);
    expect(closed).toEqual([]);
    await give(1);
    expect(store.get(ref('a', 'grey'))?.width).toBe(90);
    expect(closed).toEqual([100]);
  });

  it('[FX-06] one photo with two effects is two pictures', async () => {
    const { pictures, closed, give } = source();
    const store = createPictureStore(pictures, () => undefined);
    store.want([
      { ref: ref('a'), size: size(100) },
      { ref: ref('a', 'sepia'), size: size(50) },
    ]);
    await give(0);
    await give(1);
    expect([store.get(ref('a'))?.width, store.get(ref('a', 'sepia'))?.width]).toEqual([100, 50]);
    expect(closed).toEqual([]);
  });

  it('[FX-06] a photo in two slots whose effects change in turn keeps the previous picture in each slot', async () => {
    const { pictures, closed, give } = source();
    const store = createPictureStore(pictures, () => undefined);
    const want = (...wanted: readonly [Effect, number][]) =>
      store.want(wanted.map(([effect, px]) => ({ ref: ref('a', effect), size: size(px) })));
    want(['', 100], ['grey', 50]);
    await give(0);
    await give(1);
    want(['sepia', 100], ['grey', 50]);
    want(['sepia', 100], ['vintage', 50]);
    expect([store.get(ref('a', 'sepia'))?.width, store.get(ref('a', 'vintage'))?.width]).toEqual([100, 50]);
    want(['sepia', 100], ['', 60]);
    expect([store.get(ref('a', 'sepia'))?.width, store.get(ref('a'))?.width]).toEqual([100, 100]);
    await give(2);
    expect(closed).not.toContain(60);
    expect(store.get(ref('a', 'sepia'))?.width).toBe(100);
  });

  it('[FX-06] a photo that is added to a second slot without an effect does not show the first slot’s effect', async () => {
    const { pictures, give } = source();
    const store = createPictureStore(pictures, () => undefined);
    store.want([{ ref: ref('a', 'grey'), size: size(50) }]);
    await give(0);
    store.want([
      { ref: ref('a', 'grey'), size: size(50) },
      { ref: ref('a'), size: size(80) },
    ]);
    expect(store.get(ref('a'))).toBeNull();
    await give(1);
    expect(store.get(ref('a'))?.width).toBe(80);
  });

  it('a picture whose effect failed is not used as a placeholder', async () => {
    const { pictures, requests, closed, give } = source();
    const store = createPictureStore(pictures, () => undefined, 10_000);
    store.want([{ ref: ref('a'), size: size(100) }]);
    await give(0);
    store.want([{ ref: ref('a', 'grey'), size: size(90) }]);
    requests[1]?.answer(null);
    await new Promise((done) => setTimeout(done));
    expect(store.get(ref('a', 'grey'))).toBeNull();
    expect(closed).toEqual([100]);
  });
});
