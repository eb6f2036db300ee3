import { describe, expect, it } from 'vitest';
import { type EditorArrival, editorEntry } from './editor-entry.ts';

const NOTHING: EditorArrival = { addressId: null, isWorkOpen: false, openId: null, hasCurrentDesign: false, isDesignChanged: false };
const entry = (part: Partial<EditorArrival>) => editorEntry({ ...NOTHING, ...part });

describe('opening the editor', () => {
  it('[ROUTE-25] another saved collage than the open one is refused', () => {
    expect(entry({ addressId: '8', isWorkOpen: true, openId: '7' })).toBe('wrong-id');
  });

  it('[ROUTE-26] an id without a conflict is loaded', () => {
    expect(entry({ addressId: '8' })).toBe('load');
    expect(entry({ addressId: '8', hasCurrentDesign: true })).toBe('load');
  });

  it('[ROUTE-27] without an id and a design it goes to the list', () => {
    expect(entry({})).toBe('to-list');
  });

  it('[ROUTE-29] an open collage that was never saved does not conflict', () => {
    expect(entry({ addressId: '8', isWorkOpen: true, openId: null })).toBe('load');
  });

  it('the open collage continues, with or without its id', () => {
    expect(entry({ addressId: '7', isWorkOpen: true, openId: '7' })).toBe('go-on');
    expect(entry({ isWorkOpen: true, openId: '7', hasCurrentDesign: true })).toBe('go-on');
  });

  it('a chosen design starts a collage, or changes the open one', () => {
    expect(entry({ hasCurrentDesign: true })).toBe('start');
    expect(entry({ isWorkOpen: true, hasCurrentDesign: true, isDesignChanged: true })).toBe('change-design');
    expect(entry({ addressId: '7', isWorkOpen: true, openId: '7', hasCurrentDesign: true, isDesignChanged: true })).toBe('change-design');
  });
});
