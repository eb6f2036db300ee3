import { expect, it } from 'vitest';
import { chosenEntry, entryAfter, type PhotoEntry } from './photo-entry.ts';
import { refusedPhotos, undismissedRefusals } from './refused-photos.ts';

const entryOf = (id: string) => chosenEntry(id, new Blob(), `${id}.jpg`);
const refused = (entry: PhotoEntry) => entryAfter(entry, { type: 'failed', error: 'ERROR_NO_JPG_IMAGE', hint: 'HINT_GIF' });

it('[PENT-09] rejected files are listed in the order of choice; lost photos of the server are not among them', () => {
  const entries = { a: refused(entryOf('a')), b: entryOf('b'), c: refused({ ...entryOf('c'), onServer: true }), d: refused(entryOf('d')) };
  expect(refusedPhotos({ entries, order: ['d', 'b', 'gone', 'c', 'a'] }).map(({ name }) => name)).toEqual(['d.jpg', 'a.jpg']);
});

it('dismissed files are not reported again; a later rejection is reported alone', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((id) => refused(entryOf(id))) as [PhotoEntry, PhotoEntry, PhotoEntry];
  const dismissed = new Set(['a', 'b']);
  expect(undismissedRefusals([a, b], dismissed)).toEqual([]);
  expect(undismissedRefusals([b], dismissed)).toEqual([]);
  expect(undismissedRefusals([b, c], dismissed)).toEqual([c]);
});
