import { expect, it } from 'vitest';
import { filled, pageWith, photoCellAt, photosNamed, staticDesign, staticDocument } from '../../test/page-builders.ts';
import { readShapePath } from '../geometry/read-shape-path.ts';
import { cutSummary } from './cut-summary.ts';
import { newCollage } from './new-collage.ts';

const TOOLS = { sizeText: <Data>(data: Data) => data, defaultTexts: { title: '', subtitle: '' } };
const CELLS = [photoCellAt('img1', 0, 0, 15, 10), photoCellAt('img2', 20, 0, 14.7, 10), photoCellAt('img3', 0, 20, 10, 15)];
const page = pageWith(CELLS);
const collageWith = (slots: readonly string[]) =>
  filled(newCollage(staticDesign(staticDocument({ width: 50, height: 40 }, CELLS)), TOOLS), photosNamed(3), slots);

it('states the cut share of the photo that loses most', () => {
  expect(cutSummary(page, collageWith([]))).toBeNull();
  expect(cutSummary(page, collageWith(['img1']))).toEqual({ largestCut: 0, slot: 'img1', enlarged: 0 });
  expect(cutSummary(page, collageWith(['img1', 'img2']))?.largestCut).toBeCloseTo(0.02, 6);
  expect(cutSummary(page, collageWith(['img1', 'img2', 'img3']))).toEqual({
    largestCut: expect.closeTo(5 / 9, 6),
    slot: 'img3',
    enlarged: 0,
  });
});

it('counts what the outline of a slot hides', () => {
  const [cell, ...others] = CELLS;
  const path = 'M0 0H1L0 1Z';
  const clip = {
    kind: 'clip',
    slot: 'img1',
    x: 0,
    y: 0,
    width: 15,
    height: 10,
    state: true,
    viewportWidth: 1,
    viewportHeight: 1,
    path,
    outline: readShapePath(path),
  } as const;
  const outlined = pageWith([cell as (typeof CELLS)[number], ...others, clip]);
  expect(cutSummary(outlined, collageWith(['img1']))?.largestCut).toBeCloseTo(0.5, 1);
});

it('counts a rotated photo as it is placed, and enlarged photos separately', () => {
  const collage = collageWith(['img1', 'img3']);
  const { img1, img3 } = collage.fills as Record<'img1' | 'img3', (typeof collage.fills)[string]>;
  const fills = { img1: { ...img1, view: { ...img1.view, zoom: 2 } }, img3: { ...img3, view: { ...img3.view, quarterTurn: 90 as const } } };
  expect(cutSummary(page, { ...collage, fills })).toEqual({ largestCut: expect.closeTo(0, 9), slot: 'img3', enlarged: 1 });
});
