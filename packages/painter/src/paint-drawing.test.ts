import type { DrawOp } from '@muro/domain';
import { describe, expect, it } from 'vitest';
import type { PaintContext, Pictures } from './paint-context.ts';
import { paintDrawing, paintOp } from './paint-drawing.ts';

/** A surface that records its calls, with the colour and alpha in effect at each fill and picture. */
function recorder(): PaintContext<string> & { readonly calls: string[] } {
  const calls: string[] = [];
  const note =
    (name: string) =>
    (...numbers: readonly unknown[]): void => {
      calls.push([name, ...numbers].join(' '));
    };
  return {
    calls,
    fillStyle: '',
    globalAlpha: -1,
    save: note('save'),
    restore: note('restore'),
    transform: note('transform'),
    beginPath: note('beginPath'),
    moveTo: note('moveTo'),
    lineTo: note('lineTo'),
    bezierCurveTo: note('bezierCurveTo'),
    clip: note('clip'),
    fill() {
      calls.push(`fill ${this.fillStyle} ${this.globalAlpha}`);
    },
    drawImage(...call) {
      calls.push(`drawImage ${call.join(' ')} ${this.globalAlpha}`);
    },
  };
}

const pictures: Pictures<string> = {
  picture: (ref) => (ref.kind === 'resource' ? `resource:${ref.source}` : ref.id === 'late' ? null : `photo:${ref.id}:${ref.effect}`),
  shadow: ({ widthPx, heightPx }) => `shadow:${widthPx}x${heightPx}`,
};

const OPS: readonly DrawOp[] = [
  { op: 'push' },
  { op: 'clip', path: [['M', 0, 0], ['L', 10, 0], ['C', 10, 5, 5, 10, 0, 10], ['Z']] },
  { op: 'fill', path: [['M', 1, 1], ['L', 2, 1], ['L', 2, 2], ['Z']], color: '#336699', alpha: 0.35 },
  { op: 'push' },
  { op: 'transform', matrix: [0, 1, -1, 0, 7, 8] },
  { op: 'image', picture: { kind: 'photo', id: '5', effect: 'grey' }, rect: { x: 1, y: 2, width: 3, height: 4 } },
  { op: 'pop' },
  { op: 'image', picture: { kind: 'photo', id: 'late', effect: '' }, rect: { x: 0, y: 0, width: 1, height: 1 } },
  { op: 'image', picture: { kind: 'resource', source: '/a.png' }, rect: { x: 0, y: 0, width: 6, height: 6 } },
  { op: 'shadow', rect: { x: 2, y: 2, width: 4, height: 2 }, blur: 0.5, alpha: 0.3 },
  { op: 'glyphs', path: [['M', 0, 0], ['L', 1, 0], ['Z']], color: '#4d4d4f', text: 'I' },
  { op: 'pop' },
];

const GOLDEN = `
save
beginPath
moveTo 0 0
lineTo 10 0
bezierCurveTo 10 5 5 10 0 10
clip
beginPath
moveTo 1 1
lineTo 2 1
lineTo 2 2
fill #336699 0.35
save
transform 0 1 -1 0 7 8
drawImage photo:5:grey 1 2 3 4 1
restore
drawImage resource:/a.png 0 0 6 6 1
drawImage shadow:67x43 1.2 1.2 5.6 3.6 1
beginPath
moveTo 0 0
lineTo 1 0
fill #4d4d4f 1
restore`;

describe('paintDrawing', () => {
  it('calls the surface exactly so, and omits a picture that is not loaded', () => {
    const context = recorder();
    paintDrawing(context, { ops: OPS }, pictures);
    expect(`\n${context.calls.join('\n')}`).toBe(GOLDEN);
  });

  it('paints the same when called operation by operation', () => {
    const context = recorder();
    for (const op of OPS) paintOp(context, op, pictures);
    expect(`\n${context.calls.join('\n')}`).toBe(GOLDEN);
  });

  it("accepts a browser's 2D context without a wrapper", () => {
    type Canvas2D = Omit<PaintContext<object>, 'fillStyle' | 'drawImage'> & {
      fillStyle: string | object;
      clip(rule?: 'nonzero' | 'evenodd'): void;
      drawImage(image: object, x: number, y: number): void;
      drawImage(image: object, x: number, y: number, width: number, height: number): void;
    };
    const accepts = (context: Canvas2D): PaintContext<object> => context;
    expect(accepts).toBeTypeOf('function');
  });
});
