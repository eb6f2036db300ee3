import { type Matrix, multiply } from '@muro/domain';
import type { PaintContext } from '@muro/painter';
import { pdfNumber, pdfNumbers } from './pdf-syntax.ts';

/** A picture inside the file: its name in the page's resources, and the map from its unit square, y downwards, to that of the drawn box. */
export interface PdfPicture {
  readonly name: string;
  readonly place: Matrix;
}

export interface PdfContext extends PaintContext<PdfPicture> {
  /** The page's operators so far. */
  content(): string;
  /** Constant alphas in use, by the name of their graphics state. */
  readonly alphas: ReadonlyMap<string, number>;
}

/** PDF counts the unit square of a picture from the bottom. */
const FROM_BOTTOM: Matrix = [1, 0, 0, -1, 0, 1];

/** What was last written about colour and alpha; q and Q keep it and bring it back. */
interface GraphicsState {
  readonly color: string;
  readonly alpha: number;
}

/** Lengths are written to a thousandth of a millimetre, the parts of a matrix to eight places. */
const matrixText = ([a, b, c, d, e, f]: Matrix) => `${pdfNumbers([a, b, c, d], 8)} ${pdfNumbers([e, f])}`;

/**
 * A painting surface that writes PDF operators: the third of the painter's surfaces, beside the browser's canvas and Node's.
 *
 * @param base  from the drawing's cm, y downwards, to the page's points, y upwards
 */
export function pdfContext(base: Matrix): PdfContext {
  // The colour space is set once, outside every q, so it holds for all fills.
  const out: string[] = ['/sRGB cs', `${matrixText(base)} cm`];
  const alphas = new Map<string, number>();
  const stack: { readonly written: GraphicsState; readonly fillStyle: unknown; readonly globalAlpha: number }[] = [];
  let written: GraphicsState = { color: '', alpha: 1 };
  let path: string[] = [];

  const setAlpha = (alpha: number) => {
    if (alpha === written.alpha) return;
    const name = `A${Math.round(alpha * 1000)}`;
    alphas.set(name, Math.round(alpha * 1000) / 1000);
    out.push(`/${name} gs`);
    written = { ...written, alpha };
  };
  const setColor = (color: string) => {
    if (color === written.color) return;
    out.push(`${colorText(color)} sc`);
    written = { ...written, color };
  };

  return {
    fillStyle: '#000000',
    globalAlpha: 1,
    alphas,
    content: () => `${out.join('\n')}\n`,
    save() {
      stack.push({ written, fillStyle: this.fillStyle, globalAlpha: this.globalAlpha });
      out.push('q');
    },
    restore() {
      const before = stack.pop();
      if (!before) throw new RangeError('Expected a save for each restore');
      written = before.written;
      this.fillStyle = before.fillStyle as string;
      this.globalAlpha = before.globalAlpha;
      out.push('Q');
    },
    transform: (...matrix) => void out.push(`${matrixText(matrix)} cm`),
    beginPath() {
      path = [];
    },
    moveTo: (x, y) => void path.push(`${pdfNumber(x)} ${pdfNumber(y)} m`),
    lineTo: (x, y) => void path.push(`${pdfNumber(x)} ${pdfNumber(y)} l`),
    bezierCurveTo: (...points) => void path.push(`${pdfNumbers(points)} c`),
    clip: () => void out.push(...(path.length > 0 ? path : ['0 0 0 0 re']), 'W n'),
    fill() {
      if (path.length === 0) return;
      setAlpha(this.globalAlpha);
      setColor(String(this.fillStyle));
      out.push(...path, 'f');
    },
    drawImage(picture, ...[x, y, width, height]) {
      setAlpha(this.globalAlpha);
      const matrix = multiply([width, 0, 0, height, x, y], multiply(picture.place, FROM_BOTTOM));
      out.push('q', `${matrixText(matrix)} cm`, `/${picture.name} Do`, 'Q');
    },
  };
}

/** '#rrggbb' as three numbers 0–1. */
function colorText(color: string): string {
  if (!/^#[0-9a-f]{6}$/i.test(color)) throw new RangeError(`Expected a colour '#rrggbb' but received '${color}'`);
  const value = Number.parseInt(color.slice(1), 16);
  return pdfNumbers([value >> 16, (value >> 8) & 255, value & 255].map((part) => part / 255));
}
