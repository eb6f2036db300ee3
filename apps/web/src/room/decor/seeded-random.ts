/** Returns a number in 0–1 that looks random and is the same for the same `seed`, so that a drawing never changes. */
export function seeded(seed: number): number {
  const value = Math.sin(seed * 127.1) * 43758.5453;
  return value - Math.floor(value);
}
