import type { Template, TemplateSize } from '@muro/domain';
import { expect, it } from 'vitest';
import { shapedSizes, shapeOfSize } from './fit-shapes.ts';

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
const templateOf = (sizes: readonly (readonly [number, number])[]) => ({ children: sizes.map(sizeOf) }) as unknown as Template;

it('shows one usual size of each shape', () => {
  expect(shapedSizes(templateOf(SIZES)).map(({ shape, size }) => [shape, size.id])).toEqual([
    ['square', '50x50'],
    ['horizontal', '70x50'],
    ['vertical', '50x70'],
    ['panorama', '90x30'],
  ]);
});

it('leaves out the shapes that a design does not come in', () => {
  expect(shapedSizes(templateOf([[40, 40]])).map(({ shape }) => shape)).toEqual(['square']);
});

it('tells the shape of a size', () => {
  const shapeOf = (width: number, height: number) => shapeOfSize({ width, height });
  expect([shapeOf(60, 60), shapeOf(50, 70), shapeOf(140, 100), shapeOf(120, 40), shapeOf(80, 40)]).toEqual([
    'square',
    'vertical',
    'horizontal',
    'panorama',
    null,
  ]);
});
