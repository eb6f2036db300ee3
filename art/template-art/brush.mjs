// Painting helpers for the art of the drawn designs: seeded random numbers, washes, ridges. All art is generated from a seed.

/** Creates a seeded random generator (0–1) with several distributions. */
export function chance(seed) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return { next, between: (from, to) => from + (to - from) * next(), pick: (list) => list[Math.floor(next() * list.length)] };
}

/** Mixes two '#rrggbb' colours; share 0 gives the first. */
export function mix(first, second, share) {
  const channel = (color, at) => Number.parseInt(color.slice(at, at + 2), 16);
  const parts = [1, 3, 5].map((at) => Math.round(channel(first, at) + (channel(second, at) - channel(first, at)) * share));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

export function alpha(color, opacity) {
  return `${color}${Math.round(opacity * 255)
    .toString(16)
    .padStart(2, '0')}`;
}

/** A ridge line by midpoint displacement: `count + 1` heights about `level`, rough by `rough` px. */
export function ridge(dice, count, level, rough) {
  const heights = new Array(count + 1).fill(level);
  heights[0] = level + dice.between(-rough, rough);
  heights[count] = level + dice.between(-rough, rough);
  const split = (from, to, span) => {
    if (to - from < 2) return;
    const middle = (from + to) >> 1;
    heights[middle] = (heights[from] + heights[to]) / 2 + dice.between(-span, span);
    split(from, middle, span * 0.52);
    split(middle, to, span * 0.52);
  };
  split(0, count, rough);
  return heights;
}
