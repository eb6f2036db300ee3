import { type Matrix, multiply } from '@muro/domain';
import type { PaintContext } from '@muro/painter';
import { pdfNumber, pdfNumbers } from './pdf-syntax.ts';

/** A picture in the PDF file. `place` maps the picture's unit square, y downwards, to the unit square of the drawn box. */
export interface PdfPicture {
  readonly name: string;
  readonly place: Matrix;
}

export interface PdfContext extends PaintContext<PdfPicture> {
  /** The page's operators written so far. */
  content(): string;
  /** Constant alphas in use, by the name of their graphics state (`ExtGState`). */
  readonly alphas: ReadonlyMap<string, number>;
}

/** Flips the unit square vertically: PDF counts the rows of a picture from the bottom. */
const FROM_BOTTOM: Matrix = [1, 0, 0, -1, 0, 1];

/** Colour and alpha that the operators written so far have set. The operators q and Q save and restore them. */
interface GraphicsState {
  readonly color: string;
  readonly alpha: number;
}

/** Lengths are written with four decimals of a centimetre, the linear part of a matrix with eight. */
const matrixText = ([a, b, c, d, e, f]: Matrix) => `${pdfNumbers([a, b, c, d], 8)} ${pdfNumbers([e, f])}`;

/**
 * Creates a painting surface that writes PDF operators. The painter has two more: the browser's canvas and Node's.
 *
 * @param base  maps the drawing's cm, y downwards, to the page's points, y upwards
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

/** Converts '#rrggbb' to three numbers 0–1. */
function colorText(color: string): string {
  if (!/^#[0-9a-f]{6}$/i.test(color)) throw new RangeError(`Expected a colour '#rrggbb' but received '${color}'`);
  const value = Number.parseInt(color.slice(1), 16);
  return pdfNumbers([value >> 16, (value >> 8) & 255, value & 255].map((part) => part / 255));
}
