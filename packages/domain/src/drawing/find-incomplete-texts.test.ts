import { describe, expect, it } from 'vitest';
import { loadShaper } from '../../test/load-shaper.ts';
import { designOf, filled, photosNamed, toolsWith } from '../../test/page-builders.ts';
import { applyCommand } from '../collage/apply-command.ts';
import type { Collage } from '../collage/collage.ts';
import { newCollage } from '../collage/new-collage.ts';
import { composePage } from '../page/compose-page.ts';
import { photoText, titleText } from '../text/text-defaults.ts';
import { drawPage } from './draw-page.ts';
import { findIncompleteTexts } from './find-incomplete-texts.ts';

const shaper = loadShaper();
const tools = toolsWith(shaper);
const LARGE = designOf({ size: [100, 70], values: { hasText: 3, numberVert: 1, numberHor: 1 } });
const SMALL = designOf({ size: [20, 20], values: { hasText: 3, numberVert: 1, numberHor: 1 } });
const WORDS = 'Twenty-five years and not a single day without laughter, wine and a great many photographs';

const pageOf = ({ design }: Collage) => composePage({ document: design.document, trim: design.size, material: design.material });
const incompleteTextsOf = (collage: Collage) => findIncompleteTexts(pageOf(collage), collage, shaper);
const collageWith = (title: string, onPhoto: string): Collage => {
  const collage = filled(newCollage(LARGE, tools), photosNamed(1), ['img1']);
  const titled = applyCommand(collage, { type: 'set-texts', texts: { txt1: titleText(title, '') } }, tools);
  return applyCommand(titled, { type: 'set-photo-text', slot: 'img1', text: photoText(onPhoto, { width: 80, height: 40 }) }, tools);
};

describe('findIncompleteTexts', () => {
  it('[TFIT-02] is empty if all texts are drawn completely', () => {
    expect(incompleteTextsOf(collageWith('Ελλάδα, العربية ❤️', 'Žluťoučký'))).toEqual([]);
    expect(incompleteTextsOf({ ...collageWith('x', 'y'), texts: {}, fills: {} })).toEqual([]);
  });

  it('[TFIT-02] [TITLE-25] reports words that a change of size cuts or breaks, until the size is changed back', () => {
    const large = collageWith(`${WORDS} ${WORDS}`, 'Donaudampfschiffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft');
    expect(incompleteTextsOf(large)).toEqual([]);
    const small = applyCommand(large, { type: 'change-design', design: SMALL, isSaved: false }, tools);
    expect(incompleteTextsOf(small)).toEqual([
      expect.objectContaining({ slot: 'img1', isOnPhoto: true, breaksWord: true, cut: 0 }),
      expect.objectContaining({ slot: 'txt1', isOnPhoto: false, breaksWord: false, cut: expect.any(Number) }),
    ]);
    const drawn = drawPage(pageOf(small), small, { shaper, emptySlotColor: null }).ops.flatMap((op) =>
      op.op === 'glyphs' ? [op.text] : [],
    );
    const title = `${WORDS} ${WORDS}`.toUpperCase();
    const drawnText = drawn.filter((line) => title.includes(line)).join(' ');
    expect(title.length - drawnText.length).toBe(incompleteTextsOf(small)[1]?.cut);
    expect(incompleteTextsOf(applyCommand(small, { type: 'change-design', design: LARGE, isSaved: false }, tools))).toEqual([]);
  });

  it('[TFIT-01] reports characters that no font has', () => {
    const read = collageWith('Mar 漢字', 'y');
    expect(incompleteTextsOf(read)).toEqual([expect.objectContaining({ slot: 'txt1', text: 'Mar 漢字', undrawable: ['漢', '字'] })]);
  });

  it('reports words on a photo in a slot without text', () => {
    const { layers, ...page } = pageOf(collageWith('', 'Sea'));
    const without = { ...page, layers: layers.map((layer) => (layer.kind === 'photo' ? { ...layer, textBox: null } : layer)) };
    expect(findIncompleteTexts(without, collageWith('', 'Sea'), shaper)).toEqual([expect.objectContaining({ slot: 'img1', cut: 3 })]);
  });
});

describe('a subtitle', () => {
  it('[TITLE-20] is smaller than its title at every size and length', () => {
    for (const [width, height] of [
      [20, 20],
      [30, 20],
      [40, 30],
      [60, 40],
      [75, 50],
      [90, 30],
      [100, 75],
      [100, 100],
      [140, 100],
    ] as const) {
      for (const hasText of [3, 6]) {
        const design = designOf({ size: [width, height], values: { hasText } });
        for (const title of ['Mar', WORDS]) {
          const collage = applyCommand(newCollage(design, tools), { type: 'set-texts', texts: { txt1: titleText(title) } }, tools);
          const { txt1, txt2 } = collage.texts;
          expect((txt2?.fontSize ?? 9) / (txt1?.fontSize ?? 0), `${width} x ${height}`).toBeLessThan(0.81);
          const { txt1: first, txt2: second } = newCollage(design, tools).texts;
          expect(second?.fontSize).toBeLessThan(first?.fontSize ?? 0);
        }
      }
    }
  });

  it('has the size for its own box without a title', () => {
    const design = designOf({ size: [20, 20], values: { hasText: 3 } });
    const collage = applyCommand(
      newCollage(design, tools),
      { type: 'set-texts', texts: { txt1: { ...titleText('x'), text: '' }, txt2: titleText('Mar') } },
      tools,
    );
    expect(collage.texts.txt2?.fontSize).toBe(0.564);
  });
});
