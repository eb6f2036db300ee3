import { expect, it } from 'vitest';
import { chosenEntry, entryAfter } from './photo-entry.ts';
import { qualityMessages, unsureIds } from './quality-messages.ts';

const FINE = { lows: 0, isDouble: false, isUnsure: false, isShown: false };

it('[QUAL-08] reports that all photos are large enough once all of them are known', () => {
  expect(qualityMessages(FINE)).toEqual(['qualityAllGood']);
  expect(qualityMessages({ ...FINE, isUnsure: true })).toEqual([]);
});

it('[QUAL-09] [QUAL-10] [QUAL-13] reports one or several low-resolution photos, which the box lists', () => {
  expect(qualityMessages({ ...FINE, lows: 1 })).toEqual(['qualityOneLow', 'qualityTick']);
  expect(qualityMessages({ ...FINE, lows: 2, isUnsure: true })).toEqual(['qualityManyLow', 'qualityTick']);
});

it('[QUAL-12] [QUAL-13] reports a photo that is used twice', () => {
  expect(qualityMessages({ ...FINE, isDouble: true })).toEqual(['qualityAllGood', 'qualityDouble', 'qualityTick']);
  expect(qualityMessages({ ...FINE, isDouble: true, isUnsure: true })).toEqual(['qualityDouble', 'qualityTick']);
});

it('[QUAL-13] a ticked box is not asked for again', () => {
  expect(qualityMessages({ lows: 2, isDouble: true, isUnsure: false, isShown: true })).toEqual(['qualityManyLow', 'qualityDouble']);
});

it('[QUAL-08] the quality of a photo is unknown until its picture has loaded, and while its file is missing', () => {
  const loading = chosenEntry('a', new Blob(), 'a.jpg', 'COMPUTER');
  const loaded = entryAfter(chosenEntry('b', new Blob(), 'b.jpg', 'COMPUTER'), {
    type: 'image',
    web: new Blob(),
    webSize: { widthPx: 1, heightPx: 1 },
    thumbUrl: 'data:,',
  });
  const missing = entryAfter({ ...loading, id: 'c' }, { type: 'missing' });
  expect(unsureIds({ entries: { a: loading, b: loaded, c: missing } })).toEqual(['a', 'c']);
});
