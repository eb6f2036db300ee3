import type { Template, TemplateSize } from '@muro/domain';
import { expect, it } from 'vitest';
import { shapedSizes, shapeOfSize, sizeForPhotos } from './fit-shapes.ts';

const SIZES = [
  [30, 30],
  [50, 50],
  [50, 40],
  [70, 50],
  [50, 70],
  [90, 30],
  [100, 100],
] as const;
const sizeOf = ([width, height]: readonly [number, number]) => ({ id: `${width}x${height}`, width, height }) as TemplateSize;
const templateOf = (sizes: readonly (readonly [number, number])[]) =>
  ({ children: sizes.map(sizeOf), preset: {}, width: 50, height: 40 }) as unknown as Template;

it('shows one usual size of each shape', () => {
  expect(shapedSizes(templateOf(SIZES), []).map(({ shape, size }) => [shape, size.id])).toEqual([
    ['square', '50x50'],
    ['horizontal', '70x50'],
    ['vertical', '50x70'],
    ['panorama', '90x30'],
  ]);
});

it('shows larger sizes for many photos, and for a few those that cut them least', () => {
  const sizesFor = (aspects: readonly number[]) =>
    shapedSizes(templateOf([...SIZES, [100, 70], [80, 60], [60, 40]]), aspects).map(({ size }) => size.id);
  expect(sizesFor(Array.from({ length: 120 }, () => 1.5))).toEqual(['100x100', '100x70', '50x70', '90x30']);
  expect(sizesFor([1.5, 1.5, 1.5, 1.5])).toContain('60x40');
  expect(sizesFor([4 / 3])).toEqual(['50x50', '80x60', '50x70', '90x30']);
  expect(sizesFor([1.5])).toEqual(['50x50', '60x40', '50x70', '90x30']);
});

it('[WALL-22] starts at a size of the same shape that suits the number of photos', () => {
  const template = templateOf([...SIZES, [100, 70], [140, 100]]);
  const startFor = (count: number) =>
    sizeForPhotos(
      template,
      sizeOf([50, 40]),
      Array.from({ length: count }, () => 1.5),
    ).id;
  expect([startFor(20), startFor(120)]).toEqual(['70x50', '100x70']);
  expect(sizeForPhotos(templateOf([[40, 40]]), sizeOf([50, 20]), [1.5]).id).toBe('50x20');
});

it('omits the page shapes that a design does not have', () => {
  expect(shapedSizes(templateOf([[40, 40]]), []).map(({ shape }) => shape)).toEqual(['square']);
});

it('shows a figure only in the page shape of its design', () => {
  const number = { ...templateOf(SIZES), preset: { outline: '2' } };
  expect(shapedSizes(number, []).map(({ shape, size }) => [shape, size.id])).toEqual([['horizontal', '70x50']]);
});

it('returns the page shape of a size', () => {
  const shapeOf = (width: number, height: number) => shapeOfSize({ width, height });
  expect([shapeOf(60, 60), shapeOf(50, 70), shapeOf(140, 100), shapeOf(120, 40), shapeOf(80, 40)]).toEqual([
    'square',
    'vertical',
    'horizontal',
    'panorama',
    null,
  ]);
});
