import { describe, expect, it } from 'vitest';
import { FRESH_GALLERY, type GalleryEvent, type GalleryList, hasMore, NO_MORE, stepGallery } from './gallery-list.ts';

const galleryAfter = (...events: readonly GalleryEvent<string>[]) =>
  events.reduce(stepGallery<string>, FRESH_GALLERY as GalleryList<string>);
const page = (items: readonly string[], next: string | null): GalleryEvent<string> => ({ type: 'page', items, next });

describe('a list that is loaded page by page', () => {
  it('[CHOOSE-19] is requested when it is first needed, and never again', () => {
    expect(galleryAfter().stage).toBe('unasked');
    expect(galleryAfter({ type: 'wanted' }).stage).toBe('loading');
    const loaded = galleryAfter({ type: 'wanted' }, page(['a'], null));
    expect(stepGallery(loaded, { type: 'wanted' })).toBe(loaded);
    expect(loaded.items).toEqual(['a']);
  });

  it('[SOCIAL-08] [SOCIAL-09] [HCALL-30] its cursor is empty, then the next address, then none', () => {
    expect([galleryAfter().cursor, hasMore(galleryAfter())]).toEqual(['', true]);
    const first = galleryAfter({ type: 'wanted' }, page(['a', 'b'], '/next'));
    expect([first.cursor, hasMore(first)]).toEqual(['/next', true]);
    const last = [{ type: 'more' } as const, page(['c'], null)].reduce(stepGallery<string>, first);
    expect([last.cursor, hasMore(last), last.items]).toEqual([NO_MORE, false, ['a', 'b', 'c']]);
    expect(stepGallery(last, { type: 'more' })).toBe(last);
  });

  it('keeps its items when a page fails, and requests the same page again only on retry', () => {
    const failed = galleryAfter({ type: 'wanted' }, page(['a'], '/next'), { type: 'more' }, { type: 'failed' });
    expect(failed).toEqual({ stage: 'failed', items: ['a'], cursor: '/next' });
    expect(stepGallery(failed, { type: 'more' })).toBe(failed);
    expect(stepGallery(failed, { type: 'wanted' })).toBe(failed);
    expect(stepGallery(failed, { type: 'again' })).toEqual({ stage: 'loading', items: ['a'], cursor: '/next' });
  });

  it('requests again a page whose load was cancelled, and no other', () => {
    const first = galleryAfter({ type: 'wanted' }, { type: 'part', items: ['a'] }, { type: 'left' });
    expect(first).toEqual({ stage: 'unasked', items: ['a'], cursor: '' });
    const second = galleryAfter({ type: 'wanted' }, page(['a'], '/next'), { type: 'more' }, { type: 'left' });
    expect(second).toEqual({ stage: 'ready', items: ['a'], cursor: '/next' });
    expect(stepGallery(second, { type: 'left' })).toBe(second);
  });

  it('ignores the page of a user who signed out meanwhile', () => {
    expect(galleryAfter(page(['a'], null))).toEqual(FRESH_GALLERY);
    expect(galleryAfter({ type: 'failed' })).toEqual(FRESH_GALLERY);
  });

  it('shows the items of a page while it is still loading, and keeps them if loading fails', () => {
    const loading = stepGallery<string>(FRESH_GALLERY, { type: 'wanted' });
    const begun = stepGallery(loading, { type: 'part', items: ['a'] });
    expect(begun).toMatchObject({ stage: 'loading', items: ['a'] });
    expect(stepGallery(begun, { type: 'page', items: ['b'], next: null })).toEqual({ stage: 'ready', items: ['a', 'b'], cursor: NO_MORE });
    const broken = stepGallery(begun, { type: 'failed' });
    expect(stepGallery(broken, { type: 'part', items: ['b'] })).toBe(broken);
    expect(stepGallery(broken, { type: 'again' })).toMatchObject({ stage: 'loading', items: ['a'] });
  });
});
