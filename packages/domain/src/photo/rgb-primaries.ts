/** A colour as x and y of the CIE 1931 colour space. */
export type Chromaticity = readonly [x: number, y: number];

type Triple = readonly [number, number, number];
type Matrix = readonly [Triple, Triple, Triple];

export const D65: Chromaticity = [0.3127, 0.329];
const D50: Triple = [0.9642, 1, 0.8249];
/** Cone response matrix of the Bradford method. */
const BRADFORD: Matrix = [
  [0.8951, 0.2664, -0.1614],
  [-0.7502, 1.7135, 0.0367],
  [0.0389, -0.0685, 1.0296],
];

/**
 * Adapts the primaries of a colour space from its own white to D50, as ICC profiles store them: columns X, Y, Z.
 *
 * @returns null if the primaries are linearly dependent or invalid
 */
export function primariesUnderD50(
  white: Chromaticity,
  primaries: readonly [Chromaticity, Chromaticity, Chromaticity],
): readonly Triple[] | null {
  if ([white, ...primaries].some(([x, y]) => x < 0 || y <= 0 || x + y > 1)) return null;
  const [red, green, blue] = primaries.map(xyzOf) as [Triple, Triple, Triple];
  const lights = inverse(transposed([red, green, blue]));
  if (!lights) return null;
  const scales = applied(lights, xyzOf(white));
  if (scales.some((scale) => !(scale > 0))) return null;
  const adapt = adaptation(xyzOf(white));
  return [red, green, blue].map((colour, index) => adapt(colour).map((part) => part * (scales[index] ?? 0)) as unknown as Triple);
}

function adaptation(white: Triple): (colour: Triple) => Triple {
  const [from, to] = [applied(BRADFORD, white), applied(BRADFORD, D50)];
  const back = inverse(BRADFORD) as Matrix;
  return (colour) =>
    applied(back, applied(BRADFORD, colour).map((cone, index) => (cone * (to[index] ?? 0)) / (from[index] ?? 1)) as unknown as Triple);
}

const xyzOf = ([x, y]: Chromaticity): Triple => [x / y, 1, (1 - x - y) / y];

const transposed = ([a, b, c]: Matrix): Matrix => [
  [a[0], b[0], c[0]],
  [a[1], b[1], c[1]],
  [a[2], b[2], c[2]],
];

const applied = (matrix: Matrix, [x, y, z]: Triple): Triple => matrix.map(([a, b, c]) => a * x + b * y + c * z) as unknown as Triple;

const crossProduct = (a: Triple, b: Triple): Triple => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];

function inverse([a, b, c]: Matrix): Matrix | null {
  const [bc, ca, ab] = [crossProduct(b, c), crossProduct(c, a), crossProduct(a, b)];
  const determinant = a[0] * bc[0] + a[1] * bc[1] + a[2] * bc[2];
  if (Math.abs(determinant) < 1e-6) return null;
  return transposed([bc, ca, ab]).map((row) => row.map((part) => part / determinant)) as unknown as Matrix;
}
