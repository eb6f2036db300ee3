import { composePage, createFontFallbacks, type Fill, newCollage, photoText, type TextShaper, titleText, WHOLE_VIEW } from '@muro/domain';
import { describe, expect, it } from 'vitest';
import { PLAIN_TOOLS, photoNamed, rowDesign } from '../../test/row-collage.ts';
import type { Scene } from './scene.ts';
import { sceneDifference } from './scene-difference.ts';

/** Every letter is a square of half an em. */
const squares: TextShaper = {
  fallbacks: createFontFallbacks(),
  heightOf: () => ({ ascent: 0.8, descent: 0.2 }),
  shape: (_file, text) => {
    const square = { x: 0, y: -0.5, width: 0.5, height: 0.5 };
    const path = [['M', 0, -0.5], ['L', 0.5, -0.5], ['L', 0.5, 0], ['L', 0, 0], ['Z']] as const;
    const glyphs = [...text].map((letter) => ({
      ...(letter === ' ' ? { path: [], bounds: null } : { path, bounds: square }),
      advance: 0.6,
      gap: 1 as const,
      offsetX: 0,
      offsetY: 0,
    }));
    return { glyphs, advance: 0.6 * glyphs.length, gaps: glyphs.length };
  },
};

const row = rowDesign(30);
const cells = row.document.layout.cells.map((cell) => (cell.kind === 'photo' ? { ...cell, allowsText: true } : cell));
const titled = { kind: 'text' as const, slot: 'txt1', x: 0, y: 0, width: 300, height: 4, editable: true };
const document = { ...row.document, layout: { ...row.document.layout, cells: [...cells, titled] } };
const page = composePage({ document, trim: row.size, material: '' });
const size = { width: 10, height: 10 };
const fill: Fill = { photoId: 'a', view: WHOLE_VIEW, effect: '', text: photoText('one two three four five', size) };
const collage = {
  ...newCollage({ ...row, document }, PLAIN_TOOLS),
  photos: [photoNamed('a'), photoNamed('b')],
  fills: { img1: fill, img2: fill },
};
const scene: Scene = { page, collage, shaper: squares, viewRect: page.sheet, pxPerCm: 10 };
const sceneAfter = (change: Partial<Scene['collage']>): Scene => ({ ...scene, collage: { ...collage, ...change } });
const changesOf = (change: Partial<Scene['collage']>) => {
  const changes = sceneDifference(scene, sceneAfter(change));
  return changes === 'all' ? [] : changes;
};

describe('sceneDifference', () => {
  it('is the whole page for the first scene, if the page or its colours change, and for very many slots', () => {
    const fills = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`img${index + 1}`, { ...fill, photoId: 'b' }]));
    expect(sceneDifference(null, scene)).toBe('all');
    expect(sceneDifference(scene, { ...scene, pxPerCm: 11 })).toBe('all');
    expect(sceneDifference(scene, sceneAfter({ photoBackgroundColor: '#123456' }))).toBe('all');
    expect(sceneDifference(scene, sceneAfter({ fills }))).toBe('all');
  });

  it('is the whole slot for a photo that is added, removed, moved or coloured', () => {
    const moved = { ...fill, view: { ...WHOLE_VIEW, zoom: 2 } };
    const slotArea = { slot: 'img2', area: { x: 10, y: 0, ...size } };
    for (const fills of [{ img1: fill }, { img1: fill, img2: moved }, { img1: fill, img2: { ...fill, effect: 'sepia' as const } }]) {
      expect(changesOf({ fills })).toEqual([slotArea]);
    }
  });

  it('is empty if texts are replaced by equal ones', () => {
    expect(changesOf({ texts: {} })).toHaveLength(1);
    const equalTexts = Object.fromEntries(Object.entries(collage.texts).map(([slot, data]) => [slot, { ...data }]));
    expect(changesOf({ texts: equalTexts, fills: { ...collage.fills } })).toEqual([]);
  });

  it('[PTEXT-03] is the lines that changed for a text that is written on a photo', () => {
    const longer = { ...fill, text: photoText('one two three four fives', size) };
    const [change, ...others] = changesOf({ fills: { ...collage.fills, img2: longer } });
    expect([change?.slot, others]).toEqual(['img2', []]);
    expect(change?.area.height).toBeLessThan(2);
    expect(change?.area.y).toBeGreaterThan(5);
    expect(change?.area.x).toBeGreaterThan(10);
  });

  it('[TITLE-09] is the line that changed for a title', () => {
    const texts = { txt1: titleText('Mar y') };
    const before = sceneAfter({ texts: { txt1: titleText('Mar') } });
    const changes = sceneDifference(before, sceneAfter({ texts }));
    expect(changes).toMatchObject([{ slot: 'txt1' }]);
    expect(changes === 'all' ? 0 : changes[0]?.area.width).toBeLessThan(20);
  });
});
