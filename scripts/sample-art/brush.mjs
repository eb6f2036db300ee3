// What the sample scenes are painted with: seeded chance, skies, ridges, grain. Everything is drawn from a seed, nothing is copied.

/** A seeded source of numbers 0–1 with a few shapes of chance. */
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

/** Fills the picture, or the part above `bottom` px, with a vertical run of colours. */
export function wash(ctx, width, bottom, colors, top = 0) {
  const run = ctx.createLinearGradient(0, top, 0, bottom);
  colors.forEach((color, index) => {
    run.addColorStop(index / (colors.length - 1), color);
  });
  ctx.fillStyle = run;
  ctx.fillRect(0, top, width, bottom - top);
}

export function glow(ctx, x, y, radius, color, strength = 0.9) {
  const run = ctx.createRadialGradient(x, y, 0, x, y, radius);
  run.addColorStop(0, alpha(color, strength));
  run.addColorStop(0.25, alpha(color, strength * 0.45));
  run.addColorStop(1, alpha(color, 0));
  ctx.fillStyle = run;
  ctx.fillRect(x - radius, y - radius, radius * 2, radius * 2);
}

export function disc(ctx, x, y, radius, color) {
  ctx.fillStyle = color;
  ctx.beginPath();
  ctx.arc(x, y, radius, 0, Math.PI * 2);
  ctx.fill();
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

export function fillRidge(ctx, size, heights, color, bottomColor = color) {
  const step = size.width / (heights.length - 1);
  const run = ctx.createLinearGradient(0, Math.min(...heights), 0, size.height);
  run.addColorStop(0, color);
  run.addColorStop(1, bottomColor);
  ctx.fillStyle = run;
  ctx.beginPath();
  ctx.moveTo(0, size.height);
  heights.forEach((y, index) => {
    ctx.lineTo(index * step, y);
  });
  ctx.lineTo(size.width, size.height);
  ctx.fill();
}

/** Film grain and a soft vignette, so that the drawing reads as a photograph. */
export function develop(ctx, { width, height }, dice) {
  const edge = ctx.createRadialGradient(
    width / 2,
    height / 2,
    Math.min(width, height) * 0.45,
    width / 2,
    height / 2,
    Math.hypot(width, height) * 0.6,
  );
  edge.addColorStop(0, '#00000000');
  edge.addColorStop(1, '#00000040');
  ctx.fillStyle = edge;
  ctx.fillRect(0, 0, width, height);
  const picture = ctx.getImageData(0, 0, width, height);
  for (let at = 0; at < picture.data.length; at += 4) {
    const grain = (dice.next() + dice.next() - 1) * 9;
    for (let channel = 0; channel < 3; channel++) picture.data[at + channel] += grain;
  }
  ctx.putImageData(picture, 0, 0);
}
