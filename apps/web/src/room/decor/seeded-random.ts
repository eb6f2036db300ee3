/** Returns a pseudo-random number in 0–1 that depends only on `seed`, so that a drawing never changes. */
export function seededRandom(seed: number): number {
  const value = Math.sin(seed * 127.1) * 43758.5453;
  return value - Math.floor(value);
}
