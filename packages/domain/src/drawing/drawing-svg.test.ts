import { describe, expect, it } from 'vitest';
import { rectPath } from '../geometry/path.ts';
import type { Drawing } from './drawing.ts';
import { drawingSvg } from './drawing-svg.ts';

const sheet = { x: -1, y: -1, width: 12, height: 8 };
const frame = rectPath({ x: 0.12345, y: 0.2, width: 5.00049, height: 4.3 });

describe('drawingSvg', () => {
  it('writes one line per operation, in cm; groups close where their push does', () => {
    const drawing: Drawing = {
      sheet,
      ops: [
        { op: 'push' },
        { op: 'clip', path: rectPath(sheet) },
        { op: 'fill', path: frame, color: '#336699', alpha: 0.35 },
        { op: 'push' },
        { op: 'transform', matrix: [0, 1, -1, 0, 3.33333, 0] },
        { op: 'image', picture: { kind: 'photo', id: 'p1', effect: 'sepia' }, rect: { x: 0, y: 0, width: 4, height: 3 } },
        { op: 'pop' },
        { op: 'shadow', rect: { x: 0, y: 0, width: 5, height: 4 }, blur: 0.3, alpha: 0.32 },
        { op: 'glyphs', path: frame, color: '#000000', text: 'A & "B"' },
        { op: 'pop' },
      ],
    };
    expect(drawingSvg(drawing)).toBe(`<svg xmlns="http://www.w3.org/2000/svg" width="12cm" height="8cm" viewBox="-1 -1 12 8">
<clipPath id="c1"><path d="M-1 -1L11 -1L11 7L-1 7Z"/></clipPath>
<g clip-path="url(#c1)">
  <path d="M0.123 0.2L5.124 0.2L5.124 4.5L0.123 4.5Z" fill="#336699" fill-opacity="0.35"/>
  <g transform="matrix(0 1 -1 0 3.333 0)">
    <rect x="0" y="0" width="4" height="3" fill="#b8a860"/>
    <text x="2" y="1.5" font-size="0.4" font-family="sans-serif" text-anchor="middle" dominant-baseline="middle" fill="#ffffff">p1 (sepia)</text>
  </g>
  <rect x="0" y="0" width="5" height="4" fill-opacity="0.32" style="filter:blur(0.15px)"/>
  <path d="M0.123 0.2L5.124 0.2L5.124 4.5L0.123 4.5Z" fill="#000000" aria-label="A &amp; &quot;B&quot;"/>
</g>
</svg>
`);
  });

  it('escapes names of pictures from outside', () => {
    const source = '"/><script>alert(1)</script>';
    const svg = drawingSvg({ sheet, ops: [{ op: 'image', picture: { kind: 'resource', source }, rect: sheet }] });
    expect(svg).not.toContain('<script>');
    expect(svg).toContain('&lt;script&gt;');
  });
});
