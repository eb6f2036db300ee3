import type { DrawOp } from '@muro/domain';
import { expect, it } from 'vitest';
import { lettersWithin } from './letters-within.ts';

const letters = (text: string, x: number, y: number): DrawOp => ({
  op: 'glyphs',
  path: [['M', x, y], ['L', x + 4, y], ['L', x + 4, y + 1], ['Z']],
  color: '#000000',
  text,
});

it('leaves out the letters outside the part, also when moved and rotated', () => {
  const ops: readonly DrawOp[] = [
    { op: 'push' },
    { op: 'transform', matrix: [1, 0, 0, 1, 10, 10] },
    letters('in', 0, 0),
    letters('below', 0, 5),
    { op: 'push' },
    { op: 'transform', matrix: [0, 1, -1, 0, 0, 0] },
    letters('turned in', 0, -1),
    letters('turned away', 0, 2),
    { op: 'pop' },
    { op: 'pop' },
    letters('before it', 0, 0),
    { op: 'fill', path: [['M', 90, 90], ['L', 91, 90], ['L', 91, 91], ['Z']], color: '#ffffff', alpha: 1 },
  ];
  const within = lettersWithin(ops, { x: 10, y: 10, width: 4, height: 4 });
  expect(within.flatMap((op) => (op.op === 'glyphs' ? [op.text] : []))).toEqual(['in', 'turned in']);
  expect(within.length).toBe(ops.length - 3);
});
