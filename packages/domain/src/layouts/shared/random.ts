/**
 * Creates a random number generator, 0 ≤ n < 1, that depends only on the seed (mulberry32: one 32-bit word of state, sufficient for
 * layouts). The domain has no other randomness: callers pass another seed for another layout.
 */
export function seededRandom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let word = Math.imul(state ^ (state >>> 15), 1 | state);
    word = (word + Math.imul(word ^ (word >>> 7), 61 | word)) ^ word;
    return ((word ^ (word >>> 14)) >>> 0) / 4_294_967_296;
  };
}
