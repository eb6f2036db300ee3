import { expect, it, vi } from 'vitest';
import { chosenEntry } from '../../flow/photos/photo-entry.ts';
import { createWorkspace } from '../../state/editor/workspace.ts';
import { thumbsOf } from './thumbs.ts';

const ENTRY = { ...chosenEntry('1', new Blob(), 'sea.jpg'), thumbUrl: 'data:,sea' };
const picture = (widthPx: number) => ({ width: widthPx }) as ImageBitmap;

it('returns a stored decoded picture until the photo has another one', async () => {
  const thumbs = thumbsOf(createWorkspace());
  thumbs.store('1', 'data:,sea', picture(240));
  expect(await thumbs.get(ENTRY)).toEqual(picture(240));
  thumbs.store('1', 'data:,better', picture(230));
  expect(await thumbs.get({ ...ENTRY, thumbUrl: 'data:,better' })).toEqual(picture(230));
});

it('keeps it for a photo that gets the id of the server', async () => {
  const thumbs = thumbsOf(createWorkspace());
  thumbs.store('1', 'data:,sea', picture(240));
  expect(await thumbs.get({ ...ENTRY, id: '4711' })).toEqual(picture(240));
});

it('returns the decoded picture immediately until a better one is decoded', async () => {
  const thumbs = thumbsOf(createWorkspace());
  expect(thumbs.latest(ENTRY)).toBeNull();
  thumbs.store('1', 'data:,sea', picture(240));
  await thumbs.get(ENTRY);
  expect(thumbs.latest({ ...ENTRY, id: '4711', thumbUrl: 'data:,better' })).toEqual(picture(240));
});

it('retries a picture that failed to load', async () => {
  let isFailing = true;
  const decode = () => (isFailing ? Promise.reject(new Error('no picture')) : Promise.resolve());
  vi.stubGlobal(
    'Image',
    class {
      decode = decode;
    },
  );
  vi.stubGlobal('createImageBitmap', async () => picture(240));
  const thumbs = thumbsOf(createWorkspace());
  await expect(thumbs.get(ENTRY)).rejects.toThrow('no picture');
  isFailing = false;
  expect(await thumbs.get(ENTRY)).toEqual(picture(240));
  vi.unstubAllGlobals();
});
