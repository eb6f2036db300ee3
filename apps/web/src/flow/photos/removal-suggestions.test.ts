import { expect, it } from 'vitest';
import { hasSamePicture, removalSuggestions, suggestionKey } from './removal-suggestions.ts';

const BLUE = Array.from({ length: 9 }, () => [60, -20]).flat();
const photo = (id: string, hash: string, sharpness = 3) => ({
  id,
  fingerprint: { hash, colours: BLUE, lab: [50, 0, 0] as const, sharpness },
});
const fingerprints = (...hashes: readonly string[]) =>
  hashes.map((hash) => ({ hash, colours: BLUE, lab: [50, 0, 0] as const, sharpness: 3 }));
const SEA = '00ff00ff00ff00ff';
const SEA_AGAIN = '00ff00ff00ff00f0';
const WOOD = 'ff00ff00ff00ff00';

it('suggests to keep the sharpest of those that look alike', () => {
  const photos = [photo('a', SEA, 2), photo('b', WOOD), photo('c', SEA_AGAIN, 5), photo('d', SEA, 1)];
  expect(removalSuggestions(photos)).toEqual([{ kind: 'alike', ids: ['a', 'c', 'd'], best: 'c' }]);
});

it('does not treat photos copied at one time as a burst: only the camera’s time counts', () => {
  const nearFingerprint = '00ff00ff0f0f0f0f';
  const burst = [
    { ...photo('a', SEA), takenMs: 1000 },
    { ...photo('b', nearFingerprint), takenMs: 1500 },
  ];
  expect(removalSuggestions(burst)).toHaveLength(1);
  expect(removalSuggestions(burst.map((photo) => ({ ...photo, isFileTime: true })))).toEqual([]);
});

it('lists completely blurred photos, but no unread ones and none of a single colour', () => {
  const photos = [photo('a', SEA, 0.1), photo('b', WOOD), { id: 'c', fingerprint: null }, photo('d', '', 0)];
  const suggestions = removalSuggestions(photos);
  expect(suggestions).toEqual([{ kind: 'blurred', ids: ['a'], best: null }]);
  expect(suggestions.map(suggestionKey)).toEqual(['blurred a']);
});

it('distinguishes one picture in two files from two similar pictures', () => {
  expect(hasSamePicture(fingerprints(SEA, '00ff00ff00ff00fe'))).toBe(true);
  expect(hasSamePicture(fingerprints(SEA, SEA_AGAIN))).toBe(false);
  expect(hasSamePicture([...fingerprints('', ''), null, null])).toBe(false);
});
