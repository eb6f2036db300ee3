import type { CartChange, CartLine } from '../types/carts.ts';

/** A change that may name a line. */
export interface NamedChange extends CartChange {
  readonly line?: number | undefined;
}

/** Returns the lines that a request changes: the named one, all for a request with the id alone, otherwise the first of its collage. */
export function namedLines({ line, material, quantity, version }: NamedChange, cartLines: readonly CartLine[]): readonly number[] {
  if (line !== undefined) return [line];
  const [first = 1, ...more] = cartLines.map((cartLine) => cartLine.line);
  return material === undefined && quantity === undefined && version === null ? [first, ...more] : [first];
}

/**
 * Returns the line that takes a piece of an earlier order. Preference: same material and version, same material, no material yet, a new
 * line. Repeating the same order finds the same lines.
 *
 *     ordered: canvas, poster;  in the cart: 1 without a material   →  1 canvas, 2 poster
 */
export function lineOfPiece(piece: CartChange, cartLines: readonly CartLine[], usedLines: ReadonlySet<number>): readonly number[] {
  const free = cartLines.filter(({ line }) => !usedLines.has(line));
  const fits =
    free.find(({ material, version }) => material === piece.material && version === piece.version) ??
    free.find(({ material }) => material === piece.material) ??
    free.find(({ material }) => material === '');
  return [fits?.line ?? firstUnused(cartLines, usedLines)];
}

function firstUnused(cartLines: readonly CartLine[], usedLines: ReadonlySet<number>): number {
  const used = new Set([...usedLines, ...cartLines.map(({ line }) => line)]);
  let line = 1;
  while (used.has(line)) line += 1;
  return line;
}
