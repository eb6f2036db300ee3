/** Side of the window that is compared, px, and the step from window to window. */
const WINDOW = 11;
const STEP = 3;

/** Constants that keep the quotient stable in dark and in even windows, for values of 0–255. */
const C1 = (0.01 * 255) ** 2;
const C2 = (0.03 * 255) ** 2;

/**
 * Structural similarity of the brightness of two pictures of one size: the mean over windows of 11 px; 1 for equal pictures.
 * Wang, Bovik, Sheikh and Simoncelli, "Image Quality Assessment", 2004, with even instead of Gaussian weights.
 */
export function ssim(first: ImageData, second: ImageData): number {
  if (first.width !== second.width || first.height !== second.height || first.width < WINDOW || first.height < WINDOW) {
    throw new RangeError(
      `Expected two pictures of one size but received ${first.width} x ${first.height} and ${second.width} x ${second.height}`,
    );
  }
  const [a, b] = [brightness(first), brightness(second)];
  let sum = 0;
  let count = 0;
  for (let y = 0; y + WINDOW <= first.height; y += STEP) {
    for (let x = 0; x + WINDOW <= first.width; x += STEP) {
      sum += likeness(a, b, y * first.width + x, first.width);
      count += 1;
    }
  }
  return sum / count;
}

function brightness({ data }: ImageData): Float64Array {
  const values = new Float64Array(data.length / 4);
  for (let index = 0; index < values.length; index++) {
    values[index] = 0.299 * (data[4 * index] ?? 0) + 0.587 * (data[4 * index + 1] ?? 0) + 0.114 * (data[4 * index + 2] ?? 0);
  }
  return values;
}

function likeness(a: Float64Array, b: Float64Array, start: number, width: number): number {
  const count = WINDOW * WINDOW;
  let [sumA, sumB, squaresA, squaresB, products] = [0, 0, 0, 0, 0];
  for (let row = 0; row < WINDOW; row++) {
    for (let index = start + row * width; index < start + row * width + WINDOW; index++) {
      const [valueA, valueB] = [a[index] ?? 0, b[index] ?? 0];
      sumA += valueA;
      sumB += valueB;
      squaresA += valueA * valueA;
      squaresB += valueB * valueB;
      products += valueA * valueB;
    }
  }
  const [meanA, meanB] = [sumA / count, sumB / count];
  const [varianceA, varianceB] = [squaresA / count - meanA * meanA, squaresB / count - meanB * meanB];
  const covariance = products / count - meanA * meanB;
  return ((2 * meanA * meanB + C1) * (2 * covariance + C2)) / ((meanA * meanA + meanB * meanB + C1) * (varianceA + varianceB + C2));
}
