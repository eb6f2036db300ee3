import type { Matrix } from '../geometry/matrix.ts';
import type { Path } from '../geometry/path.ts';
import type { Rect } from '../geometry/rect.ts';
import type { Drawing, DrawOp, PictureRef } from './drawing.ts';

/** Placeholder colours for pictures, chosen by name. */
const PICTURE_COLORS = ['#8fb0a9', '#c79a7b', '#9aa7c7', '#b8a860', '#b78fa6', '#7fa1b8', '#a3b37f', '#c2867d'] as const;

/**
 * Writes a drawing as SVG text for debugging and golden files: 1 unit is 1 cm, lengths are rounded to 0.001 cm. Pictures are rectangles
 * with their names; screen and print are painted by the painter, never from here.
 */
export function drawingSvg({ sheet, ops }: Drawing): string {
  const writer: Writer = { lines: [], clips: 0, open: [0] };
  for (const op of ops) writeOp(writer, op);
  while (writer.open.length > 0) closeGroups(writer);
  const box = numbersText([sheet.x, sheet.y, sheet.width, sheet.height]);
  const size = `width="${short(sheet.width)}cm" height="${short(sheet.height)}cm"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="${box}">\n${writer.lines.join('\n')}\n</svg>\n`;
}

interface Writer {
  readonly lines: string[];
  clips: number;
  /** Number of groups opened since each push; SVG has no state stack. */
  readonly open: number[];
}

function writeOp(writer: Writer, op: DrawOp): void {
  if (op.op === 'push') writer.open.push(0);
  else if (op.op === 'pop') closeGroups(writer);
  else if (op.op === 'transform') openGroup(writer, `transform="matrix(${matrixText(op.matrix)})"`);
  else if (op.op === 'clip') {
    const id = `c${++writer.clips}`;
    write(writer, `<clipPath id="${id}"><path d="${pathText(op.path)}"/></clipPath>`);
    openGroup(writer, `clip-path="url(#${id})"`);
  } else if (op.op === 'fill') {
    const opacity = op.alpha === 1 ? '' : ` fill-opacity="${short(op.alpha)}"`;
    write(writer, `<path d="${pathText(op.path)}" fill="${op.color}"${opacity}/>`);
  } else if (op.op === 'glyphs') write(writer, `<path d="${pathText(op.path)}" fill="${op.color}" aria-label="${escaped(op.text)}"/>`);
  else if (op.op === 'image') writePicture(writer, op.picture, op.rect);
  else writeShadow(writer, op);
}

function write(writer: Writer, text: string): void {
  const depth = writer.open.reduce((sum, count) => sum + count, 0);
  writer.lines.push(`${'  '.repeat(depth)}${text}`);
}

function openGroup(writer: Writer, attribute: string): void {
  write(writer, `<g ${attribute}>`);
  writer.open.push((writer.open.pop() ?? 0) + 1);
}

function closeGroups(writer: Writer): void {
  const count = writer.open.pop() ?? 0;
  for (let remaining = count - 1; remaining >= 0; remaining--) {
    writer.open.push(remaining);
    write(writer, '</g>');
    writer.open.pop();
  }
}

/** Writes a rectangle with the picture's name in its middle. */
function writePicture(writer: Writer, picture: PictureRef, rect: Rect): void {
  const name = picture.kind === 'photo' ? `${picture.id}${picture.effect && ` (${picture.effect})`}` : picture.source;
  const { x, y, width, height } = rect;
  const hash = [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);
  const color = PICTURE_COLORS[hash % PICTURE_COLORS.length];
  const size = short(Math.min(width / Math.max(6, name.length), height / 6));
  write(writer, `<rect ${rectText(rect)} fill="${color}"/>`);
  write(
    writer,
    `<text x="${short(x + width / 2)}" y="${short(y + height / 2)}" font-size="${size}" font-family="sans-serif" text-anchor="middle" dominant-baseline="middle" fill="#ffffff">${escaped(name)}</text>`,
  );
}

/** Uses the browser's blur instead of the painter's mask: the same Gaussian. */
function writeShadow(writer: Writer, { rect, blur, alpha }: Extract<DrawOp, { op: 'shadow' }>): void {
  write(writer, `<rect ${rectText(rect)} fill-opacity="${short(alpha)}" style="filter:blur(${short(blur / 2)}px)"/>`);
}

function rectText({ x, y, width, height }: Rect): string {
  return `x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}"`;
}

/** Writes an outline as path data of SVG and CSS, with three decimals. */
export function pathText(path: Path): string {
  return path.map(([letter, ...numbers]) => `${letter}${numbersText(numbers as number[])}`).join('');
}

function matrixText([a, b, c, d, e, f]: Matrix): string {
  return `${numbersText([a, b, c, d], 6)} ${numbersText([e, f])}`;
}

function numbersText(numbers: readonly number[], decimals = 3): string {
  return numbers.map((number) => short(number, decimals)).join(' ');
}

function short(length: number, decimals = 3): string {
  return String(Number(length.toFixed(decimals)) + 0);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
