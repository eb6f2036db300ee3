import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chosenEntry, entryAfter, type PhotoEntry } from '../photos/photo-entry.ts';
import { DRAFT_FORM, DRAFT_LIMITS, type DraftHeader, type DraftPhoto } from './draft.ts';
import { autosaveFault, draftOf, draftOffers, draftPhotos, filePlan, isDraftFor, overdueDrafts } from './draft-plan.ts';

const NOW_MS = 1_790_000_000_000;
const DAY_MS = 86_400_000;
const NONE: ReadonlySet<string> = new Set();

function draft(id: string, ageDays: number, more: Partial<DraftHeader> = {}): DraftHeader {
  const design = { templateId: '101', size: { width: 50, height: 40 }, material: 'POSTER', photoCount: 1 } as const;
  const state = { collageId: null, baseVersion: null, owner: null, isTouched: true } as const;
  return { id, form: DRAFT_FORM, writer: 'w', ...design, ...state, changedAtMs: NOW_MS - ageDays * DAY_MS, ...more };
}

describe('isDraftFor', () => {
  it.each([
    [{ owner: null, person: null }, null, true],
    [{ owner: null, person: null }, 'ana', true],
    [{ owner: null, person: 'ana' }, 'ana', true],
    [{ owner: null, person: 'ana' }, 'ben', false],
    [{ owner: null, person: 'ana' }, null, false],
    [{ owner: 'ana', person: null }, 'ben', false],
    [{ owner: 'ana' }, 'ana', true],
    [{ owner: 'ana' }, null, false],
  ])('%o for %s: %s', (header, someone, isFor) => expect(isDraftFor(header, someone)).toBe(isFor));
});

describe('draftOffers', () => {
  it('offers the newest first, without the work that is open here and unchanged designs', () => {
    const headers = [draft('old', 9), draft('own', 0), draft('new', 1), draft('bare', 0, { isTouched: false })];
    expect(draftOffers(headers, { inUse: new Set(['old']) }, 'own').map(({ id, isInUse }) => [id, isInUse])).toEqual([
      ['new', false],
      ['old', true],
    ]);
  });

  it('returns the newest draft of a saved collage', () => {
    const headers = [draft('a', 3, { collageId: '7' }), draft('b', 2, { collageId: '7' }), draft('c', 1, { collageId: '8' })];
    const offers = draftOffers(headers, { inUse: NONE }, null);
    expect([draftOf(offers, '7')?.id, draftOf(offers, '9')]).toEqual(['b', null]);
  });
});

describe('overdueDrafts', () => {
  it('keeps the newest ones within their days, and an unchanged design for a day', () => {
    const drafts = Array.from({ length: DRAFT_LIMITS.maxDrafts + 2 }, (_, age) => draft(`d${age}`, age));
    expect(overdueDrafts(drafts, { nowMs: NOW_MS, inUse: NONE })).toEqual(['d5', 'd6']);
    expect(overdueDrafts([draft('a', DRAFT_LIMITS.days + 0.1)], { nowMs: NOW_MS, inUse: NONE })).toEqual(['a']);
    const untouched = [draft('b', 0.9, { isTouched: false }), draft('c', 1.1, { isTouched: false })];
    expect(overdueDrafts(untouched, { nowMs: NOW_MS, inUse: NONE })).toEqual(['c']);
  });

  it('never deletes a draft that is open somewhere, nor one dated in the future after a clock change', () => {
    expect(overdueDrafts([draft('a', 400)], { nowMs: NOW_MS, inUse: new Set(['a']) })).toEqual([]);
    expect(overdueDrafts([draft('a', -400)], { nowMs: NOW_MS, inUse: NONE })).toEqual([]);
  });

  it('leaves at most as many as allowed, and the newest of them', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 60 }), { maxLength: 12 }), (ages) => {
        const headers = ages.map((age) => draft(String(age), age));
        const deleted = new Set(overdueDrafts(headers, { nowMs: NOW_MS, inUse: NONE }));
        const remaining = ages.filter((age) => !deleted.has(String(age))).sort((a, b) => a - b);
        const young = ages.filter((age) => age <= DRAFT_LIMITS.days).sort((a, b) => a - b);
        expect(remaining).toEqual(young.slice(0, DRAFT_LIMITS.maxDrafts));
      }),
    );
  });
});

describe('filePlan', () => {
  const file = new Blob(['photo']);
  const entry = chosenEntry('local-1', file, 'mar.jpg');
  const library = (entries: readonly PhotoEntry[]) => (id: string) => entries.find((candidate) => candidate.id === id);
  const photoOf = (photo: PhotoEntry) => ({ id: photo.id, name: photo.name, type: photo.type, widthPx: 1, heightPx: 1 });
  const factsOf = (entries: readonly PhotoEntry[], storedFacts: readonly DraftPhoto[] = []) =>
    draftPhotos(entries.map(photoOf), library(entries), new Map(storedFacts.map((storedFact) => [storedFact.id, storedFact])));

  it('writes a file once, and again only if it has changed', () => {
    const facts = factsOf([entry]);
    expect(filePlan(facts, library([entry]), new Map())).toEqual({ put: [{ origin: 'local-1', file }], drop: [] });
    expect(filePlan(facts, library([entry]), new Map([['local-1', file]]))).toEqual({ put: [], drop: [] });
    const converted = { ...entry, file: new Blob(['jpeg']) };
    expect(filePlan(facts, library([converted]), new Map([['local-1', file]])).put).toEqual([{ origin: 'local-1', file: converted.file }]);
  });

  it('deletes the file when the server has the photo or the collage no longer contains it', () => {
    const stored = entryAfter(entry, { type: 'stored', id: '7', src: '/photos/7', thumbUrl: '' });
    expect(filePlan(factsOf([stored]), library([stored]), new Map([['local-1', file]]))).toEqual({ put: [], drop: ['local-1'] });
    expect(filePlan([], library([entry]), new Map([['local-1', file]]))).toEqual({ put: [], drop: ['local-1'] });
  });

  it('keeps the facts of a photo that the library has dropped', () => {
    const factsBefore = factsOf([entry]);
    const facts = draftPhotos([photoOf(entry)], () => undefined, new Map(factsBefore.map((fact) => [fact.id, fact])));
    expect(facts).toEqual(factsBefore);
    expect(filePlan(facts, () => undefined, new Map([['local-1', file]]))).toEqual({ put: [], drop: [] });
  });

  it('keeps when a photo was taken', () => {
    const timeOf = ({ takenMs, zoneMin, isFileTime }: Partial<DraftPhoto> = {}) => [takenMs, zoneMin, isFileTime];
    const factsWith = (time: Partial<PhotoEntry>) => timeOf(factsOf([{ ...entry, ...time }])[0]);
    expect(factsWith({ takenMs: 1000, zoneMin: 120 })).toEqual([1000, 120, undefined]);
    expect(factsWith({ takenMs: 2000, zoneMin: null, isFileTime: true })).toEqual([2000, undefined, true]);
    expect(factsWith({ takenMs: null, zoneMin: null })).toEqual([undefined, undefined, undefined]);
  });

  it('treats a photo that only the collage contains as one on the server', () => {
    expect(draftPhotos([photoOf({ ...entry, id: '12' })], () => undefined, new Map())).toMatchObject([{ id: '12', onServer: true }]);
  });
});

describe('autosaveFault', () => {
  it('distinguishes a full device from a browser that refuses', () => {
    expect(autosaveFault(new DOMException('', 'QuotaExceededError'))).toBe('full');
    expect(autosaveFault(new DOMException('', 'SecurityError'))).toBe('refused');
    expect(autosaveFault('x')).toBe('refused');
  });
});
