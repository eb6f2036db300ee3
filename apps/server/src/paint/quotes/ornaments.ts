import {
  type DrawOp,
  ellipsePath,
  multiply,
  type Path,
  type PathStep,
  type Rect,
  rectPath,
  rotationDeg,
  transformPath,
  translation,
} from '@muro/domain';

/** Small shapes that decorate quote pictures; lengths in cm. */

export const filled = (path: Path, color: string, alpha = 1): DrawOp => ({ op: 'fill', path, color, alpha });

export const disc = (x: number, y: number, radius: number): Path =>
  ellipsePath({ x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius });

export const bar = (x: number, y: number, width: number, height: number): Path => rectPath({ x, y, width, height });

/** Returns the outline of a rectangle, `thick` wide, inside it. */
export function frame({ x, y, width, height }: Rect, thick: number): readonly Path[] {
  return [
    bar(x, y, width, thick),
    bar(x, y + height - thick, width, thick),
    bar(x, y + thick, thick, height - 2 * thick),
    bar(x + width - thick, y + thick, thick, height - 2 * thick),
  ];
}

/** Returns a pointed leaf that starts at (x, y) and points to `angle` degrees, 0 upwards, clockwise. */
export function leaf(x: number, y: number, length: number, angle: number): Path {
  const wide = length * 0.36;
  const upright: Path = [
    ['M', 0, 0],
    ['C', wide, -length * 0.25, wide, -length * 0.7, 0, -length],
    ['C', -wide, -length * 0.7, -wide, -length * 0.25, 0, 0],
    ['Z'],
  ];
  return transformPath(upright, multiply(translation(x, y), rotationDeg(angle)));
}

/** Returns a twig of paired leaves, `width` wide, centred on (x, y). */
export function twig(x: number, y: number, width: number): readonly Path[] {
  const pairs = 5;
  const step = width / (2 * pairs + 1);
  const leaves: Path[] = [];
  for (let index = 0; index < pairs; index += 1) {
    const reach = (index + 0.7) * step;
    const length = step * (1.5 - index * 0.12);
    for (const side of [-1, 1]) {
      leaves.push(leaf(x + side * reach, y, length, side * 38), leaf(x + side * reach, y, length, side * 142));
    }
  }
  return [
    ...leaves,
    leaf(x + width / 2 - step, y, step * 1.2, 90),
    leaf(x - width / 2 + step, y, step * 1.2, -90),
    disc(x, y, step * 0.22),
  ];
}

/** Returns a wavy line from left to right at height `y`, closed below at `bottom`. */
export function hills(width: number, y: number, bottom: number, { waves, swing, shift }: HillShape): Path {
  const span = width / waves;
  const steps: PathStep[] = [
    ['M', -span, bottom],
    ['L', -span, y],
  ];
  for (let wave = -1; wave < waves + 1; wave += 1) {
    const x = wave * span + shift * span;
    const lift = (wave % 2 === 0 ? -1 : 1) * swing;
    steps.push(['C', x + span * 0.35, y + lift, x + span * 0.65, y + lift, x + span, y]);
  }
  return [...steps, ['L', width + 2 * span, bottom], ['Z']];
}

export interface HillShape {
  readonly waves: number;
  readonly swing: number;
  /** Horizontal shift as a share of a wave, −1 … 0. */
  readonly shift: number;
}

/** Returns a half ring that stands on the line `y`, like a rainbow. */
export function arch(x: number, y: number, radius: number, thick: number): Path {
  const k = 0.5522847498;
  const inner = radius - thick;
  return [
    ['M', x - radius, y],
    ['C', x - radius, y - k * radius, x - k * radius, y - radius, x, y - radius],
    ['C', x + k * radius, y - radius, x + radius, y - k * radius, x + radius, y],
    ['L', x + inner, y],
    ['C', x + inner, y - k * inner, x + k * inner, y - inner, x, y - inner],
    ['C', x - k * inner, y - inner, x - inner, y - k * inner, x - inner, y],
    ['Z'],
  ];
}

/** Returns a flat brush stroke, thin at both ends. */
export function brushStroke(x: number, y: number, width: number, thick: number): Path {
  return [
    ['M', x, y],
    ['C', x + width * 0.3, y - thick * 1.6, x + width * 0.65, y - thick * 0.2, x + width, y - thick * 0.8],
    ['C', x + width * 0.7, y + thick * 0.7, x + width * 0.35, y - thick * 0.4, x, y],
    ['Z'],
  ];
}

/** Returns a four-pointed star. */
export function star(x: number, y: number, radius: number): Path {
  const waist = radius * 0.16;
  return [
    ['M', x, y - radius],
    ['C', x + waist, y - waist, x + waist, y - waist, x + radius, y],
    ['C', x + waist, y + waist, x + waist, y + waist, x, y + radius],
    ['C', x - waist, y + waist, x - waist, y + waist, x - radius, y],
    ['C', x - waist, y - waist, x - waist, y - waist, x, y - radius],
    ['Z'],
  ];
}
