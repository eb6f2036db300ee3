/**
 * The natural logarithm by its series, bit-identical in browsers and servers. Engines differ in the last digit of `Math.log`, which could
 * decide between two equally good rows.
 *
 *     ln x = 2 (z + z³/3 + z⁵/5 + …),  z = (x − 1) / (x + 1)
 *
 * @param x  above 0; meant for proportions, near 1
 */
export function naturalLog(x: number): number {
  const z = (x - 1) / (x + 1);
  let sum = 0;
  let power = z;
  for (let odd = 1; Math.abs(power) > 1e-17 && odd < 2000; odd += 2) {
    sum += power / odd;
    power *= z * z;
  }
  return 2 * sum;
}
